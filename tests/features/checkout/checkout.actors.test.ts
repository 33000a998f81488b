import { beforeEach, describe, expect, it } from 'vitest';
import { plainDraft } from '../../../domain/order-quote';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine';
import { couponMachine } from '../../../machines/checkout/coupon.machine';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { paymentEffects } from '../../../src/features/checkout/after/payment.actors';
import { checkoutEffects, type Goods, provideCheckout } from '../../../src/features/checkout/checkout.actors';
import { openCheckoutProgress } from '../../../src/features/checkout/checkout-progress';
import { provideCoupon } from '../../../src/features/checkout/coupon.actors';
import { guestOrders } from '../../../src/features/orders/tracking/guest-orders';
import { readDraft, writeDraft } from '../../../src/platform/storage/drafts';
import { cartLine } from '../../machines/cart/cart-lines';
import { settled } from '../../support/deferred';
import {
  beside,
  listeningTo,
  outcomeOf,
  placeholdersLeft,
  recordedApi,
  sentToRoot,
  shownFlow,
} from '../../support/effects';
import { openedPages } from '../../support/opened-pages';

const opened = openedPages();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const CALLBACK = 'http://shop/checkout?flag=';

function checkout(goods: Goods, answers: Record<string, unknown> = {}, isGuestAllowed = true) {
  const { api, calls } = recordedApi(answers);
  const session = shownFlow({ token: null as string | null, person: null });
  const browser = shownFlow({});
  const cart = shownFlow({ lines: [cartLine(1, 2)], isLoaded: true });
  const named: number[] = [];
  const flow = provideCheckout({
    api: { checkout: api, addresses: api },
    session: beside(session.flow as object, { browser: browser.flow }),
    location: shownFlow({ place: null }).flow,
    cart: cart.flow,
    goods,
    isGuestAllowed,
    moment: () => ({ now: Date.parse('2026-01-05T12:00:00Z'), utcOffsetMinutes: 0 }),
    readOrderTypes: async () => [],
    phoneOf: (orderId) => `+97150000${orderId}`,
    unpaidReason: () => 'not paid',
    hadPictures: false,
    callback: CALLBACK,
    nameOrder: async (orderId) => void named.push(orderId),
  });
  return { flow, calls, session, browser, cart, named };
}

describe('The effects of the checkout', () => {
  it('include every effect that the machines of checkout, payment and coupon invoke [CHK-01]', () => {
    const { flow } = checkout({ from: 'cart' });
    expect(placeholdersLeft(checkoutMachine, flow, 'listenToAddress', 'listenToParts')).toEqual([]);
    const payment = flow.implementations.actors.payment as typeof paymentMachine;
    expect(placeholdersLeft(paymentMachine, payment)).toEqual([]);
    const session = shownFlow({ token: null }).flow;
    const coupon = provideCoupon({ session, checkCoupon: async (code) => ({ code, title: '' }) });
    expect(placeholdersLeft(couponMachine, coupon)).toEqual([]);
  });

  it('check a coupon for the store and the price of the ordered items [COUP-02, COUP-04]', async () => {
    const { flow, calls } = checkout({ from: 'cart' }, { checkCoupon: { code: 'SAVE', title: 'Ten' } });
    await outcomeOf(flow, 'coupon.checkCoupon', { code: 'SAVE' });
    const [line] = [cartLine(1, 2)];
    const amount = 2 * line.item.price;
    expect(calls).toEqual([['checkCoupon', 'SAVE', { storeId: line.item.storeId, amount }]]);
  });

  it('quote and place an order with its item, its return URL and its pictures [CHK-05]', async () => {
    const pharmacy = { id: 31, name: 'Corner', zoneId: 1, takesPrescriptions: true };
    const { flow, calls } = checkout({ from: 'prescription', store: pharmacy });
    const draft = { progress: { key: 'a-key' } };
    await outcomeOf(flow, 'quoteOrder', draft);
    const photo = new File(['x'], 'recipe.png', { type: 'image/png' });
    const pictures = flow.implementations.actors.prescription as never;
    const chosen = listeningTo(pictures, 'loadPictures');
    chosen.send({ type: 'pictures.stored', photos: [photo] });
    await outcomeOf(flow, 'placeOrder', draft);
    expect(calls).toEqual([
      ['quote', draft, { pharmacyId: 31 }],
      ['place', draft, { pharmacyId: 31 }, CALLBACK, [photo]],
    ]);
    chosen.stop();
    await outcomeOf(flow, 'placeOrder', draft);
    expect(calls.at(-1)?.at(-1)).toEqual([]);
  });

  it('read, change and cancel a payment with the contact of the guest who ordered [CHK-07]', async () => {
    const { flow, calls } = checkout({ from: 'cart' });
    await outcomeOf(flow, 'payment.readOrder', { orderId: 7 });
    await outcomeOf(flow, 'payment.changePayment', { orderId: 7, payment: { by: 'cash' } });
    await outcomeOf(flow, 'payment.cancelOrder', { orderId: 7 });
    const whose = { orderId: 7, phone: '+971500007' };
    expect(calls).toEqual([
      ['order', whose],
      ['changePayment', { ...whose, payment: { by: 'cash' }, callback: CALLBACK }],
      ['cancel', { ...whose, reason: 'not paid' }],
    ]);
  });

  it('write the order into the URL of the checkout page before the payment page opens [CHK-07]', async () => {
    const { flow, named } = checkout({ from: 'cart' });
    const url = 'https://pay.example/7';
    const opening = outcomeOf(flow, 'payment.openPage', { orderId: 7, url });
    expect([named, [...opened]]).toEqual([[7], []]);
    await opening;
    expect(opened).toEqual([url]);
  });
});

