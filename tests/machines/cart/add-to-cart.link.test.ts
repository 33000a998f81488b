import { describe, expect, it } from 'vitest';
import { request, requested } from './add-to-cart.model';
import { startAddToCart } from './add-to-cart-run';

describe('adding an item from a shared link', () => {
  const unplaced = requested({}, { isPlaced: false, moduleId: null });

  it('asks for an address and then adds the item [NAV-28]', () => {
    const { flow, inputs, emitted } = startAddToCart();
    flow.send(unplaced);
    expect(emitted).toEqual([{ type: 'place.requested', moduleId: 1, isPlaced: false }]);
    expect(inputs()).toEqual([]);
    flow.send({ type: 'place.settled' });
    expect(inputs()).toEqual([{ request: request(), isClearing: false }]);
  });

  it('switches to the item’s module before adding [NAV-28, CART-60]', () => {
    const { flow, inputs, emitted } = startAddToCart();
    flow.send(requested({}, { moduleId: 2 }));
    expect(emitted).toEqual([{ type: 'place.requested', moduleId: 1, isPlaced: true }]);
    flow.send({ type: 'place.settled' });
    expect(inputs()).toHaveLength(1);
  });

  it('is cancelled when the address dialog is closed [NAV-28]', () => {
    const { flow, inputs } = startAddToCart();
    flow.send(unplaced);
    flow.send({ type: 'place.dismissed' });
    flow.send({ type: 'place.settled' });
    expect(inputs()).toEqual([]);
  });
});
