import type { AnyStateMachine } from 'xstate';
import type { Snapshot } from '../../../src/flows/chart/taken';
import {
  type Edge,
  type Ended,
  type Exploration,
  endedAfter,
  hasEnded,
  NONE_ENDED,
  type Start,
  type Step,
  startOf,
  stepOf,
  type Vertex,
} from './explore';

export type Walk = { start: Start; edges: Edge[] };
export type Path = { input: unknown; start: Omit<Step, 'event'>; steps: Step[] };

/** Returns the parts that an edge covers: transitions or states. */
export type WorthOf = (edge: Edge) => readonly unknown[];

/** A greedy cover with few paths: each continues to the nearest uncovered part, up to `maxLength` steps. */
export function cover(
  starts: Start[],
  worthOf: WorthOf,
  maxLength: number,
  known: readonly unknown[] = [],
): Walk[] {
  const collected = new Set(known);
  const isNew = (edge: Edge) => worthOf(edge).some((worth) => !collected.has(worth));
  const walks = starts.flatMap((start) => {
    const walksFromHere: Walk[] = [];
    for (;;) {
      const edges: Edge[] = [];
      let ended = NONE_ENDED;
      for (let at = start.vertex; ; ) {
        const hop = nearest(at, ended, isNew);
        if (!hop || (edges.length > 0 && edges.length + hop.length > maxLength)) break;
        refuseLonger(hop, maxLength);
        edges.push(...hop);
        for (const edge of hop) for (const worth of worthOf(edge)) collected.add(worth);
        at = hop.at(-1)?.to ?? at;
        ended = hop.reduce(endedAfter, ended);
      }
      if (edges.length === 0) return walksFromHere;
      walksFromHere.push({ start, edges });
    }
  });
  const unused = starts.filter((start) => !walks.some((walk) => walk.start === start));
  return [...walks, ...unused.map((start) => ({ start, edges: [] }))];
}

/**
 * Returns the shortest paths into a state: one for each transition that enters it, or only the shortest of
 * all.
 */
export function reach(
  starts: Start[],
  isThere: (snapshot: Snapshot) => boolean,
  { everyWay, maxLength }: { everyWay: boolean; maxLength: number },
): Walk[] {
  const entries = new Map<unknown, Walk>();
  for (const start of starts) {
    if (isThere(start.vertex.state)) keepShorter(entries, 'start', { start, edges: [] });
    for (const { way, edge } of allEdges(start.vertex, NONE_ENDED))
      if (
        !isThere(way.at(-1)?.to.state ?? start.vertex.state) &&
        [edge.to.state, ...edge.between].some(isThere)
      )
        keepShorter(entries, edge.taken[0], { start, edges: [...way, edge] });
  }
  const walks = [...entries.values()].sort((one, other) => one.edges.length - other.edges.length);
  const [shortest] = walks;
  if (shortest) refuseLonger(shortest.edges, maxLength);
  return everyWay ? walks.filter(({ edges }) => edges.length <= maxLength) : walks.slice(0, 1);
}

function keepShorter(entries: Map<unknown, Walk>, entry: unknown, walk: Walk): void {
  const known = entries.get(entry);
  if (!known || walk.edges.length < known.edges.length) entries.set(entry, walk);
}

function refuseLonger(edges: Edge[], maxLength: number): void {
  if (edges.length <= maxLength) return;
  const goal = edges.at(-1)?.event.type;
  throw new RangeError(
    `${maxLength} steps are too few: the shortest way to "${goal}" has ${edges.length} steps`,
  );
}

function nearest(from: Vertex, ended: Ended, isWanted: (edge: Edge) => boolean): Edge[] | null {
  for (const { way, edge } of allEdges(from, ended)) if (isWanted(edge)) return [...way, edge];
  return null;
}

/**
 * Yields all edges that can be reached from `from`, nearest first, with the path to each. `ended`: actors
 * that have already ended.
 */
function* allEdges(from: Vertex, ended: Ended): Generator<{ way: Edge[]; edge: Edge }> {
  const seen = new Set([from]);
  let layer: { vertex: Vertex; way: Edge[]; ended: Ended }[] = [{ vertex: from, way: [], ended }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    const possible = layer.map((at) => ({
      ...at,
      edges: at.vertex.edges.filter(({ event }) => !hasEnded(event, at.ended)),
    }));
    for (const { way, edges } of possible) for (const edge of edges) yield { way, edge };
    for (const { way, edges, ended: before } of possible)
      for (const edge of edges) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ vertex: edge.to, way: [...way, edge], ended: endedAfter(before, edge) });
      }
    layer = next;
  }
}

/**
 * A path over partial contexts is only a candidate. Replaying its events gives the real snapshots and proves
 * that the omitted context decides nothing.
 */
export function replay(machine: AnyStateMachine, { start, edges }: Walk, keyOf: Exploration['keyOf']): Path {
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
