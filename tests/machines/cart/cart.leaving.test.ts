import { describe, expect, it } from 'vitest';
import { cartLine } from './cart-lines';
import { startCart } from './cart-run';

const offline = { code: 'offline' };

describe('Closing a page with unsent cart changes', () => {
  it('stores the changes that wait for the network, and deletes earlier stored ones when none waits [CART-68]', async () => {
    const { cart, press, rest, fail, answer, emitted } = await startCart([cartLine(1), cartLine(2)]);
    const saved = () =>
      emitted.flatMap((event) =>
        event.type === 'changes.waiting'
          ? [event.changes.map(({ lineId, quantity }) => [lineId, quantity])]
          : [],
      );
    press('line.increased', 1);
    rest();
    await fail('setQuantity', offline);
    press('line.increased', 1);
    press('line.removed', 2);
    expect(saved()).toEqual([
      [[1, 2]],
      [[1, 3]],
      [
        [1, 3],
        [2, 0],
      ],
    ]);
    emitted.length = 0;

    cart.send({ type: 'network.online' });
    await answer('setQuantity', [cartLine(1, 3), cartLine(2)]);
    expect(emitted.map(({ type }) => type)).not.toContain('changes.settled');
    await answer('removeLine', [cartLine(1, 3)]);
    expect(emitted.at(-1)).toEqual({ type: 'changes.settled' });
  });

  it('sends the latest quantity of each unsent line, including the one in the running request [CART-61]', async () => {
    const { cart, press, rest, emitted } = await startCart([cartLine(1), cartLine(2), cartLine(3)]);
    const left = () =>
      emitted.flatMap((event) =>
        event.type === 'changes.left' ? [event.updates.map(({ line, quantity }) => [line.id, quantity])] : [],
      );
    cart.send({ type: 'page.hidden' });
    expect(left()).toEqual([]);

    press('line.increased', 1);
    rest();
    cart.send({ type: 'page.hidden' });
    press('line.increased', 1, 3);
    press('line.removed', 3);
    cart.send({ type: 'page.hidden' });
    expect(left()).toEqual([
      [[1, 2]],
      [
        [1, 5],
        [3, 0],
      ],
    ]);
  });
});
