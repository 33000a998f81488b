import { describe, expect, it } from 'vitest';
import { CITY_OFFSET, choose, items } from '../../domain/demo-items';
import { otherStore, refusedByServer, request, requested } from './add-to-cart.model';
import { startAddToCart } from './add-to-cart-run';
import { cartItem, cartLine } from './cart-lines';

describe('adding an item', () => {
  it('sends a request and shows a notice [CART-20, CART-28, MSG-28]', async () => {
    const { flow, inputs, answer, emitted } = startAddToCart();

    flow.send(requested());
    expect(inputs()).toEqual([{ request: request(), isClearing: false }]);
    await answer([cartLine(1)]);

    expect(emitted).toEqual([
      { type: 'item.added', itemId: 101 },
      { type: 'notice', code: 'itemAdded' },
    ]);
  });

  it('sends one request, however often the button is pressed [CART-66]', async () => {
    const { flow, inputs, answer, notices } = startAddToCart();

    flow.send(requested());
    flow.send(requested());
    flow.send(requested({ quantity: 3 }));
    await answer([cartLine(1)]);

    expect(inputs()).toHaveLength(1);
    expect(notices()).toEqual(['itemAdded']);
  });

  it('continues with an item pressed during the request, using the new cart [CART-66, CART-21]', async () => {
    const { flow, inputs, answer, notices } = startAddToCart();
    const milk = cartItem({ ...items['G-01'], id: 102 });

    flow.send(requested());
    flow.send(requested({ item: milk, quantity: 2 }));
    flow.send(requested({ item: milk, quantity: 2 }));
    expect(inputs()).toHaveLength(1);
    await answer([cartLine(1), { ...cartLine(2), item: milk }]);
    expect(inputs().at(-1)).toEqual({ request: request({ item: milk, quantity: 2 }), isClearing: false });
    await answer([cartLine(1), { ...cartLine(2, 3), item: milk }]);

    expect(inputs()).toHaveLength(2);
    expect(notices()).toEqual(['itemAdded', 'itemAdded']);
  });

  it('continues with the next item after a failure [CART-66]', async () => {
    const { flow, inputs, fail, notices } = startAddToCart();
    const milk = cartItem({ ...items['G-01'], id: 102 });

    flow.send(requested());
    flow.send(requested({ item: milk }));
    await fail({ code: 'server' });

    expect(notices()).toEqual(['failed']);
    expect(inputs().at(-1)).toEqual({ request: request({ item: milk }), isClearing: false });
  });

  it('repeats a failed request when the item is pressed again [CART-29]', async () => {
    const { flow, inputs, fail, notices } = startAddToCart();

    flow.send(requested({ quantity: 2 }));
    await fail({ code: 'offline' });
    expect(flow.getSnapshot().hasTag('failed')).toBe(true);
    expect(notices()).toEqual(['failed']);
    flow.send(requested({ quantity: 2 }));

    expect(inputs()).toHaveLength(2);
    expect(inputs().at(-1)).toEqual({ request: request({ quantity: 2 }), isClearing: false });
  });

  it('clears a failure when another item is pressed [CART-29]', async () => {
    const { flow, fail, inputs } = startAddToCart();

    flow.send(requested());
    await fail({ code: 'server' });
    flow.send(requested({ quantity: 4 }));
    expect(inputs().at(-1)).toEqual({ request: request({ quantity: 4 }), isClearing: false });
    expect(flow.getSnapshot().context.failure).toBeNull();
  });
});

