import { beforeEach, describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, fromTransition } from 'xstate';
import { plainTripDraft } from '../../../domain/rental/trip-booking';
import { paymentMachine } from '../../../machines/checkout/payment.machine';
import { addVehicleMachine } from '../../../machines/rental/add-vehicle.machine';
import { bookingBarMachine } from '../../../machines/rental/booking-bar.machine';
import { tripActionsMachine } from '../../../machines/rental/trip-actions.machine';
import { tripBookingMachine } from '../../../machines/rental/trip-booking.machine';
import { tripTrackingMachine } from '../../../machines/rental/trip-tracking.machine';
import { guestTrips } from '../../../src/features/orders/tracking/guest-orders';
import { provideAddVehicle } from '../../../src/features/rental/add/add-vehicle.actors';
import { provideBookingBar } from '../../../src/features/rental/booking/booking-bar.actors';
import { openBookingProgress } from '../../../src/features/rental/booking/booking-progress';
import {
  provideTripBooking,
  tripBookingEffects,
} from '../../../src/features/rental/booking/trip-booking.actors';
import {
  provideTripActions,
  tripActionsEffects,
} from '../../../src/features/rental/trips/trip-actions.actors';
import { provideTripTracking } from '../../../src/features/rental/trips/trip-tracking.actors';
import { readDraft, writeDraft } from '../../../src/platform/storage/drafts';
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

const CALLBACK = 'http://shop/rental/cart?flag=';
const line = { id: 3, quantity: 2, vehicle: { provider: { id: 41 } } };
const cartOf = (lines: object[]) => ({ cart: { lines, plan: null } });

function booking(answers: Record<string, unknown> = {}) {
  const { api, calls } = recordedApi(answers);
  const session = shownFlow({ token: null as string | null });
  const browser = shownFlow({});
  const cart = shownFlow(cartOf([line]), ['empty']);
  const named: number[] = [];
  const flow = provideTripBooking({
    api,
    session: beside(session.flow as object, { browser: browser.flow }),
    cart: cart.flow,
    isGuestAllowed: false,
    phoneOf: (tripId) => `+97150000${tripId}`,
    callback: CALLBACK,
    nameTrip: async (tripId) => void named.push(tripId),
    unpaidReason: () => 'not paid',
  });
  return { flow, calls, session, browser, cart, named };
}

