import { describe, expect, it } from 'vitest';
import { cartLine } from './cart-lines';
import { startCart } from './cart-run';

const server = { code: 'server' };
const offline = { code: 'offline' };

describe('removing a line', () => {
  it('is shown immediately and announced after the server’s response [CART-11, MSG-31]', async () => {
    const { press, rest, shown, inputs, notices, answer } = await startCart([cartLine(1), cartLine(2)]);

    press('line.removed', 1);
    expect(shown()).toEqual([[2, 1]]);
    rest();
    expect(inputs('removeLine')).toEqual([{ lineId: 1 }]);
    expect(notices()).toEqual([]);
    await answer('removeLine', [cartLine(2)]);

    expect(notices()).toEqual([{ type: 'notice', code: 'lineRemoved' }]);
  });

  it('restores the line when the request fails [CART-11, CART-29]', async () => {
    const { cart, press, rest, shown, notices, fail } = await startCart([cartLine(1)]);

    press('line.removed', 1);
    expect(cart.getSnapshot().matches({ lines: 'empty' })).toBe(true);
    rest();
    await fail('removeLine', server);

    expect(shown()).toEqual([[1, 1]]);
    expect(cart.getSnapshot().matches({ lines: 'filled' })).toBe(true);
    expect(notices()).toMatchObject([{ code: 'failed' }]);
  });

  it('is announced with the line’s name when another tab removed the line during a change [CART-62]', async () => {
    const { press, rest, notices, fail } = await startCart([cartLine(1, 1, { name: 'Basmati' })]);

    press('line.increased', 1);
    rest();
    await fail('setQuantity', { code: 'notFound' });

    expect(notices()).toEqual([{ type: 'notice', code: 'changeLost', values: { name: 'Basmati' } }]);
  });

  it('replaces a quantity change of the line that was not sent yet [CART-61]', async () => {
    const { press, rest, inputs } = await startCart([cartLine(1)]);

    press('line.increased', 1, 3);
    press('line.removed', 1);
    rest();

    expect(inputs('setQuantity')).toEqual([]);
    expect(inputs('removeLine')).toEqual([{ lineId: 1 }]);
  });
});

describe('cart changes made offline', () => {
  it('are kept, marked as unsent and sent when the network is back [CART-68, NFR-08]', async () => {
    const { cart, press, rest, shown, fail, answer, inputs, notices } = await startCart([cartLine(1)]);

    press('line.increased');
    rest();
    await fail('setQuantity', offline);
    expect(cart.getSnapshot().hasTag('queued')).toBe(true);
    expect(notices()).toEqual([]);
    press('line.increased', 1, 2);
    expect(shown()).toEqual([[1, 4]]);
    expect(inputs('setQuantity')).toHaveLength(1);

    cart.send({ type: 'network.online' });
    expect(inputs('setQuantity').at(-1)).toMatchObject({ lineId: 1, quantity: 4 });
    await answer('setQuantity', [cartLine(1, 4)]);
    expect(cart.getSnapshot().hasTag('queued')).toBe(false);
    expect(shown()).toEqual([[1, 4]]);
  });

  it('are not sent while the network is known to be down [CART-68]', async () => {
    const { cart, clock, press, inputs } = await startCart([cartLine(1)]);

    press('line.increased');
    cart.send({ type: 'network.offline' });
    clock.increment(14_999);
    expect(inputs('setQuantity')).toEqual([]);
    clock.increment(1);

    expect(inputs('setQuantity')).toHaveLength(1);
  });

  it('are reported line by line when the server refuses them later [CART-68]', async () => {
    const { cart, press, rest, fail, shown, notices } = await startCart([cartLine(1), cartLine(2)]);
    press('line.increased', 1);
    press('line.removed', 2);
    rest();
    await fail('setQuantity', offline);

    cart.send({ type: 'network.online' });
    await fail('setQuantity', server);
    await fail('removeLine', server);

    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(notices()).toHaveLength(2);
  });
});

