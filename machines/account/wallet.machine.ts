import { assign, emit, setup } from 'xstate';
import { fundRefusal } from '../../domain/fund';
import type { Minor } from '../../domain/money';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import { failureNotice } from '../shared/notice';
import type { LastAdded, WalletContext, WalletEmitted, WalletEvent, WalletInput } from './wallet.types';

type Submitted = { amount: Minor | null; gateway: string };
type Failed = { error: unknown };
type Added = { output: LastAdded };

/** As often as a payment that was just made may take to be known. */
const MOST_QUESTIONS = 6;

export const walletMachine = setup({
  types: {} as {
    input: WalletInput;
    context: WalletContext;
    events: WalletEvent;
    emitted: WalletEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    /** Answers with the page of the gateway. */
    openFund: notProvided<{ url: string }, { amount: Minor; gateway: string }>('openFund'),
    /** Another page instead of this one. */
    openPage: notProvided<void, { url: string }>('openPage'),
    /** Balance and history are old; the address of the page loses what the gateway said. */
    readAnew: notProvided<void, void>('readAnew'),
    /** Which money was added last. */
    lookForFund: notProvided<LastAdded, void>('lookForFund'),
  },
  guards: {
    canFund: ({ context }) => context.canFund,
    isFundable: (_, { amount, gateway }: Submitted) => fundRefusal(amount) === null && gateway !== '',
    isPaid: ({ context }) => context.flag === 'success',
    isFailed: ({ context }) => context.flag === 'fail',
    isCancelled: ({ context }) => context.flag === 'cancel',
    isUnderWay: ({ context }) => context.flag === 'pending',
    hasArrived: ({ context: { lastAdded } }, { output }: Added) =>
      lastAdded !== null && lastAdded.movement !== output.movement,
    canAskAgain: ({ context }) => context.asked < MOST_QUESTIONS,
  },
  actions: {
    keepWish: assign((_, { amount, gateway }: Submitted) => ({
      amount: amount ?? 0,
      gateway,
      failure: null,
    })),
    pointAtFields: emit((_, { amount, gateway }: Submitted) => {
      const refusal = fundRefusal(amount);
      return {
        type: 'fields.refused' as const,
        errors: [
          ...(refusal === null
            ? []
            : [
                {
                  code: 'amount',
                  message: refusal === 'missing' ? 'fundAmountRequired' : 'fundAmountTooMuch',
                },
              ]),
          ...(gateway === '' ? [{ code: 'payment_method', message: 'fundMethodRequired' }] : []),
        ],
      };
    }),
    setUrl: assign((_, { output }: { output: { url: string } }) => ({ url: output.url })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetFlag: assign({ flag: null }),
    keepLastAdded: assign((_, { output }: Added) => ({ lastAdded: output })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    noticeFailure: emit((_, { error }: Failed) => failureNotice(failureOf(error))),
  },
  delays: { payPause: 3_000 },
}).createMachine({
  id: 'wallet',
  description: 'Adding money: how much and by whom, the page of the gateway, and what became of it.',
  meta: { title: 'Wallet', rules: ['WAL-01', 'WAL-03'] },
  context: ({ input }) => ({
    ...input,
    amount: 0,
    gateway: '',
    url: '',
    asked: 0,
    lastAdded: null,
    failure: null,
  }),
  initial: 'sorting',
  states: {
    sorting: {
      meta: { title: 'Does somebody come back from a gateway?', rules: ['WAL-07'] },
      always: [
        { guard: 'isPaid', target: 'returned.paid' },
        { guard: 'isFailed', target: 'returned.failed' },
        { guard: 'isCancelled', target: 'returned.cancelled' },
        { guard: 'isUnderWay', target: 'returned.asking' },
        { target: 'idle' },
      ],
    },
    idle: {
      meta: { title: 'The balance' },
      on: { 'fund.requested': { guard: 'canFund', target: 'editing' } },
    },
    returned: {
      description: 'Read once; the address forgets it, so that a reload says nothing twice.',
      meta: { title: 'Back from the gateway', rules: ['WAL-07'] },
      invoke: {
        id: 'readAnew',
        src: 'readAnew',
        onError: { description: 'The balance of before stays to be seen.', actions: 'forgetFailure' },
      },
      on: {
        'fund.requested': { guard: 'canFund', target: 'editing' },
        'outcome.closed': 'idle',
      },
      exit: 'forgetFlag',
      initial: 'underWay',
      states: {
        paid: { meta: { title: 'The money is there' } },
        failed: { meta: { title: 'The payment failed' } },
        cancelled: { meta: { title: 'The payment was cancelled' } },
        underWay: {
          meta: { title: 'The payment is on its way' },
          tags: 'busy',
          after: {
            payPause: [{ guard: 'canAskAgain', target: 'asking' }, { target: 'late' }],
          },
        },
        asking: {
          meta: { title: 'Has it come?' },
          tags: 'busy',
          entry: 'countQuestion',
          invoke: {
            id: 'lookForFund',
            src: 'lookForFund',
            onDone: [
              { guard: { type: 'hasArrived', params: ({ event }) => event }, target: 'arrived' },
              { target: 'underWay', actions: { type: 'keepLastAdded', params: ({ event }) => event } },
            ],
            onError: 'underWay',
          },
        },
        arrived: {
          meta: { title: 'It has come after all' },
          invoke: {
            id: 'readArrived',
            src: 'readAnew',
            onError: { description: 'The balance of before stays to be seen.', actions: 'forgetFailure' },
          },
        },
        late: {
          description: 'It comes by itself, and is there at the next visit.',
          meta: { title: 'It takes longer' },
        },
      },
    },
    editing: {
      meta: { title: 'How much, and by whom?', rules: ['WAL-02'] },
      tags: 'open',
      on: {
        'fund.submitted': [
          {
            guard: { type: 'isFundable', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          { actions: { type: 'pointAtFields', params: ({ event }) => event } },
        ],
        'question.closed': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    opening: {
      meta: { title: 'The gateway is asked', rules: ['WAL-04'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'openFund',
        src: 'openFund',
        input: ({ context: { amount, gateway } }) => ({ amount, gateway }),
        onDone: { target: 'redirecting', actions: { type: 'setUrl', params: ({ event }) => event } },
        onError: {
          meta: { rules: ['WAL-05'] },
          target: 'editing',
          actions: [
            { type: 'setFailure', params: ({ event }) => event },
            { type: 'noticeFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    redirecting: {
      description: 'Nothing is taken here: whoever comes back by themselves may begin anew.',
      meta: { title: 'On the way to the payment', rules: ['WAL-04'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ url: context.url }),
        onError: {
          target: 'editing',
          actions: { type: 'noticeFailure', params: ({ event }) => event },
        },
      },
      on: { 'question.closed': 'idle' },
    },
  },
});
