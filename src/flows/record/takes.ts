import type { FlowChart } from '../flow-data.types';
import { type Live, withUpdate } from '../live/live-actors';
import type { GalleryUpdate } from '../live/wire';
import type { Take } from './recorded.types';

export type Reports = { live: Live; takes: readonly Take[] };

/** XState's own events that no test path repeats. */
const OWN = ['xstate.init', 'xstate.stop', 'flow.arrived'];

/** Adds one report of the app to the takes of a recording. */
export function withReport({ live, takes }: Reports, update: GalleryUpdate): Reports {
  const known = live.actors.get(update.sessionId);
  const next = withUpdate(live, update);
  const actor = next.actors.get(update.sessionId);
  const latest = takes.findLast(({ sessionId }) => sessionId === update.sessionId);
  const withLatest = (change: (take: Take) => Take) => ({
    live: next,
    takes: takes.map((take) => (take === latest ? change(take) : take)),
  });
  if (!actor) return { live: next, takes };
  if (update.type === '@xstate.event') {
    const isPress = update.sourceId === undefined && !update.event.type.startsWith('xstate.');
    return isPress ? withLatest((take) => ({ ...take, presses: take.presses + 1 })) : { live: next, takes };
  }
  const { value } = actor;
  const begun: Take = { sessionId: update.sessionId, machine: actor.name, value, steps: [], presses: 0 };
  const isStep = update.type === '@xstate.snapshot' && !OWN.includes(update.event.type);
  if (!isStep || !latest)
    // After a reconnect, all flows are reported again. A flow whose state changed meanwhile begins a new
    // take.
    return { live: next, takes: isSame(latest, value) ? takes : [...takes, begun] };
  const isStopped = known?.status !== 'active';
  if (isStopped) return { live: next, takes };
  const step = { event: update.event, value };
  return withLatest((take) => ({ ...take, steps: [...take.steps, step] }));
}

function isSame(take: Take | undefined, value: unknown): boolean {
  const last = take && (take.steps.at(-1)?.value ?? take.value);
  return take !== undefined && JSON.stringify(last) === JSON.stringify(value);
}

type Flows = readonly Pick<FlowChart, 'id' | 'feature'>[];

/**
 * Returns the takes in which a flow received events. The selected flow comes first, then the flows that the
 * customer pressed. Flows of the whole app come last.
 */
export function movedTakes(takes: readonly Take[], flows: Flows, chosen: string): Take[] {
  const featureOf = new Map(flows.map(({ id, feature }) => [id, feature]));
  const rankOf = ({ machine, presses }: Take) => {
    if (machine === chosen) return 0;
    if (featureOf.get(machine) === '') return 3;
    return presses > 0 ? 1 : 2;
  };
  return takes
    .filter(({ machine, steps }) => featureOf.has(machine) && steps.length > 0)
    .sort((one, other) => rankOf(one) - rankOf(other) || other.steps.length - one.steps.length);
}

export const stepsIn = (takes: readonly Take[]): number =>
  takes.reduce((sum, { steps }) => sum + steps.length, 0);
