import { beforeEach, expect, it, vi } from 'vitest';
import type { Place } from '../../../domain/catalogue';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { parcelMachine } from '../../../machines/parcel/parcel.machine';
import { guestOrders } from '../../../src/features/orders/tracking/guest-orders';
import { parcelEffects, parcelPinEffects, provideParcel } from '../../../src/features/parcel/parcel.actors';
import { openParcelProgress } from '../../../src/features/parcel/parcel-progress';
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

const CALLBACK = 'http://shop/parcel?flag=';

function parcel(isGuestAllowed = true) {
  const { api, calls } = recordedApi({ list: [] });
  const session = shownFlow({ token: null as string | null });
  const browser = shownFlow({});
  const location = shownFlow({ place: null as Place | null });
  const named: number[] = [];
  const flow = provideParcel({
    api,
    addresses: api,
    location: location.flow,
    orders: api,
    session: beside(session.flow as object, { browser: browser.flow }),
    isGuestAllowed,
    phoneOf: (orderId) => `+97150000${orderId}`,
    callback: CALLBACK,
    nameOrder: async (orderId) => void named.push(orderId),
    unpaidReason: () => 'not paid',
  });
  return { flow, calls, session, browser, location, named };
}

it('every effect that the machines of sending and paying a parcel invoke is implemented [PARC-02]', () => {
  const { flow } = parcel();
  expect(placeholdersLeft(parcelMachine, flow)).toEqual([]);
  expect(placeholdersLeft(paymentMachine, flow.implementations.actors.parcelPayment as never)).toEqual([]);
});

it('a parcel is quoted and sent with the return URL of its payment [PARC-02]', async () => {
  const { flow, calls } = parcel();
  await outcomeOf(flow, 'quoteParcel', { key: 'a-key' });
  await outcomeOf(flow, 'sendParcel', { key: 'a-key' });
  expect(calls).toEqual([
    ['quote', { key: 'a-key' }],
    ['send', { key: 'a-key' }, CALLBACK],
  ]);
});

it('the payment of a parcel is read, changed and cancelled with its sender’s contact [PARC-02]', async () => {
  const { flow, calls } = parcel();
  await outcomeOf(flow, 'parcelPayment.readOrder', { orderId: 9 });
  await outcomeOf(flow, 'parcelPayment.changePayment', { orderId: 9, payment: { by: 'cash' } });
  await outcomeOf(flow, 'parcelPayment.cancelOrder', { orderId: 9 });
  const whose = { orderId: 9, phone: '+971500009' };
  expect(calls).toEqual([
    ['order', whose],
    ['changePayment', { ...whose, payment: { by: 'cash' }, callback: CALLBACK }],
    ['cancel', { ...whose, reason: 'not paid' }],
  ]);
});

it('the parcel is written into the URL of its page before the payment page opens [CHK-07]', async () => {
  const { flow, named } = parcel();
  const opening = outcomeOf(flow, 'parcelPayment.openPage', { orderId: 9, url: 'https://pay.example/9' });
  expect([named, [...opened]]).toEqual([[9], []]);
  await opening;
  expect(opened).toEqual(['https://pay.example/9']);
});

it.each([
  [true, true],
  [false, false],
])(
  'the parcel machine receives whether a guest may send parcels (%s gives %s), and the return of the network [PERM-03]',
  (isAllowed, maySend) => {
    const { flow, session, browser } = parcel(isAllowed);
    const { received, stop } = listeningTo(flow, 'watchPerson');
    session.show({ token: null });
    session.show({ token: 'a token' });
    browser.emit({ type: 'network.online' });
    expect(received).toEqual([
      { type: 'person.changed', person: { isSignedIn: false, maySend } },
      { type: 'person.changed', person: { isSignedIn: true, maySend: true } },
      { type: 'network.online' },
    ]);
    stop();
    expect(session.watchers.size).toBe(0);
  },
);

it('the sender’s details are looked up in the account and at the chosen place [PARC-07]', async () => {
  const { flow, calls, session, location } = parcel();
  const place = { lat: 1, lng: 2, label: '1 Quay', zoneIds: [1] };
  location.show({ place });
  await expect(outcomeOf(flow, 'findSender', undefined)).resolves.toMatchObject({
    place: { address: '1 Quay' },
  });
  expect(calls).toEqual([]);
  session.show({ token: 'a token' });
  await outcomeOf(flow, 'findSender', undefined);
  expect(calls.map(([name]) => name)).toEqual(['list']);
});

it('the progress of a parcel is stored until the parcel is sent [PARC-02, CHK-05]', () => {
  const sender = { name: 'Dana', phone: '+97150' };
  const progress = { ...openParcelProgress(sender, 2), tries: 4 };
  sentToRoot(parcelEffects, { type: 'progress.changed', progress });
  expect(openParcelProgress(sender, null)).toEqual(progress);
  sentToRoot(parcelEffects, { type: 'progress.ended' });
  expect(openParcelProgress(sender, null).key).not.toBe(progress.key);
});

it('a guest’s parcel is stored on this device, and an unpaid one does not open its order page [ORD-20, PARC-02]', () => {
  const sent = { type: 'parcel.sent', orderId: 9, isGuest: true, phone: '+97150', isPaymentDue: true };
  expect(sentToRoot(parcelEffects, sent)).toEqual([]);
  expect(guestOrders()).toEqual([{ id: 9, phone: '+97150' }]);
  expect(sentToRoot(parcelEffects, { ...sent, orderId: 10, isGuest: false, isPaymentDue: false })).toEqual([
    { type: 'navigation.requested', destination: { page: 'order', of: 'parcel', id: 10 } },
  ]);
  expect(guestOrders()).toHaveLength(1);
  expect(sentToRoot(parcelEffects, { type: 'auth.requested' })).toEqual([
    { type: 'auth.requested', mode: 'sign-in', intent: null },
  ]);
});

it('the sender’s place and the receiver’s place are each set by their own map pin [PARC-02]', () => {
  const flow = { send: vi.fn() };
  const effects = parcelPinEffects(flow as never, 'receiver');
  const found = { type: 'place.found', place: { lat: 25, lng: 55 }, isMoved: true };
  sentToRoot(effects, { type: 'place.lookupStarted' });
  sentToRoot(effects, found);
  expect(flow.send.mock.calls).toEqual([
    [{ type: 'place.lookupStarted', end: 'receiver' }],
    [{ ...found, end: 'receiver' }],
  ]);
});
