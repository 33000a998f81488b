import type { ChartEdge } from './chart.types';

export const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

/**
 * Whether a transition is shown as text instead of a line: it stays in its state, returns to it, or leads
 * into or out of one of its parents.
 */
export const isRow = ({ isInternal, from, to }: ChartEdge): boolean =>
  isInternal || from === to || isInside(from, to) || isInside(to, from);

/** The names of the code: `add.requested [isUnread]`. */
export const conditionOf = ({ event, guard }: ChartEdge): string => (guard ? `${event} [${guard}]` : event);
