import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { orderActionsMachine, orderQuestions } from '../../../machines/orders/order-actions.machine';
import type { questionMachine } from '../../../machines/orders/question.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { changedAgain, dearer, gone, previewOf } from './order-actions.model';
import { reasons } from './question.model';

type QuestionFlow = ActorRefFrom<typeof questionMachine>;

function start() {
  const effects = deferredActors('readDifferences', 'fillCart', 'rateOrder');
  const questions = deferredActors('readReasons', 'sendAnswer');
  const asking = <TLogic extends { provide(own: { actors: never }): unknown }>(logic: TLogic) =>
    logic.provide({ actors: questions.actors }) as TLogic;
  const flow = createActor(
    orderActionsMachine.provide({ actors: effects.actors }).provide({
      actors: {
        cancelOrder: asking(orderQuestions.cancelOrder),
        requestRefund: asking(orderQuestions.requestRefund),
        sendPrescription: asking(orderQuestions.sendPrescription),
        reviewOrder: asking(orderQuestions.reviewOrder),
      },
    }),
    { input: { orderId: 1002, moduleId: 1 } },
  );
  const emitted = emittedBy(flow);
  flow.start();
  return {
    flow,
    emitted,
    effects,
    questions,
    at: () => flow.getSnapshot(),
    answers: (answer: object) =>
      (flow.getSnapshot().children.question as QuestionFlow | undefined)?.send({
        type: 'answer.submitted',
        answer,
      }),
  };
}

it.each(['cancel.requested', 'refund.requested'] as const)(
  '%s asks for a reason, and sending it reloads the order [ORD-06, ORD-07]',
  async (type) => {
    const { flow, questions, emitted, at, answers } = start();
    flow.send({ type });
    questions.latest('readReasons').resolve(reasons);
    await settled();
    answers({ reason: 'Ordered by mistake', note: '', images: [] });
    expect(questions.latest('sendAnswer').input).toMatchObject({ subject: { orderId: 1002 } });
    questions.latest('sendAnswer').resolve({ message: 'It is done.' });
    await settled();
    expect(at().value).toBe('idle');
    expect(emitted).toEqual([
      { type: 'order.changed' },
      { type: 'notice', code: 'serverMessage', values: { text: 'It is done.' } },
    ]);
  },
);

it('a refused cancellation of an order reloads the order and keeps the dialog open [ORD-06]', async () => {
  const { flow, questions, emitted, at, answers } = start();
  flow.send({ type: 'cancel.requested' });
  questions.latest('readReasons').resolve(reasons);
  await settled();
  answers({ reason: 'Ordered by mistake', note: '' });
  questions.latest('sendAnswer').reject({ code: 'refused', messages: ['The store has confirmed it.'] });
  await settled();
  expect(at().matches('cancelling')).toBe(true);
  expect(emitted).toEqual([{ type: 'order.changed' }]);
});

it('closing the dialog for a refund request changes nothing [ORD-06, ORD-07]', () => {
  const { flow, emitted, at } = start();
  flow.send({ type: 'refund.requested' });
  (at().children.question as QuestionFlow | undefined)?.send({ type: 'question.closed' });
  expect(at().value).toBe('idle');
  expect(emitted).toEqual([]);
});

it('a reorder lists missing and more expensive items before anything enters the cart [ORD-08, X-14]', async () => {
  const { flow, effects, emitted, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(dearer);
  await settled();
  expect(at().matches({ reordering: 'asking' })).toBe(true);
  expect(effects.callsOf('fillCart')).toEqual([]);
  flow.send({ type: 'differences.accepted' });
  flow.send({ type: 'differences.accepted' });
  expect(effects.callsOf('fillCart').map(({ input }) => input)).toEqual([{ preview: dearer }]);
  effects.latest('fillCart').resolve(undefined);
  await settled();
  expect(emitted).toEqual([{ type: 'cart.filled', moduleId: 1 }]);
});

it('a reorder asks first when it replaces another store’s cart or the store is closed [ORD-08, CART-20]', async () => {
  for (const overrides of [{ otherStore: 'Basil Kitchen' }, { isOpen: false }]) {
    const { flow, effects, at } = start();
    flow.send({ type: 'reorder.requested' });
    effects.latest('readDifferences').resolve(previewOf(overrides));
    await settled();
    expect(at().matches({ reordering: 'asking' })).toBe(true);
    flow.send({ type: 'question.closed' });
    expect(effects.callsOf('fillCart')).toEqual([]);
  }
});

it('a reorder fills the cart immediately when nothing has changed [ORD-08]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(previewOf());
  await settled();
  expect(at().matches({ reordering: 'filling' })).toBe(true);
});

it('a reorder compares the items again when something has changed meanwhile [ORD-08, X-14]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(previewOf());
  await settled();
  effects.latest('fillCart').reject(changedAgain);
  await settled();
  effects.latest('readDifferences').resolve(dearer);
  await settled();
  expect(at().matches({ reordering: 'asking' })).toBe(true);
});

it('a reorder says when no item is available [ORD-08]', async () => {
  const { flow, effects, at } = start();
  flow.send({ type: 'reorder.requested' });
  effects.latest('readDifferences').resolve(gone);
  await settled();
  expect(at().matches({ reordering: 'nothingLeft' })).toBe(true);
  flow.send({ type: 'differences.accepted' });
  expect(effects.callsOf('fillCart')).toEqual([]);
});

it('a review of an item, or a new prescription, can be sent without choosing a reason [ORD-09, PHAR-05]', async () => {
  const { flow, questions, emitted, at, answers } = start();
  const target = { about: 'item', itemId: 102 } as const;
  flow.send({ type: 'review.requested', target, name: 'Hot Wings' });
  expect(at().context.targetName).toBe('Hot Wings');
  const review = { rating: 4, comment: 'Good', images: [] };
  answers(review);
  expect(questions.latest('sendAnswer').input).toEqual({
    subject: { orderId: 1002, target },
    answer: review,
  });
  questions.latest('sendAnswer').resolve({ message: 'Thank you.' });
  await settled();
  flow.send({ type: 'prescription.requested' });
  answers({ images: [] });
  questions.latest('sendAnswer').resolve({ message: 'Sent.' });
  await settled();
  expect(emitted.filter(({ type }) => type === 'order.changed')).toHaveLength(2);
  expect(questions.callsOf('readReasons')).toEqual([]);
});

it('one press on the stars sends one rating, and a refused rating reloads the order with the reason [ORD-09]', async () => {
  const { flow, effects, emitted, at } = start();
  const target = { about: 'item', itemId: 7 } as const;
  flow.send({ type: 'review.rated', target, rating: 4 });
  flow.send({ type: 'review.rated', target: { about: 'store' }, rating: 1 });
  expect(effects.latest('rateOrder').input).toEqual({ orderId: 1002, target, rating: 4 });
  effects.latest('rateOrder').resolve({ message: 'Thank you.' });
  await settled();
  expect(at().value).toBe('idle');
  expect(emitted.splice(0)).toEqual([
    { type: 'order.changed' },
    { type: 'notice', code: 'serverMessage', values: { text: 'Thank you.' } },
  ]);
  flow.send({ type: 'review.rated', target, rating: 2 });
  effects.latest('rateOrder').reject({ code: 'offline', messages: [] });
  await settled();
  expect(at().value).toBe('idle');
  expect(emitted.map(({ type }) => type)).toEqual(['notice', 'order.changed']);
});
