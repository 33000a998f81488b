import { expect, it } from 'vitest';
import { cartAtRest } from '../../../src/features/cart/sync/cart-at-rest';
import { cartLine } from '../../machines/cart/cart-lines';
import { startCart } from '../../machines/cart/cart-run';
import { settled } from '../../support/deferred';

async function waiting(lines = [cartLine(1)]) {
  const shopper = await startCart(lines);
  const begin = () => {
    const state = { isOver: false };
    void cartAtRest(shopper.cart).then(() => {
      state.isOver = true;
    });
    return state;
  };
  return { ...shopper, begin };
}

it('lets an addition go on at once while nothing else happens [CART-61]', async () => {
  const { begin } = await waiting();
  const wait = begin();
  await settled();
  expect(wait.isOver).toBe(true);
});

it('lets an addition wait until a removal is through, so that it is not removed with it [CART-61, CART-11]', async () => {
  const { begin, press, rest, answer } = await waiting();
  press('line.removed');
  const wait = begin();
  await settled();
  expect(wait.isOver).toBe(false);
  rest();
  await settled();
  expect(wait.isOver).toBe(false);
  await answer('removeLine', []);
  await settled();
  expect(wait.isOver).toBe(true);
});

it('does not wait for the network: without it the addition says so itself [CART-68]', async () => {
  const { begin, press, cart } = await waiting();
  press('line.removed');
  const wait = begin();
  cart.send({ type: 'network.offline' });
  await settled();
  expect(wait.isOver).toBe(true);
});
