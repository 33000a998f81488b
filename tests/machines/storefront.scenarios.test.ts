import { describe, expect, it } from 'vitest';
import { topLayer } from '../../machines/shared/layers';
import { settled } from '../support/deferred';
import { asked } from './cart/add-to-cart.model';
import { cartLine } from './cart/cart-lines';
import { spot } from './layers.model';
import { harbour, overlap } from './location/location.model';
import { food, grocery, pharmacy } from './location/module.model';
import { basics } from './storefront.model';
import { boot, lakeside, move, open } from './storefront-run';

it('keeps theme and language at hand while the shop can not start, and starts again on request', async () => {
  const { storefront, effects, flow, answer } = boot();

  effects.latest('loadBasics').reject({ code: 'offline' });
  await settled();
  expect(storefront.getSnapshot().context.failure?.code).toBe('offline');
  flow('preferences').send({ type: 'theme.toggled' });
  expect(flow('preferences').getSnapshot().context.theme).toBe('dark');

  storefront.send({ type: 'retry.requested' });
  await answer('loadBasics', basics);
  expect(storefront.getSnapshot().context.failure).toBeNull();
  expect(flow('cart').getSnapshot().status).toBe('active');
});

it('reads the cart again once the guest is known [GUEST-03]', async () => {
  const { effects, answer } = boot();
  await answer('loadBasics', basics);
  await answer('readGuestId', null);
  const before = effects.callsOf('loadCart').length;

  await answer('requestGuestId', 'guest-2');

  expect(effects.callsOf('loadCart')).toHaveLength(before + 1);
});

it('asks for a module as soon as the stored place is known, not before [MOD-05]', async () => {
  const { flow, answer } = boot();
  await answer('loadBasics', basics);
  expect(flow('module').getSnapshot().value).toBe('waiting');

  await answer('readPlace', harbour);

  expect(flow('module').getSnapshot().hasTag('open')).toBe(true);
});

it('shows a new place everywhere: lists and cart are loaded again [LOC-08, MOD-14]', async () => {
  const shop = await open(harbour);

  await move(shop, overlap);

  expect(shop.emitted).toEqual([
    { type: 'lists.outdated' },
    { type: 'notice', code: 'deliveryAddressSelected' },
  ]);
  expect(shop.newCartReads()).toBe(1);
  expect(shop.flow('module').getSnapshot().context.zoneIds).toEqual([1, 2]);
});

it('asks for another module when the chosen one is not served at the new place [MOD-14]', async () => {
  const shop = await open(harbour, { ...basics, storedModuleId: grocery.id });

  await move(shop, lakeside);

  expect(shop.flow('module').getSnapshot().value).toEqual({ choosing: 'notServed' });
});

it('loads lists and cart again in another module [MOD-07, MOD-10]', async () => {
  const shop = await open(harbour);

  shop.flow('module').send({ type: 'module.chosen', moduleId: pharmacy.id });
  await shop.answer('showPress', undefined);

  expect(shop.emitted).toEqual([
    { type: 'market.changed', moduleId: pharmacy.id },
    { type: 'lists.outdated' },
    { type: 'notice', code: 'moduleSelected' },
  ]);
  expect(shop.newCartReads()).toBe(1);
});

it('speaks of pickup addresses from the start when the stored module is rental [LOC-07]', async () => {
  const rental = { ...food, id: 6, type: 'rental' as const };
  const shop = await open(harbour, { ...basics, modules: [rental, pharmacy], storedModuleId: rental.id });

  await move(shop, overlap);
  expect(shop.emitted).toContainEqual({ type: 'notice', code: 'pickupAddressSelected' });
});

describe('a cart of a store that does not serve the new place', () => {
  it('is emptied when the customer says so [LOC-18]', async () => {
    const shop = await open(harbour);
    await move(shop, overlap, 'Old Town Bakes');
    expect(shop.effects.callsOf('clearCart')).toEqual([]);

    shop.flow('location').send({ type: 'conflict.cartCleared' });

    expect(shop.effects.callsOf('clearCart')).toHaveLength(1);
    await shop.answer('clearCart', []);
    expect(shop.told).toContain('cart.changed');
  });

  it('stays, and the customer is led home, to find another store [LOC-18]', async () => {
    const shop = await open(harbour);
    await move(shop, overlap, 'Old Town Bakes');

    shop.flow('location').send({ type: 'conflict.storeChanged' });

    expect(shop.emitted).toContainEqual({ type: 'home.requested' });
    expect(shop.effects.callsOf('clearCart')).toEqual([]);
  });
});

