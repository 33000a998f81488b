import type { Chart } from '../chart/chart.types';
import { ancestorsOf } from '../chart/view';
import type { FlowChart } from '../flow-data.types';
import type { Frame, Story } from './story.types';

/** The frames side by side: those before the chosen one, and those to which each first control leads. */
export function stripOf({ frames }: Story, chosen: Frame): Frame[] {
  const known = new Map(frames.map((frame) => [frame.id, frame]));
  const strip: Frame[] = [];
  for (let at: Frame | undefined = chosen; at; at = known.get(at.after ?? '')) strip.unshift(at);
  for (let at = nextOf(known, chosen); at && !strip.includes(at); at = nextOf(known, at)) strip.push(at);
  return strip;
}

const nextOf = (known: ReadonlyMap<string, Frame>, { spots: [first] }: Frame) => known.get(first?.to ?? '');

/** The frame of the URL, or else the first one. */
export const frameNamed = ({ frames }: Story, id: string | undefined): Frame | null =>
  frames.find((frame) => frame.id === id) ?? frames[0] ?? null;

/** This flow moves whenever the network is quiet, which no customer notices. */
const MEASURING = 'browser';

type Flows = readonly Pick<FlowChart, 'id' | 'feature'>[];

/**
 * The flows that moved on the way to this frame or that the customer's act reached; those come first. Flows of
 * the whole app, such as its layers, count only if no other flow moved.
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

/** The messages to these flows; the others changed nothing. */
export const messagesTo = (flows: readonly string[], { messages }: Frame): Frame['messages'] =>
  messages.filter(({ to }) => flows.includes(to));

/** The flow whose chart explains a frame: the first that moved, else the first that moves next. */
export function leadingFlow(strip: readonly Frame[], current: Frame, flows: Flows): string | null {
  const at = strip.findIndex(({ id }) => id === current.id);
  const moved = strip.slice(at, at + 2).flatMap((frame) => movedFlows(frame, flows));
  const running = [...moved, ...Object.keys(current.states)].filter((flow) => flow in current.states);
  const isOfApp = (flow: string) => flows.find(({ id }) => id === flow)?.feature === '';
  return running.find((flow) => !isOfApp(flow)) ?? running[0] ?? null;
}

/** The active states of a flow to which its last transitions led, the last one first; else all of them. */
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

/** The frame to which a transition of this flow leads from here. */
export const frameOfTransition = (
  { frames }: Story,
  { spots }: Frame,
  flow: string,
  transition: string,
): string | null =>
  spots
    .map(({ to }) => frames.find(({ id }) => id === to))
    .find((frame) => frame?.taken[flow]?.includes(transition))?.id ?? null;

/** The transitions that lead from this frame to the next ones. */
export const waysOn = ({ frames }: Story, { spots }: Frame, flow: string): string[] =>
  spots.flatMap(({ to }) => frames.find(({ id }) => id === to)?.taken[flow] ?? []);

/** These states and the parents around them. */
export function statesAround({ nodes }: Pick<Chart, 'nodes'>, states: readonly string[]): Set<string> {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  return new Set(states.flatMap((state) => [state, ...ancestorsOf(parents, state)]));
}

/** The parents that must be open to see every state of a flow in these frames. */
export function openParents(chart: Pick<Chart, 'id' | 'nodes'>, strip: readonly Frame[]): Set<string> {
  const states = strip.flatMap((frame) => frame.states[chart.id] ?? []);
  const around = statesAround(chart, states);
  for (const state of states) around.delete(state);
  return around;
}
