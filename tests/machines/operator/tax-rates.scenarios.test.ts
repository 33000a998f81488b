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

it('a rate is saved once for two presses, and the rates reload [PRICE-10, X-23]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 7.25 } });
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 7.25 } });
  expect(effects.callsOf('saveRate').map(({ input }) => input)).toEqual([{ ...bakery, percent: 7.25 }]);
  effects.latest('saveRate').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
  expect(flow.getSnapshot().matches('editing')).toBe(true);
});

it('a rate can be cleared, and an invalid percentage is not sent [PRICE-10]', () => {
  const { flow, effects } = start();
  for (const percent of [-1, 100.5, 5.125, Number.NaN])
    flow.send({ type: 'rate.submitted', change: { ...bakery, percent } });
  expect(effects.callsOf('saveRate')).toEqual([]);
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: null } });
  expect(effects.latest('saveRate').input).toEqual({ ...bakery, percent: null });
});

it('a rate that was not saved shows the reason and can be retried [PRICE-10]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 8 } });
  effects.latest('saveRate').reject({ code: 'offline', messages: [] });
  await settled();
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
  flow.send({ type: 'rate.submitted', change: { ...bakery, percent: 8 } });
  expect(effects.callsOf('saveRate')).toHaveLength(2);
});
