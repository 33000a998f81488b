import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { reviewReminderMachine } from '../../../machines/orders/review-reminder.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

const reminder = { orderId: 1002, storeName: 'Noor Grill', imageUrl: null };

function start(waiting: typeof reminder | null) {
  const effects = deferredActors('dismissReminder');
  const flow = createActor(reviewReminderMachine.provide({ actors: effects.actors }), {
    input: { reminder: waiting },
  });
  const emitted = emittedBy(flow);
  flow.start();
  return { flow, emitted, effects };
}

it('the review reminder names one order, and disappears after it is dismissed [REV-02]', async () => {
  const { flow, effects } = start(reminder);
  expect(flow.getSnapshot().context.reminder).toEqual(reminder);
  flow.send({ type: 'reminder.dismissed' });
  flow.send({ type: 'reminder.dismissed' });
  expect(effects.callsOf('dismissReminder').map(({ input }) => input)).toEqual([{ orderId: 1002 }]);
  effects.latest('dismissReminder').resolve(undefined);
  await settled();
  expect(flow.getSnapshot().context.reminder).toBeNull();
});

it('no review reminder is shown when no order waits for a review [REV-02]', () => {
  const { flow } = start(null);
  expect(flow.getSnapshot().matches('quiet')).toBe(true);
});

it('the review reminder stays, with the reason, when dismissing it fails [REV-02]', async () => {
  const { flow, effects, emitted } = start(reminder);
  flow.send({ type: 'reminder.dismissed' });
  effects.latest('dismissReminder').reject({ code: 'offline', messages: [] });
  await settled();
  expect(flow.getSnapshot().context.reminder).toEqual(reminder);
  expect(emitted).toEqual([{ type: 'notice', code: 'failed', failure: { code: 'offline', messages: [] } }]);
});
