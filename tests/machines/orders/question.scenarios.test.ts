import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { questionMachine } from '../../../machines/orders/question.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { reasons } from './question.model';

const subject = { orderId: 1002 };
const answer = { reason: 'Ordered by mistake', note: 'Sorry' };
const press = { type: 'answer.submitted', answer } as const;

function start(hasReasons: boolean) {
  const effects = deferredActors('readReasons', 'sendAnswer');
  const flow = createActor(questionMachine.provide({ actors: effects.actors }), {
    input: { subject, hasReasons },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, effects, emitted, at: () => flow.getSnapshot() };
}

async function requested() {
  const page = start(true);
  page.effects.latest('readReasons').resolve(reasons);
  await settled();
  return page;
}

it('an order’s dialog loads the reasons to choose from before it can be answered [ORD-06, ORD-07]', async () => {
  const { flow, effects, at } = start(true);
  flow.send(press);
  expect(effects.callsOf('sendAnswer')).toEqual([]);
  effects.latest('readReasons').reject({ code: 'offline' });
  await settled();
  expect(at().hasTag('failed')).toBe(true);
  flow.send({ type: 'retry.requested' });
  expect(effects.latest('readReasons').input).toEqual({ subject });
  effects.latest('readReasons').resolve(reasons);
  await settled();
  expect(at().context).toMatchObject({ reasons, failure: null });
});

it('an order’s dialog sends the answer once, however often its button is pressed [ORD-06, RENT-54]', async () => {
  const { flow, effects, at } = await requested();
  flow.send(press);
  flow.send(press);
  expect(effects.callsOf('sendAnswer').map(({ input }) => input)).toEqual([{ subject, answer }]);
  effects.latest('sendAnswer').resolve({ message: 'Your order was cancelled.' });
  await settled();
  expect(at().output).toEqual({ message: 'Your order was cancelled.' });
});

it('closing an order’s dialog sends nothing [ORD-06, ORD-07, RENT-54]', async () => {
  const { flow, effects, at } = await requested();
  flow.send({ type: 'question.closed' });
  expect(at().output).toEqual({ message: null });
  expect(effects.callsOf('sendAnswer')).toEqual([]);
});

it('a refused answer keeps the order’s dialog open with the server’s message, and can be sent again [ORD-07, PHAR-05]', async () => {
  const { flow, effects, emitted, at } = start(false);
  flow.send(press);
  effects.latest('sendAnswer').reject({ code: 'refused', messages: ['The store has confirmed it.'] });
  await settled();
  expect(at().matches('answering')).toBe(true);
  expect(at().context.failure?.messages).toEqual(['The store has confirmed it.']);
  expect(emitted).toEqual([{ type: 'answer.refused' }]);
  flow.send(press);
  expect(at().context.failure).toBeNull();
  expect(effects.callsOf('sendAnswer')).toHaveLength(2);
});
