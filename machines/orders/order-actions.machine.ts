import { assign, emit, setup } from 'xstate';
import type { PriceAcceptance, ReorderPreview, ReviewTarget } from '../../domain/placed-order';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { forgetFailure, notifyFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { isRefusedFor } from '../shared/failure';
import { listenTo } from '../shared/listen-to';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { serverNotice } from '../shared/notice';
import { required } from '../shared/required';
import { question } from './question.machine';
import type {
  CancelAnswer,
  PrescriptionAnswer,
  QuestionEmitted,
  RefundAnswer,
  ReviewAnswer,
} from './question.types';

type OrderActionsInput = { orderId: number; moduleId: number | null };

type OrderActionsContext = OrderActionsInput & {
  preview: ReorderPreview | null;
  /** The item, store or courier that is reviewed. */
  target: ReviewTarget | null;
  /** The name of the reviewed item, store or courier. */
  targetName: string | null;
  /** Why the items could not be compared, or not added to the cart. */
  failure: Failure | null;
};

type OrderActionsEvent =
  | { type: 'cancel.requested' }
  | { type: 'refund.requested' }
  | { type: 'prescription.requested' }
  | ({ type: 'price.accepted' } & PriceAcceptance)
  | { type: 'reorder.requested' }
  | { type: 'differences.accepted' }
  | { type: 'review.requested'; target: ReviewTarget; name: string }
  /** The customer chose stars and wrote no comment. */
  | { type: 'review.rated'; target: ReviewTarget; rating: number }
  | { type: 'retry.requested' }
  /** The question about reordering was closed. Other questions are child flows, which close themselves. */
  | { type: 'question.closed' }
  | QuestionEmitted;

type OrderActionsEmitted =
  | Notice
  /** The order was changed, so it must be reloaded. */
  | { type: 'order.changed' }
  /** The available items of the order were added to this module's cart. */
  | { type: 'cart.filled'; moduleId: number };

type Ordered = { orderId: number };

/** The child machines of the questions about an order. */
export const orderQuestions = {
  cancelOrder: question<Ordered, CancelAnswer>(),
  requestRefund: question<Ordered, RefundAnswer>(),
  sendPrescription: question<Ordered, PrescriptionAnswer>(),
  reviewOrder: question<Ordered & { target: ReviewTarget }, ReviewAnswer>(),
};

type Question = keyof typeof orderQuestions;

const isAsItWas = ({ lines, isOpen, otherStore }: ReorderPreview): boolean =>
  isOpen && otherStore === null && lines.every(({ changes }) => changes.length === 0);
const hasAnything = ({ lines }: ReorderPreview): boolean => lines.some(({ available }) => available > 0);

const actors = {
  ...orderQuestions,
  listenToQuestion: listenTo<QuestionEmitted>(),
  rateOrder: notProvided<{ message: string }, Ordered & { target: ReviewTarget; rating: number }>(
    'rateOrder',
  ),
  acceptPrice: notProvided<{ message: string }, PriceAcceptance & { orderId: number }>('acceptPrice'),
  readDifferences: notProvided<ReorderPreview, { orderId: number }>('readDifferences'),
  fillCart: notProvided<void, { preview: ReorderPreview }>('fillCart'),
};

export const orderActionsMachine = setup({
  types: {} as {
    input: OrderActionsInput;
    context: OrderActionsContext;
    events: OrderActionsEvent;
    emitted: OrderActionsEmitted;
    tags: Tag;
    meta: ChartMeta;
  },
  actors,
  guards: {
    isAnswered: ({ event }) => outputOf<typeof orderQuestions, Question>(event).message !== null,
    isNothingLeft: ({ event }) => !hasAnything(outputOf<typeof actors, 'readDifferences'>(event)),
    isUnchanged: ({ event }) => isAsItWas(outputOf<typeof actors, 'readDifferences'>(event)),
    isChangedAgain: ({ event }) => isRefusedFor(errorOf(event), 'reorder_changed'),
  },
  actions: {
    setPreview: assign(({ event }) => ({ preview: outputOf<typeof actors, 'readDifferences'>(event) })),
    setTarget: assign(({ event }) => {
      const { target, name } = eventOf(event, 'review.requested');
      return { target, targetName: name };
    }),
    setRatedTarget: assign(({ event }) => ({ target: eventOf(event, 'review.rated').target })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    forgetAll: assign({ preview: null, target: null, targetName: null, failure: null }),
    announceChange: emit({ type: 'order.changed' }),
    announceCart: emit(({ context }) => ({
      type: 'cart.filled' as const,
      moduleId: required(context.preview, 'preview').moduleId,
    })),
    notifyFailure: notifyFailure(),
    notifyAnswer: emit(({ event }) =>
      serverNotice(outputOf<typeof actors, 'acceptPrice' | 'rateOrder'>(event)),
    ),
    notifyAnswered: emit(({ event }) =>
      serverNotice({
        message: required(outputOf<typeof orderQuestions, Question>(event).message, 'message'),
      }),
    ),
  },
}).createMachine({
  id: 'orderActions',
  description:
    "The customer's actions on an order. The customer can cancel each one, and a second press has no effect.",
  meta: { title: 'Order actions', rules: ['ORD-06', 'ORD-07', 'ORD-08', 'ORD-09', 'PHAR-05'] },
  context: ({ input }) => ({
    orderId: input.orderId,
    moduleId: input.moduleId,
    preview: null,
    target: null,
    targetName: null,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      meta: { title: 'Idle' },
      entry: 'forgetAll',
      on: {
        'cancel.requested': 'cancelling',
        'refund.requested': 'refunding',
        'prescription.requested': 'prescribing',
        'price.accepted': 'accepting',
        'reorder.requested': 'reordering',
        'review.requested': { target: 'reviewing', actions: 'setTarget' },
        'review.rated': { target: 'rating', actions: 'setRatedTarget' },
      },
    },
    cancelling: {
      meta: { title: 'Cancelling', rules: ['ORD-06'] },
      tags: 'open',
      invoke: [
        {
          id: 'question',
          systemId: 'question',
          src: 'cancelOrder',
          input: ({ context }) => ({ subject: { orderId: context.orderId }, hasReasons: true }),
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
          onError: { description: 'The order reloads once the dialog is answered.' },
        },
      ],
      on: {
        'answer.refused': {
          description:
            'The server refused, for example because the store confirmed first. The order reloads behind the message.',
          actions: 'announceChange',
        },
      },
    },
    refunding: {
      meta: { title: 'Requesting a refund', rules: ['ORD-07'] },
      tags: 'open',
      invoke: {
        id: 'question',
        systemId: 'question',
        src: 'requestRefund',
        input: ({ context }) => ({ subject: { orderId: context.orderId }, hasReasons: true }),
        onDone: [
          { guard: 'isAnswered', target: 'idle', actions: ['announceChange', 'notifyAnswered'] },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: 'notifyFailure' },
      },
    },
    prescribing: {
      meta: { title: 'New prescription', rules: ['PHAR-03', 'PHAR-05'] },
      tags: 'open',
      invoke: {
        id: 'question',
        systemId: 'question',
        src: 'sendPrescription',
        input: ({ context }) => ({ subject: { orderId: context.orderId }, hasReasons: false }),
        onDone: [
          { guard: 'isAnswered', target: 'idle', actions: ['announceChange', 'notifyAnswered'] },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: 'notifyFailure' },
      },
    },
    accepting: {
      description: 'Nothing is prepared or paid before the customer accepts the price.',
      meta: { title: 'Accepting the price', rules: ['PHAR-05', 'CHK-06'] },
      tags: 'busy',
      invoke: {
        id: 'acceptPrice',
        src: 'acceptPrice',
        input: ({ context: { orderId }, event }) => ({
          orderId,
          total: event.type === 'price.accepted' ? event.total : 0,
          paysNow: event.type === 'price.accepted' && event.paysNow,
        }),
        onDone: { target: 'idle', actions: ['announceChange', 'notifyAnswer'] },
        onError: {
          description:
            'The server refused, for example because the price changed. The order reloads behind the message.',
          target: 'idle',
          actions: ['notifyFailure', 'announceChange'],
        },
      },
    },
    reordering: {
      meta: { title: 'Reordering', rules: ['ORD-08'] },
      tags: 'open',
      initial: 'comparing',
      states: {
        comparing: {
          meta: { title: 'Comparing with today', rules: ['ORD-08', 'X-14'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'readDifferences',
            src: 'readDifferences',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: [
              { guard: 'isNothingLeft', target: 'nothingLeft', actions: 'setPreview' },
              {
                description: 'If nothing has changed, the items are added without a dialog.',
                guard: 'isUnchanged',
                target: 'filling',
                actions: 'setPreview',
              },
              { target: 'asking', actions: 'setPreview' },
            ],
            onError: { target: 'failed', actions: 'setFailure' },
          },
          on: { 'question.closed': '#orderActions.idle' },
        },
        failed: {
          meta: { title: 'Comparing failed' },
          tags: 'failed',
          on: { 'retry.requested': 'comparing', 'question.closed': '#orderActions.idle' },
        },
        nothingLeft: {
          meta: { title: 'Nothing available' },
          tags: 'empty',
          on: { 'question.closed': '#orderActions.idle' },
        },
        asking: {
          description: 'Lists old and new values per line, and the store whose items would be replaced.',
          meta: { title: 'Confirming the changes', rules: ['ORD-08', 'CART-20'] },
          on: { 'differences.accepted': 'filling', 'question.closed': '#orderActions.idle' },
        },
        filling: {
          meta: { title: 'Adding to the cart' },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'fillCart',
            src: 'fillCart',
            input: ({ context }) => ({ preview: required(context.preview, 'preview') }),
            onDone: { target: '#orderActions.idle', actions: 'announceCart' },
            onError: [
              {
                description: 'A line changed again, so the customer sees the comparison again.',
                guard: 'isChangedAgain',
                target: 'comparing',
              },
              { target: 'asking', actions: 'setFailure' },
            ],
          },
        },
      },
    },
    reviewing: {
      meta: { title: 'Reviewing', rules: ['ORD-09'] },
      tags: 'open',
      invoke: {
        id: 'question',
        systemId: 'question',
        src: 'reviewOrder',
        input: ({ context }) => ({
          subject: { orderId: context.orderId, target: required(context.target, 'target') },
          hasReasons: false,
        }),
        onDone: [
          { guard: 'isAnswered', target: 'idle', actions: ['announceChange', 'notifyAnswered'] },
          { target: 'idle' },
        ],
        onError: { target: 'idle', actions: 'notifyFailure' },
      },
    },
    rating: {
      description: 'One press sends the stars. A comment and photos can be added later with “Change”.',
      meta: { title: 'Sending the stars', rules: ['ORD-09'] },
      tags: 'busy',
      invoke: {
        id: 'rateOrder',
        src: 'rateOrder',
        input: ({ context: { orderId }, event }) => ({
          orderId,
          target: eventOf(event, 'review.rated').target,
          rating: eventOf(event, 'review.rated').rating,
        }),
        onDone: { target: 'idle', actions: ['announceChange', 'notifyAnswer'] },
        onError: {
          description:
            'The server refused, for example because the time for reviews has passed. The order reloads behind the message.',
          target: 'idle',
          actions: ['notifyFailure', 'announceChange'],
        },
      },
    },
  },
});
