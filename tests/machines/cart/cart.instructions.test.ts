import { describe, expect, it } from 'vitest';
import { shownLines } from '../../../machines/cart/cart.view';
import { cartLine } from './cart-lines';
import { startCart } from './cart-run';

describe('the choice for an unavailable item', () => {
  it('is shown immediately after a change and sent together with the quantity [X-16, CART-61]', async () => {
    const { cart, press, rest, inputs, answer } = await startCart([cartLine(1)]);

    cart.send({ type: 'line.instructed', lineId: 1, ifUnavailable: 'call' });
    press('line.increased');
    expect(shownLines(cart.getSnapshot().context)).toMatchObject([{ quantity: 2, ifUnavailable: 'call' }]);
    rest();
    expect(inputs('setQuantity')).toMatchObject([{ quantity: 2, ifUnavailable: 'call' }]);
    await answer('setQuantity', [{ ...cartLine(1, 2), ifUnavailable: 'call' }]);
    cart.send({ type: 'line.instructed', lineId: 1, ifUnavailable: 'call' });
    rest();

    expect(inputs('setQuantity')).toHaveLength(1);
  });

  it('can be removed from the cart line [X-16]', async () => {
    const { cart, rest, inputs } = await startCart([{ ...cartLine(1), ifUnavailable: 'call' }]);

    cart.send({ type: 'line.instructed', lineId: 1, ifUnavailable: null });
    expect(shownLines(cart.getSnapshot().context)[0]).not.toHaveProperty('ifUnavailable');
    rest();

    expect(inputs('setQuantity')).toMatchObject([{ quantity: 1, ifUnavailable: null }]);
  });
});

describe('a note to the kitchen', () => {
  it('is shown immediately and sent together with the quantity and the other instruction [CART-70, CART-61]', async () => {
    const { cart, press, rest, inputs, answer } = await startCart([cartLine(1)]);

    cart.send({ type: 'line.instructed', lineId: 1, note: ' No onions ' });
    cart.send({ type: 'line.instructed', lineId: 1, ifUnavailable: 'call' });
    press('line.increased');
    const wanted = { quantity: 2, ifUnavailable: 'call', note: 'No onions' };
    expect(shownLines(cart.getSnapshot().context)).toMatchObject([wanted]);
    rest();
    expect(inputs('setQuantity')).toMatchObject([wanted]);
    await answer('setQuantity', [{ ...cartLine(1, 2), ifUnavailable: 'call', note: 'No onions' }]);
    cart.send({ type: 'line.instructed', lineId: 1, note: 'No onions' });
    rest();

    expect(inputs('setQuantity')).toHaveLength(1);
  });

  it('is kept when its request fails offline, even after another press on the line [CART-70, CART-68]', async () => {
    const { cart, press, rest, fail } = await startCart([cartLine(1)]);

    cart.send({ type: 'line.instructed', lineId: 1, note: 'No onions' });
    rest();
    press('line.increased');
    await fail('setQuantity', { code: 'offline' });

    expect(shownLines(cart.getSnapshot().context)).toMatchObject([{ quantity: 2, note: 'No onions' }]);
  });

  it('is removed by an empty text [CART-70]', async () => {
    const { cart, rest, inputs } = await startCart([{ ...cartLine(1), note: 'No onions' }]);

    cart.send({ type: 'line.instructed', lineId: 1, note: '  ' });
    expect(shownLines(cart.getSnapshot().context)[0]).not.toHaveProperty('note');
    rest();

    expect(inputs('setQuantity')).toMatchObject([{ quantity: 1, note: null }]);
  });
});
