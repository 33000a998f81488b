import type { ChartEdge } from './chart.types';

export const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

/**
 * Drawn as text instead of a line: transitions that stay, return to their source, or lead into or out of
 * their own state.
 */
export const isRow = ({ isInternal, from, to }: ChartEdge): boolean =>
  isInternal || from === to || isInside(from, to) || isInside(to, from);

/** The names of the code: `add.requested [isUnread]`. */
export const conditionOf = ({ event, guard }: ChartEdge): string => (guard ? `${event} [${guard}]` : event);
