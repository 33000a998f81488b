import { expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { addToCartMachine } from '../../../machines/cart/add-to-cart.machine';
import { cartMachine } from '../../../machines/cart/cart.machine';
import { cartMergeMachine } from '../../../machines/cart/cart-merge.machine';
import { itemOptionsMachine } from '../../../machines/catalogue/item-options.machine';
import { listingMachine } from '../../../machines/catalogue/listing.machine';
import type { CartApi } from '../../../src/api/cart-api';
import { provideAddToCart, provideCart, provideCartMerge } from '../../../src/features/cart/cart.actors';
import { provideListing } from '../../../src/features/catalogue/browse/listing.actors';
import { provideItemOptions } from '../../../src/features/catalogue/item/item-options.actors';
import { createReads } from '../../../src/platform/reads';

const nobody = () => Promise.reject(new Error('Nobody asks'));
const cartApi: CartApi = {
  list: nobody,
  add: nobody,
  update: nobody,
  remove: nobody,
  clear: nobody,
  replace: nobody,
  accept: nobody,
  sendLast: () => undefined,
  merge: nobody,
};

const pairs: [string, AnyStateMachine, AnyStateMachine][] = [
  ['cart', cartMachine, provideCart({ api: cartApi, shownVersion: () => 0 })],
  ['addToCart', addToCartMachine, provideAddToCart()],
  ['cartMerge', cartMergeMachine, provideCartMerge()],
  [
    'itemOptions',
    itemOptionsMachine,
    provideItemOptions({ api: { item: nobody }, cart: createActor(cartMachine) }),
  ],
  ['listing', listingMachine, provideListing({ key: 'k', store: createReads().lists, load: nobody })],
];

it.each(pairs)('every effect that the machine %s invokes is implemented', (_, machine, provided) => {
  const placeholders = Object.entries(machine.implementations.actors);
  const left = placeholders.filter(([name, actor]) => provided.implementations.actors[name] === actor);
  expect(left.map(([name]) => name)).toEqual([]);
});
