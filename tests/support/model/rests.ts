import type { AnyStateNode } from 'xstate';
import type { AnyModel } from '../model';

/** Leaf states in which a flow can rest; the others are transient. */
export function restingStates({ paths }: AnyModel): string[] {
  const nodes = paths
    .flatMap(({ start, steps }) => [start, ...steps])
    .flatMap(({ state }) => state._nodes as AnyStateNode[]);
  return [...new Set(nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id))];
}
