import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { taxRatesMachine } from '../../../machines/operator/tax-rates.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('saveRate');
  const flow = createActor(taxRatesMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}
const bakery = { kind: 'store', id: 6 } as const;

it('a tax rate is saved once, even if Save is pressed twice [PRICE-10, X-23]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 7.25 } });
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 7.25 } });
  expect(effects.callsOf('saveRate').map(({ input }) => input)).toEqual([{ ...bakery, percent: 7.25 }]);
  effects.latest('saveRate').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
  expect(flow.getSnapshot().matches('editing')).toBe(true);
});

it('an invalid tax percentage is not sent [PRICE-10]', () => {
  const { flow, effects } = start();
  for (const percent of [-1, 100.5, 5.125, Number.NaN])
    flow.send({ type: 'rate.submitted', change: { ...bakery, percent } });
  expect(effects.callsOf('saveRate')).toEqual([]);
});

it('a tax rate can be cleared [PRICE-10]', () => {
  const { flow, effects } = start();
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: null } });
  expect(effects.latest('saveRate').input).toEqual({ ...bakery, percent: null });
});

it('saving a tax rate can be retried after a failure [PRICE-10]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 8 } });
  effects.latest('saveRate').reject({ code: 'offline', messages: [] });
  await settled();
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 8 } });
  expect(effects.callsOf('saveRate')).toHaveLength(2);
});
