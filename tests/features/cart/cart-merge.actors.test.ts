import { expect, it, vi } from 'vitest';
import {
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  setup,
  waitFor,
} from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { ApiError } from '../../../src/api/api-error';
import type { CartApi } from '../../../src/api/cart-api';
import { toCartMerge } from '../../../src/api/cart-mapping';
import { provideCart, provideCartMerge } from '../../../src/features/cart/cart.actors';

async function signIn(guestId: string | null, merge: CartApi['merge']) {
  const session = sessionMachine.provide({
    actors: {
      readGuestId: fromPromise<string | null, void>(async () => guestId),
      requestGuestId: fromPromise<string, { refusedId: string | null }>(() =>
        Promise.reject(new Error('off')),
      ),
      readToken: fromPromise<string | null, void>(async () => null),
    },
  });
  const api = { merge, list: async () => [] } as Partial<CartApi> as CartApi;
  const cart = provideCart({ api, shownVersion: () => 0 });
  const root = createActor(
    setup({ actors: { session, cart, cartMerge: provideCartMerge() } }).createMachine({
      invoke: [
        { id: 'session', systemId: 'session', src: 'session' },
        { id: 'cart', systemId: 'cart', src: 'cart' },
      ],
      initial: 'before',
      states: {
        before: { on: { 'person.arrived': 'merging' } },
        merging: { invoke: { id: 'cartMerge', src: 'cartMerge' } },
      },
    }),
  ).start();
  await waitFor(
    root.system.get('session'),
    (snapshot) => !snapshot.matches({ guest: 'reading' }) && !snapshot.hasTag('busy'),
  );
  root.send({ type: 'person.arrived' });
  const merging: AnyMachineSnapshot = await waitFor(
    root.getSnapshot().children.cartMerge as ActorRefFrom<AnyStateMachine>,
    (snapshot) => snapshot.status === 'done' || snapshot.hasTag('failed'),
  );
  return merging;
}

it('the merge request contains the guest id of the cart [CART-64, GUEST-03]', async () => {
  const merge = vi.fn<CartApi['merge']>(async () => ({ isMerged: true, conflict: null }));
  const { output } = await signIn('guest-1', merge);
  expect(merge.mock.calls.map(([guestId, keep]) => [guestId, keep])).toEqual([['guest-1', null]]);
  expect(output).toBe('merged');
});

it('the cart merge is skipped for a customer who was never a guest in this browser [CART-64]', async () => {
  const merge = vi.fn<CartApi['merge']>();
  expect(await signIn(null, merge)).toMatchObject({ output: 'nothing' });
  expect(merge).not.toHaveBeenCalled();
});

it('a guest id that the server does not know counts as a guest without a cart [CART-64]', async () => {
  const merge = vi.fn<CartApi['merge']>(() =>
    Promise.reject(new ApiError('refused', [{ code: 'guest_id', message: 'Unknown guest' }])),
  );
  expect(await signIn('guest-1', merge)).toMatchObject({ output: 'nothing' });
});

it.each([
  ['the server does not answer', new ApiError('offline')],
  [
    'the server refuses something else',
    new ApiError('refused', [{ code: 'cart', message: 'Too many lines' }]),
  ],
])('the guest’s cart is not treated as empty when %s [CART-64]', async (_, failure) => {
  expect((await signIn('guest-1', () => Promise.reject(failure))).hasTag('failed')).toBe(true);
});

it('both carts are loaded when they conflict [CART-64]', () => {
  const wire = {
    merged: false,
    conflict: {
      guest_store: 'Hilltop Pizza',
      account_store: 'Basil Kitchen',
      guest_lines: 1,
      account_lines: 2,
    },
  };
  expect(toCartMerge(wire)).toEqual({
    isMerged: false,
    conflict: { guestStore: 'Hilltop Pizza', accountStore: 'Basil Kitchen', guestLines: 1, accountLines: 2 },
  });
  expect(toCartMerge({ merged: true, conflict: null })).toEqual({ isMerged: true, conflict: null });
});