describe('The effects of a trip booking', () => {
  it('include every effect that the machines of booking, adding, following and changing a trip invoke [RENT-53]', () => {
    const { flow } = booking();
    const { api } = recordedApi();
    expect(placeholdersLeft(tripBookingMachine, flow, 'listenToCoupon')).toEqual([]);
    expect(placeholdersLeft(paymentMachine, flow.implementations.actors.tripPayment as never)).toEqual([]);
    expect(placeholdersLeft(addVehicleMachine, provideAddVehicle(api, shownFlow({}).flow))).toEqual([]);
    expect(placeholdersLeft(bookingBarMachine, provideBookingBar())).toEqual([]);
    const actions = provideTripActions({ rental: api, phone: null, callback: '' });
    expect(placeholdersLeft(tripActionsMachine, actions, 'listenToQuestion')).toEqual([]);
    const tracking = provideTripTracking({ api, keepFound: () => undefined });
    expect(placeholdersLeft(tripTrackingMachine, tracking)).toEqual([]);
  });

  it('quote and book a trip, and check its coupon at the provider of its vehicles [RENT-53, COUP-10]', async () => {
    const { flow, calls } = booking({ checkTripCoupon: { code: 'DRIVE', title: '' } });
    await outcomeOf(flow, 'quoteTrip', { key: 'a-key' });
    await outcomeOf(flow, 'bookTrip', { key: 'a-key' });
    await outcomeOf(flow, 'tripCoupon.checkCoupon', { code: 'DRIVE' });
    expect(calls).toEqual([
      ['quoteTrip', { key: 'a-key' }],
      ['bookTrip', { key: 'a-key' }, CALLBACK],
      ['checkTripCoupon', 'DRIVE', 41],
    ]);
  });

  it('can read, change and cancel the payment of a trip with the contact of its guest [CHK-07, RENT-53]', async () => {
    const { flow, calls } = booking();
    await outcomeOf(flow, 'tripPayment.readOrder', { orderId: 5 });
    await outcomeOf(flow, 'tripPayment.changePayment', { orderId: 5, payment: { by: 'cash' } });
    await outcomeOf(flow, 'tripPayment.cancelOrder', { orderId: 5 });
    const whose = { tripId: 5, phone: '+971500005' };
    expect(calls).toEqual([
      ['placedTrip', whose],
      ['payTrip', { ...whose, payment: { by: 'cash' }, callback: CALLBACK }],
      ['cancelTrip', { ...whose, reason: 'not paid' }],
    ]);
  });

  it('write the trip into the URL of the booking page before the payment page opens [CHK-07]', async () => {
    const { flow, named } = booking();
    const opening = outcomeOf(flow, 'tripPayment.openPage', { orderId: 5, url: 'https://pay.example/5' });
    expect([named, [...opened]]).toEqual([[5], []]);
    await opening;
    expect(opened).toEqual(['https://pay.example/5']);
  });

  it('report each change of the customer and the vehicles once, and the return of the network [RENT-53, PERM-03]', () => {
    const { flow, session, cart, browser } = booking();
    const { received, stop } = listeningTo(flow, 'watchBasis');
    session.show({ token: null });
    session.show({ token: 'a token' });
    cart.show(cartOf([{ ...line, quantity: 3 }]));
    cart.show(cartOf([]));
    browser.emit({ type: 'network.online' });
    expect(received).toMatchObject([
      { basis: { isSignedIn: false, mayBook: false, vehicles: 'there', cartKey: '[[[3,2]],null]' } },
      { basis: { isSignedIn: true, mayBook: true } },
      { basis: { cartKey: '[[[3,3]],null]' } },
      { basis: { vehicles: 'none' } },
      { type: 'network.online' },
    ]);
    stop();
    expect([session.watchers.size, cart.watchers.size]).toEqual([0, 0]);
  });

  it('store the booking progress, and after booking clear the search and store a guest’s trip [CHK-05, RENT-53]', () => {
    const cart = shownFlow({});
    const effects = tripBookingEffects(cart.flow);
    const progress = { ...openBookingProgress(plainTripDraft.contact), tries: 2 };
    sentToRoot(effects, { type: 'progress.changed', progress });
    expect(openBookingProgress(plainTripDraft.contact)).toEqual(progress);
    sentToRoot(effects, { type: 'progress.ended' });
    expect(openBookingProgress(plainTripDraft.contact).key).not.toBe(progress.key);

    writeDraft('trip-search', { draft: {} });
    const booked = { type: 'trip.booked', tripId: 5, isGuest: true, phone: '+97150', isPaymentDue: false };
    const page = { type: 'navigation.requested', destination: { page: 'order', of: 'trip', id: 5 } };
    expect(sentToRoot(effects, booked)).toEqual([page]);
    expect(readDraft('trip-search')).toBeNull();
    expect(guestTrips()).toEqual([{ id: 5, phone: '+97150' }]);
    expect(sentToRoot(effects, { ...booked, tripId: 6, isGuest: false, isPaymentDue: true })).toEqual([]);
    expect(guestTrips()).toHaveLength(1);

    sentToRoot(effects, { type: 'cart.outdated' });
    sentToRoot(effects, { type: 'cart.booked', lineIds: [3] });
    expect(cart.sent).toEqual([{ type: 'cart.reloadRequested' }, { type: 'cart.booked', lineIds: [3] }]);
    expect(sentToRoot(effects, { type: 'auth.requested' })).toMatchObject([
      { mode: 'sign-in', intent: null },
    ]);
  });
});

describe('The effects of adding a vehicle', () => {
  it('must preview the trip cart by a request, and send every change to the trip cart’s machine as a command [RENT-32, CART-61]', async () => {
    const { api, calls } = recordedApi();
    const sent: unknown[] = [];
    const cart = fromTransition((_, event: AnyEventObject, { emit }) => {
      sent.push(event.command);
      emit({ type: 'command.done', commandId: event.command.commandId, answer: event.command.type } as never);
      return null;
    }, null);
    const flow = provideAddVehicle(api, createActor(cart).start() as never);
    await outcomeOf(flow, 'previewCart', { vehicleId: 9 });
    const answers = [
      await outcomeOf(flow, 'addVehicle', { vehicleId: 9 }),
      await outcomeOf(flow, 'updateTrip', { id: 41 }),
      await outcomeOf(flow, 'removeLines', { lineIds: [3] }),
      await outcomeOf(flow, 'readCart'),
    ];
    expect(calls).toEqual([['previewVehicle', { vehicleId: 9 }]]);
    expect(sent).toMatchObject([
      { type: 'add', addition: { vehicleId: 9 } },
      { type: 'changeTrip', trip: { id: 41 } },
      { type: 'remove', lineIds: [3] },
      { type: 'read' },
    ]);
    expect(answers).toEqual(['add', 'changeTrip', 'remove', 'read']);
  });
});

