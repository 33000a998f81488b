import { assign, emit, setup } from 'xstate';
import { asChosen, type PaymentChoice, type PlacedOrder } from '../../domain/order-quote';
import { isCashTooMuch, type RestSplit } from '../../domain/payment-plan';
import type { ChartMeta, Tag } from '../shared/chart';
import { errorOf, eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { failureOf, refusedSplit } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import { shownSplit } from './payment.rules';
import type { PaymentContext, PaymentEmitted, PaymentEvent, PaymentInput } from './payment.types';

type Placed = { order: PlacedOrder };
/** `split`: the split that the customer accepts. `null`: the amounts are not known yet. */
type Paying = PaymentChoice & { orderId: number; split: RestSplit | null };

/** After this number of requests without success, the payment counts as pending. */
const MAX_QUESTIONS = 8;

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
    /** Changes the payment method and returns the order with its new payment page. */
    changePayment: notProvided<PlacedOrder, Paying>('changePayment'),
    /** Opens the payment page. The URL of this page keeps the order, so that Back returns to it. */
    openPage: notProvided<void, { orderId: number; url: string }>('openPage'),
    cancelOrder: notProvided<void, { orderId: number }>('cancelOrder'),
    listenToNetwork: notProvidedCallback('listenToNetwork'),
  },
  guards: {
    hasPaymentPage: ({ context: { order } }) => order?.isPaymentDue === true && order.paymentUrl !== null,
    hasNoPaymentDue: ({ context: { order } }) => order?.isPaymentDue === false,
    isSplitRefused: ({ event }) => refusedSplit(errorOf(event)) !== null,
    isRefused: ({ event }) => failureOf(errorOf(event)).code === 'refused',
    isKnownDue: ({ context: { order } }) => order?.isPaymentDue === true,
    isPaymentPage: (_, { order }: Placed) => order.isPaymentDue && order.paymentUrl !== null,
    isPaymentDue: (_, { order }: Placed) => order.isPaymentDue,
    isReferenceMissing: ({ context: { payment } }) => payment.by === 'offline' && !payment.isWhole,
    /**
     * Returns whether the cash part is above the limit. With the wallet it may be below; then the server
     * decides.
     */
    isCashTooMuch: ({ context: { order, payment, usesWallet } }) =>
      payment.by === 'cash' &&
      !usesWallet &&
      isCashTooMuch((order?.total ?? 0) - (order?.paid ?? 0), order?.cashLimit ?? null),
    isByReference: ({ context: { payment } }) => payment.by === 'offline',
    isCancelled: (_, { order }: Placed) => order.isCancelled,
    isOver: ({ context: { flag, asked } }) =>
      flag === null || flag === 'fail' || flag === 'cancel' || asked >= MAX_QUESTIONS,
  },
  actions: {
    /** Replaces the order. Keeps facts that a changed payment method does not affect. */
    setOrder: assign(({ context }, { order }: Placed) => ({
      order: { isTakeAway: context.order?.isTakeAway ?? false, ...order },
      payment: order.payment ?? context.payment,
      usesWallet: false,
      split: null,
    })),
    setPayment: assign(({ event }) => ({ ...asChosen(eventOf(event, 'payment.chosen')), split: null })),
    setAccepted: assign(({ context, event }) => ({
      accepted: shownSplit(context, eventOf(event, 'payment.requested').balance),
    })),
    setSplit: assign(({ event }) => ({ split: refusedSplit(errorOf(event)) })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    resetPolling: assign({ asked: 0, flag: 'pending', failure: null }),
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
    askWhy: assign(({ event }) => ({ asked: 0, flag: null, failure: failureOf(errorOf(event)) })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    noticeUpdated: emit({ type: 'notice', code: 'paymentInfoUpdated' }),
    announceWallet: emit({ type: 'wallet.moved' }),
  },
  delays: { payPause: 2_000 },
}).createMachine({
  id: 'payment',
  description: 'Starts with a placed order. Ends when it is paid or needs no payment now.',
  meta: { title: 'Payment of an order', rules: ['CHK-07', 'X-05'] },
  context: ({ input }) => ({
    ...input,
    usesWallet: false,
    split: null,
    accepted: null,
    asked: 0,
    failure: null,
  }),
  output: ({ context }) => required(context.order, 'order'),
  initial: 'sorting',
  states: {
    sorting: {
      meta: { title: 'Checking for a payment' },
      always: [
        { guard: 'hasPaymentPage', target: 'paying' },
        { guard: 'hasNoPaymentDue', target: 'settled' },
        { target: 'confirmingPayment' },
      ],
    },
    paying: {
      description: 'The payment page opens. A customer who comes back finds its link again.',
      meta: { title: 'Opening the payment', rules: ['CHK-07'] },
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context: { orderId, order } }) => ({
          orderId,
          url: required(order?.paymentUrl ?? null, 'paymentUrl'),
        }),
        onError: { target: 'unpaid', actions: 'setFailure' },
      },
      on: {
        'payment.requested': { target: 'paying', reenter: true },
        'retry.requested': { target: 'confirmingPayment', actions: 'resetPolling' },
      },
    },
    confirmingPayment: {
      meta: { title: 'Checking the payment', rules: ['CHK-07'] },
      initial: 'asking',
      states: {
        asking: {
          meta: { title: 'Loading the order' },
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
            onError: { target: 'unread', actions: 'setFailure' },
          },
          on: { 'payment.denied': { guard: 'isKnownDue', target: '#payment.unpaid' } },
        },
        deciding: {
          meta: { title: 'Checking for a pending payment' },
          always: [{ guard: 'isOver', target: '#payment.unpaid' }, { target: 'pausing' }],
        },
        pausing: {
          description: 'The customer may come back before the gateway has reported the result to the server.',
          meta: { title: 'Confirming the payment', rules: ['CHK-07'] },
          tags: 'busy',
          after: { payPause: 'asking' },
          on: {
            'payment.denied': {
              description: 'A customer who says that they did not pay does not have to wait for the result.',
              target: '#payment.unpaid',
            },
          },
        },
        unread: {
          meta: { title: 'Loading failed' },
          tags: 'failed',
          invoke: {
            id: 'listenToNetwork',
            src: 'listenToNetwork',
            onError: { description: 'If this fails, the customer can press again.' },
          },
          on: {
            'retry.requested': { target: 'asking', actions: 'forgetFailure' },
            'network.online': {
              description: 'The request is repeated when the network is back.',
              meta: { rules: ['NFR-08'] },
              target: 'asking',
              actions: 'forgetFailure',
            },
          },
        },
      },
    },
    unpaid: {
      description: 'The order and the cart are kept.',
      meta: { title: 'Placed, not paid', rules: ['CHK-07', 'X-05'] },
      initial: 'choosing',
      states: {
        choosing: {
          meta: { title: 'Choosing what to do', rules: ['CHK-04', 'CHK-07'] },
          initial: 'sorting',
          on: {
            'payment.chosen': {
              description: 'Choosing a method does not start the payment.',
              target: '.sorting',
              actions: ['forgetFailure', 'setPayment'],
            },
            'payment.requested': [
              { meta: { rules: ['CHK-04'] }, guard: 'isReferenceMissing', target: '.referenceMissing' },
              { meta: { rules: ['CHK-03'] }, guard: 'isCashTooMuch', target: '.cashTooMuch' },
              {
                description:
                  'The press accepts the split between wallet and other method that the page shows.',
                meta: { rules: ['CHK-14'] },
                target: 'starting',
                actions: ['forgetFailure', 'setAccepted'],
              },
            ],
            'cancel.requested': { target: 'doubting', actions: 'forgetFailure' },
            'retry.requested': { target: '#payment.confirmingPayment', actions: 'resetPolling' },
          },
          states: {
            sorting: {
              meta: { title: 'Checking the method' },
              always: [{ guard: 'isCashTooMuch', target: 'cashTooMuch' }, { target: 'ready' }],
            },
            ready: { meta: { title: 'Method chosen' } },
            cashTooMuch: {
              description: 'The total is too high for cash. Every other method stays available.',
              meta: { title: 'Above the cash maximum', rules: ['CHK-03'] },
            },
            referenceMissing: { meta: { title: 'Reference missing', rules: ['CHK-04'] } },
          },
        },
        starting: {
          meta: { title: 'Starting the payment', rules: ['CHK-07'] },
          tags: 'busy',
          invoke: {
            id: 'changePayment',
            src: 'changePayment',
            input: ({ context: { orderId, payment, usesWallet, accepted } }) => ({
              orderId,
              payment,
              usesWallet,
              split: accepted,
            }),
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
                  "The gateway does not answer. The wallet's part is paid, and the order waits for the rest.",
                guard: { type: 'isPaymentDue', params: ({ event }) => ({ order: event.output }) },
                target: '#payment.confirmingPayment',
                actions: ['announceWallet', 'setNoPage'],
              },
              {
                description: 'The payment reference is stored with the order and replaces an earlier one.',
                meta: { rules: ['CHK-04'] },
                guard: 'isByReference',
                target: '#payment.confirmingPayment',
                actions: ['announceWallet', 'resetPolling', 'noticeUpdated'],
              },
              { target: '#payment.confirmingPayment', actions: ['announceWallet', 'resetPolling'] },
            ],
            onError: [
              {
                description:
                  'The split has changed, so nothing was paid. The new split is shown, and the next press accepts it.',
                meta: { rules: ['CHK-14'] },
                guard: 'isSplitRefused',
                target: 'choosing',
                actions: ['setFailure', 'setSplit', 'announceWallet'],
              },
              {
                description: 'Another tab may have paid or cancelled the order, so it is loaded again.',
                meta: { rules: ['CHK-07', 'X-05'] },
                guard: 'isRefused',
                target: '#payment.confirmingPayment',
                actions: 'askWhy',
              },
              { target: 'choosing', actions: 'setFailure' },
            ],
          },
        },
        doubting: {
          description: 'The dialog shows the refund. Keeping the order is the default.',
          meta: { title: 'Confirm cancellation', rules: ['ORD-06', 'CHK-07'] },
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
                description: 'Another tab may have paid or cancelled the order, so it is loaded again.',
                meta: { rules: ['CHK-07', 'X-05'] },
                guard: 'isRefused',
                target: '#payment.confirmingPayment',
                actions: 'askWhy',
              },
              { target: 'choosing', actions: 'setFailure' },
            ],
          },
        },
      },
    },
    settled: {
      description: 'The order is paid, is payable on delivery, or has a reference that the operator checks.',
      meta: { title: 'Nothing to pay', rules: ['CHK-07'] },
      type: 'final',
    },
    cancelled: { meta: { title: 'Cancelled or unpaid', rules: ['CHK-07'] }, type: 'final' },
  },
});
