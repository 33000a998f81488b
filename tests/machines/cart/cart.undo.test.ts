import { describe, expect, it } from 'vitest';
import { request } from './add-to-cart.model';
import { cartItem, cartLine } from './cart-lines';
import { startCart } from './cart-run';

const server = { code: 'server' };

describe('clearing and Undo', () => {
  const old = [cartLine(1, 2), cartLine(2)];
  const fresh = [cartLine(3, 1, { storeId: 4 })];

  it('empties the cart on request, and only when the server did [LOC-18]', async () => {
    const { cart, answer, shown } = await startCart(old);

    cart.send({ type: 'cart.clearRequested' });
    expect(shown()).toHaveLength(2);
    await answer('clearCart', []);

    expect(shown()).toEqual([]);
    expect(cart.getSnapshot().matches({ lines: 'empty' })).toBe(true);
  });

  it('is never emptied by a failure [CART-29]', async () => {
    const { cart, fail, shown, notices } = await startCart(old);

    cart.send({ type: 'cart.clearRequested' });
    await fail('clearCart', server);

    expect(shown()).toHaveLength(2);
    expect(notices()).toMatchObject([{ code: 'failed' }]);
  });

  it('Undo within ten seconds brings the old cart back exactly [CART-29, X-02]', async () => {
    const { add, cart, clock, answer, inputs, shown, notices } = await startCart(old);

    await add(fresh, true);
    clock.increment(9_999);
    cart.send({ type: 'undo.requested' });
    expect(inputs('restoreCart')).toEqual([{ lines: old }]);
    await answer('restoreCart', old);

    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(notices()).toEqual([{ type: 'notice', code: 'cartRestored' }]);
    expect(cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });

  it('Undo is gone after ten seconds [CART-29]', async () => {
    const { add, cart, clock, inputs, shown } = await startCart(old);

    await add(fresh, true);
    clock.increment(10_000);
    cart.send({ type: 'undo.requested' });

    expect(inputs('restoreCart')).toEqual([]);
    expect(shown()).toEqual([[3, 1]]);
  });

  it('Undo that fails leaves the new cart and is offered again [CART-29]', async () => {
    const { add, cart, fail, shown } = await startCart(old);

    await add(fresh, true);
    cart.send({ type: 'undo.requested' });
    await fail('restoreCart', server);

    expect(shown()).toEqual([[3, 1]]);
    expect(cart.getSnapshot().matches({ undo: 'offered' })).toBe(true);
  });

  it('Undo is not offered for goods of another store that the page never knew [CART-29]', async () => {
    const { add, cart } = await startCart(fresh);

    await add([...fresh, cartLine(4, 1, { storeId: 4 })], true);

    expect(cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });

  it('Undo is withdrawn by the next item, which it would lose [CART-29]', async () => {
    const { add, cart } = await startCart(old);

    await add(fresh, true);
    await add([...fresh, cartLine(4, 1, { storeId: 4 })]);

    expect(cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
    expect(cart.getSnapshot().context.undo).toBeNull();
  });

  it('Undo waits for the request under way [CART-29, CART-61]', async () => {
    const { add, cart, press, rest, inputs, answer, shown } = await startCart(old);

    await add(fresh, true);
    press('line.increased', 3);
    rest();
    cart.send({ type: 'undo.requested' });
    expect(inputs('restoreCart')).toEqual([]);
    await answer('setQuantity', [cartLine(3, 2)]);
    await answer('restoreCart', old);

    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('Undo that was asked for while an item was on its way brings the old cart back all the same [CART-29]', async () => {
    const { add, give, cart, answer, shown } = await startCart(old);
    await add(fresh, true);
    give({ type: 'add', request: request({ item: cartItem({ storeId: 4 }) }), isClearing: false });
    cart.send({ type: 'undo.requested' });
    await answer('addItem', [...fresh, cartLine(4, 1, { storeId: 4 })]);
    expect(cart.getSnapshot().matches({ undo: 'restoring' })).toBe(true);

    await answer('restoreCart', old);

    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });
});

describe('what was taken out', () => {
  const both = [cartLine(1, 2), cartLine(2)];
  const remove = async (
    { cart, rest, answer, clock }: Awaited<ReturnType<typeof startCart>>,
    lineId: number,
    left: typeof both,
  ) => {
    cart.send({ type: 'line.removed', lineId });
    clock.increment(500);
    rest();
    await answer('removeLine', left);
  };

  it('comes back with its quantity beside what stayed [CART-11, X-02]', async () => {
    const flow = await startCart(both);
    await remove(flow, 1, [cartLine(2)]);
    flow.cart.send({ type: 'undo.requested' });
    expect(flow.inputs('restoreCart')).toEqual([{ lines: [cartLine(2), cartLine(1, 2)] }]);
    await flow.answer('restoreCart', both);
    expect(flow.notices()).toMatchObject([{ code: 'lineRemoved' }, { code: 'lineRestored' }]);
    expect(flow.cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });

  it('comes back whole when one after the other was taken out, also the last line [CART-11, X-02]', async () => {
    const flow = await startCart(both);
    await remove(flow, 1, [cartLine(2)]);
    await remove(flow, 2, []);
    expect(flow.cart.getSnapshot().matches({ lines: 'empty', undo: 'offered' })).toBe(true);
    flow.cart.send({ type: 'undo.requested' });
    expect(flow.inputs('restoreCart')).toEqual([{ lines: both }]);
  });

  it('is gone after ten seconds, and never comes with goods of another store [CART-11, CART-29]', async () => {
    const flow = await startCart(both);
    await flow.add([cartLine(3, 1, { storeId: 4 })], true);
    await remove(flow, 3, []);
    expect(flow.cart.getSnapshot().context.undo).toEqual([cartLine(3, 1, { storeId: 4 })]);
    flow.clock.increment(10_000);
    flow.cart.send({ type: 'undo.requested' });
    expect(flow.inputs('restoreCart')).toEqual([]);
  });

  it('that the server did not take out is nothing to undo [CART-11]', async () => {
    const flow = await startCart(both);
    flow.cart.send({ type: 'line.removed', lineId: 1 });
    flow.rest();
    await flow.fail('removeLine', server);
    expect(flow.cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });
});
