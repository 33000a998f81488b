import { describe, expect, it, vi } from 'vitest';
import { tripBookingMachine } from '../../machines/rental/trip-booking.machine';
import type { ModelEvent, Snapshot } from '../../src/flows/chart/taken';
import { faultyCopy, partOf, stateOf } from '../support/faulty-copy';
import type { AnyModel } from '../support/model';
import { eventsIn, stepOf } from '../support/model/explore';
import { flows } from './models';
import { tripBookingModel } from './rental/trip-booking.model';

vi.setConfig({ testTimeout: 120_000 });

/** Context fields that hold the failure reason. Without one, the state name is the reason. */
const REASONS = ['failure', 'profileFailure', 'error', 'geolocationProblem', 'problem'];
/** Final failures, where the customer can only leave the page. */
const FINAL: Record<string, string> = { registration: '"closed"' };
/** Upper limit of explored states; stops contexts that grow without bound. */
const MAX_SITUATIONS = 120;

const isFailed = (at: Snapshot): boolean => at.status === 'active' && at.hasTag('failed');
const isReasoned = ({ context }: Snapshot): boolean => REASONS.some((name) => context[name] != null);
const keyOf = ({ value, context }: Snapshot): string => JSON.stringify([value, context]);
const stateTextOf = ({ value, status }: Snapshot): string =>
  JSON.stringify(status === 'active' ? value : status);

const passedBy = ({ paths }: AnyModel): Snapshot[] =>
  paths.flatMap(({ start, steps }) => [start, ...steps]).map(({ state }) => state as Snapshot);

/** A request is running again and will set the reason. */
const isTriedAgain = (at: Snapshot, after: Snapshot): boolean =>
  Object.keys(after.children).some((name) => !(name in at.children));

/** A crash of a child actor does not count as a way out of the state. */
const isCrash = ({ type }: ModelEvent): boolean => type.startsWith('xstate.error.');

type Step = { event: ModelEvent; after: Snapshot };

function stepsFrom({ machine, fixtures }: AnyModel, at: Snapshot): Step[] {
  return eventsIn(at, fixtures)
    .filter((event) => machine.getTransitionData(at as never, event as never).length > 0)
    .flatMap((event) => {
      try {
        return [{ event, after: stepOf(machine, at, event).state }];
      } catch {
        // An actor that isn't running here can't have a result.
        return [];
      }
    });
}

type Found = { silenced: string[]; deadEnds: string[] };

/** Sends every event to every failed state that the paths pass, and again wherever the flow stays failed. */
function faultsIn(model: AnyModel): Found {
  const failed = new Map(
    passedBy(model)
      .filter(isFailed)
      .map((at) => [keyOf(at), at]),
  );
  const silenced = new Set<string>();
  const deadEnds = new Set<string>();
  // Map iteration includes entries added during the loop.
  for (const at of failed.values()) {
    const steps = stepsFrom(model, at);
    for (const { event, after } of steps.filter((step) => isFailed(step.after))) {
      if (isReasoned(at) && !isReasoned(after) && !isTriedAgain(at, after))
        silenced.add(`${stateTextOf(at)} on "${event.type}"`);
      if (failed.size < MAX_SITUATIONS) failed.set(keyOf(after), after);
    }
    const ways = steps.filter(
      ({ event, after }) => !isCrash(event) && stateTextOf(after) !== stateTextOf(at),
    );
    if (ways.length === 0 && FINAL[model.machine.id] !== stateTextOf(at)) deadEnds.add(stateTextOf(at));
  }
  return { silenced: [...silenced], deadEnds: [...deadEnds] };
}

describe.each(flows.map(({ model }) => [model.machine.id, model] as const))('%s', (_, model) => {
  it('keeps the reason of each failed state, and an event leads out of each failed state [CHK-15]', () => {
    expect(faultsIn(model)).toEqual({ silenced: [], deadEnds: [] });
  });
});

describe('the search for faulty failed states', () => {
  const faultsWith = (spoil: Parameters<typeof faultyCopy>[1]): Found =>
    faultsIn((tripBookingModel as unknown as AnyModel).with({}, faultyCopy(tripBookingMachine, spoil)));

  it('finds an inherited event that deletes the failure’s reason', () => {
    const { silenced } = faultsWith((chart) => {
      delete partOf(stateOf(chart, 'booking.editing.unquoted'), 'on')['draft.changed'];
    });
    expect(silenced).toEqual(['{"booking":{"editing":"unquoted"}} on "draft.changed"']);
  });

  it('finds a failed state without a transition out of it', () => {
    const { deadEnds } = faultsWith((chart) => {
      stateOf(chart, 'booking.unanswered').on = { 'basis.changed': {} };
    });
    expect(deadEnds).toEqual(['{"booking":"unanswered"}']);
  });
});
