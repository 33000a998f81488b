import type { AnyStateMachine } from 'xstate';
import { type Edge, type Exploration, type Start, type Step, startOf, stepOf, type Vertex } from './explore';
import type { Snapshot, Transition } from './taken';

export type Path = { input: unknown; start: Omit<Step, 'event'>; steps: Step[] };

/** Few paths that take every transition: each walks on to the nearest one that is new, up to `maxLength` steps. */
export function cover(starts: Start[], maxLength: number): { start: Start; edges: Edge[] }[] {
  const walked = new Set<Transition>();
  const isNew = ({ taken }: Edge) => taken.some((transition) => !walked.has(transition));
  const walks = starts.flatMap((start) => {
    const walksFromHere: { start: Start; edges: Edge[] }[] = [];
    for (;;) {
      const edges: Edge[] = [];
      for (let at = start.vertex; ; ) {
        const hop = nearest(at, isNew);
        if (!hop || (edges.length > 0 && edges.length + hop.length > maxLength)) break;
        edges.push(...hop);
        for (const { taken } of hop) for (const transition of taken) walked.add(transition);
        at = hop.at(-1)?.to ?? at;
      }
      if (edges.length === 0) return walksFromHere;
      walksFromHere.push({ start, edges });
    }
  });
  const unused = starts.filter((start) => !walks.some((walk) => walk.start === start));
  return [...walks, ...unused.map((start) => ({ start, edges: [] }))];
}

function nearest(from: Vertex, isWanted: (edge: Edge) => boolean): Edge[] | null {
  const seen = new Set([from]);
  let layer: { vertex: Vertex; way: Edge[] }[] = [{ vertex: from, way: [] }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { vertex, way } of layer) {
      const wanted = vertex.edges.find(isWanted);
      if (wanted) return [...way, wanted];
      for (const edge of vertex.edges) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ vertex: edge.to, way: [...way, edge] });
      }
    }
    layer = next;
  }
  return null;
}

/**
 * A walk over situations that leave part of the context out is only a candidate. Replaying its events from the
 * start gives the real snapshots, and proves that the part left out decides nothing.
 */
export function replay(
  machine: AnyStateMachine,
  { start, edges }: { start: Start; edges: Edge[] },
  keyOf: Exploration['keyOf'],
): Path {
  const real = startOf(machine, start.input);
  let before: Snapshot = real.state;
  const steps = edges.map(({ event, to }) => {
    const step = stepOf(machine, before, event);
    if (keyOf(step.state) !== to.key)
      throw new Error(
        `"${machine.id}": after ${event.type} the model expects ${to.key}, the machine is in ${keyOf(step.state)}: ` +
          'a guard reads something that "vertex" leaves out',
      );
    before = step.state;
    return step;
  });
  return { input: start.input, start: real, steps };
}
