import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PlacedOrder } from '../../domain/order-quote';
import {
  missingField,
  type ParcelEndName,
  type ParcelParty,
  type ParcelQuote,
  type ParcelRequest,
  stepOfPart,
  swapped,
} from '../../domain/parcel-sending';
import { paymentMachine } from '../checkout/payment.machine';
import { errorOf, eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { failureOf, isAmountRefused } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import * as rules from './parcel.rules';
import type { FoundPlace, ParcelTypes } from './parcel.types';

type Party = { end: ParcelEndName; party: Partial<ParcelParty> };
type Found = { found: ParcelParty | null };
type Answered = { quote: ParcelQuote };
type Sent = { order: PlacedOrder };

const isRefusal = (error: unknown): boolean =>
  ['refused', 'notFound', 'unauthorized', 'tooMany'].includes(failureOf(error).code);

export const parcelMachine = setup({
  types: {} as ParcelTypes,
  actors: {
    /** Sends whether the customer is signed in, first immediately and then on every change. */
    watchPerson: notProvidedCallback('watchPerson'),
    /** Returns the sender's address and contact, from the chosen place and the account. */
    findSender: notProvided<ParcelParty | null, void>('findSender'),
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
    isReviewed: ({ context }) => context.progress.step === 'review',
    isElsewhere: ({ context, event }) => rules.isElsewhere(context, eventOf(event, 'part.chosen').part),
    isFilled: ({ context }) => rules.missingOf(context).length === 0,
    isLacking: ({ context }) => rules.missingOf(context).length > 0,
    isMoved: (_, { found }: { found: FoundPlace }) => found.isMoved,
    isSenderFound: ({ context }, { found }: Found) => rules.isSenderFound(context, found),
    isSenderPlaced: ({ context }) => context.progress.draft.sender.place !== null,
    isSenderWhole: ({ context: { progress, zoneIds } }) =>
      missingField('sender', progress.draft, zoneIds) === null,
    canBePriced: ({ context }) => rules.canBePriced(context),
    isOutdated: ({ context }) => context.pricedFor !== rules.pricedFor(context),
    hasProblem: ({ context }) => rules.isOnlyRefused(context),
    hasNewProblem: (_, { quote }: Answered) => quote.problems.length > 0,
    hasDifference: ({ context }, { quote }: Answered) => rules.hasDifference(context, quote),
    isAmountRefused: ({ event }) => isAmountRefused(errorOf(event)),
    isRefused: ({ event }) => isRefusal(errorOf(event)),
    isCancelled: (_, { order }: Sent) => order.isCancelled,
  },
  actions: {
    setPerson: assign(({ event }) => ({ person: eventOf(event, 'person.changed').person })),
    setDraft: assign(({ context, event }) => rules.withDraft(context, eventOf(event, 'draft.changed').draft)),
    setParty: assign(({ context }, { end, party }: Party) => rules.withParty(context, end, party)),
    setSender: assign(({ context }, { found }: Found) =>
      rules.withSender(context, required(found, 'found sender')),
    ),
    swapEnds: assign(({ context }) => ({
      ...rules.withDraft(context, swapped(context.progress.draft)),
      pendingPlace: null,
    })),
    goOn: assign(({ context }) => ({
      part: null,
      progress: { ...context.progress, step: rules.stepAfter(context) },
    })),
    goBack: assign(({ context }) => ({ progress: { ...context.progress, step: rules.stepBefore(context) } })),
    goToPart: assign(({ context: { progress }, event }) => {
      const { part } = eventOf(event, 'part.chosen');
      return { part, progress: { ...progress, step: stepOfPart(part) } };
    }),
    pointChosen: emit(({ event }) => ({
      type: 'part.pointed' as const,
      part: eventOf(event, 'part.chosen').part,
    })),
    pointMissing: enqueueActions(({ context, enqueue }) => {
      const pointed = rules.pointedPart(context);
      if (pointed) enqueue.emit(pointed);
    }),
    setMissing: assign(({ context }) => ({ missing: rules.missingOf(context) })),
    forgetMissing: assign({ missing: [] }),
    notePriced: assign(({ context }) => ({ pricedFor: rules.pricedFor(context) })),
    forgetQuote: assign({ quote: null, pricedFor: null }),
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
    forgetFailure: forgetFailure(),
    setPendingPlace: assign(({ event }) => ({ pendingPlace: eventOf(event, 'place.lookupStarted').end })),
    saveProgress: emit(({ context: { progress } }) => ({ type: 'progress.changed' as const, progress })),
    clearProgress: emit({ type: 'progress.ended' }),
    announceParcel: emit(({ context }) => rules.sentEvent(context)),
    requestSignIn: emit({ type: 'auth.requested' }),
  },
}).createMachine({
  id: 'parcel',
  description: 'The customer fills in a form on two pages, then sends and pays for one parcel.',
  meta: { title: 'Sending a parcel', rules: ['PARC-02', 'CHK-05'] },
  context: ({ input }) => rules.startContext(input),
  initial: 'guard',
  invoke: {
    id: 'watchPerson',
    src: 'watchPerson',
    onError: { description: 'If this fails, the visitor’s data loads on the next visit.' },
  },
  on: { 'person.changed': { actions: 'setPerson' } },
  states: {
    guard: {
      description: 'The checks have a fixed order.',
      meta: { title: 'Checking the parcel', rules: ['PARC-02', 'CHK-02'] },
      always: [
        { guard: 'isSent', target: 'settling' },
        { guard: 'isUnknown', target: 'waiting' },
        {
          description:
            'The customer left the page while the parcel was being sent. The same request is sent again and returns the same parcel.',
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
      meta: { title: 'Filling in the parcel form', rules: ['PARC-02'] },
      type: 'parallel',
      on: {
        'person.changed': [
          { guard: 'canSend', actions: 'setPerson' },
          { target: 'signedOut', actions: 'setPerson' },
        ],
        'draft.changed': { actions: ['setDraft', 'saveProgress'] },
        'party.changed': { actions: [{ type: 'setParty', params: ({ event }) => event }, 'saveProgress'] },
        'place.lookupStarted': { actions: 'setPendingPlace' },
        'place.found': {
          description: 'A pin that the customer has not moved does not count as an address.',
          meta: { rules: ['PARC-02', 'PARC-04'] },
          guard: { type: 'isMoved', params: ({ event }) => ({ found: event }) },
          actions: [
            { type: 'setParty', params: ({ event }) => ({ end: event.end, party: rules.foundParty(event) }) },
            'saveProgress',
          ],
        },
      },
      states: {
        page: {
          meta: { title: 'Pages', rules: ['PARC-02'] },
          initial: 'finding',
          on: {
            'part.chosen': [
              { guard: 'isElsewhere', target: '.finding', actions: ['forgetMissing', 'goToPart'] },
              { actions: 'pointChosen' },
            ],
          },
          states: {
            finding: {
              description: 'Continues at the page stored on the device.',
              meta: { title: 'Finding the page' },
              entry: 'saveProgress',
              always: [{ guard: 'isReviewed', target: 'review' }, { target: 'details' }],
            },
            details: {
              description: 'Category, sender and receiver.',
              meta: { title: 'What and where', rules: ['PARC-02', 'PARC-04', 'PARC-06', 'PARC-07'] },
              on: {
                'step.submitted': [
                  { guard: 'isFilled', target: 'finding', actions: ['forgetMissing', 'goOn'] },
                  { actions: ['setMissing', 'pointMissing'] },
                ],
              },
            },
            review: {
              description: 'Time, payer, instructions and tip have defaults that are changed in place.',
              meta: { title: 'Review and send', rules: ['PARC-02', 'PARC-07'] },
              on: { 'step.back': { target: 'finding', actions: ['forgetMissing', 'goBack'] } },
            },
          },
        },
        sender: {
          meta: { title: 'Sender', rules: ['PARC-07'] },
          initial: 'judging',
          on: {
            'ends.swapped': {
              meta: { rules: ['PARC-06'] },
              target: '.open',
              actions: ['swapEnds', 'saveProgress'],
            },
          },
          states: {
            judging: {
              meta: { title: 'Checking the sender' },
              always: [
                { guard: 'isSenderWhole', target: 'folded' },
                { guard: 'isSenderPlaced', target: 'open' },
                { target: 'finding' },
              ],
            },
            finding: {
              description: 'Uses the chosen place and what is saved for it, or else the saved home address.',
              meta: { title: 'Finding the usual sender' },
              invoke: {
                id: 'findSender',
                src: 'findSender',
                onDone: [
                  {
                    guard: { type: 'isSenderFound', params: ({ event }) => ({ found: event.output }) },
                    target: 'judging',
                    actions: [
                      { type: 'setSender', params: ({ event }) => ({ found: event.output }) },
                      'saveProgress',
                    ],
                  },
                  { target: 'open' },
                ],
                onError: { description: "If this fails, the sender's fields start empty.", target: 'open' },
              },
            },
            folded: {
              description: 'A known sender is shown in one line.',
              meta: { title: 'Sender collapsed' },
              on: { 'sender.opened': 'open' },
            },
            open: { meta: { title: 'Sender’s fields' } },
          },
        },
        price: {
          description: 'The price always matches what the page shows. Every change loads it again.',
          meta: { title: 'Price', rules: ['PARC-03', 'DLV-10'] },
          initial: 'judging',
          on: {
            'parcel.submitted': { guard: 'isLacking', actions: ['setMissing', 'pointMissing'] },
          },
          states: {
            judging: {
              meta: { title: 'Checking both places' },
              always: [{ guard: 'canBePriced', target: 'quoting' }, { target: 'estimated' }],
            },
            estimated: {
              description: 'The category’s minimum price is shown until both addresses are known.',
              meta: { title: 'Minimum price', rules: ['PARC-03', 'PARC-07'] },
              entry: 'forgetQuote',
              always: { guard: 'canBePriced', target: 'quoting' },
            },
            quoting: {
              meta: { title: 'Loading the price', rules: ['PARC-03'] },
              entry: 'notePriced',
              always: { guard: 'isOutdated', target: 'judging' },
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
              always: { guard: 'isOutdated', target: 'judging' },
              on: {
                'parcel.submitted': [
                  {
                    description: 'Each problem names the part where the customer fixes it.',
                    meta: { rules: ['PARC-04'] },
                    guard: 'hasProblem',
                    actions: 'pointMissing',
                  },
                  { guard: 'isFilled', target: '#parcel.sending.checking' },
                ],
              },
            },
            unquoted: {
              meta: { title: 'Price failed' },
              tags: 'failed',
              always: { guard: 'isOutdated', target: 'judging', actions: 'forgetFailure' },
              on: {
                'retry.requested': { target: 'quoting', actions: 'forgetFailure' },
                'network.online': { target: 'quoting', actions: 'forgetFailure' },
              },
            },
            refused: {
              description: 'The reason stays until the customer changes the price or sends again.',
              meta: { title: 'Not sent', rules: ['PARC-04'] },
              tags: 'failed',
              always: { guard: 'isOutdated', target: 'judging', actions: 'forgetFailure' },
              on: {
                'parcel.submitted': [
                  { guard: 'isFilled', target: '#parcel.sending.checking', actions: 'forgetFailure' },
                ],
                'retry.requested': { target: '#parcel.sending.checking', actions: 'forgetFailure' },
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
                target: '#parcel.filling.price.quoted',
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
            onError: { target: '#parcel.filling.price.unquoted', actions: 'setFailure' },
          },
        },
        quoteChanged: {
          description: 'Shows the old and the new price; nothing is sent before the customer accepts.',
          meta: { title: 'Price changed', rules: ['CHK-06'] },
          tags: 'open',
          exit: 'takeNewQuote',
          on: {
            'difference.accepted': 'placing',
            'difference.declined': '#parcel.filling.price.quoted',
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
                  'The amounts differ from the accepted ones, so the new price is loaded and shown.',
                meta: { rules: ['CHK-06', 'CHK-14'] },
                guard: 'isAmountRefused',
                target: 'checking',
                actions: ['forgetSent', 'saveProgress'],
              },
              {
                description:
                  'The server refused the parcel. The customer reads why, and everything typed is kept.',
                guard: 'isRefused',
                target: '#parcel.filling.price.refused',
                actions: ['forgetSent', 'setFailure', 'notePriced', 'saveProgress'],
              },
              { target: 'unanswered', actions: 'setFailure' },
            ],
          },
        },
        unanswered: {
          description:
            'No response arrived, so the result is unknown. A retry is safe because it uses the same idempotency key.',
          meta: { title: 'No response', rules: ['CHK-05'] },
          tags: 'failed',
          on: { 'retry.requested': 'placing' },
        },
      },
    },
    settling: {
      description: 'The parcel exists; the payment flow finds out whether it is paid.',
      meta: { title: 'Paying for the parcel', rules: ['CHK-07'] },
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
