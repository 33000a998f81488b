import { describe, expect, it } from 'vitest';
import { topLayer } from '../../machines/shared/layers';
import { settled } from '../support/deferred';
import { requested } from './cart/add-to-cart.model';
import { cartLine } from './cart/cart-lines';
import { spot } from './layers.model';
import { harbour, overlap } from './location/location.model';
import { food, grocery, pharmacy } from './location/module.model';
import { basics } from './storefront.model';
import { boot, lakeside, move, open } from './storefront-run';

it('a shop that cannot start keeps theme and language usable and can be retried', async () => {
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

it('the cart loads again once the guest id is known [GUEST-03]', async () => {
  const { effects, answer } = boot();
  await answer('loadBasics', basics);
  await answer('readGuestId', null);
  const before = effects.callsOf('loadCart').length;

  await answer('requestGuestId', 'guest-2');

  expect(effects.callsOf('loadCart')).toHaveLength(before + 1);
});

it('the module dialog opens only after the stored place is known [MOD-05]', async () => {
  const { flow, answer } = boot();
  await answer('loadBasics', basics);
  expect(flow('module').getSnapshot().value).toBe('waiting');

  await answer('readPlace', harbour);

  expect(flow('module').getSnapshot().hasTag('open')).toBe(true);
});

it('a new place reloads lists and cart [LOC-08, MOD-14]', async () => {
  const shop = await open(harbour);

  await move(shop, overlap);

  expect(shop.emitted).toEqual([
    { type: 'lists.outdated' },
    { type: 'notice', code: 'deliveryAddressSelected' },
  ]);
  expect(shop.newCartReads()).toBe(1);
  expect(shop.flow('module').getSnapshot().context.zoneIds).toEqual([1, 2]);
});

it('a new place that does not serve the module opens the module dialog [MOD-14]', async () => {
  const shop = await open(harbour, { ...basics, storedModuleId: grocery.id });

  await move(shop, lakeside);

  expect(shop.flow('module').getSnapshot().value).toEqual({ choosing: 'notServed' });
});

it('another module reloads lists and cart [MOD-02, MOD-07, MOD-10]', async () => {
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

it('the first notices about the place already say “pickup address” in the rental module [LOC-07]', async () => {
  const rental = { ...food, id: 6, type: 'rental' as const };
  const shop = await open(harbour, { ...basics, modules: [rental, pharmacy], storedModuleId: rental.id });

  await move(shop, overlap);
  expect(shop.emitted).toContainEqual({ type: 'notice', code: 'pickupAddressSelected' });
});

describe('a cart whose store does not serve the new place', () => {
  it('is cleared when the location flow requests it [LOC-18]', async () => {
    const shop = await open(harbour);
    await move(shop, overlap, 'Old Town Bakes');
    expect(shop.effects.callsOf('clearCart')).toEqual([]);

    shop.flow('location').send({ type: 'conflict.cartCleared' });

    expect(shop.effects.callsOf('clearCart')).toHaveLength(1);
    await shop.answer('clearCart', []);
    expect(shop.received).toContain('cart.changed');
  });

  it('is unchanged, and the customer is led home to choose another store [LOC-18]', async () => {
    const shop = await open(harbour);
    await move(shop, overlap, 'Old Town Bakes');

    shop.flow('location').send({ type: 'conflict.storeChanged' });

    expect(shop.emitted).toContainEqual({ type: 'home.requested' });
    expect(shop.effects.callsOf('clearCart')).toEqual([]);
  });
});

describe('A change in another tab', () => {
  it('reloads the cart, and that reload is not broadcast again [CART-62, X-03]', async () => {
    const shop = await open(harbour);

    shop.browser.report({ type: 'elsewhere.cart' });
    await shop.answer('loadCart', []);

    expect(shop.newCartReads()).toBe(1);
    expect(shop.emitted).toEqual([]);
  });

  it('warns in this tab of allergens that were chosen in the other tab [X-17, STO-03]', async () => {
    const shop = await open(harbour);
    const profile = { allergens: ['peanut' as const], diets: [] };

    shop.browser.report({ type: 'elsewhere.diet', profile, isOfAccount: false });

    expect(shop.flow('diet').getSnapshot().context.profile).toEqual(profile);
    expect(shop.emitted).toEqual([]);
  });

  it('is applied in this tab if it concerns module or place [STO-03]', async () => {
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

  it('is applied in this tab if it concerns guest, theme or language [GUEST-05, THEME-01, STO-03]', async () => {
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

it('the cart reloads when the customer returns to the browser window [CART-62, X-03]', async () => {
  const shop = await open(harbour);

  shop.browser.report({ type: 'window.focused' });

  expect(shop.newCartReads()).toBe(1);
});

it('an added item is in the cart, and other tabs reload theirs [CART-28, CART-62]', async () => {
  const shop = await open(harbour);
  shop.flow('addToCart').send(requested());
  await shop.answer('addItem', [cartLine(1)]);

  expect(shop.flow('cart').getSnapshot().context.lines).toEqual([cartLine(1)]);
  expect(shop.emitted).toEqual(expect.arrayContaining([{ type: 'notice', code: 'itemAdded' }]));
});

it('Buy Now asks a guest to sign in and continues immediately for a customer [ITEM-13]', async () => {
  const shop = await open(harbour);
  shop.flow('addToCart').send(requested({ intent: 'buyNow' }));
  expect(shop.flow('layers').getSnapshot().context.spot.panel).toBe('sign-in');
  expect(shop.flow('arrival').getSnapshot().context.intent.type).toBe('order');

  shop.flow('addToCart').send(requested({ intent: 'buyNow' }, { isSignedIn: true }));
  expect(shop.emitted.at(-1)?.type).toBe('order.requested');
});

it('the root emits the notices of all child machines, even before the shop has loaded [LANG-03]', async () => {
  const { flow, effects, emitted } = boot();

  flow('preferences').send({ type: 'language.chosen', language: 'ar' });
  flow('preferences').send({ type: 'language.confirmed' });
  effects.latest('switchLanguage').reject(new Error('storage is full'));
  await settled();

  expect(emitted).toEqual([
    { type: 'notice', code: 'failed', failure: { code: 'unexpected', messages: [] } },
  ]);
});

it('an item of a shared link is added in its module after one address dialog [NAV-28, MOD-08]', async () => {
  const shop = await open(null, { ...basics, storedModuleId: null });

  shop.flow('addToCart').send(requested({}, { isPlaced: false, moduleId: null }));
  await settled();
  expect(shop.flow('module').getSnapshot().context.selectedId).toBe(food.id);
  expect(topLayer(shop.flow('layers').getSnapshot().context)).toBe('location');

  await shop.answer('storeModule', undefined);
  await move(shop, harbour);
  expect(shop.flow('module').getSnapshot().hasTag('open')).toBe(false);
  expect(shop.flow('addToCart').getSnapshot().matches('adding')).toBe(true);
  expect(shop.emitted).not.toContainEqual({ type: 'interests.requested' });
});

it('an item of a shared link is dropped when the address dialog is cancelled [NAV-28]', async () => {
  const shop = await open(null, { ...basics, storedModuleId: null });

  shop.flow('addToCart').send(requested({}, { isPlaced: false, moduleId: null }));
  await settled();
  shop.flow('layers').send({ type: 'address.changed', spot: spot({ index: 1 }) });
  await settled();
  expect(shop.flow('addToCart').getSnapshot().matches('idle')).toBe(true);
});
