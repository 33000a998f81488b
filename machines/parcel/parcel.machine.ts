import { assign, emit, setup } from 'xstate';
import type { PlacedOrder } from '../../domain/order-quote';
import {
  type ParcelEndName,
  type ParcelParty,
  type ParcelQuote,
  type ParcelRequest,
  type ParcelStep,
  type ParcelWish,
  swapped,
} from '../../domain/parcel-sending';
import { paymentMachine } from '../checkout/payment.machine';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import * as rules from './parcel.rules';
import type { FoundPlace, ParcelPerson, ParcelTypes } from './parcel.types';

type Told = { person: ParcelPerson };
type Wished = { wish: Partial<ParcelWish> };
type Party = { end: ParcelEndName; party: Partial<ParcelParty> };
type Step = { step: ParcelStep };
type Answered = { quote: ParcelQuote };
type Failed = { error: unknown };
type Sent = { order: PlacedOrder };

const isRefusal = (error: unknown): boolean =>
  ['refused', 'notFound', 'unauthorized', 'tooMany'].includes(failureOf(error).code);

export const parcelMachine = setup({
  types: {} as ParcelTypes,
  actors: {
    /** Tells who is there, at once and whenever that changes. */
    watchPerson: notProvidedCallback('watchPerson'),
    quoteParcel: notProvided<ParcelQuote, ParcelRequest>('quoteParcel'),
    sendParcel: notProvided<PlacedOrder, ParcelRequest>('sendParcel'),
    parcelPayment: paymentMachine,
  },
  guards: {
    isSent: ({ context }) => context.orderId !== null,
    isUnknown: ({ context }) => context.person === null,
    isUnderWay: ({ context }) => context.attempt.sent !== null,
    isPersonNeeded: ({ context }) => context.person?.maySend === false,
    canSend: (_, { person }: Told) => person.maySend,
    isAt: ({ context }, { step }: Step) => context.attempt.step === step,
    isOpen: ({ context }, { step }: Step) => rules.isOpen(context, step),
    isFilled: ({ context }) => rules.gapOfStep(context) === null,
    isChosen: ({ context }, { found }: { found: FoundPlace }) => rules.isChosen(context, found),
    hasProblem: ({ context }) => (context.quote?.problems.length ?? 0) > 0,
    hasNewProblem: (_, { quote }: Answered) => quote.problems.length > 0,
    hasDifference: ({ context }, { quote }: Answered) => rules.hasDifference(context, quote),
    isTotalRefused: (_, { error }: Failed) => refusalsOf(error).some(({ code }) => code === 'total_changed'),
    isRefused: (_, { error }: Failed) => isRefusal(error),
    isCancelled: (_, { order }: Sent) => order.isCancelled,
  },
  actions: {
    setPerson: assign((_, { person }: Told) => ({ person })),
    setWish: assign(({ context: { attempt } }, { wish }: Wished) => ({
      attempt: { ...attempt, wish: { ...attempt.wish, ...wish } },
      missing: null,
    })),
    setParty: assign(({ context: { attempt, isPlaceSought } }, { end, party }: Party) => ({
      isPlaceSought: isPlaceSought && party.place === undefined,
      attempt: {
        ...attempt,
        wish: { ...attempt.wish, [end]: { ...attempt.wish[end], ...party } },
      },
      missing: null,
    })),
    swapEnds: assign(({ context: { attempt } }) => ({
      attempt: { ...attempt, wish: swapped(attempt.wish) },
      missing: null,
      isPlaceSought: false,
    })),
    goOn: assign(({ context }) => ({ attempt: { ...context.attempt, step: rules.stepAfter(context) } })),
    goBack: assign(({ context }) => ({ attempt: { ...context.attempt, step: rules.stepBefore(context) } })),
    goTo: assign(({ context: { attempt } }, { step }: Step) => ({ attempt: { ...attempt, step } })),
    noteSummary: assign(({ context: { attempt } }) => ({ attempt: { ...attempt, hasSeenSummary: true } })),
    setMissing: assign(({ context }) => ({ missing: rules.gapOfStep(context) })),
    setQuote: assign((_, { quote }: Answered) => ({ quote, newQuote: null })),
    setNewQuote: assign((_, { quote }: Answered) => ({ newQuote: quote })),
    takeNewQuote: assign(({ context }) => ({ quote: context.newQuote ?? context.quote, newQuote: null })),
    setSent: assign(({ context }) => ({
      attempt: { ...context.attempt, sent: context.attempt.sent ?? rules.requestOf(context) },
      failure: null,
    })),
    forgetSent: assign(({ context: { attempt } }) => ({
      attempt: { ...attempt, sent: null, tries: attempt.tries + 1 },
    })),
    setOrder: assign((_, { order }: Sent) => ({ order, orderId: order.id })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    noteSought: assign({ isPlaceSought: true, missing: null }),
    forgetTrouble: assign({ missing: null, failure: null, isPlaceSought: false }),
    keepAttempt: emit(({ context: { attempt } }) => ({ type: 'attempt.changed' as const, attempt })),
    endAttempt: emit({ type: 'attempt.over' }),
    announceParcel: emit(({ context }) => rules.sentNews(context)),
    requestSignIn: emit({ type: 'auth.requested' }),
  },
}).createMachine({
  id: 'parcel',
  description:
    'From nothing to a parcel that is sent once and paid. Every step can be left and come back to.',
  meta: { title: 'Sending a parcel', rules: ['PARC-02', 'CHK-05'] },
  context: ({ input }) => rules.startContext(input),
  initial: 'guard',
  invoke: {
    id: 'watchPerson',
    src: 'watchPerson',
    onError: { description: 'Who is there is asked anew with the next visit.' },
  },
  on: { 'person.told': { actions: { type: 'setPerson', params: ({ event }) => event } } },
  states: {
    guard: {
      description: 'The order of the questions is fixed.',
      meta: { title: 'May this be sent?', rules: ['PARC-02', 'CHK-02'] },
      always: [
        { guard: 'isSent', target: 'settling' },
        { guard: 'isUnknown', target: 'waiting' },
        {
          description: 'The page was left while it was under way: the same again is the same parcel.',
          meta: { rules: ['CHK-05'] },
          guard: 'isUnderWay',
          target: 'sending.placing',
        },
        { guard: 'isPersonNeeded', target: 'signedOut' },
        { target: 'filling' },
      ],
    },
    waiting: {
      meta: { title: 'Who is there?' },
      tags: 'busy',
      on: {
        'person.told': { target: 'guard', actions: { type: 'setPerson', params: ({ event }) => event } },
      },
    },
    signedOut: {
      description: 'Nothing is lost: after the sign-in it goes on here.',
      meta: { title: 'Sign in first', rules: ['CHK-02', 'PERM-03'] },
      on: {
        'signIn.requested': { actions: 'requestSignIn' },
        'person.told': { target: 'guard', actions: { type: 'setPerson', params: ({ event }) => event } },
      },
    },
    filling: {
      meta: { title: 'Filling it in', rules: ['PARC-02'] },
      initial: 'finding',
      on: {
        'person.told': [
          {
            guard: { type: 'canSend', params: ({ event }) => event },
            actions: { type: 'setPerson', params: ({ event }) => event },
          },
          { target: 'signedOut', actions: { type: 'setPerson', params: ({ event }) => event } },
        ],
        'wish.changed': {
          actions: [{ type: 'setWish', params: ({ event }) => event }, 'keepAttempt'],
        },
        'party.changed': {
          actions: [{ type: 'setParty', params: ({ event }) => event }, 'keepAttempt'],
        },
        'place.sought': { actions: 'noteSought' },
        'place.found': {
          description: 'A pin that nobody has moved is no answer, except for a sender at the chosen place.',
          meta: { rules: ['PARC-02', 'PARC-04'] },
          guard: { type: 'isChosen', params: ({ event }) => ({ found: event }) },
          actions: [
            { type: 'setParty', params: ({ event }) => ({ end: event.end, party: rules.foundParty(event) }) },
            'keepAttempt',
          ],
        },
        'step.chosen': {
          description: 'Any step can be looked at again, but none before what comes before it is filled in.',
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: '.finding',
          actions: ['forgetTrouble', { type: 'goTo', params: ({ event }) => event }],
        },
      },
      states: {
        finding: {
          description: 'Where the device left it.',
          meta: { title: 'At which step?' },
          entry: 'keepAttempt',
          always: [
            { guard: { type: 'isAt', params: { step: 'sender' } }, target: 'sender' },
            { guard: { type: 'isAt', params: { step: 'receiver' } }, target: 'receiver' },
            { guard: { type: 'isAt', params: { step: 'instructions' } }, target: 'instructions' },
            { guard: { type: 'isAt', params: { step: 'payer' } }, target: 'payer' },
            { guard: { type: 'isAt', params: { step: 'schedule' } }, target: 'schedule' },
            { guard: { type: 'isAt', params: { step: 'tip' } }, target: 'tip' },
            { guard: { type: 'isAt', params: { step: 'summary' } }, target: 'summary' },
            { target: 'category' },
          ],
        },
        category: {
          meta: { title: 'What is it?', rules: ['PARC-02'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
          },
        },
        sender: {
          meta: { title: 'From whom and where?', rules: ['PARC-02', 'PARC-04', 'PARC-06'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
            'ends.swapped': { meta: { rules: ['PARC-06'] }, actions: ['swapEnds', 'keepAttempt'] },
          },
        },
        receiver: {
          meta: { title: 'To whom and where?', rules: ['PARC-02', 'PARC-04', 'PARC-06'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
            'ends.swapped': { meta: { rules: ['PARC-06'] }, actions: ['swapEnds', 'keepAttempt'] },
          },
        },
        instructions: {
          meta: { title: 'How to carry it', rules: ['PARC-02', 'PARC-04'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        payer: {
          meta: { title: 'Who pays, and how?', rules: ['PARC-02'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        schedule: {
          meta: { title: 'When is it fetched?', rules: ['PARC-02'] },
          on: {
            'step.submitted': { target: 'finding', actions: ['forgetTrouble', 'goOn'] },
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        tip: {
          meta: { title: 'A tip for the courier', rules: ['PARC-02'] },
          on: {
            'step.submitted': { target: 'finding', actions: ['forgetTrouble', 'goOn'] },
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        summary: {
          meta: { title: 'Everything at a glance', rules: ['PARC-02', 'PARC-03'] },
          entry: ['noteSummary', 'keepAttempt'],
          initial: 'quoting',
          on: { 'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] } },
          states: {
            quoting: {
              meta: { title: 'What does it cost?', rules: ['PARC-03'] },
              tags: 'busy',
              invoke: {
                id: 'quoteParcel',
                src: 'quoteParcel',
                input: ({ context }) => rules.requestOf(context),
                onDone: {
                  target: 'quoted',
                  actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
                },
                onError: {
                  target: 'unquoted',
                  actions: { type: 'setFailure', params: ({ event }) => event },
                },
              },
            },
            quoted: {
              meta: { title: 'The price is known', rules: ['PARC-03', 'DLV-10'] },
              on: {
                'parcel.submitted': [
                  {
                    description: 'What stands in the way is said, with the step that mends it.',
                    meta: { rules: ['PARC-04'] },
                    guard: 'hasProblem',
                  },
                  { target: '#parcel.sending.checking' },
                ],
              },
            },
            unquoted: {
              meta: { title: 'The price could not be asked' },
              tags: 'failed',
              on: {
                'retry.requested': { target: 'quoting', actions: 'forgetTrouble' },
                'network.online': { target: 'quoting', actions: 'forgetTrouble' },
              },
            },
          },
        },
      },
    },
    sending: {
      meta: { title: 'Sending it', rules: ['PARC-02'] },
      initial: 'checking',
      states: {
        checking: {
          description: 'A second press, Enter or another tab finds it busy.',
          meta: { title: 'Is it still so?', rules: ['CHK-05', 'CHK-06'] },
          tags: 'busy',
          invoke: {
            id: 'checkParcel',
            src: 'quoteParcel',
            input: ({ context }) => rules.requestOf(context),
            onDone: [
              {
                guard: { type: 'hasNewProblem', params: ({ event }) => ({ quote: event.output }) },
                target: '#parcel.filling.summary.quoted',
                actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
              },
              {
                guard: { type: 'hasDifference', params: ({ event }) => ({ quote: event.output }) },
                target: 'quoteChanged',
                actions: { type: 'setNewQuote', params: ({ event }) => ({ quote: event.output }) },
              },
              {
                target: 'placing',
                actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
              },
            ],
            onError: {
              target: '#parcel.filling.summary.unquoted',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
        quoteChanged: {
          description: 'The old and the new price; nothing is sent before.',
          meta: { title: 'It costs something else now', rules: ['CHK-06'] },
          tags: 'open',
          exit: 'takeNewQuote',
          on: {
            'difference.accepted': 'placing',
            'difference.declined': '#parcel.filling.summary.quoted',
          },
        },
        placing: {
          description: 'One request with one key: however often it is sent, it is one parcel.',
          meta: { title: 'Sending the parcel', rules: ['CHK-05', 'PARC-02'] },
          tags: 'busy',
          entry: ['setSent', 'keepAttempt'],
          invoke: {
            id: 'sendParcel',
            src: 'sendParcel',
            input: ({ context }) => required(context.attempt.sent, 'sent'),
            onDone: {
              target: '#parcel.settling',
              actions: [
                { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                'announceParcel',
                'endAttempt',
              ],
            },
            onError: [
              {
                description: 'Another total than the accepted one: it is asked again and shown.',
                meta: { rules: ['CHK-06'] },
                guard: { type: 'isTotalRefused', params: ({ event }) => event },
                target: 'checking',
                actions: ['forgetSent', 'keepAttempt'],
              },
              {
                description: 'There is no parcel: the customer reads why, and all that was typed is there.',
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'refused',
                actions: ['forgetSent', { type: 'setFailure', params: ({ event }) => event }, 'keepAttempt'],
              },
              { target: 'unanswered', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
        refused: {
          description: 'The reason stays until the customer changes something or asks again.',
          meta: { title: 'Not sent', rules: ['PARC-04'] },
          tags: 'failed',
          on: {
            'step.chosen': {
              guard: { type: 'isOpen', params: ({ event }) => event },
              target: '#parcel.filling',
              actions: ['forgetTrouble', { type: 'goTo', params: ({ event }) => event }],
            },
            'step.back': { target: '#parcel.filling', actions: ['forgetTrouble', 'goBack'] },
            'retry.requested': { target: 'checking', actions: 'forgetTrouble' },
          },
        },
        unanswered: {
          description: 'Nobody knows whether it arrived. Asking again is safe: it has the same key.',
          meta: { title: 'No answer came', rules: ['CHK-05'] },
          tags: 'failed',
          on: { 'retry.requested': 'placing' },
        },
      },
    },
    settling: {
      description: 'The parcel is there; whether it is paid, the payment finds out.',
      meta: { title: 'Paying the parcel', rules: ['CHK-07'] },
      invoke: {
        id: 'parcelPayment',
        systemId: 'parcelPayment',
        src: 'parcelPayment',
        input: ({ context }) => rules.paymentOf(context),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => ({ order: event.output }) },
            target: 'cancelled',
            actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
          },
          {
            target: 'placed',
            actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
          },
        ],
        onError: 'cancelled',
      },
    },
    placed: { meta: { title: 'Parcel sent', rules: ['PARC-02'] } },
    cancelled: { meta: { title: 'Parcel cancelled, or not paid in time' } },
  },
});
