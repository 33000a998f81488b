import type { ReorderLine, ReorderPreview } from '../../../domain/placed-order';
import { orderActionsMachine } from '../../../machines/orders/order-actions.machine';
import { createModel } from '../../support/model';

export const lineOf = (overrides: Partial<ReorderLine> = {}): ReorderLine => ({
  id: 1,
  name: 'Lamb Shawarma',
  imageUrl: null,
  quantity: 1,
  available: 1,
  oldPrice: 720,
  price: 720,
  changes: [],
  ...overrides,
});

export const previewOf = (overrides: Partial<ReorderPreview> = {}): ReorderPreview => ({
  orderId: 1002,
  moduleId: 1,
  storeId: 2,
  storeName: 'Saffron Grill',
  isOpen: true,
  opensAt: null,
  otherStore: null,
  lines: [lineOf()],
  token: 'seen-1',
  ...overrides,
});

export const dearer = previewOf({
  lines: [
    lineOf({ price: 800, changes: ['price'] }),
    lineOf({ id: 2, name: 'Grilled Quail', available: 0, price: null, changes: ['gone'] }),
  ],
});
export const gone = previewOf({ lines: [lineOf({ available: 0, price: null, changes: ['gone'] })] });

export const changedAgain = {
  code: 'refused',
  messages: ['Something has changed.'],
  errors: [{ code: 'reorder_changed', message: 'Something has changed.' }],
};
const off = { error: { code: 'offline', messages: [] } };
const text = { output: { message: 'Done.' } };

export const orderActionsModel = createModel(orderActionsMachine, {
  input: { orderId: 1002, moduleId: 1 },
  fixtures: [
    { type: 'price.accepted', total: 19_00, paysNow: false },
    { type: 'review.requested', target: { about: 'store' }, name: 'Basil Kitchen' },
    { type: 'review.rated', target: { about: 'store' }, rating: 4 },
    { type: 'answer.refused' },
    { type: 'xstate.done.actor.question', ...text },
    { type: 'xstate.done.actor.question', output: { message: null } },
    { type: 'xstate.error.actor.question', ...off },
    { type: 'xstate.error.actor.listenToQuestion', ...off },
    { type: 'xstate.done.actor.rateOrder', ...text },
    { type: 'xstate.error.actor.rateOrder', ...off },
    { type: 'xstate.done.actor.acceptPrice', ...text },
    { type: 'xstate.error.actor.acceptPrice', ...off },
    { type: 'xstate.done.actor.readDifferences', output: previewOf() },
    { type: 'xstate.done.actor.readDifferences', output: dearer },
    { type: 'xstate.done.actor.readDifferences', output: gone },
    { type: 'xstate.error.actor.readDifferences', ...off },
    { type: 'xstate.done.actor.fillCart', output: undefined },
    { type: 'xstate.error.actor.fillCart', error: changedAgain },
    { type: 'xstate.error.actor.fillCart', ...off },
  ],
  vertex: ({ context }) => [context.preview?.lines.length, context.failure?.code],
  invariants: {
    'no question is kept after it has closed': (at) =>
      !at.matches('idle') || (at.context.preview === null && at.context.failure === null),
    'items enter the cart only after the comparison': (at) =>
      !at.matches({ reordering: 'filling' }) || at.context.preview !== null,
  },
});
