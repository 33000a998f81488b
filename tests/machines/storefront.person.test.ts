import { expect, it } from 'vitest';
import { settled } from '../support/deferred';
import { cartLine } from './cart/cart-lines';
import { spot } from './layers.model';
import { harbour } from './location/location.model';
import { food } from './location/module.model';
import { basics } from './storefront.model';
import { open, type Shop } from './storefront-run';

const signIn = async (shop: Shop) => {
  shop.flow('session').send({ type: 'signIn.completed', token: 'token-1', entry: 'sign-in' });
  await settled();
};
const panel = (shop: Shop) => shop.flow('layers').getSnapshot().context.spot.panel;
const openSignedIn = () => open(harbour, { ...basics, storedModuleId: food.id }, 'token-1');

it("a new sign-in reloads lists, wishlist, and the account's cart [AUTH-18, CART-64]", async () => {
  const shop = await open(harbour);

  await signIn(shop);
  expect(shop.emitted).toEqual([
    { type: 'token.stored', token: 'token-1', isExpired: false },
    { type: 'lists.outdated' },
    { type: 'notice', code: 'signedIn' },
  ]);
  expect(shop.effects.callsOf('loadWishlist')).toHaveLength(1);
  expect(shop.newCartReads()).toBe(0);
  await shop.answer('mergeCarts', { isMerged: false, conflict: null });

  expect(shop.newCartReads()).toBe(1);
});

it('a favourite pressed before the sign-in is added after it [AUTH-60, WISH-03, X-01]', async () => {
  const shop = await open(harbour);
  const wish = { kind: 'item', id: 7 };
  shop.flow('wishlist').send({ type: 'wish.toggled', favourite: wish });
  expect(panel(shop)).toBe('sign-in');

  await signIn(shop);
  await shop.answer('mergeCarts', { isMerged: false, conflict: null });
  await shop.answer('loadWishlist', { item: [], store: [], vehicle: [], provider: [] });

  expect(shop.effects.callsOf('saveFavourite').map(({ input }) => input)).toEqual([{ ...wish, isOn: true }]);
});

it('the action that required the sign-in continues after it [AUTH-60]', async () => {
  const shop = await open(harbour);
  shop.storefront.send({ type: 'auth.requested', mode: 'sign-up', intent: { type: 'checkout' } });
  expect(panel(shop)).toBe('sign-up');

  await signIn(shop);
  await shop.answer('mergeCarts', { isMerged: false, conflict: null });

  expect(shop.emitted.at(-1)).toEqual({ type: 'intent.resumed', intent: { type: 'checkout' } });
});

it('a sign-in that is closed and done later does not continue the earlier action [AUTH-60]', async () => {
  const shop = await open(harbour);
  shop.storefront.send({ type: 'auth.requested', mode: 'sign-in', intent: { type: 'checkout' } });
  shop.flow('layers').send({ type: 'address.changed', spot: spot() });

  await signIn(shop);
  await shop.answer('mergeCarts', { isMerged: false, conflict: null });

  expect(shop.emitted.map(({ type }) => type)).not.toContain('intent.resumed');
});

it('a stored token restores the customer’s cart and wishlist at the start [STO-01, CART-65]', async () => {
  const shop = await openSignedIn();

  expect(shop.effects.callsOf('loadWishlist')).toHaveLength(1);
  expect(shop.effects.callsOf('mergeCarts')).toEqual([]);
});

it('a sign-out in another tab removes the customer’s data in this tab, including pending responses [MENU-07, MENU-08, CART-65]', async () => {
  const shop = await openSignedIn();
  shop.browser.report({ type: 'elsewhere.cart' });
  await shop.answer('loadCart', [cartLine(1)]);
  shop.browser.report({ type: 'window.focused' });
  const late = shop.effects.latest('loadCart');
  shop.emitted.length = 0;

  shop.browser.report({ type: 'elsewhere.token', token: null });
  late.resolve([cartLine(1)]);
  await settled();

  expect(shop.flow('cart').getSnapshot().context.lines).toEqual([]);
  expect(shop.flow('wishlist').getSnapshot().matches('signedOut')).toBe(true);
  expect(shop.emitted).toEqual([
    { type: 'drafts.outdated' },
    { type: 'home.requested' },
    { type: 'lists.outdated' },
  ]);
  expect(shop.newCartReads()).toBe(3);
});

it('an expired session shows the cart of the earlier guest again [AUTH-61, CART-65]', async () => {
  const shop = await openSignedIn();
  shop.browser.report({ type: 'elsewhere.cart' });
  await shop.answer('loadCart', [cartLine(1)]);
  const before = shop.newCartReads();

  shop.flow('session').send({ type: 'token.refused', token: 'token-1' });

  expect(shop.flow('cart').getSnapshot().context.lines).toEqual([]);
  expect(shop.newCartReads()).toBe(before + 1);
});

it('an expired session keeps form drafts and remembers the page to return to [AUTH-61, AUTH-62, X-25]', async () => {
  const shop = await openSignedIn();

  shop.flow('session').send({ type: 'token.refused', token: 'token-1' });
  expect(shop.emitted).toEqual([
    { type: 'token.stored', token: null, isExpired: true },
    { type: 'session.expired' },
    { type: 'lists.outdated' },
    { type: 'notice', code: 'sessionExpired' },
  ]);
  shop.storefront.send({ type: 'page.left', href: '/my-orders' });
  await shop.answer('loadCart', []);
  await signIn(shop);
  await shop.answer('mergeCarts', { isMerged: false, conflict: null });

  expect(shop.emitted.at(-1)).toEqual({
    type: 'intent.resumed',
    intent: { type: 'page', href: '/my-orders' },
  });
});

it('a session that expires in another tab keeps the form drafts of this tab [AUTH-62, STO-03]', async () => {
  const shop = await openSignedIn();

  shop.browser.report({ type: 'elsewhere.expiry' });

  expect(shop.emitted).toEqual([{ type: 'session.expired' }, { type: 'lists.outdated' }]);
});

it('wishlist changes are sent to other tabs, and changes of other tabs are applied here [STO-03]', async () => {
  const shop = await openSignedIn();
  await shop.answer('loadWishlist', { item: [], store: [], vehicle: [], provider: [] });
  shop.flow('wishlist').send({ type: 'wish.toggled', favourite: { kind: 'item', id: 7 } });
  await shop.answer('saveFavourite', null);
  expect(shop.received).toContain('wishlist.changed');

  shop.browser.report({ type: 'elsewhere.wishlist' });

  expect(shop.effects.callsOf('loadWishlist')).toHaveLength(2);
});