describe('The subscriptions of the checkout', () => {
  it('report each change of the customer or the items once, and the return of the network [CHK-02]', () => {
    const { flow, session, cart, browser } = checkout({ from: 'cart' });
    const { received, stop } = listeningTo(flow, 'watchBasis');
    expect(received).toMatchObject([
      { basis: { isSignedIn: false, mayOrder: true, goods: 'there', storeId: 1 } },
    ]);
    session.show({ token: null, person: null });
    expect(received).toHaveLength(1);
    session.show({ token: 'a token', person: null });
    cart.show({ lines: [cartLine(1, 3)], isLoaded: true });
    cart.show({ lines: [], isLoaded: true });
    cart.show({ lines: [], isLoaded: false });
    browser.emit({ type: 'network.online' });
    expect(received.slice(1)).toMatchObject([
      { basis: { isSignedIn: true, goodsKey: '1×2' } },
      { basis: { goodsKey: '1×3' } },
      { basis: { goods: 'none', storeId: null } },
      { basis: { goods: 'unread' } },
      { type: 'network.online' },
    ]);
    stop();
    expect([session.watchers.size, cart.watchers.size]).toEqual([0, 0]);
  });

  it.each<[string, Goods]>([
    ['the cart', { from: 'cart' }],
    ['a prescription', { from: 'prescription', store: { id: 12, name: 'Care', zoneIds: [1] } as never }],
  ])('allow a guest to order %s only if the shop allows guest checkout [CHK-02, PERM-03]', (_, goods) => {
    const mayOrder = (isGuestAllowed: boolean) => {
      const { flow, session } = checkout(goods, {}, isGuestAllowed);
      const { received, stop } = listeningTo(flow, 'watchBasis');
      session.show({ token: 'a token', person: null });
      stop();
      return received.map((event) => (event as unknown as { basis: { mayOrder: boolean } }).basis.mayOrder);
    };
    expect(mayOrder(true)).toEqual([true, true]);
    expect(mayOrder(false)).toEqual([false, true]);
  });

  it.each<[string, Goods, object]>([
    ['an unknown item', { from: 'single', line: null }, { goods: 'none', mayOrder: false }],
    [
      'one item',
      { from: 'single', line: cartLine(4) },
      { goods: 'there', mayOrder: false, goodsKey: '104×1' },
    ],
    [
      'a store that is not a pharmacy',
      { from: 'prescription', store: null },
      { goods: 'none', mayOrder: true },
    ],
    [
      'a pharmacy without prescriptions',
      { from: 'prescription', store: { id: 31, name: 'Corner', zoneId: 2, takesPrescriptions: false } },
      { goods: 'refused', storeId: 31, storeZones: [2] },
    ],
  ])(
    'report for a direct order of %s whether it is possible, also for guests [NAV-06, PERM-08]',
    (_, goods, basis) => {
      const { received, stop } = listeningTo(checkout(goods).flow, 'watchBasis');
      expect(received).toMatchObject([{ type: 'basis.changed', basis }]);
      stop();
    },
  );

  it('report to the coupon flow whether the customer is signed in, once per change [COUP-11]', () => {
    const session = shownFlow({ token: null as string | null });
    const coupon = provideCoupon({
      session: session.flow,
      checkCoupon: async (code) => ({ code, title: '' }),
    });
    const { received, stop } = listeningTo(coupon, 'watchPerson');
    session.show({ token: null });
    session.show({ token: 'a token' });
    expect(received.map(({ isSignedIn }) => isSignedIn)).toEqual([false, true]);
    stop();
    expect(session.watchers.size).toBe(0);
  });
});

