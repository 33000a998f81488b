import type { ChartEdge } from './chart.types';

export const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

/**
 * True if a transition is shown as text instead of a line. It stays in its state, returns to it, or crosses
 * the border of a parent.
 */
export const isRow = ({ isInternal, from, to }: ChartEdge): boolean =>
  isInternal || from === to || isInside(from, to) || isInside(to, from);

/** Returns the code names, such as `add.requested [isUnread]`. */
export const conditionOf = ({ event, guard }: ChartEdge): string => (guard ? `${event} [${guard}]` : event);
