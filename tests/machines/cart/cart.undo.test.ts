import { describe, expect, it } from 'vitest';
import { request } from './add-to-cart.model';
import { cartItem, cartLine } from './cart-lines';
import { startCart } from './cart-run';

const server = { code: 'server' };

describe('clearing the cart and Undo', () => {
  const old = [cartLine(1, 2), cartLine(2)];
  const fresh = [cartLine(3, 1, { storeId: 4 })];

  it('empties the shown cart only after the server has confirmed it [LOC-18]', async () => {
    const { cart, answer, shown } = await startCart(old);

    cart.send({ type: 'cart.clearRequested' });
    expect(shown()).toHaveLength(2);
    await answer('clearCart', []);

    expect(shown()).toEqual([]);
    expect(cart.getSnapshot().matches({ lines: 'empty' })).toBe(true);
  });

  it('leaves the cart filled when the request fails [CART-29]', async () => {
    const { cart, fail, shown, notices } = await startCart(old);

    cart.send({ type: 'cart.clearRequested' });
    await fail('clearCart', server);

    expect(shown()).toHaveLength(2);
    expect(notices()).toMatchObject([{ code: 'failed' }]);
  });

  it('restores the old cart exactly within ten seconds [CART-29, X-02]', async () => {
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

  it('is offered for ten seconds [CART-29]', async () => {
    const { add, cart, clock, inputs, shown } = await startCart(old);

    await add(fresh, true);
    clock.increment(10_000);
    cart.send({ type: 'undo.requested' });

    expect(inputs('restoreCart')).toEqual([]);
    expect(shown()).toEqual([[3, 1]]);
  });

  it('keeps the new cart when Undo fails, and offers Undo again [CART-29]', async () => {
    const { add, cart, fail, shown } = await startCart(old);

    await add(fresh, true);
    cart.send({ type: 'undo.requested' });
    await fail('restoreCart', server);

    expect(shown()).toEqual([[3, 1]]);
    expect(cart.getSnapshot().matches({ undo: 'offered' })).toBe(true);
  });

  it('is not offered when the replaced items of another store were never loaded [CART-29]', async () => {
    const { add, cart } = await startCart(fresh);

    await add([...fresh, cartLine(4, 1, { storeId: 4 })], true);

    expect(cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });

  it('is no longer offered after the next added item, which Undo would lose [CART-29]', async () => {
    const { add, cart } = await startCart(old);

    await add(fresh, true);
    await add([...fresh, cartLine(4, 1, { storeId: 4 })]);

    expect(cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
    expect(cart.getSnapshot().context.undo).toBeNull();
  });

  it('waits for the cart’s running request [CART-29, CART-61]', async () => {
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

  it('restores the old cart even when Undo is pressed during an add [CART-29]', async () => {
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

describe('A removed cart line', () => {
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

  it('is restored with its quantity beside the others [CART-11, X-02]', async () => {
    const flow = await startCart(both);
    await remove(flow, 1, [cartLine(2)]);
    flow.cart.send({ type: 'undo.requested' });
    expect(flow.inputs('restoreCart')).toEqual([{ lines: [cartLine(2), cartLine(1, 2)] }]);
    await flow.answer('restoreCart', both);
    expect(flow.notices()).toMatchObject([{ code: 'lineRemoved' }, { code: 'lineRestored' }]);
    expect(flow.cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });

  it('is restored together with lines removed earlier, even when the cart is empty [CART-11, X-02]', async () => {
    const flow = await startCart(both);
    await remove(flow, 1, [cartLine(2)]);
    await remove(flow, 2, []);
    expect(flow.cart.getSnapshot().matches({ lines: 'empty', undo: 'offered' })).toBe(true);
    flow.cart.send({ type: 'undo.requested' });
    expect(flow.inputs('restoreCart')).toEqual([{ lines: both }]);
  });

  it('cannot be restored after ten seconds or with items of another store [CART-11, CART-29]', async () => {
    const flow = await startCart(both);
    await flow.add([cartLine(3, 1, { storeId: 4 })], true);
    await remove(flow, 3, []);
    expect(flow.cart.getSnapshot().context.undo).toEqual([cartLine(3, 1, { storeId: 4 })]);
    flow.clock.increment(10_000);
    flow.cart.send({ type: 'undo.requested' });
    expect(flow.inputs('restoreCart')).toEqual([]);
  });

  it('cannot be restored when the server did not remove it [CART-11]', async () => {
    const flow = await startCart(both);
    flow.cart.send({ type: 'line.removed', lineId: 1 });
    flow.rest();
    await flow.fail('removeLine', server);
    expect(flow.cart.getSnapshot().matches({ undo: 'none' })).toBe(true);
  });
});