describe('The effects of a booked trip', () => {
  it('can cancel, pay, price and change a guest’s trip with the phone of the booking [RENT-54]', async () => {
    const { api, calls } = recordedApi();
    const flow = provideTripActions({ rental: api, phone: '+97150', callback: CALLBACK });
    await outcomeOf(flow, 'cancelTrip.readReasons');
    await outcomeOf(flow, 'cancelTrip.sendAnswer', { subject: { tripId: 5 }, answer: { reason: 'late' } });
    await outcomeOf(flow, 'payTrip', { tripId: 5 });
    await outcomeOf(flow, 'priceChange', { tripId: 5, hours: 4 });
    await outcomeOf(flow, 'changeTrip', { tripId: 5, hours: 4 });
    await outcomeOf(flow, 'openPage', { url: 'https://pay.example/5' });
    const phone = '+97150';
    expect(calls).toEqual([
      ['cancelReasons'],
      ['cancelTrip', { tripId: 5, reason: 'late', phone }],
      ['payTrip', { tripId: 5, phone, callback: CALLBACK }],
      ['priceChange', { tripId: 5, hours: 4, phone }],
      ['changeBookedTrip', { tripId: 5, hours: 4, phone }],
    ]);
    expect(opened).toEqual(['https://pay.example/5']);
  });

  it('send a review with its pictures and ignore entries that are not files [RENT-54]', async () => {
    const { api, calls } = recordedApi();
    const flow = provideTripActions({ rental: api, phone: null, callback: '' });
    const photo = new File(['x'], 'car.png');
    await outcomeOf(flow, 'reviewTrip.sendAnswer', {
      subject: { tripId: 5, about: { vehicleId: 9 } },
      answer: { rating: 4, comment: 'Clean', images: [photo, { name: 'no file' }] },
    });
    const review = { tripId: 5, subject: { vehicleId: 9 }, rating: 4, comment: 'Clean', images: [photo] };
    expect(calls).toEqual([['reviewTrip', review]]);
  });

  it('reload a changed trip on its page and in the lists [RENT-54]', () => {
    const tracking = shownFlow({});
    const forgotten: unknown[] = [];
    const reads = { forget: (name: unknown) => forgotten.push(name) };
    sentToRoot(tripActionsEffects(reads as never, tracking.flow), { type: 'trip.changed' });
    expect([forgotten.length, tracking.sent]).toEqual([1, [{ type: 'trip.changed' }]]);
  });

  it('store a trip that a guest has found, and do not store one that does not exist [ORD-20]', async () => {
    const found: unknown[] = [];
    const keepFound = (requested: unknown) => void found.push(requested);
    const { api, calls } = recordedApi({ trip: { id: 5 } });
    const flow = provideTripTracking({ api, keepFound });
    const lookup = { id: 5, phone: '+97150' };
    expect(await outcomeOf(flow, 'readTrip', lookup)).toEqual({ id: 5 });
    expect([calls, found]).toEqual([[['trip', { tripId: 5, phone: '+97150' }]], [lookup]]);

    const refusing = recordedApi({ trip: () => Promise.reject(new Error('not found')) });
    const failing = provideTripTracking({ api: refusing.api, keepFound });
    await expect(outcomeOf(failing, 'readTrip', lookup)).rejects.toThrow('not found');
    expect(found).toHaveLength(1);
  });

  it('must report the scroll position to the booking bar’s machine [RENT-50]', () => {
    const { received, stop } = listeningTo(provideBookingBar(), 'watchScroll');
    window.scrollY = 80.4;
    window.dispatchEvent(new Event('scroll'));
    expect(received).toEqual([
      { type: 'page.scrolled', pixels: 0 },
      { type: 'page.scrolled', pixels: 80 },
    ]);
    stop();
    window.dispatchEvent(new Event('scroll'));
    expect(received).toHaveLength(2);
  });
});
