import { machines } from '../../../machines';
import { readChart } from '../chart/read-chart';
import { activeStates, actorsOf, isChange, type Live, type LiveStep, withUpdate } from '../live/live-actors';
import { edgesOfTrail } from '../live/trail';
import type { GalleryUpdate } from '../live/wire';
import type { Frame, Message } from '../stories/story.types';

const charts = new Map(machines.map((machine) => [machine.id, { machine, ...readChart(machine) }]));

/** Extracts the messages, the transitions and the final states of all flows from a list of reports. */
export function movesOf(
  before: Live,
  news: readonly GalleryUpdate[],
): Pick<Frame, 'states' | 'taken' | 'messages'> & { live: Live } {
  const messages: Message[] = [];
  const steps = new Map<string, LiveStep[]>();
  let live = before;
  for (const update of news) {
    const known = live.actors.get(update.sessionId);
    const flow = known && charts.has(known.name) ? known : null;
    if (flow && update.type === '@xstate.event' && update.event.type !== 'xstate.init') {
      const from = live.actors.get(update.sourceId ?? '')?.name ?? null;
      messages.push({
        from: from !== null && charts.has(from) ? from : null,
        to: flow.name,
        event: update.event.type,
      });
    }
    if (flow && update.type === '@xstate.snapshot') {
      const step = { before: flow.value, event: update.event.type, after: update.snapshot.value };
      if (isChange(step)) steps.set(flow.name, [...(steps.get(flow.name) ?? []), step]);
    }
    live = withUpdate(live, update);
  }
  return { live, messages, taken: takenIn(steps), states: statesIn(live) };
}

const takenIn = (steps: ReadonlyMap<string, readonly LiveStep[]>): Frame['taken'] =>
  Object.fromEntries(
    [...steps].flatMap(([id, trail]) => {
      const chart = charts.get(id);
      const taken = chart ? [...edgesOfTrail(chart.machine, chart.edges, trail)] : [];
      return taken.length > 0 ? [[id, taken]] : [];
    }),
  );

const statesIn = (live: Live): Frame['states'] =>
  Object.fromEntries(
    [...charts].flatMap(([id, { machine, nodes }]) => {
      const active = activeStates(machine, actorsOf(live, id));
      const leaves = nodes.filter(
        (node) => active.has(node.id) && !nodes.some(({ parent }) => parent === node.id),
      );
      return leaves.length > 0 ? [[id, leaves.map((node) => node.id)]] : [];
    }),
  );