describe('the check before adding', () => {
  it('names a required option group without a choice [FOOD-03, FOOD-10, MSG-33]', () => {
    const { flow, emitted, inputs } = startAddToCart();

    flow.send(requested({ item: cartItem(items['F-01']) }));

    expect(inputs()).toEqual([]);
    expect(emitted).toEqual([
      {
        type: 'item.refused',
        refusal: { code: 'optionsMissing', problem: { group: 'Size', problem: 'empty', min: 0, max: 0 } },
      },
      { type: 'notice', code: 'groupEmpty', values: { group: 'Size', min: 0, max: 0 } },
    ]);
  });

  it('reports a wrong number of choices with the option group’s limits [FOOD-04]', () => {
    const { flow, emitted } = startAddToCart();

    const selection = choose({ groups: { Base: ['Rice'], Proteins: ['Tofu'] } });
    flow.send(requested({ item: cartItem(items['F-06']), selection }));

    expect(emitted.at(-1)).toEqual({
      type: 'notice',
      code: 'groupCount',
      values: { group: 'Proteins', min: 2, max: 3 },
    });
  });

  it.each([
    ['variationMissing', items['E-01'], choose(), 1],
    ['variationOutOfStock', items['E-01'], choose({ options: { Colour: 'Dark-Blue', Size: 'XL' } }), 1],
    ['outOfStock', items['G-01'], choose(), 4],
    ['outOfLimit', items['G-02'], choose(), 3],
    ['notAvailableNow', items['F-05'], choose(), 1],
    ['campaignEnded', items['F-08'], choose(), 1],
  ] as const)(
    'rejects the item with %s [ITEM-04, ITEM-12, FOOD-09, ITEM-14, MSG-23, MSG-24, MSG-25]',
    (code, item, selection, quantity) => {
      const { flow, notices, inputs } = startAddToCart();

      flow.send(requested({ item: cartItem(item), selection, quantity }));

      expect(notices()).toEqual([code]);
      expect(inputs()).toEqual([]);
      expect(flow.getSnapshot().value).toBe('idle');
    },
  );

  it('counts the quantity of the same choice that is in the cart [ITEM-12, CART-23, MSG-23]', () => {
    const { flow, notices } = startAddToCart();
    const milk = cartItem(items['G-01']);

    flow.send(requested({ item: milk, quantity: 2 }, { lines: [{ ...cartLine(1, 2), item: milk }] }));

    expect(notices()).toEqual(['outOfStock']);
  });

  it('counts only the new quantity when a line is edited [ITEM-12, CART-24]', () => {
    const { flow, inputs } = startAddToCart();
    const milk = cartItem(items['G-01']);

    flow.send(
      requested({ item: milk, quantity: 3, lineId: 1 }, { lines: [{ ...cartLine(1, 2), item: milk }] }),
    );

    expect(inputs()).toHaveLength(1);
  });

  it.each(['buyNow', 'campaign'] as const)(
    'asks a guest to sign in first for %s [ITEM-13, Q-08, Q-09, MSG-17]',
    (intent) => {
      const { flow, emitted } = startAddToCart();

      flow.send(requested({ intent }));

      expect(emitted).toEqual([
        {
          type: 'auth.requested',
          mode: 'sign-in',
          intent: {
            type: 'order',
            request: { item: cartItem(), selection: choose(), quantity: 1, intent },
          },
        },
        { type: 'notice', code: 'loginRequired' },
      ]);
    },
  );

  it.each(['buyNow', 'campaign'] as const)(
    'lets a signed-in customer order a single item for %s, and does not change the cart [ITEM-13, NAV-06, NAV-07]',
    (intent) => {
      const { flow, inputs, emitted } = startAddToCart();

      flow.send(requested({ intent, quantity: 2 }, { isSignedIn: true, lines: otherStore }));

      expect(emitted).toEqual([
        {
          type: 'order.requested',
          request: { item: cartItem(), selection: choose(), quantity: 2, intent },
        },
      ]);
      expect(inputs()).toEqual([]);
    },
  );

  it('does not count the cart’s quantity in a buy-now order [NAV-06, ITEM-12]', () => {
    const { flow, notices } = startAddToCart();
    const milk = cartItem(items['G-01']);
    const lines = [{ ...cartLine(1, 3), item: milk }];

    flow.send(requested({ item: milk, quantity: 3, intent: 'buyNow' }, { isSignedIn: true, lines }));

    expect(notices()).toEqual([]);
  });

  it('checks in a fixed order: options, stock, hours, sign-in, other store [FOOD-03, ITEM-12]', () => {
    const { flow, notices } = startAddToCart();
    const worst = cartItem({
      ...items['F-01'],
      stock: 0,
      availableHours: { starts: '07:00', ends: '11:00' },
    });
    const small = choose({ groups: { Size: ['Small'] } });
    const late = {
      lines: otherStore,
      now: Date.parse('2026-11-24T12:00:00+04:00'),
      utcOffsetMinutes: CITY_OFFSET,
    };

    flow.send(requested({ item: worst, intent: 'buyNow' }, late));
    flow.send(requested({ item: worst, selection: small, intent: 'buyNow' }, late));
    flow.send(requested({ item: { ...worst, stock: 9 }, selection: small, intent: 'buyNow' }, late));
    flow.send(requested({ intent: 'buyNow' }, late));
    flow.send(requested({}, late));

    expect(notices()).toEqual(['groupEmpty', 'outOfStock', 'notAvailableNow', 'loginRequired']);
    expect(flow.getSnapshot().matches('storeConflict')).toBe(true);
  });

  it('shows a refusal by the server in the same way as its own [ITEM-12, CART-63, MSG-24]', async () => {
    const { flow, fail, emitted } = startAddToCart();

    flow.send(requested());
    await fail(refusedByServer('out_of_limit'));

    expect(emitted).toEqual([
      { type: 'item.refused', refusal: { code: 'outOfLimit' } },
      { type: 'notice', code: 'outOfLimit' },
    ]);
    expect(flow.getSnapshot().value).toBe('idle');
  });
});

describe('updating a line', () => {
  const cola = { addOns: { 1: 1 } };
  const line = cartLine(1, 2);

  it('saves the line and shows a notice [CART-23, CART-24, MSG-30]', async () => {
    const { flow, inputs, answer, emitted } = startAddToCart();

    flow.send(requested({ lineId: 1, quantity: 5 }, { lines: [line] }));
    expect(inputs()).toEqual([{ request: request({ lineId: 1, quantity: 5 }), isClearing: false }]);
    await answer([cartLine(1, 5)]);

    expect(emitted).toEqual([
      { type: 'item.updated', itemId: 101 },
      { type: 'notice', code: 'itemUpdated' },
    ]);
  });

  it('is skipped, with a notice, when nothing has changed [CART-24, MSG-29]', () => {
    const { flow, inputs, notices } = startAddToCart();

    flow.send(requested({ lineId: 1, quantity: 2 }, { lines: [line] }));

    expect(notices()).toEqual(['nothingToUpdate']);
    expect(inputs()).toEqual([]);
  });

  it.each([
    ['quantity', { quantity: 3 }],
    ['add-ons', { quantity: 2, selection: choose(cola) }],
    ['choices', { quantity: 2, selection: choose({ groups: { Size: ['Small'] } }) }],
  ])('sends a request for changed %s [CART-24, FOOD-12, Q-98]', (_, overrides) => {
    const { flow, inputs } = startAddToCart();

    flow.send(requested({ lineId: 1, ...overrides }, { lines: [line] }));

    expect(inputs()).toHaveLength(1);
  });

  it('adds the item again when the line was removed meanwhile [CART-23]', () => {
    const { flow, inputs } = startAddToCart();

    flow.send(requested({ lineId: 7 }, { lines: [line] }));

    expect(inputs()).toEqual([{ request: request({ lineId: null }), isClearing: false }]);
  });
});
