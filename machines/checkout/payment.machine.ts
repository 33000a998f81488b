import { assign, emit, setup } from 'xstate';
import { asChosen, type PaymentChoice, type PlacedOrder } from '../../domain/order-quote';
import { isCashTooMuch } from '../../domain/payment-plan';
import type { ChartMeta, Tag } from '../shared/chart';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import type { PaymentContext, PaymentEmitted, PaymentEvent, PaymentInput } from './payment.types';

type Placed = { order: PlacedOrder };
type Failed = { error: unknown };
type Paying = PaymentChoice & { orderId: number };

/** As long as a payment that has just been made may take to be known. */
const MOST_QUESTIONS = 8;

export const paymentMachine = setup({
  types: {} as {
    input: PaymentInput;
    context: PaymentContext;
    events: PaymentEvent;
    emitted: PaymentEmitted;
    output: PlacedOrder;
    tags: Tag;
    meta: ChartMeta;
  },
  actors: {
    readOrder: notProvided<PlacedOrder, { orderId: number }>('readOrder'),
    /** Answers with the order and where it is paid now. */
    changePayment: notProvided<PlacedOrder, Paying>('changePayment'),
    /** Another page, with this order in the address of ours, so that Back leads to it. */
    openPage: notProvided<void, { orderId: number; url: string }>('openPage'),
    cancelOrder: notProvided<void, { orderId: number }>('cancelOrder'),
    hearNetwork: notProvidedCallback('hearNetwork'),
  },
  guards: {
    hasPaymentPage: ({ context: { order } }) => order?.isPaymentDue === true && order.paymentUrl !== null,
    hasNoPaymentDue: ({ context: { order } }) => order?.isPaymentDue === false,
    isRefused: (_, { error }: Failed) => failureOf(error).code === 'refused',
    isKnownDue: ({ context: { order } }) => order?.isPaymentDue === true,
    isPaymentPage: (_, { order }: Placed) => order.isPaymentDue && order.paymentUrl !== null,
    isPaymentDue: (_, { order }: Placed) => order.isPaymentDue,
    isReferenceMissing: ({ context: { payment } }) => payment.by === 'offline' && !payment.isWhole,
    /** What the wallet pays first may leave less than that: then the server says it. */
    isCashTooMuch: ({ context: { order, payment, usesWallet } }) =>
      payment.by === 'cash' &&
      !usesWallet &&
      isCashTooMuch((order?.total ?? 0) - (order?.paid ?? 0), order?.cashLimit ?? null),
    isByReference: ({ context: { payment } }) => payment.by === 'offline',
    isCancelled: (_, { order }: Placed) => order.isCancelled,
    isOver: ({ context: { flag, asked } }) =>
      flag === null || flag === 'fail' || flag === 'cancel' || asked >= MOST_QUESTIONS,
  },
  actions: {
    /** Another way to pay makes no other order of it. */
    setOrder: assign(({ context }, { order }: Placed) => ({
      order: { isTakeAway: context.order?.isTakeAway ?? false, ...order },
      payment: order.payment ?? context.payment,
      usesWallet: false,
    })),
    setPayment: assign((_, choice: PaymentChoice) => asChosen(choice)),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    askAnew: assign({ asked: 0, flag: 'pending', failure: null }),
    markCancelled: assign(({ context: { order, orderId } }) => ({
      order: {
        id: orderId,
        total: order?.total ?? null,
        paymentUrl: null,
        isPaymentDue: false,
        isCancelled: true,
        payment: null,
      },
    })),
    setNoPage: assign({ asked: 0, flag: null, failure: failureOf({ code: 'server' }) }),
    askWhy: assign((_, { error }: Failed) => ({ asked: 0, flag: null, failure: failureOf(error) })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    noticeUpdated: emit({ type: 'notice', code: 'paymentInfoUpdated' }),
    announceWallet: emit({ type: 'wallet.moved' }),
  },
  delays: { payPause: 2_000 },
}).createMachine({
  id: 'payment',
  description: 'From an order that is placed to one that is paid, or needs no payment now.',
  meta: { title: 'Payment of an order', rules: ['CHK-07', 'X-05'] },
  context: ({ input }) => ({ ...input, usesWallet: false, asked: 0, failure: null }),
  output: ({ context }) => required(context.order, 'order'),
  initial: 'sorting',
  states: {
    sorting: {
      meta: { title: 'Is there something to pay?' },
      always: [
        { guard: 'hasPaymentPage', target: 'paying' },
        { guard: 'hasNoPaymentDue', target: 'settled' },
        { target: 'confirmingPayment' },
      ],
    },
    paying: {
      description:
        'The page of the payment opens; whoever comes back by themselves finds the way there again.',
      meta: { title: 'On the way to the payment', rules: ['CHK-07'] },
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context: { orderId, order } }) => ({
          orderId,
          url: required(order?.paymentUrl ?? null, 'paymentUrl'),
        }),
        onError: { target: 'unpaid', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
      on: {
        'payment.requested': { target: 'paying', reenter: true },
        'retry.requested': { target: 'confirmingPayment', actions: 'askAnew' },
      },
    },
    confirmingPayment: {
      meta: { title: 'Is it paid?', rules: ['CHK-07'] },
      initial: 'asking',
      states: {
        asking: {
          meta: { title: 'Asking for the order' },
          tags: 'busy',
          entry: 'countQuestion',
          invoke: {
            id: 'readOrder',
            src: 'readOrder',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: [
              {
                guard: { type: 'isCancelled', params: ({ event }) => ({ order: event.output }) },
                target: '#payment.cancelled',
                actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                guard: { type: 'isPaymentDue', params: ({ event }) => ({ order: event.output }) },
                target: 'deciding',
                actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                target: '#payment.settled',
                actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
              },
            ],
            onError: { target: 'unread', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
          on: { 'payment.denied': { guard: 'isKnownDue', target: '#payment.unpaid' } },
        },
        deciding: {
          meta: { title: 'May it still come?' },
          always: [{ guard: 'isOver', target: '#payment.unpaid' }, { target: 'pausing' }],
        },
        pausing: {
          description: 'What the payment page tells the shop may come later than the customer.',
          meta: { title: 'Confirming the payment', rules: ['CHK-07'] },
          tags: 'busy',
          after: { payPause: 'asking' },
          on: {
            'payment.denied': {
              description: 'Whoever came back without having paid need not wait for what will not come.',
              target: '#payment.unpaid',
            },
          },
        },
        unread: {
          meta: { title: 'The order could not be read' },
          tags: 'failed',
          invoke: {
            id: 'hearNetwork',
            src: 'hearNetwork',
            onError: { description: 'Whoever wants to know it presses again.' },
          },
          on: {
            'retry.requested': { target: 'asking', actions: 'forgetFailure' },
            'network.online': {
              description: 'Nobody has to press for what the network has kept away.',
              meta: { rules: ['NFR-08'] },
              target: 'asking',
              actions: 'forgetFailure',
            },
          },
        },
      },
    },
    unpaid: {
      description: 'The order is kept, and so is the cart.',
      meta: { title: 'Placed, not paid', rules: ['CHK-07', 'X-05'] },
      initial: 'choosing',
      states: {
        choosing: {
          meta: { title: 'Pay now, change the method, or cancel', rules: ['CHK-04', 'CHK-07'] },
          initial: 'sorting',
          on: {
            'payment.chosen': {
              description: 'A choice alone starts nothing.',
              target: '.sorting',
              actions: ['forgetFailure', { type: 'setPayment', params: ({ event }) => event }],
            },
            'payment.requested': [
              { meta: { rules: ['CHK-04'] }, guard: 'isReferenceMissing', target: '.referenceMissing' },
              { meta: { rules: ['CHK-03'] }, guard: 'isCashTooMuch', target: '.cashTooMuch' },
              { target: 'starting', actions: 'forgetFailure' },
            ],
            'cancel.requested': { target: 'doubting', actions: 'forgetFailure' },
            'retry.requested': { target: '#payment.confirmingPayment', actions: 'askAnew' },
          },
          states: {
            sorting: {
              meta: { title: 'May it be paid like this?' },
              always: [{ guard: 'isCashTooMuch', target: 'cashTooMuch' }, { target: 'ready' }],
            },
            ready: { meta: { title: 'A way to pay is chosen' } },
            cashTooMuch: {
              description: 'Every other way stays open.',
              meta: { title: 'More than may be paid in cash', rules: ['CHK-03'] },
            },
            referenceMissing: { meta: { title: 'The reference is missing', rules: ['CHK-04'] } },
          },
        },
        starting: {
          meta: { title: 'Asking for the payment', rules: ['CHK-07'] },
          tags: 'busy',
          invoke: {
            id: 'changePayment',
            src: 'changePayment',
            input: ({ context: { orderId, payment, usesWallet } }) => ({ orderId, payment, usesWallet }),
            onDone: [
              {
                guard: { type: 'isPaymentPage', params: ({ event }) => ({ order: event.output }) },
                target: '#payment.paying',
                actions: [
                  'announceWallet',
                  { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                ],
              },
              {
                description:
                  'The gateway does not answer: the order waits on, less what the wallet has paid.',
                guard: { type: 'isPaymentDue', params: ({ event }) => ({ order: event.output }) },
                target: '#payment.confirmingPayment',
                actions: ['announceWallet', 'setNoPage'],
              },
              {
                description: 'The reference is with the order now, also in place of an earlier one.',
                meta: { rules: ['CHK-04'] },
                guard: 'isByReference',
                target: '#payment.confirmingPayment',
                actions: ['announceWallet', 'askAnew', 'noticeUpdated'],
              },
              { target: '#payment.confirmingPayment', actions: ['announceWallet', 'askAnew'] },
            ],
            onError: [
              {
                description: 'Another tab may have paid or cancelled it: the order says what it is now.',
                meta: { rules: ['CHK-07', 'X-05'] },
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#payment.confirmingPayment',
                actions: { type: 'askWhy', params: ({ event }) => event },
              },
              { target: 'choosing', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
        doubting: {
          description:
            'One press ends no order: what comes back is said, and keeping it is the careful answer.',
          meta: { title: 'Really cancel it?', rules: ['ORD-06', 'CHK-07'] },
          tags: 'open',
          on: { 'order.cancelled': 'cancelling', 'question.closed': 'choosing' },
        },
        cancelling: {
          meta: { title: 'Cancelling the order', rules: ['ORD-06'] },
          tags: ['open', 'busy'],
          invoke: {
            id: 'cancelOrder',
            src: 'cancelOrder',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: { target: '#payment.cancelled', actions: ['announceWallet', 'markCancelled'] },
            onError: [
              {
                description: 'Another tab may have paid or cancelled it: the order says what it is now.',
                meta: { rules: ['CHK-07', 'X-05'] },
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#payment.confirmingPayment',
                actions: { type: 'askWhy', params: ({ event }) => event },
              },
              { target: 'choosing', actions: { type: 'setFailure', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    settled: {
      description: 'Paid, or to be paid at the door, or with a reference that the shop looks at.',
      meta: { title: 'Nothing more to pay', rules: ['CHK-07'] },
      type: 'final',
    },
    cancelled: { meta: { title: 'Order cancelled, or not paid in time', rules: ['CHK-07'] }, type: 'final' },
  },
});
