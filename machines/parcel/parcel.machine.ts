import { assign, emit, setup } from 'xstate';
import type { PlacedOrder } from '../../domain/order-quote';
import {
  type ParcelEndName,
  type ParcelParty,
  type ParcelQuote,
  type ParcelRequest,
  type ParcelStep,
  swapped,
} from '../../domain/parcel-sending';
import { paymentMachine } from '../checkout/payment.machine';
import { errorOf, eventOf } from '../shared/event';
import { setFailure } from '../shared/failing';
import { failureOf, isAmountRefused } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import * as rules from './parcel.rules';
import type { FoundPlace, ParcelTypes } from './parcel.types';

type Party = { end: ParcelEndName; party: Partial<ParcelParty> };
type Step = { step: ParcelStep };
type Answered = { quote: ParcelQuote };
type Sent = { order: PlacedOrder };

const isRefusal = (error: unknown): boolean =>
  ['refused', 'notFound', 'unauthorized', 'tooMany'].includes(failureOf(error).code);

export const parcelMachine = setup({
  types: {} as ParcelTypes,
  actors: {
    /** Reports the visitor, at once and on every change. */
    watchPerson: notProvidedCallback('watchPerson'),
    quoteParcel: notProvided<ParcelQuote, ParcelRequest>('quoteParcel'),
    sendParcel: notProvided<PlacedOrder, ParcelRequest>('sendParcel'),
    parcelPayment: paymentMachine,
  },
  guards: {
    isSent: ({ context }) => context.orderId !== null,
    isUnknown: ({ context }) => context.person === null,
    isUnderWay: ({ context }) => context.progress.sent !== null,
    isPersonNeeded: ({ context }) => context.person?.maySend === false,
    canSend: ({ event }) => eventOf(event, 'person.changed').person.maySend,
    isAt: ({ context }, { step }: Step) => context.progress.step === step,
    isOpen: ({ context, event }) => rules.isOpen(context, eventOf(event, 'step.chosen').step),
    isFilled: ({ context }) => rules.gapOfStep(context) === null,
    isChosen: ({ context }, { found }: { found: FoundPlace }) => rules.isChosen(context, found),
    hasProblem: ({ context }) => (context.quote?.problems.length ?? 0) > 0,
    hasNewProblem: (_, { quote }: Answered) => quote.problems.length > 0,
    hasDifference: ({ context }, { quote }: Answered) => rules.hasDifference(context, quote),
    isAmountRefused: ({ event }) => isAmountRefused(errorOf(event)),
    isRefused: ({ event }) => isRefusal(errorOf(event)),
    isCancelled: (_, { order }: Sent) => order.isCancelled,
  },
  actions: {
    setPerson: assign(({ event }) => ({ person: eventOf(event, 'person.changed').person })),
    setDraft: assign(({ context: { progress }, event }) => ({
      progress: { ...progress, draft: { ...progress.draft, ...eventOf(event, 'draft.changed').draft } },
      missing: null,
    })),
    setParty: assign(({ context: { progress, isPlaceSought } }, { end, party }: Party) => ({
      isPlaceSought: isPlaceSought && party.place === undefined,
      progress: {
        ...progress,
        draft: { ...progress.draft, [end]: { ...progress.draft[end], ...party } },
      },
      missing: null,
    })),
    swapEnds: assign(({ context: { progress } }) => ({
      progress: { ...progress, draft: swapped(progress.draft) },
      missing: null,
      isPlaceSought: false,
    })),
    goOn: assign(({ context }) => ({ progress: { ...context.progress, step: rules.stepAfter(context) } })),
    goBack: assign(({ context }) => ({ progress: { ...context.progress, step: rules.stepBefore(context) } })),
    goTo: assign(({ context: { progress }, event }) => ({
      progress: { ...progress, step: eventOf(event, 'step.chosen').step },
    })),
    noteSummary: assign(({ context: { progress } }) => ({ progress: { ...progress, hasSeenSummary: true } })),
    setMissing: assign(({ context }) => ({ missing: rules.gapOfStep(context) })),
    setQuote: assign((_, { quote }: Answered) => ({ quote, newQuote: null })),
    setNewQuote: assign((_, { quote }: Answered) => ({ newQuote: quote })),
    takeNewQuote: assign(({ context }) => ({ quote: context.newQuote ?? context.quote, newQuote: null })),
    setSent: assign(({ context }) => ({
      progress: { ...context.progress, sent: context.progress.sent ?? rules.requestOf(context) },
      failure: null,
    })),
    forgetSent: assign(({ context: { progress } }) => ({
      progress: { ...progress, sent: null, tries: progress.tries + 1 },
    })),
    setOrder: assign((_, { order }: Sent) => ({ order, orderId: order.id })),
    setFailure: setFailure(),
    noteSought: assign({ isPlaceSought: true, missing: null }),
    forgetTrouble: assign({ missing: null, failure: null, isPlaceSought: false }),
    saveProgress: emit(({ context: { progress } }) => ({
      type: 'progress.changed' as const,
      progress,
    })),
    clearProgress: emit({ type: 'progress.ended' }),
    announceParcel: emit(({ context }) => rules.sentNews(context)),
    requestSignIn: emit({ type: 'auth.requested' }),
  },
}).createMachine({
  id: 'parcel',
  description:
    'Takes a parcel from an empty form to one sent and paid parcel. Every step can be left and reopened.',
  meta: { title: 'Sending a parcel', rules: ['PARC-02', 'CHK-05'] },
  context: ({ input }) => rules.startContext(input),
  initial: 'guard',
  invoke: {
    id: 'watchPerson',
    src: 'watchPerson',
    onError: { description: 'On failure, the visitor’s data loads on the next visit.' },
  },
  on: { 'person.changed': { actions: 'setPerson' } },
  states: {
    guard: {
      description: 'The questions have a fixed order.',
      meta: { title: 'Checking the parcel', rules: ['PARC-02', 'CHK-02'] },
      always: [
        { guard: 'isSent', target: 'settling' },
        { guard: 'isUnknown', target: 'waiting' },
        {
          description: 'The page was left while sending: the same request returns the same parcel.',
          meta: { rules: ['CHK-05'] },
          guard: 'isUnderWay',
          target: 'sending.placing',
        },
        { guard: 'isPersonNeeded', target: 'signedOut' },
        { target: 'filling' },
      ],
    },
    waiting: {
      meta: { title: 'Checking the visitor' },
      tags: 'busy',
      on: {
        'person.changed': { target: 'guard', actions: 'setPerson' },
      },
    },
    signedOut: {
      description: 'Nothing is lost: sending continues after the sign-in.',
      meta: { title: 'Sign in first', rules: ['CHK-02', 'PERM-03'] },
      on: {
        'signIn.requested': { actions: 'requestSignIn' },
        'person.changed': { target: 'guard', actions: 'setPerson' },
      },
    },
    filling: {
      meta: { title: 'Filling in', rules: ['PARC-02'] },
      initial: 'finding',
      on: {
        'person.changed': [
          { guard: 'canSend', actions: 'setPerson' },
          { target: 'signedOut', actions: 'setPerson' },
        ],
        'draft.changed': { actions: ['setDraft', 'saveProgress'] },
        'party.changed': {
          actions: [{ type: 'setParty', params: ({ event }) => event }, 'saveProgress'],
        },
        'place.sought': { actions: 'noteSought' },
        'place.found': {
          description: 'An untouched pin counts only for a sender at the chosen place.',
          meta: { rules: ['PARC-02', 'PARC-04'] },
          guard: { type: 'isChosen', params: ({ event }) => ({ found: event }) },
          actions: [
            { type: 'setParty', params: ({ event }) => ({ end: event.end, party: rules.foundParty(event) }) },
            'saveProgress',
          ],
        },
        'step.chosen': {
          description: 'A step opens only when the earlier ones are complete.',
          guard: 'isOpen',
          target: '.finding',
          actions: ['forgetTrouble', 'goTo'],
        },
      },
      states: {
        finding: {
          description: 'Continues at the step stored on the device.',
          meta: { title: 'Finding the step' },
          entry: 'saveProgress',
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
          meta: { title: 'Category', rules: ['PARC-02'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
          },
        },
        sender: {
          meta: { title: 'Sender', rules: ['PARC-02', 'PARC-04', 'PARC-06'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
            'ends.swapped': { meta: { rules: ['PARC-06'] }, actions: ['swapEnds', 'saveProgress'] },
          },
        },
        receiver: {
          meta: { title: 'Receiver', rules: ['PARC-02', 'PARC-04', 'PARC-06'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
            'ends.swapped': { meta: { rules: ['PARC-06'] }, actions: ['swapEnds', 'saveProgress'] },
          },
        },
        instructions: {
          meta: { title: 'Handling', rules: ['PARC-02', 'PARC-04'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        payer: {
          meta: { title: 'Payment', rules: ['PARC-02'] },
          on: {
            'step.submitted': [
              { guard: 'isFilled', target: 'finding', actions: ['forgetTrouble', 'goOn'] },
              { actions: 'setMissing' },
            ],
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        schedule: {
          meta: { title: 'Pick-up time', rules: ['PARC-02'] },
          on: {
            'step.submitted': { target: 'finding', actions: ['forgetTrouble', 'goOn'] },
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        tip: {
          meta: { title: 'Tip', rules: ['PARC-02'] },
          on: {
            'step.submitted': { target: 'finding', actions: ['forgetTrouble', 'goOn'] },
            'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] },
          },
        },
        summary: {
          meta: { title: 'Summary', rules: ['PARC-02', 'PARC-03'] },
          entry: ['noteSummary', 'saveProgress'],
          initial: 'quoting',
          on: { 'step.back': { target: 'finding', actions: ['forgetTrouble', 'goBack'] } },
          states: {
            quoting: {
              meta: { title: 'Loading the price', rules: ['PARC-03'] },
              tags: 'busy',
              invoke: {
                id: 'quoteParcel',
                src: 'quoteParcel',
                input: ({ context }) => rules.requestOf(context),
                onDone: {
                  target: 'quoted',
                  actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
                },
                onError: { target: 'unquoted', actions: 'setFailure' },
              },
            },
            quoted: {
              meta: { title: 'Price known', rules: ['PARC-03', 'DLV-10'] },
              on: {
                'parcel.submitted': [
                  {
                    description: 'Each problem names the step where the customer fixes it.',
                    meta: { rules: ['PARC-04'] },
                    guard: 'hasProblem',
                  },
                  { target: '#parcel.sending.checking' },
                ],
              },
            },
            unquoted: {
              meta: { title: 'Price failed' },
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
      meta: { title: 'Sending', rules: ['PARC-02'] },
      initial: 'checking',
      states: {
        checking: {
          description: 'A second press, Enter or another tab has no effect.',
          meta: { title: 'Re-checking the price', rules: ['CHK-05', 'CHK-06'] },
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
            onError: { target: '#parcel.filling.summary.unquoted', actions: 'setFailure' },
          },
        },
        quoteChanged: {
          description: 'Shows the old and the new price; nothing is sent before the customer accepts.',
          meta: { title: 'Price changed', rules: ['CHK-06'] },
          tags: 'open',
          exit: 'takeNewQuote',
          on: {
            'difference.accepted': 'placing',
            'difference.declined': '#parcel.filling.summary.quoted',
          },
        },
        placing: {
          description: 'One request with one idempotency key: repeated sends create one parcel.',
          meta: { title: 'Sending the parcel', rules: ['CHK-05', 'PARC-02'] },
          tags: 'busy',
          entry: ['setSent', 'saveProgress'],
          invoke: {
            id: 'sendParcel',
            src: 'sendParcel',
            input: ({ context }) => required(context.progress.sent, 'sent'),
            onDone: {
              target: '#parcel.settling',
              actions: [
                { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                'announceParcel',
                'clearProgress',
              ],
            },
            onError: [
              {
                description:
                  'The amounts differ from the accepted ones: the price is requested again and shown.',
                meta: { rules: ['CHK-06', 'CHK-14'] },
                guard: 'isAmountRefused',
                target: 'checking',
                actions: ['forgetSent', 'saveProgress'],
              },
              {
                description: 'No parcel exists: the customer reads why, and everything typed is kept.',
                guard: 'isRefused',
                target: 'refused',
                actions: ['forgetSent', 'setFailure', 'saveProgress'],
              },
              { target: 'unanswered', actions: 'setFailure' },
            ],
          },
        },
        refused: {
          description: 'The reason stays until the customer changes something or retries.',
          meta: { title: 'Not sent', rules: ['PARC-04'] },
          tags: 'failed',
          on: {
            'step.chosen': { guard: 'isOpen', target: '#parcel.filling', actions: ['forgetTrouble', 'goTo'] },
            'step.back': { target: '#parcel.filling', actions: ['forgetTrouble', 'goBack'] },
            'retry.requested': { target: 'checking', actions: 'forgetTrouble' },
          },
        },
        unanswered: {
          description: 'The result is unknown. A retry is safe because it has the same key.',
          meta: { title: 'No response', rules: ['CHK-05'] },
          tags: 'failed',
          on: { 'retry.requested': 'placing' },
        },
      },
    },
    settling: {
      description: 'The parcel exists; the payment flow finds out whether it is paid.',
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
    cancelled: { meta: { title: 'Cancelled or unpaid' } },
  },
});
