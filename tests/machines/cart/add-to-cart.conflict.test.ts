import { describe, expect, it } from 'vitest';
import { asked, otherStore, refusedByServer, request } from './add-to-cart.model';
import { startAddToCart } from './add-to-cart-run';
import { cartLine } from './cart-lines';

describe('a store conflict', () => {
  it('opens a question that names the other store [CART-21, FOOD-08]', () => {
    const { flow, inputs } = startAddToCart();

    flow.send(asked({}, { lines: otherStore }));

    expect(flow.getSnapshot().matches({ storeConflict: 'confirming' })).toBe(true);
    expect(flow.getSnapshot().context.otherStore).toBe('Hilltop Pizza');
    expect(inputs()).toEqual([]);
  });

  it('ends unchanged when the customer keeps the cart [CART-22]', () => {
    const { flow, inputs, emitted } = startAddToCart();

    flow.send(asked({}, { lines: otherStore }));
    flow.send({ type: 'conflict.cancelled' });

    expect(flow.getSnapshot().value).toBe('idle');
    expect([inputs(), emitted]).toEqual([[], []]);
  });

  it('clears the cart and adds the item in one request, with Undo [CART-22, CART-29, MSG-27]', async () => {
    const { flow, inputs, answer, emitted } = startAddToCart();

    flow.send(asked({}, { lines: otherStore }));
    flow.send({ type: 'conflict.confirmed' });
    flow.send({ type: 'conflict.confirmed' });
    expect(inputs()).toEqual([{ request: request(), isClearing: true }]);
    await answer([cartLine(1)]);

    expect(emitted).toEqual([
      { type: 'item.added', itemId: 101 },
      { type: 'notice', code: 'cartClearedAndItemAdded' },
    ]);
  });

  it('keeps the old cart when the request fails, says so and can be retried [CART-29]', async () => {
    const { flow, inputs, fail, emitted } = startAddToCart();

    flow.send(asked({}, { lines: otherStore }));
    flow.send({ type: 'conflict.confirmed' });
    await fail({ code: 'server' });
    expect(emitted.map(({ type }) => type)).toEqual(['notice']);
    expect(flow.getSnapshot().hasTag('failed')).toBe(true);
    flow.send({ type: 'retry.requested' });

    expect(inputs()).toEqual([
      { request: request(), isClearing: true },
      { request: request(), isClearing: true },
    ]);
  });

  it('is also found by the server alone; then there is no Undo [CART-21, CART-62]', async () => {
    const { flow, fail, inputs } = startAddToCart();

    flow.send(asked());
    await fail(refusedByServer('other_store'));
    expect(flow.getSnapshot().matches({ storeConflict: 'confirming' })).toBe(true);
    flow.send({ type: 'conflict.confirmed' });

    expect(inputs()).toEqual([
      { request: request(), isClearing: false },
      { request: request(), isClearing: true },
    ]);
  });
});
