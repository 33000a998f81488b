import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PlacedOrder } from '../../domain/order-quote';
import type { TripQuote, TripRequest, TripWish } from '../../domain/rental/trip-booking';
import { couponMachine } from '../checkout/coupon.machine';
import { paymentMachine } from '../checkout/payment.machine';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import { hearCoupon } from './hear-coupon';
import * as rules from './trip-booking.rules';
import type { TripBasis, TripBookingTypes } from './trip-booking.types';

type Told = { basis: TripBasis };
type Wished = { wish: Partial<TripWish> };
type Answered = { quote: TripQuote };
type Failed = { error: unknown };
type Booked = { trip: PlacedOrder };

const isRefusal = (error: unknown): boolean =>
  ['refused', 'notFound', 'unauthorized', 'tooMany'].includes(failureOf(error).code);

export const tripBookingMachine = setup({
  types: {} as TripBookingTypes,
  actors: {
    /** Tells what is to be booked and by whom, at once and whenever that changes. */
    watchBasis: notProvidedCallback('watchBasis'),
    tripCoupon: couponMachine,
    hearCoupon,
    quoteTrip: notProvided<TripQuote, TripRequest>('quoteTrip'),
    bookTrip: notProvided<PlacedOrder, TripRequest>('bookTrip'),
    tripPayment: paymentMachine,
  },
  guards: {
    hasTrip: ({ context }) => context.tripId !== null,
    isUnread: ({ context: { basis } }) => basis === null || basis.vehicles === 'unread',
    isUnderWay: ({ context }) => context.attempt.sent !== null,
    hasNoVehicles: ({ context: { basis } }) => basis?.vehicles === 'none',
    isPersonNeeded: ({ context: { basis } }) => basis?.mayBook === false,
    isSameTrip: ({ context: { basis: known } }, { basis }: Told) => known?.cartKey === basis.cartKey,
    canGoOn: (_, { basis }: Told) => basis.vehicles === 'there' && basis.mayBook,
    isPriced: (_, { wish }: Wished) => rules.isPriced(wish),
    hasGap: ({ context }) => rules.missingPart(context) !== null,
    isEmptied: (_, { quote }: Answered) => quote.isEmpty,
    hasDifference: ({ context }, { quote }: Answered) => rules.hasDifference(context, quote),
    isTotalRefused: (_, { error }: Failed) => refusalsOf(error).some(({ code }) => code === 'total_changed'),
    isEmptyRefused: (_, { error }: Failed) => refusalsOf(error).some(({ code }) => code === 'cart_empty'),
    isRefused: (_, { error }: Failed) => isRefusal(error),
    isCancelled: (_, { trip }: Booked) => trip.isCancelled,
  },
  actions: {
    setBasis: assign((_, { basis }: Told) => ({ basis })),
    setWish: assign(({ context: { attempt } }, { wish }: Wished) => ({
      attempt: { ...attempt, wish: { ...attempt.wish, ...wish } },
      missing: null,
      failure: null,
    })),
    setQuote: assign((_, { quote }: Answered) => ({ quote, newQuote: null })),
    setNewQuote: assign((_, { quote }: Answered) => ({ newQuote: quote })),
    takeNewQuote: assign(({ context }) => ({ quote: context.newQuote ?? context.quote, newQuote: null })),
    dropCoupon: enqueueActions(({ context: { attempt }, enqueue }, { quote }: Answered) => {
      if (quote.couponRefusal === null || attempt.wish.couponCode === null) return;
      enqueue.sendTo('tripCoupon', { type: 'coupon.refused', message: quote.couponRefusal });
      enqueue.assign({ attempt: { ...attempt, wish: { ...attempt.wish, couponCode: null } } });
    }),
    setMissing: assign(({ context }) => ({ missing: rules.missingPart(context) })),
    setSent: assign(({ context }) => ({
      attempt: { ...context.attempt, sent: context.attempt.sent ?? rules.requestOf(context) },
      failure: null,
    })),
    forgetSent: assign(({ context: { attempt } }) => ({
      attempt: { ...attempt, sent: null, tries: attempt.tries + 1 },
    })),
    setTrip: assign((_, { trip }: Booked) => ({ trip, tripId: trip.id })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    keepAttempt: emit(({ context: { attempt } }) => ({ type: 'attempt.changed' as const, attempt })),
    endAttempt: emit({ type: 'attempt.over' }),
    announceTrip: emit(({ context }) => rules.bookedNews(context)),
    askCartAgain: emit({ type: 'cart.outdated' }),
    tellBooked: emit({ type: 'cart.booked' }),
    tellGone: emit({ type: 'vehicles.gone' }),
    pointProblem: emit(({ context }) => ({
      type: 'problem.pointed' as const,
      field: rules.missingPart(context) ?? 'terms',
    })),
    requestSignIn: emit({ type: 'auth.requested' }),
  },
}).createMachine({
  id: 'tripBooking',
  description: 'From the vehicles of the trip cart to a trip that is booked once and paid.',
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
    onError: { description: 'What is to be booked is asked anew with the next visit.' },
  },
  on: {
    'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } },
  },
  states: {
    guard: {
      description: 'The order of the questions is fixed.',
      meta: { title: 'May this be booked?', rules: ['RENT-53'] },
      always: [
        { guard: 'hasTrip', target: 'settling' },
        { guard: 'isUnread', target: 'waiting' },
        {
          description: 'The page was left while the booking was under way: the same again is the same trip.',
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
      meta: { title: 'The trip cart is being read' },
      tags: 'busy',
      on: {
        'basis.told': { target: 'guard', actions: { type: 'setBasis', params: ({ event }) => event } },
      },
    },
    empty: {
      description: 'Whoever stood at the foot of a long page sees the short one from its top.',
      meta: { title: 'Nothing to book' },
      tags: 'empty',
      entry: 'tellGone',
      on: {
        'basis.told': { target: 'guard', actions: { type: 'setBasis', params: ({ event }) => event } },
      },
    },
    signedOut: {
      description: 'Nothing is lost: after the sign-in it goes on here.',
      meta: { title: 'Sign in first', rules: ['CHK-02'] },
      on: {
        'signIn.requested': { actions: 'requestSignIn' },
        'basis.told': { target: 'guard', actions: { type: 'setBasis', params: ({ event }) => event } },
      },
    },
    booking: {
      meta: { title: 'The booking is put together', rules: ['RENT-53'] },
      initial: 'editing',
      invoke: [
        {
          id: 'tripCoupon',
          systemId: 'tripCoupon',
          src: 'tripCoupon',
          input: ({ context }) => ({ code: context.attempt.wish.couponCode }),
          onError: '.editing',
        },
        { id: 'hearCoupon', src: 'hearCoupon', onError: '.editing' },
      ],
      on: {
        'basis.told': [
          {
            guard: { type: 'isSameTrip', params: ({ event }) => event },
            actions: { type: 'setBasis', params: ({ event }) => event },
          },
          {
            description: 'Another trip: another price, and the coupon is looked at again.',
            meta: { rules: ['COUP-08'] },
            guard: { type: 'canGoOn', params: ({ event }) => event },
            target: '.editing',
            actions: { type: 'setBasis', params: ({ event }) => event },
          },
          { target: 'guard', actions: { type: 'setBasis', params: ({ event }) => event } },
        ],
      },
      states: {
        editing: {
          meta: { title: 'The customer says how', rules: ['RENT-53'] },
          initial: 'quoting',
          on: {
            'wish.changed': [
              {
                guard: { type: 'isPriced', params: ({ event }) => event },
                target: '.quoting',
                reenter: true,
                actions: [{ type: 'setWish', params: ({ event }) => event }, 'keepAttempt'],
              },
              { actions: [{ type: 'setWish', params: ({ event }) => event }, 'keepAttempt'] },
            ],
            'coupon.changed': {
              meta: { rules: ['COUP-08'] },
              target: '.quoting',
              reenter: true,
              actions: [
                { type: 'setWish', params: ({ event }) => ({ wish: { couponCode: event.code } }) },
                'keepAttempt',
              ],
            },
          },
          states: {
            quoting: {
              description: 'One question at a time; an answer to an older one counts no more.',
              meta: { title: 'What does it cost?', rules: ['RENT-53'] },
              tags: 'busy',
              invoke: {
                id: 'quoteTrip',
                src: 'quoteTrip',
                input: ({ context }) => rules.requestOf(context),
                onDone: [
                  {
                    description: 'Another tab has booked it, or cleared the cart.',
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
                onError: {
                  target: 'unquoted',
                  actions: { type: 'setFailure', params: ({ event }) => event },
                },
              },
            },
            quoted: {
              meta: { title: 'The price is known', rules: ['RENT-53'] },
              on: {
                'booking.submitted': [
                  {
                    description: 'The page leads to what is missing.',
                    meta: { rules: ['CHK-08'] },
                    guard: 'hasGap',
                    actions: ['setMissing', 'pointProblem'],
                  },
                  {
                    description: 'What the server says now counts, not what was said before.',
                    target: '#tripBooking.booking.checking',
                  },
                ],
              },
            },
            unquoted: {
              meta: { title: 'The price could not be asked' },
              tags: 'failed',
              on: {
                'retry.requested': { target: 'quoting', actions: 'forgetFailure' },
                'network.online': { target: 'quoting', actions: 'forgetFailure' },
              },
            },
          },
        },
        checking: {
          description: 'A second press, Enter or another tab finds it busy.',
          meta: { title: 'Is it still so?', rules: ['CHK-05', 'CHK-06'] },
          tags: 'busy',
          invoke: {
            id: 'checkTrip',
            src: 'quoteTrip',
            input: ({ context }) => rules.requestOf(context),
            onDone: [
              {
                description: 'A second tab comes too late: nothing is left, so no new total is asked about.',
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
            onError: {
              target: 'editing.unquoted',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
        quoteChanged: {
          description: 'Every difference with its old and its new amount; nothing is booked before.',
          meta: { title: 'It costs something else now', rules: ['CHK-06', 'CART-63'] },
          tags: 'open',
          exit: 'takeNewQuote',
          on: { 'difference.accepted': 'placing', 'difference.declined': 'editing.quoted' },
        },
        placing: {
          description: 'One request with one key: however often it is sent, it is one trip.',
          meta: { title: 'Booking the trip', rules: ['CHK-05', 'RENT-53'] },
          tags: 'busy',
          entry: ['setSent', 'keepAttempt'],
          invoke: {
            id: 'bookTrip',
            src: 'bookTrip',
            input: ({ context }) => required(context.attempt.sent, 'sent'),
            onDone: {
              target: '#tripBooking.settling',
              actions: [
                { type: 'setTrip', params: ({ event }) => ({ trip: event.output }) },
                'announceTrip',
                'endAttempt',
              ],
            },
            onError: [
              {
                description: 'Another total than the accepted one: it is asked again and listed.',
                meta: { rules: ['CHK-06'] },
                guard: { type: 'isTotalRefused', params: ({ event }) => event },
                target: 'checking',
                actions: ['forgetSent', 'keepAttempt'],
              },
              {
                description: 'Another tab was faster between the price and the booking.',
                guard: { type: 'isEmptyRefused', params: ({ event }) => event },
                target: '#tripBooking.empty',
                actions: ['forgetSent', 'keepAttempt', 'askCartAgain'],
              },
              {
                description: 'There is no trip: the customer reads why, and all that was typed is there.',
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'refused',
                actions: ['forgetSent', { type: 'setFailure', params: ({ event }) => event }, 'keepAttempt'],
              },
              { target: 'unanswered', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
          on: {
            'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } },
          },
        },
        refused: {
          description: 'The reason stays until the customer changes something or asks again.',
          meta: { title: 'Not booked', rules: ['RENT-09', 'CHK-08'] },
          tags: 'failed',
          on: {
            'wish.changed': {
              target: 'editing',
              actions: [{ type: 'setWish', params: ({ event }) => event }, 'keepAttempt'],
            },
            'booking.submitted': 'checking',
            'retry.requested': 'checking',
          },
        },
        unanswered: {
          description: 'Nobody knows whether the booking arrived. Asking again is safe: it has the same key.',
          meta: { title: 'No answer came', rules: ['CHK-05'] },
          tags: 'failed',
          on: {
            'retry.requested': 'placing',
            'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } },
          },
        },
      },
    },
    settling: {
      description: 'The trip is there; whether it is paid, the payment finds out.',
      meta: { title: 'Paying the trip', rules: ['CHK-07'] },
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
      description: 'The trip cart is emptied by the server, and only now; other tabs hear of it.',
      meta: { title: 'Trip booked', rules: ['RENT-53', 'CART-62'] },
      entry: 'tellBooked',
    },
    cancelled: { meta: { title: 'Trip cancelled, or not paid in time' } },
  },
});
