import { assign, emit, setup } from 'xstate';
import type { Minor } from '../../domain/money';
import { asChosen, type OrderPayment, type PaymentChoice } from '../../domain/order-quote';
import type { TripOffer } from '../../domain/rental/booked-trip';
import type { TripPlan } from '../../domain/rental/trip-cart';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import type {
  PaymentAnswer,
  ReviewSubject,
  SentReview,
  TripActionsContext,
  TripActionsEmitted,
  TripActionsEvent,
  TripActionsInput,
} from './trip-actions.types';

type Failed = { error: unknown };
type Said = { output: { message: string } };
type Paid = { output: PaymentAnswer };

const CASH: OrderPayment = { by: 'cash' };

type Wanted = { tripId: number; plan: TripPlan };
type Accepted = Wanted & { total: Minor };

const reviewOf = ({ tripId, subject }: TripActionsContext, event: TripActionsEvent): SentReview => ({
  tripId,
  subject: required(subject, 'subject'),
  ...(event.type === 'review.submitted'
    ? { rating: event.rating, comment: event.comment, images: event.images }
    : { rating: 0, comment: '', images: [] }),
});

const wantedOf = ({ tripId, plan }: TripActionsContext): Wanted => ({ tripId, plan: required(plan, 'plan') });

const acceptedOf = (context: TripActionsContext): Accepted => ({
  ...wantedOf(context),
  total: required(context.offer, 'offer').total,
});

