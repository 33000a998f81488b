import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { shopSwitchesMachine } from '../../../machines/operator/shop-switches.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start(tried: Record<string, number> = {}) {
  const effects = deferredActors('trySwitches', 'keepSwitches', 'reloadPage');
  const flow = createActor(shopSwitchesMachine.provide({ actors: effects.actors }), {
    input: { shop: { guest_checkout_status: 1, tax_included: 0 }, tried },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}

it('a preview of shop settings contains only the changed ones [X-23]', async () => {
  const { flow, effects } = start();
  flow.send({ type: 'trial.requested' });
  expect(effects.callsOf('trySwitches')).toEqual([]);
  flow.send({ type: 'switch.set', name: 'guest_checkout_status', value: 0 });
  flow.send({ type: 'switch.set', name: 'tax_included', value: 1 });
  flow.send({ type: 'switch.set', name: 'tax_included', value: 0 });
  flow.send({ type: 'switch.set', name: 'tax_included', value: 7 });
  flow.send({ type: 'trial.requested' });
  expect(effects.latest('trySwitches').input).toEqual({ guest_checkout_status: 0 });
  effects.latest('trySwitches').resolve(undefined);
  await settled();
  expect(effects.callsOf('reloadPage')).toHaveLength(1);
});

it('ending a preview of shop settings sends no settings [X-23]', () => {
  const { flow, effects } = start({ tax_included: 1 });
  flow.send({ type: 'trial.ended' });
  expect(effects.latest('trySwitches').input).toEqual({});
});

it('shop settings are not saved for everyone without a confirmation [X-23]', () => {
  const { flow, effects } = start();
  flow.send({ type: 'switch.set', name: 'guest_checkout_status', value: 0 });
  flow.send({ type: 'keep.requested' });
  flow.send({ type: 'question.closed' });
  expect(effects.callsOf('keepSwitches')).toEqual([]);
});

it('shop settings that could not be saved stay in the form [X-23]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'switch.set', name: 'guest_checkout_status', value: 0 });
  flow.send({ type: 'keep.requested' });
  flow.send({ type: 'keep.confirmed' });
  effects.latest('keepSwitches').reject({ code: 'offline', messages: [] });
  await settled();
  expect(flow.getSnapshot().matches('choosing')).toBe(true);
  expect(flow.getSnapshot().context.changes).toEqual({ guest_checkout_status: 0 });
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
});
