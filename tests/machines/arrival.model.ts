import { arrivalMachine } from '../../machines/arrival.machine';
import type { Intent, OrderRequest } from '../../machines/shared/intent';
import { choose } from '../domain/demo-items';
import { createModel } from '../support/model';
import { cartItem } from './cart/cart-lines';

export const orderRequest: OrderRequest = {
  item: cartItem(),
  selection: choose(),
  quantity: 2,
  intent: 'buyNow',
};
export const order: Intent = { type: 'order', request: orderRequest };

export const arrivalModel = createModel(arrivalMachine, {
  fixtures: [
    { type: 'auth.requested', mode: 'sign-in', intent: null },
    { type: 'auth.requested', mode: 'sign-up', intent: { type: 'checkout' } },
    { type: 'auth.requested', mode: 'sign-in', intent: order },
    { type: 'login.requested', favourite: { kind: 'item', id: 7 } },
    { type: 'page.left', href: '/my-orders' },
    { type: 'session.signedIn', entry: 'sign-in' },
    { type: 'session.signedIn', entry: 'sign-up' },
    { type: 'xstate.done.actor.cartMerge', output: 'merged' },
    { type: 'xstate.done.actor.cartMerge', output: 'nothing' },
    { type: 'xstate.error.actor.cartMerge', error: new Error('broken') },
    { type: 'xstate.done.actor.hasInterests', output: true },
    { type: 'xstate.done.actor.hasInterests', output: false },
    { type: 'xstate.error.actor.hasInterests', error: new Error('broken') },
    { type: 'xstate.done.actor.keepReferral', output: undefined },
    { type: 'xstate.error.actor.keepReferral', error: new Error('broken') },
  ],
  vertex: ({ context }) => [context.intent?.type, context.isNewcomer, context.isMergeDue],
  invariants: {
    'carts are merged only for a customer who signed in here': (at) =>
      !at.matches('merging') || at.context.isMergeDue,
    'an action that was continued is no longer stored': (at) =>
      !at.matches('resuming') || at.context.intent === null,
  },
});
