import { contradictions } from '../../../src/flows/chart/likeness';
import type { RecordedStep } from '../../../src/flows/record/recorded.types';
import type { Walk } from './cover';
import { type Edge, type Ended, endedAfter, hasEnded, NONE_ENDED, type Start, type Vertex } from './explore';

export type Recording = { value: unknown; steps: readonly RecordedStep[] };
export type FollowedWalk = {
  walk: Walk;
  /** The number of edges before the recording. */
  lead: number;
  /** The index of the first recorded step that has no edge. `null`: all steps were followed. */
  endsBefore: number | null;
};

type Candidate = { start: Start; edges: Edge[]; ended: Ended; vertex: Vertex; lead: number; cost: number };

/**
 * The cost of a sample event that contradicts the recorded data, in steps. A longer way to the beginning is
 * better.
 */
const CONTRADICTION = 20;

/**
 * Finds the walk with the recorded events and states. The recording may begin in any state, so the walk
 * starts with the shortest path to it. Sample events that contradict the recorded data are the last choice.
 */
export function follow(starts: readonly Start[], { value, steps }: Recording): FollowedWalk | null {
  const valueAt = cachedValues();
  let candidates = waysTo(starts, (vertex) => valueAt(vertex) === JSON.stringify(value));
  let before = JSON.stringify(value);
  let endsBefore: number | null = null;
  for (const [index, step] of steps.entries()) {
    const after = JSON.stringify(step.value);
    const next = candidates.flatMap((candidate) => continued(candidate, step, after, valueAt));
    // The flow ignored the event, or only its data changed.
    if (next.length === 0 && after === before) continue;
    if (next.length === 0) {
      endsBefore = index;
      break;
    }
    candidates = cheapestOfEach(next);
    before = after;
  }
  const [best] = [...candidates].sort((one, other) => one.cost - other.cost);
  return best ? { walk: { start: best.start, edges: best.edges }, lead: best.lead, endsBefore } : null;
}

function cachedValues() {
  const known = new Map<Vertex, string>();
  return (vertex: Vertex): string => {
    const value = known.get(vertex) ?? JSON.stringify(vertex.state.value);
    known.set(vertex, value);
    return value;
  };
}

/** Returns the shortest path to each vertex that matches. */
function waysTo(starts: readonly Start[], isThere: (vertex: Vertex) => boolean): Candidate[] {
  const seen = new Set<Vertex>();
  const found: Candidate[] = [];
  let layer = starts.map(
    (start): Candidate => ({
      start,
      edges: [],
      ended: NONE_ENDED,
      vertex: start.vertex,
      lead: 0,
      cost: 0,
    }),
  );
  while (layer.length > 0) {
    const fresh = layer.filter(({ vertex }) => !seen.has(vertex) && seen.add(vertex));
    found.push(...fresh.filter(({ vertex }) => isThere(vertex)));
    layer = fresh.flatMap((at) =>
      at.vertex.edges
        .filter(({ event, to }) => !seen.has(to) && !hasEnded(event, at.ended))
        .map((edge) => ({ ...extended(at, edge, 1), lead: at.lead + 1 })),
    );
  }
  return found;
}

const extended = (at: Candidate, edge: Edge, cost: number): Candidate => ({
  ...at,
  edges: [...at.edges, edge],
  ended: endedAfter(at.ended, edge),
  vertex: edge.to,
  cost: at.cost + cost,
});

const continued = (
  at: Candidate,
  { event: recorded }: RecordedStep,
  after: string,
  valueAt: (vertex: Vertex) => string,
): Candidate[] =>
  at.vertex.edges
    .filter(({ event, to }) => event.type === recorded.type && valueAt(to) === after)
    .filter(({ event }) => !hasEnded(event, at.ended))
    .map((edge) => extended(at, edge, CONTRADICTION * contradictions(recorded, edge.event)));

function cheapestOfEach(candidates: readonly Candidate[]): Candidate[] {
  const cheapest = new Map<Vertex, Candidate>();
  for (const candidate of candidates) {
    const known = cheapest.get(candidate.vertex);
    if (!known || candidate.cost < known.cost) cheapest.set(candidate.vertex, candidate);
  }
  return [...cheapest.values()];
}
