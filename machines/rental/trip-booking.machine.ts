import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PlacedOrder } from '../../domain/order-quote';
import type { TripQuote, TripRequest } from '../../domain/rental/trip-booking';
import { couponOf, withCoupon } from '../checkout/checkout.rules';
import { couponMachine } from '../checkout/coupon.machine';
import { paymentMachine } from '../checkout/payment.machine';
import { errorOf, eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { failureOf, isAmountRefused, isRefusedFor } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import { listenToCoupon } from './coupon-events';
import * as rules from './trip-booking.rules';
import type { TripBookingTypes } from './trip-booking.types';

type Answered = { quote: TripQuote };
type Booked = { trip: PlacedOrder };

const isRefusal = (error: unknown): boolean =>
  ['refused', 'notFound', 'unauthorized', 'tooMany'].includes(failureOf(error).code);

export const tripBookingMachine = setup({
  types: {} as TripBookingTypes,
  actors: {
    /** Sends vehicles and customer, first immediately and then on every change. */
    watchBasis: notProvidedCallback('watchBasis'),
    tripCoupon: couponMachine,
    listenToCoupon,
    quoteTrip: notProvided<TripQuote, TripRequest>('quoteTrip'),
    bookTrip: notProvided<PlacedOrder, TripRequest>('bookTrip'),
    tripPayment: paymentMachine,
  },
  guards: {
    hasTrip: ({ context }) => context.tripId !== null,
    isUnread: ({ context: { basis } }) => basis === null || basis.vehicles === 'unread',
    isUnderWay: ({ context }) => context.progress.sent !== null,
    hasNoVehicles: ({ context: { basis } }) => basis?.vehicles === 'none',
    isPersonNeeded: ({ context: { basis } }) => basis?.mayBook === false,
    isSameTrip: ({ context: { basis: known }, event }) =>
      known?.cartKey === eventOf(event, 'basis.changed').basis.cartKey,
    canGoOn: ({ event }) => {
      const basis = eventOf(event, 'basis.changed').basis;
      return basis.vehicles === 'there' && basis.mayBook;
    },
    isPriced: ({ event }) => rules.isPriced(eventOf(event, 'draft.changed').draft),
    isUnpriced: ({ event }) => !rules.isPriced(eventOf(event, 'draft.changed').draft),
    hasGap: ({ context }) => rules.missingPart(context) !== null,
    isEmptied: (_, { quote }: Answered) => quote.isEmpty,
    hasDifference: ({ context }, { quote }: Answered) => rules.hasDifference(context, quote),
    isAmountRefused: ({ event }) => isAmountRefused(errorOf(event)),
    isEmptyRefused: ({ event }) => isRefusedFor(errorOf(event), 'cart_empty'),
    isRefused: ({ event }) => isRefusal(errorOf(event)),
    isCancelled: (_, { trip }: Booked) => trip.isCancelled,
  },
  actions: {
    setBasis: assign(({ event }) => ({ basis: eventOf(event, 'basis.changed').basis })),
    setDraft: assign(({ context: { progress }, event }) => ({
      progress: { ...progress, draft: { ...progress.draft, ...eventOf(event, 'draft.changed').draft } },
      missing: null,
    })),
    setCoupon: assign(({ context, event }) =>
      withCoupon(context, eventOf(event, 'coupon.changed', 'coupon.typed')),
    ),
    setQuote: assign((_, { quote }: Answered) => ({ quote, newQuote: null })),
    setNewQuote: assign((_, { quote }: Answered) => ({ newQuote: quote })),
    takeNewQuote: assign(({ context }) => ({ quote: context.newQuote ?? context.quote, newQuote: null })),
    dropCoupon: enqueueActions(({ context: { progress }, enqueue }, { quote }: Answered) => {
      if (quote.couponRefusal === null || progress.draft.couponCode === null) return;
      enqueue.sendTo('tripCoupon', { type: 'coupon.refused', message: quote.couponRefusal });
      enqueue.assign({ progress: { ...progress, draft: { ...progress.draft, couponCode: null } } });
    }),
    setMissing: assign(({ context }) => ({ missing: rules.missingPart(context) })),
    setSent: assign(({ context }) => ({
      progress: { ...context.progress, sent: context.progress.sent ?? rules.requestOf(context) },
      failure: null,
    })),
    forgetSent: assign(({ context: { progress } }) => ({
      progress: { ...progress, sent: null, tries: progress.tries + 1 },
    })),
    setTrip: assign((_, { trip }: Booked) => ({ trip, tripId: trip.id })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    saveProgress: emit(({ context: { progress } }) => ({
      type: 'progress.changed' as const,
      progress,
    })),
    clearProgress: emit({ type: 'progress.ended' }),
    announceTrip: emit(({ context }) => rules.bookedEvent(context)),
    askCartAgain: emit({ type: 'cart.outdated' }),
    announceBooked: emit({ type: 'cart.booked' }),
    announceGone: emit({ type: 'vehicles.gone' }),
    pointProblem: emit(({ context }) => ({
      type: 'problem.pointed' as const,
      field: rules.missingPart(context) ?? 'terms',
    })),
    requestSignIn: emit({ type: 'auth.requested' }),
  },
}).createMachine({
  id: 'tripBooking',
  description: 'Starts with the trip cart. Ends with one trip that is booked and paid.',
  meta: { title: 'Booking a trip', rules: ['RENT-53', 'CHK-05'] },
  context: ({ input }) => ({
    ...input,
    basis: null,
    quote: null,
    newQuote: null,
    trip: null,
    missing: null,
    failure: null,
  }),
  initial: 'guard',
  invoke: {
    id: 'watchBasis',
    src: 'watchBasis',
    onError: { description: 'If this fails, the trip cart loads on the next visit.' },
  },
  on: {
    'basis.changed': { actions: 'setBasis' },
  },
  states: {
    guard: {
      description: 'The checks have a fixed order.',
      meta: { title: 'Checking the booking', rules: ['RENT-53'] },
      always: [
        { guard: 'hasTrip', target: 'settling' },
        { guard: 'isUnread', target: 'waiting' },
        {
          description:
            'The customer left the page while the trip was being booked. The same request is sent again and returns the same trip.',
          meta: { rules: ['CHK-05'] },
          guard: 'isUnderWay',
          target: 'booking.placing',
        },
        { guard: 'isPersonNeeded', target: 'signedOut' },
        { guard: 'hasNoVehicles', target: 'empty' },
        { target: 'booking' },
      ],
    },
    waiting: {
      meta: { title: 'Loading the trip cart' },
      tags: 'busy',
      on: {
        'basis.changed': { target: 'guard', actions: 'setBasis' },
      },
    },
    empty: {
      description: 'The empty page is short, so it scrolls to the top.',
      meta: { title: 'Nothing to book' },
      tags: 'empty',
      entry: 'announceGone',
      on: {
        'basis.changed': { target: 'guard', actions: 'setBasis' },
      },
    },
    signedOut: {
      description: 'Nothing is lost: booking continues after the sign-in.',
      meta: { title: 'Sign in first', rules: ['CHK-02'] },
      on: {
        'signIn.requested': { actions: 'requestSignIn' },
        'basis.changed': { target: 'guard', actions: 'setBasis' },
      },
    },
    booking: {
      meta: { title: 'Editing the booking', rules: ['RENT-53'] },
      initial: 'editing',
      invoke: [
        {
          id: 'tripCoupon',
          systemId: 'tripCoupon',
          src: 'tripCoupon',
          input: ({ context: { progress } }) => couponOf(progress),
          onError: '.editing',
        },
        { id: 'listenToCoupon', src: 'listenToCoupon', onError: '.editing' },
      ],
      on: {
        'basis.changed': [
          { guard: 'isSameTrip', actions: 'setBasis' },
          {
            description: 'The trip changed, so the price is loaded and the coupon is checked again.',
            meta: { rules: ['COUP-08'] },
            guard: 'canGoOn',
            target: '.editing',
            actions: 'setBasis',
          },
          { target: 'guard', actions: 'setBasis' },
        ],
        'coupon.changed': { actions: ['setCoupon', 'saveProgress'] },
        'coupon.typed': { actions: ['setCoupon', 'saveProgress'] },
        'coupon.signInRequested': { meta: { rules: ['COUP-11'] }, actions: 'requestSignIn' },
      },
      states: {
        editing: {
          meta: { title: 'Booking details', rules: ['RENT-53'] },
          initial: 'quoting',
          on: {
            'draft.changed': [
              {
                guard: 'isPriced',
                target: '.quoting',
                reenter: true,
                actions: ['setDraft', 'forgetFailure', 'saveProgress'],
              },
              { actions: ['setDraft', 'forgetFailure', 'saveProgress'] },
            ],
            'coupon.changed': {
              meta: { rules: ['COUP-08'] },
              target: '.quoting',
              reenter: true,
              actions: ['setCoupon', 'forgetFailure', 'saveProgress'],
            },
          },
          states: {
            quoting: {
              description: 'One request at a time; an outdated response is ignored.',
              meta: { title: 'Loading the price', rules: ['RENT-53'] },
              tags: 'busy',
              invoke: {
                id: 'quoteTrip',
                src: 'quoteTrip',
                input: ({ context }) => rules.requestOf(context),
                onDone: [
                  {
                    description: 'Another tab has booked the trip or cleared the cart.',
                    guard: { type: 'isEmptied', params: ({ event }) => ({ quote: event.output }) },
                    target: '#tripBooking.empty',
                    actions: 'askCartAgain',
                  },
                  {
                    target: 'quoted',
                    actions: [
                      { type: 'dropCoupon', params: ({ event }) => ({ quote: event.output }) },
                      { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
                    ],
                  },
                ],
                onError: { target: 'unquoted', actions: 'setFailure' },
              },
            },
            quoted: {
              meta: { title: 'Price known', rules: ['RENT-53'] },
              on: {
                'booking.submitted': [
                  {
                    description: 'The page scrolls to the missing field.',
                    meta: { rules: ['CHK-08'] },
                    guard: 'hasGap',
                    actions: ['setMissing', 'pointProblem'],
                  },
                  {
                    description: 'The problems in the latest response replace earlier ones.',
                    target: '#tripBooking.booking.checking',
                  },
                ],
              },
            },
            unquoted: {
              description: 'The reason stays until the price is requested again.',
              meta: { title: 'Price failed', rules: ['X-07'] },
              tags: 'failed',
              on: {
                'draft.changed': { guard: 'isUnpriced', actions: ['setDraft', 'saveProgress'] },
                'booking.submitted': {
                  description: 'There is no price yet, so this press loads it. The next press accepts it.',
                  meta: { rules: ['CHK-06'] },
                  target: 'quoting',
                  actions: 'forgetFailure',
                },
                'retry.requested': { target: 'quoting', actions: 'forgetFailure' },
                'network.online': { target: 'quoting', actions: 'forgetFailure' },
              },
            },
          },
        },
        checking: {
          description: 'A second press, Enter or another tab has no effect.',
          meta: { title: 'Re-checking the price', rules: ['CHK-05', 'CHK-06'] },
          tags: 'busy',
          invoke: {
            id: 'checkTrip',
            src: 'quoteTrip',
            input: ({ context }) => rules.requestOf(context),
            onDone: [
              {
                description:
                  'Another tab was first and the cart is empty, so there is no new total to accept.',
                guard: { type: 'isEmptied', params: ({ event }) => ({ quote: event.output }) },
                target: '#tripBooking.empty',
                actions: 'askCartAgain',
              },
              {
                guard: { type: 'hasDifference', params: ({ event }) => ({ quote: event.output }) },
                target: 'quoteChanged',
                actions: [
                  { type: 'dropCoupon', params: ({ event }) => ({ quote: event.output }) },
                  { type: 'setNewQuote', params: ({ event }) => ({ quote: event.output }) },
                ],
              },
              {
                target: 'placing',
                actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
              },
            ],
            onError: { target: 'editing.unquoted', actions: 'setFailure' },
          },
        },
        quoteChanged: {
          description: 'Lists each old and new amount. Nothing is booked before the customer accepts.',
          meta: { title: 'Price changed', rules: ['CHK-06', 'CART-63'] },
          tags: 'open',
          exit: 'takeNewQuote',
          on: { 'difference.accepted': 'placing', 'difference.declined': 'editing.quoted' },
        },
        placing: {
          description: 'One request with one idempotency key: repeated sends book one trip.',
          meta: { title: 'Booking the trip', rules: ['CHK-05', 'RENT-53'] },
          tags: 'busy',
          entry: ['setSent', 'saveProgress'],
          invoke: {
            id: 'bookTrip',
            src: 'bookTrip',
            input: ({ context }) => required(context.progress.sent, 'sent'),
            onDone: {
              target: '#tripBooking.settling',
              actions: [
                { type: 'setTrip', params: ({ event }) => ({ trip: event.output }) },
                'announceTrip',
                'clearProgress',
              ],
            },
            onError: [
              {
                description:
                  'The amounts differ from the accepted ones, so the new price is loaded and the differences are listed.',
                meta: { rules: ['CHK-06', 'CHK-14'] },
                guard: 'isAmountRefused',
                target: 'checking',
                actions: ['forgetSent', 'saveProgress'],
              },
              {
                description: 'Another tab booked the trip after this page had loaded the price.',
                guard: 'isEmptyRefused',
                target: '#tripBooking.empty',
                actions: ['forgetSent', 'saveProgress', 'askCartAgain'],
              },
              {
                description:
                  'The server refused the booking. The customer reads why, and everything typed is kept.',
                guard: 'isRefused',
                target: 'refused',
                actions: ['forgetSent', 'setFailure', 'saveProgress'],
              },
              { target: 'unanswered', actions: 'setFailure' },
            ],
          },
          on: {
            'basis.changed': { actions: 'setBasis' },
          },
        },
        refused: {
          description: 'The reason stays until the customer changes something or retries.',
          meta: { title: 'Not booked', rules: ['RENT-09', 'CHK-08'] },
          tags: 'failed',
          on: {
            'draft.changed': {
              target: 'editing',
              actions: ['setDraft', 'forgetFailure', 'saveProgress'],
            },
            'booking.submitted': 'checking',
            'retry.requested': 'checking',
          },
        },
        unanswered: {
          description:
            'No response arrived, so the result is unknown. A retry is safe because it uses the same idempotency key.',
          meta: { title: 'No response', rules: ['CHK-05'] },
          tags: 'failed',
          on: {
            'retry.requested': 'placing',
            'booking.submitted': 'placing',
            'basis.changed': { actions: 'setBasis' },
          },
        },
      },
    },
    settling: {
      description: 'The trip exists; the payment flow finds out whether it is paid.',
      meta: { title: 'Paying for the trip', rules: ['CHK-07'] },
      invoke: {
        id: 'tripPayment',
        systemId: 'tripPayment',
        src: 'tripPayment',
        input: ({ context }) => rules.paymentOf(context),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ trip: event.output }) },
            target: 'cancelled',
            actions: { type: 'setTrip', params: ({ event }) => ({ trip: event.output }) },
          },
          {
            target: 'booked',
            actions: { type: 'setTrip', params: ({ event }) => ({ trip: event.output }) },
          },
        ],
        onError: 'cancelled',
      },
    },
    booked: {
      description: 'The server empties the trip cart only now; other tabs follow.',
      meta: { title: 'Trip booked', rules: ['RENT-53', 'CART-62'] },
      entry: 'announceBooked',
    },
    cancelled: { meta: { title: 'Cancelled or unpaid' } },
  },
});