describe('another tab', () => {
  it('that changes the cart has it read again here, and hears nothing back [CART-62]', async () => {
    const shop = await open(harbour);

    shop.browser.report({ type: 'elsewhere.cart' });
    await shop.answer('loadCart', []);

    expect(shop.newCartReads()).toBe(1);
    expect(shop.emitted).toEqual([]);
  });

  it('that chooses allergens has this one warn of them as well [X-17, STO-03]', async () => {
    const shop = await open(harbour);
    const profile = { allergens: ['peanut' as const], diets: [] };

    shop.browser.report({ type: 'elsewhere.diet', profile, isOfAccount: false });

    expect(shop.flow('diet').getSnapshot().context.profile).toEqual(profile);
    expect(shop.emitted).toEqual([]);
  });

  it('that changes module or place is followed [STO-03]', async () => {
    const shop = await open(harbour);

    shop.browser.report({ type: 'elsewhere.module', moduleId: pharmacy.id });
    shop.browser.report({ type: 'elsewhere.place', place: lakeside });

    expect(shop.flow('module').getSnapshot().context.selectedId).toBe(pharmacy.id);
    expect(shop.flow('location').getSnapshot().context.place).toEqual(lakeside);
    expect(shop.emitted).toEqual([
      { type: 'market.changed', moduleId: pharmacy.id },
      { type: 'lists.outdated' },
      { type: 'lists.outdated' },
    ]);
  });

  it('that becomes a guest, or switches theme or language, is followed [GUEST-05, THEME-01, STO-03]', async () => {
    const shop = await open(harbour);

    shop.browser.report({ type: 'elsewhere.guest', guestId: 'guest-2' });
    shop.browser.report({ type: 'elsewhere.theme', theme: 'dark' });
    shop.browser.report({ type: 'elsewhere.language' });

    expect(shop.flow('session').getSnapshot().context.guestId).toBe('guest-2');
    expect(shop.flow('preferences').getSnapshot().context.theme).toBe('dark');
    expect(shop.emitted).toContainEqual({ type: 'theme.changed', theme: 'dark' });
    expect(shop.emitted.at(-1)).toEqual({ type: 'page.reloadRequested' });
  });
});

it('reads the cart again when the customer comes back to the window [CART-62]', async () => {
  const shop = await open(harbour);

  shop.browser.report({ type: 'window.focused' });

  expect(shop.newCartReads()).toBe(1);
});

it('puts an added item into the cart, and tells the other tabs [CART-28, CART-62]', async () => {
  const shop = await open(harbour);
  shop.flow('addToCart').send(asked());
  await shop.answer('addItem', [cartLine(1)]);

  expect(shop.flow('cart').getSnapshot().context.lines).toEqual([cartLine(1)]);
  expect(shop.emitted).toEqual(expect.arrayContaining([{ type: 'notice', code: 'itemAdded' }]));
});

it('asks who it is before one item is ordered at once, and lets those go on who are known [ITEM-13]', async () => {
  const shop = await open(harbour);
  shop.flow('addToCart').send(asked({ intent: 'buyNow' }));
  expect(shop.flow('layers').getSnapshot().context.spot.panel).toBe('sign-in');
  expect(shop.flow('arrival').getSnapshot().context.intent.type).toBe('order');

  shop.flow('addToCart').send(asked({ intent: 'buyNow' }, { isSignedIn: true }));
  expect(shop.emitted.at(-1)?.type).toBe('order.requested');
});

it('passes on the notices of every flow, also of those that run before it is open [LANG-03]', async () => {
  const { flow, effects, emitted } = boot();

  flow('preferences').send({ type: 'language.chosen', language: 'ar' });
  flow('preferences').send({ type: 'language.confirmed' });
  effects.latest('switchLanguage').reject(new Error('storage is full'));
  await settled();

  expect(emitted).toEqual([
    { type: 'notice', code: 'failed', failure: { code: 'unexpected', messages: [] } },
  ]);
});

it('leads a press on goods of a shared link to the cart: their market, one question for the address [NAV-28, MOD-08]', async () => {
  const shop = await open(null, { ...basics, storedModuleId: null });

  shop.flow('addToCart').send(asked({}, { isPlaced: false, moduleId: null }));
  await settled();
  expect(shop.flow('module').getSnapshot().context.selectedId).toBe(food.id);
  expect(topLayer(shop.flow('layers').getSnapshot().context)).toBe('location');

  await shop.answer('storeModule', undefined);
  await move(shop, harbour);
  expect(shop.flow('module').getSnapshot().hasTag('open')).toBe(false);
  expect(shop.flow('addToCart').getSnapshot().matches('adding')).toBe(true);
  expect(shop.emitted).not.toContainEqual({ type: 'interests.requested' });
});

it('forgets the press when somebody goes back from the question for the address [NAV-28]', async () => {
  const shop = await open(null, { ...basics, storedModuleId: null });

  shop.flow('addToCart').send(asked({}, { isPlaced: false, moduleId: null }));
  await settled();
  shop.flow('layers').send({ type: 'address.changed', spot: spot({ index: 1 }) });
  await settled();
  expect(shop.flow('addToCart').getSnapshot().matches('idle')).toBe(true);
});