export const tripActionsMachine = setup({
  types: {} as {
    input: TripActionsInput;
    context: TripActionsContext;
    events: TripActionsEvent;
    emitted: TripActionsEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readCancelReasons: notProvided<string[], void>('readCancelReasons'),
    cancelTrip: notProvided<{ message: string }, { tripId: number; reason: string }>('cancelTrip'),
    payTrip: notProvided<PaymentAnswer, PaymentChoice & { tripId: number }>('payTrip'),
    openPage: notProvided<void, { url: string }>('openPage'),
    sendReview: notProvided<{ message: string }, SentReview>('sendReview'),
    /** What it would cost; nothing is changed. */
    priceChange: notProvided<TripOffer, Wanted>('priceChange'),
    changeTrip: notProvided<{ message: string }, Accepted>('changeTrip'),
  },
  guards: {
    isReferenceMissing: ({ context: { payment } }) => payment.by === 'offline' && !payment.isWhole,
    isPriceOld: (_, { error }: Failed) => refusalsOf(error).some(({ code }) => code === 'total_changed'),
    hasPaymentPage: (_, { output }: Paid) => output.paymentUrl !== null,
  },
  actions: {
    setReasons: assign((_, { output }: { output: string[] }) => ({ reasons: output })),
    setPayment: assign((_, choice: PaymentChoice) => asChosen(choice)),
    setPaymentPage: assign((_, { output }: Paid) => ({ paymentUrl: output.paymentUrl })),
    setSubject: assign((_, { subject }: { subject: ReviewSubject }) => ({ subject })),
    setPlan: assign((_, { plan }: { plan: TripPlan }) => ({ plan })),
    setOffer: assign((_, { output }: { output: TripOffer }) => ({ offer: output })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({
      reasons: [],
      payment: CASH,
      usesWallet: false,
      paymentUrl: null,
      subject: null,
      plan: null,
      offer: null,
      failure: null,
    }),
    announceChange: emit({ type: 'trip.changed' }),
    noticeAnswer: emit((_, { output }: Said) => ({
      type: 'notice' as const,
      code: 'serverSaid' as const,
      values: { text: output.message },
    })),
  },
}).createMachine({
  id: 'tripActions',
  description:
    'What a customer does about a booked trip: each can be declined, and a second press does nothing twice.',
  meta: { title: 'What to do about a trip', rules: ['RENT-54'] },
  context: ({ input }) => ({
    tripId: input.tripId,
    reasons: [],
    payment: CASH,
    usesWallet: false,
    paymentUrl: null,
    subject: null,
    plan: null,
    offer: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Nothing is asked' },
      entry: 'forgetAll',
      on: {
        'cancel.requested': 'cancelling',
        'payment.requested': 'paying',
        'review.requested': {
          target: 'reviewing',
          actions: { type: 'setSubject', params: ({ event }) => event },
        },
        'change.requested': 'changing',
      },
    },
    cancelling: {
      meta: { title: 'Cancelling', rules: ['RENT-54'] },
      tags: 'open',
      initial: 'reading',
      states: {
        reading: {
          meta: { title: 'Which reasons are there?' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'readCancelReasons',
            src: 'readCancelReasons',
            onDone: { target: 'choosing', actions: { type: 'setReasons', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { 'question.closed': '#tripActions.idle' },
        },
        failed: {
          meta: { title: 'The reasons could not be read' },
          tags: 'failed',
          on: { 'retry.requested': 'reading', 'question.closed': '#tripActions.idle' },
        },
        choosing: {
          description: 'What it costs and what comes back was said before.',
          meta: { title: 'Why?', rules: ['RENT-54'] },
          on: { 'cancel.submitted': 'sending', 'question.closed': '#tripActions.idle' },
        },
        sending: {
          meta: { title: 'Cancelling' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'cancelTrip',
            src: 'cancelTrip',
            input: ({ context: { tripId }, event }) => ({
              tripId,
              reason: event.type === 'cancel.submitted' ? event.reason : '',
            }),
            onDone: {
              target: '#tripActions.idle',
              actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: {
              description: 'The provider was faster, for one: the trip is read again behind the words.',
              target: 'choosing',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'announceChange'],
            },
          },
        },
      },
    },
    paying: {
      meta: { title: 'Paying', rules: ['RENT-54', 'CHK-04'] },
      tags: 'open',
      initial: 'choosing',
      states: {
        choosing: {
          meta: { title: 'Which way to pay?', rules: ['CHK-04'] },
          initial: 'ready',
          on: {
            'payment.chosen': {
              description: 'A choice alone starts nothing.',
              target: '.ready',
              actions: ['forgetFailure', { type: 'setPayment', params: ({ event }) => event }],
            },
            'payment.submitted': [
              { guard: 'isReferenceMissing', target: '.referenceMissing' },
              { target: 'starting' },
            ],
            'question.closed': '#tripActions.idle',
          },
          states: {
            ready: { meta: { title: 'A way to pay is chosen' } },
            referenceMissing: { meta: { title: 'The reference is missing', rules: ['CHK-04'] } },
          },
        },
        starting: {
          meta: { title: 'Asking for the payment' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'payTrip',
            src: 'payTrip',
            input: ({ context: { tripId, payment, usesWallet } }) => ({ tripId, payment, usesWallet }),
            onDone: [
              {
                guard: { type: 'hasPaymentPage', params: ({ event }) => event },
                target: 'leaving',
                actions: { type: 'setPaymentPage', params: ({ event }) => event },
              },
              {
                target: '#tripActions.idle',
                actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
              },
            ],
            onError: {
              description: 'It may have been paid in another tab: the trip is read again.',
              target: 'choosing',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'announceChange'],
            },
          },
        },
        leaving: {
          description: 'The page of the payment opens; whoever comes back by themselves can close this.',
          meta: { title: 'On the way to the payment' },
          tags: 'busy',
          invoke: {
            id: 'openPage',
            src: 'openPage',
            input: ({ context: { paymentUrl } }) => ({ url: required(paymentUrl, 'paymentUrl') }),
            onError: { target: 'choosing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { 'question.closed': { target: '#tripActions.idle', actions: 'announceChange' } },
        },
      },
    },
    changing: {
      description:
        'The new price is said before the provider is asked; until it is accepted nothing has changed.',
      meta: { title: 'Another date or duration', rules: ['RENT-57'] },
      tags: 'open',
      initial: 'choosing',
      states: {
        choosing: {
          meta: { title: 'When, and how long?', rules: ['RENT-12'] },
          on: {
            'change.submitted': {
              target: 'pricing',
              actions: ['forgetFailure', { type: 'setPlan', params: ({ event }) => event }],
            },
            'question.closed': '#tripActions.idle',
          },
        },
        pricing: {
          meta: { title: 'What would it cost?', rules: ['RENT-57'] },
          tags: 'busy',
          invoke: {
            id: 'priceChange',
            src: 'priceChange',
            input: ({ context }) => wantedOf(context),
            onDone: { target: 'offered', actions: { type: 'setOffer', params: ({ event }) => event } },
            onError: { target: 'choosing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { 'question.closed': '#tripActions.idle' },
        },
        offered: {
          meta: { title: 'The old price beside the new one', rules: ['RENT-57'] },
          on: {
            'change.accepted': 'sending',
            'change.reconsidered': { target: 'choosing', actions: 'forgetFailure' },
            'question.closed': '#tripActions.idle',
          },
        },
        sending: {
          meta: { title: 'Asking the provider' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'changeTrip',
            src: 'changeTrip',
            input: ({ context }) => acceptedOf(context),
            onDone: {
              target: '#tripActions.idle',
              actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: [
              {
                description: 'A discount has ended in the middle: the price of now is shown first.',
                guard: { type: 'isPriceOld', params: ({ event }) => event },
                target: 'pricing',
                actions: { type: 'setFailure', params: ({ event }) => event },
              },
              {
                description: 'Somebody else has taken the vehicle for that time, for one.',
                target: 'choosing',
                actions: [{ type: 'setFailure', params: ({ event }) => event }, 'announceChange'],
              },
            ],
          },
        },
      },
    },
    reviewing: {
      meta: { title: 'Reviewing a vehicle or its driver', rules: ['RENT-54'] },
      tags: 'open',
      initial: 'writing',
      states: {
        writing: {
          meta: { title: 'How was it?' },
          on: { 'review.submitted': 'sending', 'question.closed': '#tripActions.idle' },
        },
        sending: {
          meta: { title: 'Sending' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'sendReview',
            src: 'sendReview',
            input: ({ context, event }) => reviewOf(context, event),
            onDone: {
              target: '#tripActions.idle',
              actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: { target: 'writing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