describe('The stored data and events of the checkout', () => {
  const effects = checkoutEffects('buyNow', { from: 'single', line: null });
  const placed = { type: 'order.placed', orderId: 7, isGuest: true, phone: '+97150', isPaymentDue: false };
  const page = { type: 'navigation.requested', destination: { page: 'order', of: 'checkout', id: 7 } };

  it('include the checkout progress and the buy-now item until the order is complete [CHK-05, NAV-06]', () => {
    const progress = { ...openCheckoutProgress('buyNow'), tries: 3, draft: { ...plainDraft, tip: 200 } };
    writeDraft('order', { itemId: 1 });
    sentToRoot(effects, { type: 'progress.changed', progress });
    expect(openCheckoutProgress('buyNow')).toEqual(progress);
    sentToRoot(effects, { type: 'progress.ended' });
    expect(readDraft('order')).toBeNull();
    expect(openCheckoutProgress('buyNow').key).not.toBe(progress.key);
  });

  it('keep the stored buy-now item when an order of the cart is complete [NAV-06]', () => {
    writeDraft('order', { itemId: 1 });
    sentToRoot(checkoutEffects('cart', { from: 'cart' }), { type: 'progress.ended' });
    expect(readDraft('order')).toEqual({ itemId: 1 });
  });

  it('include a guest’s order stored on this device, and a profile reload after a customer’s order [ORD-20, CHK-07]', async () => {
    expect(sentToRoot(effects, placed)).toEqual([page]);
    expect(guestOrders()).toEqual([{ id: 7, phone: '+97150' }]);
    expect(sentToRoot(effects, { ...placed, orderId: 8, isGuest: false })).toMatchObject([
      { type: 'profile.changed' },
      { destination: { id: 8 } },
    ]);
    expect(guestOrders()).toHaveLength(1);
    await settled();
  });

  it('do not open the order page of an order that is not paid yet [CHK-07]', () => {
    expect(sentToRoot(effects, { ...placed, isPaymentDue: true })).toEqual([]);
  });

  it('notify the root machine of existing orders, ordered or outdated carts and requested sign-ins [CHK-07]', () => {
    expect(sentToRoot(effects, { type: 'order.found', orderId: 7 })).toEqual([page]);
    expect(sentToRoot(effects, { type: 'cart.outdated' })).toEqual([{ type: 'cart.reloadRequested' }]);
    const ordered = { type: 'cart.ordered', lineIds: [1] };
    expect(sentToRoot(effects, ordered)).toEqual([ordered]);
    expect(sentToRoot(effects, { type: 'auth.requested' })).toEqual([
      { type: 'auth.requested', mode: 'sign-in', intent: null },
    ]);
    expect(sentToRoot(paymentEffects, { type: 'wallet.moved' })).toEqual([{ type: 'profile.changed' }]);
  });
});
