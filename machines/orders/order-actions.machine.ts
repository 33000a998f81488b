import { assign, emit, setup } from 'xstate';
import type { Photo } from '../../domain/photo';
import type { PriceYes, ReorderPreview, ReviewTarget } from '../../domain/placed-order';
import type { ChartMeta, Tag } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf, refusalsOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { failureNotice } from '../shared/notice';
import { required } from '../shared/required';

/** What there is to be said with a request: files live no longer than the call that sends them. */
type CancelWords = { reason: string; note: string };
type RefundWords = { reason: string; note: string; images: readonly Photo[] };
export type ReviewWords = { rating: number; comment: string; images: readonly Photo[] };

type OrderActionsInput = { orderId: number; moduleId: number | null };

type OrderActionsContext = OrderActionsInput & {
  /** The shop's own reasons, in its order. */
  reasons: string[];
  preview: ReorderPreview | null;
  /** What is reviewed: an item, the store or the courier. */
  target: ReviewTarget | null;
  /** Why it was not done, or could not be read. */
  failure: Failure | null;
};

type OrderActionsEvent =
  | { type: 'cancel.requested' }
  | ({ type: 'cancel.submitted' } & CancelWords)
  | { type: 'refund.requested' }
  | ({ type: 'refund.submitted' } & RefundWords)
  | { type: 'prescription.requested' }
  | { type: 'prescription.submitted'; images: readonly Photo[] }
  | ({ type: 'price.accepted' } & PriceYes)
  | { type: 'reorder.requested' }
  | { type: 'differences.accepted' }
  | { type: 'review.requested'; target: ReviewTarget }
  | ({ type: 'review.submitted' } & ReviewWords)
  | { type: 'retry.requested' }
  | { type: 'question.closed' };

type OrderActionsEmitted =
  | Notice
  /** Another status, a refund or a review: what is known of the order is old. */
  | { type: 'order.changed' }
  /** What could be had lies in the cart of this market. */
  | { type: 'cart.filled'; moduleId: number };

type Failed = { error: unknown };
type Said = { output: { message: string } };
type Previewed = { output: ReorderPreview };

const isAsItWas = ({ lines, isOpen, otherStore }: ReorderPreview): boolean =>
  isOpen && otherStore === null && lines.every(({ changes }) => changes.length === 0);
const hasAnything = ({ lines }: ReorderPreview): boolean => lines.some(({ available }) => available > 0);

const withWords = <TWords>({ orderId }: OrderActionsContext, words: TWords) => ({ ...words, orderId });
const withStars = ({ orderId, target }: OrderActionsContext, words: ReviewWords) => ({
  ...words,
  orderId,
  target: required(target, 'target'),
});
const NO_WORDS = { reason: '', note: '', images: [] };
const NO_STARS = { rating: 0, comment: '', images: [] };

