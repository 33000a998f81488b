import type { AnyStateNode } from 'xstate';
import type { ModelEvent, Snapshot, Transition } from '../../../src/flows/chart/taken';
import type { Edge } from './explore';

/**
 * Returns the transitions that handle this event in an active state. Call it only for an event that the
 * machine ignores: the guards of all these transitions are false. Empty: no active state handles the event.
 */
export const blockedTransitions = ({ _nodes }: Snapshot, { type }: ModelEvent): Transition[] =>
  type.startsWith('xstate.')
    ? []
    : (_nodes as AnyStateNode[]).flatMap(({ transitions }) => transitions.get(type) ?? []);

/** Returns the parts that a blocked step covers: each state together with the event that its guards block. */
export const blocksOf = ({ blocked }: Pick<Edge, 'blocked'>): readonly unknown[] => [
  ...new Set(blocked.map(({ source, eventType }) => `${source.id} ${eventType}`)),
];
