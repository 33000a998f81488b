import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { proceedMachine } from '../../machines/cart/proceed.machine';
import { locationMachine } from '../../machines/location/location.machine';
import { placeSearchMachine } from '../../machines/location/place-search.machine';
import { otpMachine } from '../../machines/session/otp.machine';
import { goldenPathsOf } from '../support/check-model';
import { faultyCopy, partOf, stateOf } from '../support/faulty-copy';
import type { AnyModel } from '../support/model';
import { goldenPath } from '../support/model/golden-paths';
import { findFailingWalk } from '../support/random-walks';
import { flows } from './models';

vi.setConfig({ testTimeout: 60_000 });

const modelOf = (machine: AnyStateMachine): AnyModel => {
  const found = flows.find(({ model }) => model.machine.id === machine.id);
  if (!found) throw new Error(`No model of "${machine.id}"`);
  return found.model;
};

/** Changes a chart; the paths are generated from the changed chart. */
describe('a seeded fault in a chart', () => {
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
      'an event that is not emitted',
      proceedMachine.provide({ actions: { requestCheckout: () => undefined } }),
      '! checkout.requested',
    ],
  ])('changes the paths in docs/flows: %s', (_name, changed, step) => {
    const edited = changed as AnyStateMachine;
    const paths = modelOf(edited).with({}, edited).paths.map(goldenPath);
    const lost = goldenPathsOf(edited.id).filter((path) => !paths.includes(path));
    expect(lost.join('\n')).toContain(step);
  });
});

describe('a guard that lets everything through [X-20]', () => {
  it('changes the blocked events in docs/flows', () => {
    const changed = otpMachine.provide({ guards: { hasWholeCode: () => true } }) as AnyStateMachine;
    const blocked = modelOf(changed).with({}, changed).blocked.map(goldenPath).join('\n');
    const stored = goldenPathsOf(changed.id, 'blocked').join('\n');
    expect(stored).toContain('code.submitted: blocked');
    expect(blocked).not.toContain('code.submitted: blocked');
  });
});

describe('Random walks through a machine', () => {
  const model = modelOf(placeSearchMachine);
  const draft = { runs: 600, seed: 7, maxLength: 30 };

  it('do not fail in the unchanged machine', async () => {
    expect((await findFailingWalk(model, draft)).failure).toBeNull();
  });

  it('are shortened to the shortest path to a fault, which is always the same for the same seed', async () => {
    const machine = faultyCopy(placeSearchMachine, (chart) => {
      delete partOf(stateOf(chart, 'failed'), 'on')['retry.requested'];
    });
    const { failure } = await findFailingWalk(model, { ...draft, machine });
    expect(failure?.path.steps.map(({ event }) => event.type)).toEqual([
      'query.changed',
      'query.changed',
      'xstate.after.searchDebounce.placeSearch.typing',
      'xstate.error.actor.suggestPlaces',
      'retry.requested',
    ]);
    expect(await findFailingWalk(model, { ...draft, machine })).toMatchObject({
      failure: { reason: failure?.reason },
    });
  });
});