describe('The stored cart changes of an earlier visit', () => {
  it('are shown, and sent as soon as the cart has loaded [CART-68, NFR-08]', async () => {
    const { cart, shown, inputs, rest } = await startCart([cartLine(1), cartLine(2)]);

    cart.send({
      type: 'changes.found',
      stored: [
        { lineId: 1, quantity: 4, name: 'Margherita' },
        { lineId: 2, quantity: 0, name: 'Focaccia' },
      ],
    });

    expect(shown()).toEqual([[1, 4]]);
    rest();
    expect(inputs('setQuantity')).toMatchObject([{ lineId: 1, quantity: 4 }]);
  });

  it('are reported for lines that no longer exist, except for removals [CART-68]', async () => {
    const { cart, inputs, notices } = await startCart([cartLine(1)]);

    cart.send({
      type: 'changes.found',
      stored: [
        { lineId: 7, quantity: 4, name: 'Calzone' },
        { lineId: 8, quantity: 0, name: 'Focaccia' },
      ],
    });

    expect(inputs('setQuantity')).toEqual([]);
    expect(notices()).toEqual([{ type: 'notice', code: 'changeLost', values: { name: 'Calzone' } }]);
  });
});

describe('loading the cart', () => {
  it('can be retried when the first load fails [CART-06]', async () => {
    const { cart, fail, answer, shown } = await startCart();

    await fail('loadCart', server);
    expect(cart.getSnapshot().matches({ lines: 'failed' })).toBe(true);
    cart.send({ type: 'retry.requested' });
    expect(cart.getSnapshot().matches({ lines: 'loading' })).toBe(true);
    await answer('loadCart', [cartLine(1)]);

    expect(shown()).toEqual([[1, 1]]);
  });

  it('keeps the shown cart when a reload fails [CART-29, CART-62]', async () => {
    const { cart, fail, shown, notices } = await startCart([cartLine(1)]);

    cart.send({ type: 'cart.reloadRequested' });
    await fail('loadCart', server);

    expect(shown()).toEqual([[1, 1]]);
    expect(cart.getSnapshot().matches({ lines: 'filled' })).toBe(true);
    expect(notices()).toEqual([]);
  });

  it('waits for pending changes, so it cannot show an older quantity [CART-61, CART-62]', async () => {
    const { cart, press, rest, inputs, answer, shown } = await startCart([cartLine(1)]);

    press('line.increased');
    cart.send({ type: 'cart.reloadRequested' });
    rest();
    expect(inputs('loadCart')).toHaveLength(1);
    await answer('setQuantity', [cartLine(1, 2)]);
    expect(inputs('loadCart')).toHaveLength(2);
    await answer('loadCart', [cartLine(1, 2), cartLine(2)]);

    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('applies the quantity changes made during a reload to the reloaded cart [CART-61, CART-62]', async () => {
    const { cart, press, answer, shown, inputs } = await startCart([cartLine(1)]);

    cart.send({ type: 'cart.reloadRequested' });
    press('line.increased', 1, 2);
    await answer('loadCart', [cartLine(1, 1)]);

    expect(shown()).toEqual([[1, 3]]);
    expect(inputs('setQuantity')).toMatchObject([{ lineId: 1, quantity: 3 }]);
  });

  it('starts again after a placed order, and other tabs are notified [CART-62]', async () => {
    const { cart, answer, emitted, shown } = await startCart([cartLine(1)]);

    cart.send({ type: 'cart.ordered' });
    expect(emitted.map(({ type }) => type)).toContain('cart.changed');
    await answer('loadCart', []);

    expect(shown()).toEqual([]);
  });

  it('does not broadcast a change back to the tab that made it [CART-62]', async () => {
    const { cart, answer, emitted } = await startCart([cartLine(1)]);

    cart.send({ type: 'cart.reloadRequested' });
    await answer('loadCart', [cartLine(1, 2)]);

    expect(emitted.map(({ type }) => type)).not.toContain('cart.changed');
  });

  it('ignores a second press on remove within half a second, when the next line has moved up [CART-11]', async () => {
    const { press, clock, shown } = await startCart([cartLine(1), cartLine(2), cartLine(3)]);

    press('line.removed', 1);
    press('line.removed', 2);
    expect(shown()).toEqual([
      [2, 1],
      [3, 1],
    ]);
    clock.increment(500);
    press('line.removed', 2);

    expect(shown()).toEqual([[3, 1]]);
  });

  it('reports changes made by the server and the end of a sale [CART-63, PRICE-09]', async () => {
    const risen = { ...cartLine(1), review: { token: 'risen', changes: [] } };
    const { press, emitted } = await startCart([risen, { ...cartLine(2), priceEndsIn: 60_000 }]);
    expect(emitted[0]).toEqual({
      type: 'lines.read',
      count: 2,
      lines: [{ lineId: 1, token: 'risen' }],
      endsIn: 60_000,
    });

    press('line.removed');

    expect(emitted.at(-1)).toEqual({ type: 'line.dropped', lineId: 1 });
  });
});
