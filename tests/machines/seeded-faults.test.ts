import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { proceedMachine } from '../../machines/cart/proceed.machine';
import { locationMachine } from '../../machines/location/location.machine';
import { placeSearchMachine } from '../../machines/location/place-search.machine';
import { goldenLinesOf, linesOf } from '../support/check-model';
import { faultyCopy, partOf, stateOf } from '../support/faulty-copy';
import type { AnyModel } from '../support/model';
import { findFailingWalk } from '../support/random-walks';
import { flows } from './models';

vi.setConfig({ testTimeout: 60_000 });

const modelOf = (machine: AnyStateMachine): AnyModel => {
  const found = flows.find(({ model }) => model.machine.id === machine.id);
  if (!found) throw new Error(`No model of "${machine.id}"`);
  return found.model;
};

/** What is tested is what happens to somebody who edits a chart: its paths are generated anew from the edited one. */
describe('a change of a chart shows as a difference to the paths in docs/flows', () => {
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
      'after.searchDebounce',
    ],
    [
      'news that is not told',
      proceedMachine.provide({ actions: { requestCheckout: () => undefined } }),
      '! checkout.requested',
    ],
  ])('%s', (_name, changed, step) => {
    const edited = changed as AnyStateMachine;
    const accepted = goldenLinesOf(edited.id);
    const lines = linesOf(modelOf(edited).with({}, edited));
    const lost = accepted.filter((line) => !lines.includes(line));
    expect(lost.join('\n')).toContain(step);
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
      'recent.changedElsewhere',
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
