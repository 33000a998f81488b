import { expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { questionMachine } from '../../../machines/orders/question.machine';
import { orderNow, provideOrderActions } from '../../../src/features/orders/actions/order-actions.actors';
import { orderOf, salim } from '../../machines/orders/order-tracking.model';

const placed = orderOf('pending', { courier: null });
const delivered = orderOf('delivered', { courier: salim });

it('a review addresses the courier who was assigned while the order page was open [ORD-09]', async () => {
  const review = vi.fn(() => Promise.resolve({ message: 'Thank you' }));
  let followed: typeof placed | null = null;
  const tracking = { getSnapshot: () => ({ context: { order: followed } }) };
  const order = () => orderNow(tracking as never, placed);
  const flow = createActor(provideOrderActions({ api: { review } as never, order }), {
    input: { orderId: placed.id, moduleId: placed.moduleId },
  }).start();
  expect(order().courier).toBeNull();

  followed = delivered;
  flow.send({ type: 'review.requested', target: { about: 'courier' }, name: 'Noor' });
  const question = flow.getSnapshot().children.question as ActorRefFrom<typeof questionMachine>;
  question.send({ type: 'answer.submitted', answer: { rating: 5, comment: 'Quick', images: [] } });
  await waitFor(flow, (at) => at.matches('idle'));
  expect(review).toHaveBeenCalledWith(expect.objectContaining({ courierId: salim.id }));
});
