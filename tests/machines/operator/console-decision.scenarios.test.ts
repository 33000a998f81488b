import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { consoleDecisionMachine } from '../../../machines/operator/console-decision.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start() {
  const effects = deferredActors('decide');
  const flow = createActor(consoleDecisionMachine.provide({ actors: effects.actors }));
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted };
}
const confirmed = { kind: 'order', id: 7, decision: 'confirmed' } as const;
const canceled = { kind: 'order', id: 7, decision: 'canceled' } as const;

it('a decision in the console is sent once, even if it is pressed twice [X-23, ORD-03]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'decision.made', subject: confirmed });
  flow.send({ type: 'decision.made', subject: confirmed });
  expect(effects.callsOf('decide').map(({ input }) => input)).toEqual([
    { ...confirmed, reason: null, goods: [] },
  ]);
  effects.latest('decide').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'console.changed' }]);
  expect(flow.getSnapshot().matches('waiting')).toBe(true);
});

it('the operator cannot reject an order without a reason [X-23, ORD-06]', () => {
  const { flow, effects } = start();
  flow.send({ type: 'decision.made', subject: canceled });
  flow.send({ type: 'reason.submitted', reason: ' ' });
  expect(effects.callsOf('decide')).toEqual([]);
  flow.send({ type: 'question.closed' });
  flow.send({ type: 'decision.made', subject: canceled });
  flow.send({ type: 'reason.submitted', reason: ' No bread left ' });
  expect(effects.latest('decide').input).toEqual({ ...canceled, reason: 'No bread left', goods: [] });
});

it('the operator prices a prescription by entering its items [PHAR-05]', () => {
  const { flow, effects } = start();
  const priced = { kind: 'order', id: 7, decision: 'prescription_priced' } as const;
  flow.send({ type: 'decision.made', subject: priced });
  flow.send({ type: 'goods.submitted' });
  expect(effects.callsOf('decide')).toEqual([]);
  const count = (itemId: number, variation: string | null, quantity: number) =>
    flow.send({ type: 'good.counted', itemId, variation, quantity });
  count(301, null, 1);
  count(302, '100 ml', 1);
  count(302, '200 ml', 3);
  count(301, null, 2);
  count(302, '100 ml', 0);
  flow.send({ type: 'goods.submitted' });
  expect(effects.latest('decide').input).toEqual({
    ...priced,
    reason: null,
    goods: [
      { itemId: 301, variation: null, quantity: 2 },
      { itemId: 302, variation: '200 ml', quantity: 3 },
    ],
  });
});

it('a decision that failed to send keeps its reason and items for a retry [X-23, PHAR-05]', async () => {
  const { flow, effects } = start();
  const fails = async (error: object) => {
    effects.latest('decide').reject(error);
    await settled();
    return [flow.getSnapshot().value, flow.getSnapshot().context.reason];
  };
  flow.send({ type: 'decision.made', subject: canceled });
  flow.send({ type: 'reason.submitted', reason: 'No bread left' });
  expect(await fails({ code: 'offline', messages: [] })).toEqual(['explaining', 'No bread left']);
  flow.send({ type: 'reason.submitted', reason: 'No bread left' });
  expect(
    await fails({ code: 'refused', messages: [], errors: [{ code: 'decision', message: 'Too late' }] }),
  ).toEqual(['waiting', null]);
  flow.send({
    type: 'decision.made',
    subject: { kind: 'order', id: 7, decision: 'prescription_priced' },
  });
  flow.send({ type: 'good.counted', itemId: 301, variation: null, quantity: 2 });
  flow.send({ type: 'goods.submitted' });
  await fails({ code: 'refused', messages: [], errors: [{ code: 'goods', message: 'Only one is left' }] });
  expect(flow.getSnapshot().value).toBe('pricing');
  expect(flow.getSnapshot().context.goods).toHaveLength(1);
});

it('a refused decision shows its reason as a notice [X-23]', async () => {
  const { flow, effects, emitted } = start();
  flow.send({ type: 'decision.made', subject: confirmed });
  effects.latest('decide').reject({ code: 'refused', messages: ['Too late'] });
  await settled();
  expect(emitted).toEqual([
    { type: 'notice', code: 'failed', failure: { code: 'refused', messages: ['Too late'] } },
    { type: 'console.changed' },
  ]);
});

it('the console reloads every 20 seconds while it waits for a decision [X-23]', () => {
  vi.useFakeTimers();
  const { flow, emitted } = start();
  vi.advanceTimersByTime(41_000);
  expect(emitted).toHaveLength(2);
  flow.stop();
  vi.useRealTimers();
});

it('a decision that cannot be undone is sent only after its confirmation [X-23, ORD-07]', () => {
  const { flow, effects } = start();
  const refunded = { kind: 'order', id: 7, decision: 'refunded' } as const;
  flow.send({ type: 'decision.made', subject: refunded });
  expect(effects.callsOf('decide')).toEqual([]);
  flow.send({ type: 'question.closed' });
  flow.send({ type: 'decision.confirmed' });
  expect(effects.callsOf('decide')).toEqual([]);
  flow.send({ type: 'decision.made', subject: refunded });
  flow.send({ type: 'decision.confirmed' });
  expect(effects.latest('decide').input).toEqual({ ...refunded, reason: null, goods: [] });
});

it('a decision keeps the search and the filter of the console’s list [X-23]', () => {
  const { flow } = start();
  flow.send({ type: 'list.searched', text: 'noor' });
  flow.send({ type: 'list.filtered', filter: 'open' });
  flow.send({ type: 'decision.made', subject: confirmed });
  expect(flow.getSnapshot().context).toMatchObject({ search: 'noor', filter: 'open' });
});
