import type { AnyStateNode } from 'xstate';
import type { Snapshot, Transition } from '../../../src/flows/chart/taken';
import type { Path } from './cover';
import type { Edge, Start, Vertex } from './explore';

/**
 * A transition together with an innermost state in which the machine was. A transition of a parent has one
 * pair for each of its children, because each child may have overridden it or left its data different.
 */
export type PairOf = (edge: Edge) => readonly unknown[];

/** Computes the pairs of every edge that can be reached from these starts. */
export function pairsOfEdges(starts: readonly Start[]): PairOf {
  const pairs = new Map<Edge, readonly unknown[]>();
  const seen = new Set<Vertex>();
  const queue = starts.map(({ vertex }) => vertex);
  for (let vertex = queue.shift(); vertex; vertex = queue.shift()) {
    if (seen.has(vertex)) continue;
    seen.add(vertex);
    for (const edge of vertex.edges) {
      pairs.set(edge, pairsOf(vertex.state, edge.taken));
      queue.push(edge.to);
    }
  }
  return (edge) => pairs.get(edge) ?? [];
}

const numbers = new WeakMap<Transition, number>();
let count = 0;
/** The number of a transition, which is the same in all paths. */
function nameOf(transition: Transition): number {
  const known = numbers.get(transition);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(transition, count);
  return count;
}

const pairsOf = (before: Snapshot, taken: readonly Transition[]): string[] =>
  taken.flatMap((transition) => {
    const name = nameOf(transition);
    if (transition.eventType === '') return [`${name}`];
    const inside = leavesOf(before).filter((leaf) => isWithin(leaf, transition.source));
    // A transition that follows in the same step may leave a state that was not active before.
    return inside.length > 0 ? inside.map((leaf) => `${leaf.id} ${name}`) : [`${name}`];
  });

const leavesOf = ({ _nodes }: Snapshot): AnyStateNode[] =>
  (_nodes as AnyStateNode[]).filter(({ states }) => Object.keys(states).length === 0);

const isWithin = (leaf: AnyStateNode, parent: AnyStateNode): boolean =>
  leaf === parent || (leaf.parent !== undefined && isWithin(leaf.parent, parent));

/** The pairs that these paths cover. */
export const pairsOn = (paths: readonly Pick<Path, 'start' | 'steps'>[]): Set<string> =>
  new Set(
    paths.flatMap(({ start, steps }) =>
      steps.flatMap(({ taken }, index) => pairsOf((steps[index - 1] ?? start).state, taken)),
    ),
  );
