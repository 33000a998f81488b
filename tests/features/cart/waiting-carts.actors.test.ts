import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { readWaitingCarts } from '../../../src/features/cart/drawer/waiting-carts.actors';
import { recordedApi } from '../../support/effects';

it.each([
  ['they can be read', ['a cart'], ['a cart']],
  ['they cannot be read: none', () => Promise.reject(new Error('away')), []],
])('the empty cart lists the carts of other modules when %s [CART-60]', async (_, answer, carts) => {
  const { api } = recordedApi({ waitingCarts: answer });
  expect(await toPromise(createActor(readWaitingCarts(api)).start())).toEqual(carts);
});
