import { describe, expect, it } from 'vitest';
import { cartLine } from './cart-lines';
import { startCart } from './cart-run';

const server = { code: 'server' };

describe('quantity changes', () => {
  it('are shown immediately, and ten quick presses are sent once as the final quantity [CART-61, X-04]', async () => {
    const { press, rest, shown, inputs, answer, emitted } = await startCart([cartLine(1)]);

    press('line.increased', 1, 10);
    expect(shown()).toEqual([[1, 11]]);
    expect(inputs('setQuantity')).toEqual([]);
    rest();
    expect(inputs('setQuantity')).toEqual([{ lineId: 1, quantity: 11, line: cartLine(1) }]);
    await answer('setQuantity', [cartLine(1, 11)]);
    rest();

    expect(shown()).toEqual([[1, 11]]);
    expect(inputs('setQuantity')).toHaveLength(1);
    expect(emitted.filter(({ type }) => type === 'cart.changed')).toHaveLength(1);
  });

  it('are sent in one more request when pressed during a request [CART-61, X-04]', async () => {
    const { press, rest, shown, inputs, answer } = await startCart([cartLine(1)]);

    press('line.increased', 1, 4);
    rest();
    press('line.increased', 1, 6);
    rest();
    expect(inputs('setQuantity')).toHaveLength(1);
    expect(shown()).toEqual([[1, 11]]);
    await answer('setQuantity', [cartLine(1, 5)]);
    expect(shown()).toEqual([[1, 11]]);
    expect(inputs('setQuantity')).toHaveLength(2);
    expect(inputs('setQuantity').at(-1)).toMatchObject({ lineId: 1, quantity: 11 });
    await answer('setQuantity', [cartLine(1, 11)]);

    expect(shown()).toEqual([[1, 11]]);
    expect(inputs('setQuantity')).toHaveLength(2);
  });

  it('are sent after a delay, which restarts with each press [CART-61]', async () => {
    const { press, clock, inputs } = await startCart([cartLine(1)]);

    for (let times = 0; times < 5; times += 1) {
      press('line.increased');
      clock.increment(399);
    }
    expect(inputs('setQuantity')).toEqual([]);
    clock.increment(1);

    expect(inputs('setQuantity')).toHaveLength(1);
  });

  it('are not sent when the old quantity is restored before sending [CART-61]', async () => {
    const { press, rest, shown, inputs } = await startCart([cartLine(1, 2)]);

    press('line.increased');
    press('line.decreased');
    rest();

    expect(shown()).toEqual([[1, 2]]);
    expect(inputs('setQuantity')).toEqual([]);
  });

  it('are sent when the old quantity is restored during the request [CART-61]', async () => {
    const { press, rest, inputs, answer, shown } = await startCart([cartLine(1, 2)]);

    press('line.increased');
    rest();
    press('line.decreased');
    await answer('setQuantity', [cartLine(1, 3)]);

    expect(inputs('setQuantity').at(-1)).toMatchObject({ quantity: 2 });
    expect(shown()).toEqual([[1, 2]]);
  });

  it('are sent line by line, never two at a time [CART-61]', async () => {
    const { press, rest, inputs, answer, shown } = await startCart([cartLine(1), cartLine(2)]);

    press('line.increased', 1);
    press('line.increased', 2, 2);
    rest();
    expect(inputs('setQuantity')).toHaveLength(1);
    await answer('setQuantity', [cartLine(1, 2), cartLine(2)]);

    expect(inputs('setQuantity')).toMatchObject([
      { lineId: 1, quantity: 2 },
      { lineId: 2, quantity: 3 },
    ]);
    expect(shown()).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('are rejected above the stock: Out of Stock [CART-10, ITEM-12]', async () => {
    const { press, rest, shown, inputs, notices } = await startCart([cartLine(1, 3, { stock: 3 })]);

    press('line.increased');
    rest();

    expect(shown()).toEqual([[1, 3]]);
    expect(inputs('setQuantity')).toEqual([]);
    expect(notices()).toEqual([{ type: 'notice', code: 'outOfStock' }]);
  });

  it('are rejected above the limit, counted from the shown quantity: Out of Limits [CART-10]', async () => {
    const { press, shown, notices } = await startCart([cartLine(1, 1, { maximumQuantity: 2, stock: 50 })]);

    press('line.increased', 1, 2);

    expect(shown()).toEqual([[1, 2]]);
    expect(notices()).toEqual([{ type: 'notice', code: 'outOfLimit' }]);
  });

  it('are checked against the stock before the limit [CART-10, Q-11]', async () => {
    const { press, notices } = await startCart([cartLine(1, 2, { maximumQuantity: 2, stock: 2 })]);

    press('line.increased');

    expect(notices()).toEqual([{ type: 'notice', code: 'outOfStock' }]);
  });

  it('are never below one [CART-07, CART-10]', async () => {
    const { press, rest, shown, inputs } = await startCart([cartLine(1, 2)]);

    press('line.decreased', 1, 5);
    expect(shown()).toEqual([[1, 1]]);
    rest();

    expect(inputs('setQuantity')).toMatchObject([{ quantity: 1 }]);
  });

  it('are reset to the server’s quantity with a notice when they fail [CART-61]', async () => {
    const { press, rest, shown, fail, answer, notices, inputs } = await startCart([cartLine(1), cartLine(2)]);

    press('line.increased', 1, 4);
    rest();
    await fail('setQuantity', server);
    expect(shown()).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(notices()).toEqual([
      { type: 'notice', code: 'failed', failure: { code: 'server', messages: [] } },
    ]);
    expect(inputs('loadCart')).toHaveLength(2);
    await answer('loadCart', [cartLine(1, 2), cartLine(2)]);

    expect(shown()).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('are independent, so that a failed line does not stop another line [CART-61]', async () => {
    const { press, rest, shown, fail, inputs } = await startCart([cartLine(1), cartLine(2)]);

    press('line.increased', 1);
    press('line.increased', 2);
    rest();
    await fail('setQuantity', server);

    expect(inputs('setQuantity').at(-1)).toMatchObject({ lineId: 2, quantity: 2 });
    expect(shown()).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('are replaced by the quantity in the server’s response [CART-61, CART-63]', async () => {
    const { press, rest, shown, answer } = await startCart([cartLine(1)]);

    press('line.increased', 1, 5);
    rest();
    await answer('setQuantity', [cartLine(1, 4)]);

    expect(shown()).toEqual([[1, 4]]);
  });

  it('are dropped when the server has removed the line [CART-63]', async () => {
    const { press, rest, shown, answer, inputs } = await startCart([cartLine(1), cartLine(2)]);

    press('line.increased', 1);
    rest();
    press('line.increased', 2);
    await answer('setQuantity', [cartLine(1, 2)]);

    expect(shown()).toEqual([[1, 2]]);
    expect(inputs('setQuantity')).toHaveLength(1);
  });
});
