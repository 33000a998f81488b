import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { proceedMachine } from '../../machines/cart/proceed.machine';
import { locationMachine } from '../../machines/location/location.machine';
import { placeSearchMachine } from '../../machines/location/place-search.machine';
import { copiesWithoutOneTransition, faultyCopy, partOf, stateOf } from '../support/faulty-copy';
import type { AnyModel, AnyPath } from '../support/model';
import { findFailingWalk } from '../support/random-walks';
import { runPath } from '../support/run-path';
import { flows } from './models';

vi.setConfig({ testTimeout: 60_000 });

const modelOf = (machine: AnyStateMachine): AnyModel => {
  const found = flows.find(({ model }) => model.machine.id === machine.id);
  if (!found) throw new Error(`No model of "${machine.id}"`);
  return found.model;
};

/** Why the first generated path that a machine can't follow stops; null when it follows them all. */
async function caught(paths: AnyPath[], machine: AnyStateMachine): Promise<string | null> {
  for (const path of paths) {
    const reason = await runPath(machine, path).then(
      () => null,
      (error: Error) => error.message,
    );
    if (reason !== null) return reason;
  }
  return null;
}

describe('a fault in a copy of a machine is found by the generated paths', () => {
  it.each([
    [
      'a dead button',
      faultyCopy(proceedMachine, (chart) => {
        delete partOf(stateOf(chart, 'asking'), 'on')['guest.chosen'];
      }),
      'guest.chosen',
    ],
    [
      'a missing transition',
      faultyCopy(locationMachine, (chart) => {
        delete partOf(stateOf(chart, 'lookupFailed'), 'on')['retry.requested'];
      }),
      'retry.requested',
    ],
    [
      'a guard that begins one too late',
      placeSearchMachine.provide({ guards: { isLongEnough: (_, query) => query.trim().length > 2 } }),
      'query.changed',
    ],
    [
      'a guard that begins one too early',
      placeSearchMachine.provide({ guards: { isLongEnough: (_, query) => query.trim().length >= 1 } }),
      'query.changed',
    ],
    [
      'a lost timer',
      faultyCopy(placeSearchMachine, (chart) => {
        delete stateOf(chart, 'typing').after;
      }),
      'xstate.after.searchDebounce',
    ],
    [
      'news that is not told',
      proceedMachine.provide({ actions: { requestCheckout: () => undefined } }),
      'proceed.requested',
    ],
  ])('%s', async (_name, faulty, step) => {
    expect(await caught(modelOf(faulty as AnyStateMachine).paths, faulty as AnyStateMachine)).toContain(step);
  });
});

const QUIET = 'only starts the quiet time anew, and a path knows no durations';
const ANEW = 'only asks the server anew, for another market, which a path can not tell from the first time';
const TOLD = 'only tells other flows, which the scenarios of the root check';

const SHOWN = 'only changes what is shown, which the scenarios and the page check';

/** Copies that no path can tell from the machine, each with the reason. */
const SAME: Record<string, string> = {
  'cart syncing.settling line.increased #0': QUIET,
  'cart syncing.settling line.decreased #0': QUIET,
  'cart syncing.settling line.removed #0': QUIET,
  'cart syncing.settling line.instructed #0': QUIET,
  'storefront ready guest.identified #0': TOLD,
  'storefront ready auth.requested #0': TOLD,
  'storefront ready auth.dismissed #0': TOLD,
  'storefront ready login.requested #0': TOLD,
  'storefront ready page.left #0': TOLD,
  'storefront ready wish.resumed #0': TOLD,
  'storefront ready carts.settled #0': TOLD,
  'storefront ready location.loaded #0': TOLD,
  'storefront ready cart.replaced #0': TOLD,
  'storefront ready cart.clearRequested #0': TOLD,
  'storefront ready elsewhere.cart #0': TOLD,
  'storefront ready elsewhere.wishlist #0': TOLD,
  'storefront ready elsewhere.module #0': TOLD,
  'storefront ready elsewhere.place #0': TOLD,
  'storefront ready elsewhere.theme #0': TOLD,
  'storefront ready elsewhere.diet #0': TOLD,
  'storefront ready elsewhere.guest #0': TOLD,
  'storefront ready elsewhere.token #0': TOLD,
  'storefront ready elsewhere.expiry #0': TOLD,
  'storefront ready window.focused #0': TOLD,
  'storefront ready network.online #0': TOLD,
  'storefront ready network.offline #0': TOLD,
  'diet signedOut diet.changedElsewhere #0': SHOWN,
  'arrival merging module.changed #0': ANEW,
  'wishlist signedIn wish.resumed #0': SHOWN,
  'consent saving consent.chosen #0': SHOWN,
};

/** Only the part of the paths that the fault can touch: a path is walked as far as the event happens. */
const touchedBy = (type: string, paths: AnyPath[]): AnyPath[] =>
  paths.flatMap((path) => {
    const last = path.steps.findLastIndex(({ event }) => event.type.startsWith(type));
    return last < 0 ? [] : [{ ...path, steps: path.steps.slice(0, last + 1) }];
  });

describe.each(flows.map(({ model }) => [model.machine.id, model] as const))('%s', (id, model) => {
  it('can not lose any answer to an event, an outcome or a timer unnoticed', async () => {
    const unnoticed = [];
    for (const { lacks, type, machine } of copiesWithoutOneTransition(model.machine))
      if ((await caught(touchedBy(type, model.paths), machine)) === null) unnoticed.push(`${id} ${lacks}`);
    expect(unnoticed).toEqual(Object.keys(SAME).filter((name) => name.startsWith(`${id} `)));
  });
});

describe('random walks', () => {
  const model = modelOf(placeSearchMachine);
  const wish = { runs: 200, seed: 7, maxLength: 30 };

  it('find nothing in the machine itself', async () => {
    expect((await findFailingWalk(model, wish)).failure).toBeNull();
  });

  it('find a fault and tell the shortest way to it, the same for the same seed', async () => {
    const machine = faultyCopy(placeSearchMachine, (chart) => {
      delete partOf(stateOf(chart, 'failed'), 'on')['retry.requested'];
    });
    const { failure } = await findFailingWalk(model, { ...wish, machine });
    expect(failure?.path.steps.map(({ event }) => event.type)).toEqual([
      'query.changed',
      'xstate.after.searchDebounce.placeSearch.typing',
      'xstate.error.actor.suggestPlaces',
      'retry.requested',
    ]);
    expect(await findFailingWalk(model, { ...wish, machine })).toMatchObject({
      failure: { reason: failure?.reason },
    });
  });
});
