import type { Chart } from '../chart/chart.types';
import { ancestorsOf } from '../chart/view';
import type { FlowChart } from '../flow-data.types';
import type { Frame, Story } from './story.types';

/** Returns a linear sequence: the frames before the chosen one, and those that follow each first control. */
export function stripOf({ frames }: Story, chosen: Frame): Frame[] {
  const known = new Map(frames.map((frame) => [frame.id, frame]));
  const strip: Frame[] = [];
  for (let at: Frame | undefined = chosen; at; at = known.get(at.after ?? '')) strip.unshift(at);
  for (let at = nextOf(known, chosen); at && !strip.includes(at); at = nextOf(known, at)) strip.push(at);
  return strip;
}

const nextOf = (known: ReadonlyMap<string, Frame>, { spots: [first] }: Frame) => known.get(first?.to ?? '');

/** Falls back to the first frame. */
export const frameNamed = ({ frames }: Story, id: string | undefined): Frame | null =>
  frames.find((frame) => frame.id === id) ?? frames[0] ?? null;

/** This flow reacts to network activity, which no customer notices. */
const MEASURING = 'browser';

type Flows = readonly Pick<FlowChart, 'id' | 'feature'>[];

/**
 * Returns the flows that moved before this frame. Flows that received the customer's own event are first.
 * Flows of the whole app, such as its layers, count only if no other flow moved.
 */
export function movedFlows({ taken, messages }: Pick<Frame, 'taken' | 'messages'>, flows: Flows): string[] {
  const reached = messages
    .filter(({ from, event }) => from === null && !event.startsWith('xstate.'))
    .map(({ to }) => to);
  const isOfApp = (flow: string) => flows.find(({ id }) => id === flow)?.feature === '';
  const orderOf = (flow: string) => (reached.includes(flow) ? reached.indexOf(flow) : reached.length);
  const countOf = (flow: string) => taken[flow]?.length ?? 0;
  const all = [...new Set([...reached, ...Object.keys(taken)])].sort(
    (one, other) => orderOf(one) - orderOf(other) || countOf(other) - countOf(one),
  );
  const own = all.filter((flow) => !isOfApp(flow));
  return own.length > 0 ? own : all.filter((flow) => flow in taken && flow !== MEASURING);
}

/** Drops the messages to other flows, because they changed nothing. */
export const messagesTo = (flows: readonly string[], { messages }: Frame): Frame['messages'] =>
  messages.filter(({ to }) => flows.includes(to));

/** The chart of this flow explains a frame: the first flow that moved, else the first that moves next. */
export function leadingFlow(strip: readonly Frame[], current: Frame, flows: Flows): string | null {
  const at = strip.findIndex(({ id }) => id === current.id);
  const moved = strip.slice(at, at + 2).flatMap((frame) => movedFlows(frame, flows));
  const running = [...moved, ...Object.keys(current.states)].filter((flow) => flow in current.states);
  const isOfApp = (flow: string) => flows.find(({ id }) => id === flow)?.feature === '';
  return running.find((flow) => !isOfApp(flow)) ?? running[0] ?? null;
}

/**
 * Returns the active states that the last transitions of a flow reached, the latest first. Falls back to all
 * active states.
 */
export function reachedStates(
  { edges }: Pick<Chart, 'edges'>,
  flow: string,
  { taken, states }: Frame,
): string[] {
  const active = states[flow] ?? [];
  const ends = (taken[flow] ?? []).map((id) => edges.find((edge) => edge.id === id)?.to ?? '').reverse();
  const reached = ends.flatMap((end) =>
    active.filter((state) => state === end || state.startsWith(`${end}.`)),
  );
  return reached.length > 0 ? [...new Set(reached)] : [...active];
}

export const frameOfTransition = (
  { frames }: Story,
  { spots }: Frame,
  flow: string,
  transition: string,
): string | null =>
  spots
    .map(({ to }) => frames.find(({ id }) => id === to))
    .find((frame) => frame?.taken[flow]?.includes(transition))?.id ?? null;

/** Returns the transitions that lead from this frame to the next ones. */
export const nextTransitions = ({ frames }: Story, { spots }: Frame, flow: string): string[] =>
  spots.flatMap(({ to }) => frames.find(({ id }) => id === to)?.taken[flow] ?? []);

export function statesAround({ nodes }: Pick<Chart, 'nodes'>, states: readonly string[]): Set<string> {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  return new Set(states.flatMap((state) => [state, ...ancestorsOf(parents, state)]));
}

/** Returns the parents that must be expanded to show every state of a flow in these frames. */
export function openParents(chart: Pick<Chart, 'id' | 'nodes'>, strip: readonly Frame[]): Set<string> {
  const states = strip.flatMap((frame) => frame.states[chart.id] ?? []);
  const around = statesAround(chart, states);
  for (const state of states) around.delete(state);
  return around;
}
