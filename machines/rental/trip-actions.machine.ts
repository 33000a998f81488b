import { assign, emit, setup } from 'xstate';
import type { Minor } from '../../domain/money';
import { asChosen, type OrderPayment, type PaymentChoice } from '../../domain/order-quote';
import type { RestSplit } from '../../domain/payment-plan';
import type { TripOffer } from '../../domain/rental/booked-trip';
import type { TripPlan } from '../../domain/rental/trip-cart';
import { question } from '../orders/question.machine';
import type { CancelAnswer, QuestionEmitted, ReviewAnswer } from '../orders/question.types';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import { isRefusedFor, refusedSplit } from '../shared/failure';
import { listenTo } from '../shared/listen-to';
import { notProvided } from '../shared/not-provided';
import { serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import type {
  PaymentAnswer,
  ReviewSubject,
  TripActionsContext,
  TripActionsEmitted,
  TripActionsEvent,
  TripActionsInput,
} from './trip-actions.types';

const CASH: OrderPayment = { by: 'cash' };

type Wanted = { tripId: number; plan: TripPlan };
type Accepted = Wanted & { total: Minor };

type Booked = { tripId: number };

/** The child machines of the questions about a trip. */
export const tripQuestions = {
  cancelTrip: question<Booked, Pick<CancelAnswer, 'reason'>>(),
  reviewTrip: question<Booked & { about: ReviewSubject }, ReviewAnswer>(),
};

type Question = keyof typeof tripQuestions;

const wantedOf = ({ tripId, plan }: TripActionsContext): Wanted => ({ tripId, plan: required(plan, 'plan') });

const acceptedOf = (context: TripActionsContext): Accepted => ({
  ...wantedOf(context),
  total: required(context.offer, 'offer').total,
});

const actors = {
  ...tripQuestions,
  listenToQuestion: listenTo<QuestionEmitted>(),
  payTrip: notProvided<PaymentAnswer, PaymentChoice & { tripId: number; split: RestSplit | null }>('payTrip'),
  openPage: notProvided<void, { url: string }>('openPage'),
  /** Returns the price of a changed trip. Nothing is stored. */
  priceChange: notProvided<TripOffer, Wanted>('priceChange'),
  changeTrip: notProvided<{ message: string }, Accepted>('changeTrip'),
};

export const tripActionsMachine = setup({
  types: {} as {
    input: TripActionsInput;
    context: TripActionsContext;
    events: TripActionsEvent;
    emitted: TripActionsEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isAnswered: ({ event }) => outputOf<typeof tripQuestions, Question>(event).message !== null,
    isReferenceMissing: ({ context: { payment } }) => payment.by === 'offline' && !payment.isWhole,
    isPriceOld: ({ event }) => isRefusedFor(errorOf(event), 'total_changed'),
    hasPaymentPage: ({ event }) => outputOf<typeof actors, 'payTrip'>(event).paymentUrl !== null,
  },
  actions: {
    setPayment: assign(({ event }) => ({ ...asChosen(eventOf(event, 'payment.chosen')), split: null })),
    setSplit: assign(({ event }) => ({ split: refusedSplit(errorOf(event)) })),
    setPaymentPage: assign(({ event }) => ({
      paymentUrl: outputOf<typeof actors, 'payTrip'>(event).paymentUrl,
    })),
    setSubject: assign(({ event }) => ({ subject: eventOf(event, 'review.requested').subject })),
    setPlan: assign(({ event }) => ({ plan: eventOf(event, 'change.submitted').plan })),
    setOffer: assign(({ event }) => ({ offer: outputOf<typeof actors, 'priceChange'>(event) })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    forgetAll: assign({
      payment: CASH,
      usesWallet: false,
      split: null,
      paymentUrl: null,
      subject: null,
      plan: null,
      offer: null,
      failure: null,
    }),
    announceChange: emit({ type: 'trip.changed' }),
    notifyFailure: notifyFailure(),
    notifyAnswer: emit(({ event }) => serverNotice(outputOf<typeof actors, 'payTrip' | 'changeTrip'>(event))),
    notifyAnswered: emit(({ event }) =>
      serverNotice({ message: required(outputOf<typeof tripQuestions, Question>(event).message, 'message') }),
    ),
  },
}).createMachine({
  id: 'tripActions',
  description:
    "The customer's actions on a booked trip. The customer can cancel each one, and a second press has no effect.",
  meta: { title: 'Trip actions', rules: ['RENT-54'] },
  context: ({ input }) => ({
    tripId: input.tripId,
    payment: CASH,
    usesWallet: false,
    split: null,
    paymentUrl: null,
    subject: null,
    plan: null,
    offer: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      entry: 'forgetAll',
      on: {
        'cancel.requested': 'cancelling',
        'payment.requested': 'paying',
        'review.requested': { target: 'reviewing', actions: 'setSubject' },
        'change.requested': 'changing',
      },
    },
    cancelling: {
      meta: { title: 'Cancelling', rules: ['RENT-54'] },
      tags: 'open',
      invoke: [
        {
          id: 'question',
          systemId: 'question',
          src: 'cancelTrip',
          input: ({ context }) => ({ subject: { tripId: context.tripId }, hasReasons: true }),
          onDone: [
            { guard: 'isAnswered', target: 'idle', actions: ['announceChange', 'notifyAnswered'] },
            { target: 'idle' },
          ],
          onError: { target: 'idle', actions: 'notifyFailure' },
        },
        {
          id: 'listenToQuestion',
          src: 'listenToQuestion',
          input: { of: ['question'] },
          onError: { description: 'The trip reloads once the dialog is answered.' },
        },
      ],
      on: {
        'answer.refused': {
          description:
            'The server refused, for example because the provider confirmed first. The trip reloads behind the message.',
          actions: 'announceChange',
        },
      },
    },
    paying: {
      meta: { title: 'Paying', rules: ['RENT-54', 'CHK-04'] },
      tags: 'open',
      initial: 'choosing',
      states: {
        choosing: {
          meta: { title: 'Choosing a method', rules: ['CHK-04'] },
          initial: 'ready',
          on: {
            'payment.chosen': {
              description: 'Choosing a method does not start the payment.',
              target: '.ready',
              actions: ['forgetFailure', 'setPayment'],
            },
            'payment.submitted': [
              { guard: 'isReferenceMissing', target: '.referenceMissing' },
              { target: 'starting' },
            ],
            'question.closed': '#tripActions.idle',
          },
          states: {
            ready: { meta: { title: 'Method chosen' } },
            referenceMissing: { meta: { title: 'Reference missing', rules: ['CHK-04'] } },
          },
        },
        starting: {
          meta: { title: 'Starting the payment' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'payTrip',
            src: 'payTrip',
            input: ({ context: { tripId, payment, usesWallet }, event }) => ({
              tripId,
              payment,
              usesWallet,
              split: event.type === 'payment.submitted' ? event.split : null,
            }),
            onDone: [
              { guard: 'hasPaymentPage', target: 'openingPage', actions: 'setPaymentPage' },
              { target: '#tripActions.idle', actions: ['announceChange', 'notifyAnswer'] },
            ],
            onError: {
              description:
                'The trip may have been paid in another tab, so it reloads. If the split was refused, the new one is shown, and the next press accepts it.',
              meta: { rules: ['CHK-14'] },
              target: 'choosing',
              actions: ['setFailure', 'setSplit', 'announceChange'],
            },
          },
        },
        openingPage: {
          description: 'The payment page opens. A customer who comes back can close this dialog.',
          meta: { title: 'Opening the payment' },
          tags: 'busy',
          invoke: {
            id: 'openPage',
            src: 'openPage',
            input: ({ context: { paymentUrl } }) => ({ url: required(paymentUrl, 'paymentUrl') }),
            onError: { target: 'choosing', actions: 'setFailure' },
          },
          on: { 'question.closed': { target: '#tripActions.idle', actions: 'announceChange' } },
        },
      },
    },
    changing: {
      description: 'Shows the new price before asking the provider. Nothing changes until it is accepted.',
      meta: { title: 'Changing the time', rules: ['RENT-57'] },
      tags: 'open',
      initial: 'choosing',
      states: {
        choosing: {
          meta: { title: 'Choosing time and duration', rules: ['RENT-12'] },
          on: {
            'change.submitted': { target: 'pricing', actions: ['forgetFailure', 'setPlan'] },
            'question.closed': '#tripActions.idle',
          },
        },
        pricing: {
          meta: { title: 'Loading the price', rules: ['RENT-57'] },
          tags: 'busy',
          invoke: {
            id: 'priceChange',
            src: 'priceChange',
            input: ({ context }) => wantedOf(context),
            onDone: { target: 'offered', actions: 'setOffer' },
            onError: { target: 'choosing', actions: 'setFailure' },
          },
          on: { 'question.closed': '#tripActions.idle' },
        },
        offered: {
          meta: { title: 'Comparing the prices', rules: ['RENT-57'] },
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
            onDone: { target: '#tripActions.idle', actions: ['announceChange', 'notifyAnswer'] },
            onError: [
              {
                description: 'A discount ended meanwhile, so the current price is shown first.',
                guard: 'isPriceOld',
                target: 'pricing',
                actions: 'setFailure',
              },
              {
                description: 'The new time is not possible, for example because the vehicle is taken.',
                target: 'choosing',
                actions: ['setFailure', 'announceChange'],
              },
            ],
          },
        },
      },
    },
    reviewing: {
      meta: { title: 'Reviewing', rules: ['RENT-54'] },
      tags: 'open',
      invoke: {
        id: 'question',
        systemId: 'question',
        src: 'reviewTrip',
        input: ({ context }) => ({
          subject: { tripId: context.tripId, about: required(context.subject, 'subject') },
          hasReasons: false,
        }),
        onDone: [
          { guard: 'isAnswered', target: 'idle', actions: ['announceChange', 'notifyAnswered'] },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: 'notifyFailure' },
      },
    },
  },
});
