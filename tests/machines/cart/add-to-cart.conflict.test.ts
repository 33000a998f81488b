import { describe, expect, it } from 'vitest';
import { otherStore, refusedByServer, request, requested } from './add-to-cart.model';
import { startAddToCart } from './add-to-cart-run';
import { cartItem, cartLine } from './cart-lines';

describe('a store conflict', () => {
  it('opens a dialog that names the store of the cart [CART-21, FOOD-08]', () => {
    const { flow, inputs } = startAddToCart();

    flow.send(requested({}, { lines: otherStore }));

    expect(flow.getSnapshot().matches({ storeConflict: 'confirming' })).toBe(true);
    expect(flow.getSnapshot().context.otherStore).toBe('Hilltop Pizza');
    expect(inputs()).toEqual([]);
  });

  it('ends without a change when the customer keeps the cart [CART-22]', () => {
    const { flow, inputs, emitted } = startAddToCart();

    flow.send(requested({}, { lines: otherStore }));
    flow.send({ type: 'conflict.cancelled' });

    expect(flow.getSnapshot().value).toBe('idle');
    expect([inputs(), emitted]).toEqual([[], []]);
  });

  it('clears the cart and adds the item in one request, with Undo [CART-22, CART-29, MSG-27]', async () => {
    const { flow, inputs, answer, emitted } = startAddToCart();

    flow.send(requested({}, { lines: otherStore }));
    flow.send({ type: 'conflict.confirmed' });
    flow.send({ type: 'conflict.confirmed' });
    expect(inputs()).toEqual([{ request: request(), isClearing: true }]);
    await answer([cartLine(1)]);

    expect(emitted).toEqual([
      { type: 'item.added', itemId: 101 },
      { type: 'notice', code: 'cartClearedAndItemAdded' },
    ]);
  });

  it('keeps the old cart when the request fails, shows the failure and can be retried [CART-29]', async () => {
    const { flow, inputs, fail, emitted } = startAddToCart();

    flow.send(requested({}, { lines: otherStore }));
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

  it('is also detected by the server alone, and the dialog then names the store of the reloaded cart [CART-21, CART-62]', async () => {
    const { flow, fail, readCart, inputs } = startAddToCart();

    flow.send(requested());
    await fail(refusedByServer('other_store'));
    expect(flow.getSnapshot().hasTag('open')).toBe(false);
    expect(flow.getSnapshot().hasTag('busy')).toBe(true);
    await readCart(otherStore);
    expect(flow.getSnapshot().matches({ storeConflict: 'confirming' })).toBe(true);
    expect(flow.getSnapshot().context.otherStore).toBe('Hilltop Pizza');
    flow.send({ type: 'conflict.confirmed' });

    expect(inputs()).toEqual([
      { request: request(), isClearing: false },
      { request: request(), isClearing: true },
    ]);
  });

  it('is reported as a failure with its reason when the cart cannot be reloaded [CART-21]', async () => {
    const gone = startAddToCart();
    gone.flow.send(requested());
    await gone.fail({ ...refusedByServer('other_store'), messages: ['Another store'] });
    await gone.readCart([]);
    expect(gone.flow.getSnapshot().value).toBe('failed');
    expect(gone.flow.getSnapshot().context.failure?.messages).toEqual(['Another store']);

    const away = startAddToCart();
    away.flow.send(requested());
    await away.fail(refusedByServer('other_store'));
    await away.failReading({ code: 'offline' });
    expect(away.flow.getSnapshot().value).toBe('failed');
    expect(away.flow.getSnapshot().context.failure?.code).toBe('offline');
  });

  it('queues another added item while the cart reloads [CART-66]', async () => {
    const { flow, fail, readCart, inputs } = startAddToCart();

    flow.send(requested());
    await fail(refusedByServer('other_store'));
    flow.send(requested({ item: cartItem({ id: 102 }) }));
    await readCart(otherStore);
    flow.send({ type: 'conflict.cancelled' });

    expect(inputs().at(-1)).toMatchObject({ request: { item: { id: 102 } } });
  });
});
