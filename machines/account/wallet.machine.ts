import { assign, emit, setup } from 'xstate';
import { fundRefusal } from '../../domain/fund';
import type { Minor } from '../../domain/money';
import type { ChartMeta, Tag } from '../shared/chart';
import { eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import { notProvided } from '../shared/not-provided';
import type { LastAdded, WalletContext, WalletEmitted, WalletEvent, WalletInput } from './wallet.types';

/** After this number of requests without success, the payment counts as pending. */
const MAX_QUESTIONS = 6;

const actors = {
  /** Creates the top-up and returns the URL of the gateway's page. */
  openFund: notProvided<{ url: string }, { amount: Minor; gateway: string }>('openFund'),
  /** Opens the gateway's page. It replaces the current page. */
  openPage: notProvided<void, { url: string }>('openPage'),
  /** Reloads balance and history, and removes the gateway's result from the URL. */
  refetchWallet: notProvided<void, void>('refetchWallet'),
  /** Returns the newest top-up. */
  lookForFund: notProvided<LastAdded, void>('lookForFund'),
};

export const walletMachine = setup({
  types: {} as {
    input: WalletInput;
    context: WalletContext;
    events: WalletEvent;
    emitted: WalletEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    canFund: ({ context }) => context.canFund,
    isFundable: ({ event }) => {
      const { amount, gateway } = eventOf(event, 'fund.submitted');
      return fundRefusal(amount) === null && gateway !== '';
    },
    isPaid: ({ context }) => context.flag === 'success',
    isFailed: ({ context }) => context.flag === 'fail',
    isCancelled: ({ context }) => context.flag === 'cancel',
    isUnderWay: ({ context }) => context.flag === 'pending',
    hasArrived: ({ context: { lastAdded }, event }) =>
      lastAdded !== null &&
      lastAdded.transaction !== outputOf<typeof actors, 'lookForFund'>(event).transaction,
    canAskAgain: ({ context }) => context.asked < MAX_QUESTIONS,
  },
  actions: {
    keepDraft: assign(({ event }) => {
      const { amount, gateway } = eventOf(event, 'fund.submitted');
      return {
        amount: amount ?? 0,
        gateway,
        failure: null,
      };
    }),
    pointAtFields: emit(({ event }) => {
      const { amount, gateway } = eventOf(event, 'fund.submitted');
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
    setUrl: assign(({ event }) => ({ url: outputOf<typeof actors, 'openFund'>(event).url })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    forgetFlag: assign({ flag: null }),
    keepLastAdded: assign(({ event }) => ({ lastAdded: outputOf<typeof actors, 'lookForFund'>(event) })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    notifyFailure: notifyFailure(),
  },
  delays: { payPause: 3_000 },
}).createMachine({
  id: 'wallet',
  description: "Tops up the wallet: amount, gateway, the gateway's page and the result.",
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
      meta: { title: 'Checking for a return from the gateway', rules: ['WAL-07'] },
      always: [
        { guard: 'isPaid', target: 'returned.paid' },
        { guard: 'isFailed', target: 'returned.failed' },
        { guard: 'isCancelled', target: 'returned.cancelled' },
        { guard: 'isUnderWay', target: 'returned.asking' },
        { target: 'idle' },
      ],
    },
    idle: {
      meta: { title: 'Balance' },
      on: { 'fund.requested': { guard: 'canFund', target: 'editing' } },
    },
    returned: {
      description:
        'The payment result is removed from the URL once it was read, so a reload does not repeat the message.',
      meta: { title: 'Back from the gateway', rules: ['WAL-07'] },
      invoke: {
        id: 'refetchWallet',
        src: 'refetchWallet',
        onError: {
          description: 'If loading fails, the previous balance stays visible.',
          actions: 'forgetFailure',
        },
      },
      on: {
        'fund.requested': { guard: 'canFund', target: 'editing' },
        'outcome.closed': 'idle',
      },
      exit: 'forgetFlag',
      initial: 'underWay',
      states: {
        paid: { meta: { title: 'Payment received' } },
        failed: { meta: { title: 'Payment failed' } },
        cancelled: { meta: { title: 'Payment cancelled' } },
        underWay: {
          meta: { title: 'Payment pending' },
          tags: 'busy',
          after: {
            payPause: [{ guard: 'canAskAgain', target: 'asking' }, { target: 'late' }],
          },
        },
        asking: {
          meta: { title: 'Checking the payment' },
          tags: 'busy',
          entry: 'countQuestion',
          invoke: {
            id: 'lookForFund',
            src: 'lookForFund',
            onDone: [
              { guard: 'hasArrived', target: 'arrived' },
              { target: 'underWay', actions: 'keepLastAdded' },
            ],
            onError: 'underWay',
          },
        },
        arrived: {
          meta: { title: 'Payment received late' },
          invoke: {
            id: 'readArrived',
            src: 'refetchWallet',
            onError: {
              description: 'If loading fails, the earlier balance stays visible.',
              actions: 'forgetFailure',
            },
          },
        },
        late: {
          description:
            'The payment takes longer than the page waits. The money is added automatically and shown on the next visit.',
          meta: { title: 'Payment delayed' },
        },
      },
    },
    editing: {
      meta: { title: 'Choosing amount and gateway', rules: ['WAL-02'] },
      tags: 'open',
      on: {
        'fund.submitted': [
          { guard: 'isFundable', target: 'opening', actions: 'keepDraft' },
          { actions: 'pointAtFields' },
        ],
        'question.closed': { target: 'idle', actions: 'forgetFailure' },
      },
    },
    opening: {
      meta: { title: 'Opening the gateway', rules: ['WAL-04'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'openFund',
        src: 'openFund',
        input: ({ context: { amount, gateway } }) => ({ amount, gateway }),
        onDone: { target: 'redirecting', actions: 'setUrl' },
        onError: {
          meta: { rules: ['WAL-05'] },
          target: 'editing',
          actions: ['setFailure', 'notifyFailure'],
        },
      },
    },
    redirecting: {
      description: 'A customer who comes back from the gateway without a result can start again.',
      meta: { title: 'Redirecting to the gateway', rules: ['WAL-04'] },
      tags: ['open', 'busy'],
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ url: context.url }),
        onError: { target: 'editing', actions: 'notifyFailure' },
      },
      on: { 'question.closed': 'idle' },
    },
  },
});