export const orderActionsMachine = setup({
  types: {} as {
    input: OrderActionsInput;
    context: OrderActionsContext;
    events: OrderActionsEvent;
    emitted: OrderActionsEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readCancelReasons: notProvided<string[], void>('readCancelReasons'),
    cancelOrder: notProvided<{ message: string }, { orderId: number } & CancelWords>('cancelOrder'),
    readRefundReasons: notProvided<string[], void>('readRefundReasons'),
    askRefund: notProvided<{ message: string }, { orderId: number } & RefundWords>('askRefund'),
    sendPrescription: notProvided<{ message: string }, { orderId: number; images: RefundWords['images'] }>(
      'sendPrescription',
    ),
    acceptPrice: notProvided<{ message: string }, PriceYes & { orderId: number }>('acceptPrice'),
    readDifferences: notProvided<ReorderPreview, { orderId: number }>('readDifferences'),
    fillCart: notProvided<void, { preview: ReorderPreview }>('fillCart'),
    sendReview: notProvided<{ message: string }, { orderId: number; target: ReviewTarget } & ReviewWords>(
      'sendReview',
    ),
  },
  guards: {
    isNothingLeft: (_, { output }: Previewed) => !hasAnything(output),
    isUnchanged: (_, { output }: Previewed) => isAsItWas(output),
    isChangedAgain: (_, { error }: Failed) =>
      refusalsOf(error).some(({ code }) => code === 'reorder_changed'),
  },
  actions: {
    setReasons: assign((_, { output }: { output: string[] }) => ({ reasons: output })),
    setPreview: assign((_, { output }: Previewed) => ({ preview: output })),
    setTarget: assign((_, { target }: { target: ReviewTarget }) => ({ target })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ reasons: [], preview: null, target: null, failure: null }),
    announceChange: emit({ type: 'order.changed' }),
    announceCart: emit(({ context }) => ({
      type: 'cart.filled' as const,
      moduleId: required(context.preview, 'preview').moduleId,
    })),
    noticeFailure: emit((_, { error }: Failed) => failureNotice(failureOf(error))),
    noticeAnswer: emit((_, { output }: Said) => ({
      type: 'notice' as const,
      code: 'serverSaid' as const,
      values: { text: output.message },
    })),
  },
}).createMachine({
  id: 'orderActions',
  description:
    'What a customer does about an order: each can be declined, and a second press does nothing twice.',
  meta: { title: 'What to do about an order', rules: ['ORD-06', 'ORD-07', 'ORD-08', 'ORD-09', 'PHAR-05'] },
  context: ({ input }) => ({
    orderId: input.orderId,
    moduleId: input.moduleId,
    reasons: [],
    preview: null,
    target: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Nothing is asked' },
      entry: 'forgetAll',
      on: {
        'cancel.requested': 'cancelling',
        'refund.requested': 'refunding',
        'prescription.requested': 'prescribing',
        'price.accepted': 'accepting',
        'reorder.requested': 'reordering',
        'review.requested': {
          target: 'reviewing',
          actions: { type: 'setTarget', params: ({ event }) => event },
        },
      },
    },
    cancelling: {
      meta: { title: 'Cancelling', rules: ['ORD-06'] },
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
          on: { 'question.closed': '#orderActions.idle' },
        },
        failed: {
          meta: { title: 'The reasons could not be read' },
          tags: 'failed',
          on: { 'retry.requested': 'reading', 'question.closed': '#orderActions.idle' },
        },
        choosing: {
          description: 'What it costs and what comes back was said before.',
          meta: { title: 'Why?', rules: ['ORD-06'] },
          on: { 'cancel.submitted': 'sending', 'question.closed': '#orderActions.idle' },
        },
        sending: {
          meta: { title: 'Cancelling' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context, event }) =>
              withWords(context, event.type === 'cancel.submitted' ? event : NO_WORDS),
            onDone: {
              target: '#orderActions.idle',
              actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: {
              description: 'The store was faster, for one: the order is read again behind the words.',
              target: 'choosing',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'announceChange'],
            },
          },
        },
      },
    },
    refunding: {
      meta: { title: 'Asking for a refund', rules: ['ORD-07'] },
      tags: 'open',
      initial: 'reading',
      states: {
        reading: {
          meta: { title: 'Which reasons are there?' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'readRefundReasons',
            src: 'readRefundReasons',
            onDone: { target: 'writing', actions: { type: 'setReasons', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { 'question.closed': '#orderActions.idle' },
        },
        failed: {
          meta: { title: 'The reasons could not be read' },
          tags: 'failed',
          on: { 'retry.requested': 'reading', 'question.closed': '#orderActions.idle' },
        },
        writing: {
          meta: { title: 'What was wrong?', rules: ['ORD-07'] },
          on: { 'refund.submitted': 'sending', 'question.closed': '#orderActions.idle' },
        },
        sending: {
          meta: { title: 'Sending' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'askRefund',
            src: 'askRefund',
            input: ({ context, event }) =>
              withWords(context, event.type === 'refund.submitted' ? event : NO_WORDS),
            onDone: {
              target: '#orderActions.idle',
              actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: { target: 'writing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    prescribing: {
      meta: { title: 'Another prescription', rules: ['PHAR-05'] },
      tags: 'open',
      initial: 'choosing',
      states: {
        choosing: {
          meta: { title: 'Which pictures?', rules: ['PHAR-03', 'PHAR-05'] },
          on: { 'prescription.submitted': 'sending', 'question.closed': '#orderActions.idle' },
        },
        sending: {
          meta: { title: 'Sending' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'sendPrescription',
            src: 'sendPrescription',
            input: ({ context, event }) => ({
              orderId: context.orderId,
              images: event.type === 'prescription.submitted' ? event.images : [],
            }),
            onDone: {
              target: '#orderActions.idle',
              actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: { target: 'choosing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    accepting: {
      description: 'Nothing is prepared, and nothing paid, at a price that nobody said yes to.',
      meta: { title: 'Yes to the price', rules: ['PHAR-05', 'CHK-06'] },
      tags: 'busy',
      invoke: {
        id: 'acceptPrice',
        src: 'acceptPrice',
        input: ({ context: { orderId }, event }) => ({
          orderId,
          total: event.type === 'price.accepted' ? event.total : 0,
          paysNow: event.type === 'price.accepted' && event.paysNow,
        }),
        onDone: {
          target: 'idle',
          actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
        },
        onError: {
          description: 'Another price, for one: the order is read again behind the words.',
          target: 'idle',
          actions: [{ type: 'noticeFailure', params: ({ event }) => event }, 'announceChange'],
        },
      },
    },
    reordering: {
      meta: { title: 'Ordering again', rules: ['ORD-08'] },
      tags: 'open',
      initial: 'comparing',
      states: {
        comparing: {
          meta: { title: 'What is different today?', rules: ['ORD-08', 'X-14'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'readDifferences',
            src: 'readDifferences',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: [
              {
                guard: { type: 'isNothingLeft', params: ({ event }) => event },
                target: 'nothingLeft',
                actions: { type: 'setPreview', params: ({ event }) => event },
              },
              {
                description: 'Nothing to agree to: the press itself was the wish.',
                guard: { type: 'isUnchanged', params: ({ event }) => event },
                target: 'filling',
                actions: { type: 'setPreview', params: ({ event }) => event },
              },
              { target: 'asking', actions: { type: 'setPreview', params: ({ event }) => event } },
            ],
            onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { 'question.closed': '#orderActions.idle' },
        },
        failed: {
          meta: { title: 'Could not be compared' },
          tags: 'failed',
          on: { 'retry.requested': 'comparing', 'question.closed': '#orderActions.idle' },
        },
        nothingLeft: {
          meta: { title: 'Nothing of it can be had' },
          tags: 'empty',
          on: { 'question.closed': '#orderActions.idle' },
        },
        asking: {
          description: 'Old and new, line by line, and whose goods would leave the cart.',
          meta: { title: 'Is that all right?', rules: ['ORD-08', 'CART-20'] },
          on: { 'differences.accepted': 'filling', 'question.closed': '#orderActions.idle' },
        },
        filling: {
          meta: { title: 'Into the cart' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'fillCart',
            src: 'fillCart',
            input: ({ context }) => ({ preview: required(context.preview, 'preview') }),
            onDone: { target: '#orderActions.idle', actions: 'announceCart' },
            onError: [
              {
                description: 'In between it has become different: nobody agreed to that.',
                guard: { type: 'isChangedAgain', params: ({ event }) => event },
                target: 'comparing',
              },
              { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    reviewing: {
      meta: { title: 'Reviewing', rules: ['ORD-09'] },
      tags: 'open',
      initial: 'writing',
      states: {
        writing: {
          meta: { title: 'How was it?' },
          on: { 'review.submitted': 'sending', 'question.closed': '#orderActions.idle' },
        },
        sending: {
          meta: { title: 'Sending' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'sendReview',
            src: 'sendReview',
            input: ({ context, event }) =>
              withStars(context, event.type === 'review.submitted' ? event : NO_STARS),
            onDone: {
              target: '#orderActions.idle',
              actions: ['announceChange', { type: 'noticeAnswer', params: ({ event }) => event }],
            },
            onError: { target: 'writing', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
