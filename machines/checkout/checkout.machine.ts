import { assign, emit, enqueueActions, setup } from 'xstate';
import type { OrderQuote, OrderRequest, PlacedOrder } from '../../domain/order-quote';
import { deliveryAddressMachine } from '../location/delivery-address.machine';
import { picturesMachine } from '../orders/pictures.machine';
import { errorOf, eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import { listenToAddress } from './address-events';
import * as rules from './checkout.rules';
import type { CheckoutTypes } from './checkout.types';
import { couponMachine } from './coupon.machine';
import { listenToParts } from './parts-events';
import { paymentMachine } from './payment.machine';

type Answered = { quote: OrderQuote };
type Placed = { order: PlacedOrder };

export const checkoutMachine = setup({
  types: {} as CheckoutTypes,
  actors: {
    /** Sends items and customer, first immediately and then on every change. */
    watchBasis: notProvidedCallback('watchBasis'),
    deliveryAddress: deliveryAddressMachine,
    listenToAddress,
    coupon: couponMachine,
    prescription: picturesMachine,
    listenToParts,
    quoteOrder: notProvided<OrderQuote, OrderRequest>('quoteOrder'),
    placeOrder: notProvided<PlacedOrder, OrderRequest>('placeOrder'),
    payment: paymentMachine,
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== null,
    isUnread: ({ context: { basis } }) => basis === null || basis.goods === 'unread',
    isUnderWay: ({ context }) => context.progress.sent !== null,
    hasNoGoods: ({ context }) => rules.basisOf(context).goods === 'none',
    isGoodsRefused: ({ context }) => rules.basisOf(context).goods === 'refused',
    isPersonNeeded: ({ context }) => !rules.basisOf(context).mayOrder,
    isPlaceUnknown: ({ context }) => context.place === null,
    isSameStore: ({ context, event }) => rules.isSameStore(context, eventOf(event, 'basis.changed').basis),
    isOtherGoods: ({ context, event }) => rules.isOtherGoods(context, eventOf(event, 'basis.changed').basis),
    isChangedOrEmptied: ({ context, event }) =>
      rules.isChangedOrEmptied(context, eventOf(event, 'basis.changed').basis),
    isOtherPlace: ({ context, event }) =>
      rules.isOtherPlace(context, eventOf(event, 'address.changed').place),
    isPriced: ({ event }) => rules.isPriced(eventOf(event, 'draft.changed').draft),
    isUnpriced: ({ event }) => !rules.isPriced(eventOf(event, 'draft.changed').draft),
    isOrdered: (_, { quote }: Answered) => rules.orderedAs(quote) !== null,
    isToBeRead: ({ context }, { quote }: Answered) =>
      context.quote === null || context.quote.total === null || rules.firstProblem(context, quote) !== null,
    hasDifference: ({ context }, { quote }: Answered) => rules.hasDifference(context, quote),
    isRecheckDue: ({ context, event }) => rules.isRecheckDue(context, errorOf(event)),
    isRefused: ({ event }) => rules.isRefusal(errorOf(event)),
    isCancelled: (_, { order }: Placed) => order.isCancelled,
  },
  actions: {
    setBasis: assign(({ event }) => ({ basis: eventOf(event, 'basis.changed').basis })),
    setPlace: assign(({ context, event }) =>
      rules.withPlace(context, eventOf(event, 'address.changed').place),
    ),
    forgetParts: assign({ place: null, pictures: 0 }),
    setDraft: assign(({ context, event }) => rules.withDraft(context, eventOf(event, 'draft.changed').draft)),
    setCoupon: assign(({ context, event }) =>
      rules.withCoupon(context, eventOf(event, 'coupon.changed', 'coupon.typed')),
    ),
    setPictures: assign(({ context, event }) =>
      rules.withPictures(context, eventOf(event, 'pictures.changed').count),
    ),
    forgetRefusal: assign(({ context }) => rules.withoutRefusal(context)),
    setQuote: assign(({ context }, { quote }: Answered) => rules.withQuote(context, quote)),
    setFound: assign((_, { quote }: Answered) => ({ orderId: rules.orderedAs(quote) })),
    announceFound: emit(({ context }) => rules.foundEvent(context)),
    setNewQuote: assign((_, { quote }: Answered) => ({ newQuote: quote })),
    takeNewQuote: assign(({ context }) => ({ quote: context.newQuote ?? context.quote, newQuote: null })),
    dropCoupon: enqueueActions(({ context: { progress }, enqueue }, { quote }: Answered) => {
      if (quote.couponRefusal === null || progress.draft.couponCode === null) return;
      enqueue.sendTo('coupon', { type: 'coupon.refused', message: quote.couponRefusal.message });
      enqueue.assign({ progress: { ...progress, draft: { ...progress.draft, couponCode: null } } });
    }),
    setSent: assign(({ context }) => rules.withSent(context)),
    forgetSent: assign(({ context: { progress } }) => ({ progress: rules.withNextKey(progress) })),
    setOrder: assign((_, { order }: Placed) => ({ order, orderId: order.id })),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    saveProgress: emit(({ context }) => rules.progressChanged(context)),
    clearProgress: emit({ type: 'progress.ended' }),
    announceOrder: emit(({ context }) => rules.orderEvent(context)),
    askChangedCart: enqueueActions(({ enqueue }, { quote }: Answered) => {
      if (rules.isCartOutdated(quote)) enqueue.emit({ type: 'cart.outdated' });
    }),
    pointProblem: enqueueActions(({ context, enqueue }, { quote }: Answered) => {
      for (const event of rules.problemEvents(context, quote)) enqueue.emit(event);
      if (rules.firstProblem(context, quote) === 'prescription')
        enqueue.sendTo('prescription', { type: 'pictures.missed' });
    }),
    announceGone: emit({ type: 'goods.gone' }),
    announceOrdered: emit({ type: 'cart.ordered' }),
    pointFailure: emit({ type: 'failure.pointed' }),
    requestSignIn: emit({ type: 'auth.requested' }),
  },
}).createMachine({
  id: 'checkout',
  description: 'Starts with the cart. Ends with one order that is placed, paid and confirmed.',
  meta: { title: 'Checkout', rules: ['CHK-01', 'CHK-05', 'X-05'] },
  context: ({ input }) => ({ ...input, ...rules.INITIAL_CONTEXT }),
  initial: 'guard',
  invoke: {
    id: 'watchBasis',
    src: 'watchBasis',
    onError: { description: "If this fails, the order's contents load on the next visit." },
  },
  on: {
    'basis.changed': { target: '.guard', actions: 'setBasis' },
    'pictures.changed': { actions: ['setPictures', 'forgetRefusal', 'saveProgress'] },
  },
  states: {
    guard: {
      description: 'The checks have a fixed order.',
      meta: { title: 'Checking the order', rules: ['CHK-02', 'PERM-03', 'NAV-08'] },
      always: [
        { guard: 'hasOrder', target: 'settling' },
        { guard: 'isUnread', target: 'waiting' },
        {
          description:
            'The customer left the page while the order was being placed. The same request is sent again and returns the same order.',
          meta: { rules: ['CHK-05'] },
          guard: 'isUnderWay',
          target: 'ordering.placing',
        },
        { guard: 'isPersonNeeded', target: 'signedOut' },
        { guard: 'hasNoGoods', target: 'empty' },
        { guard: 'isGoodsRefused', target: 'refused' },
        { target: 'ordering' },
      ],
    },
    waiting: {
      meta: { title: 'Loading the cart' },
      tags: 'busy',
    },
    empty: {
      meta: { title: 'Nothing to order', rules: ['NAV-08'] },
      tags: 'empty',
    },
    refused: {
      description: 'The item of Buy Now is no longer available with the chosen options.',
      meta: { title: 'Not available', rules: ['CAMP-02', 'CAMP-03'] },
    },
    signedOut: {
      description: 'Nothing is lost: checkout continues after the sign-in.',
      meta: { title: 'Sign in first', rules: ['CHK-02', 'CAMP-02', 'PERM-03'] },
      on: { 'signIn.requested': { actions: 'requestSignIn' } },
    },
    ordering: {
      meta: { title: 'Editing the order', rules: ['CHK-01'] },
      initial: 'sorting',
      exit: 'forgetParts',
      invoke: [
        {
          id: 'deliveryAddress',
          systemId: 'deliveryAddress',
          src: 'deliveryAddress',
          input: ({ context }) => rules.addressInput(context),
          onError: '.sorting',
        },
        { id: 'listenToAddress', src: 'listenToAddress', onError: '.sorting' },
        {
          id: 'coupon',
          systemId: 'coupon',
          src: 'coupon',
          input: ({ context: { progress } }) => rules.couponOf(progress),
          onError: '.sorting',
        },
        {
          id: 'prescription',
          systemId: 'prescription',
          src: 'prescription',
          input: { takesDocuments: true },
          onError: '.sorting',
        },
        { id: 'listenToParts', src: 'listenToParts', onError: '.sorting' },
      ],
      on: {
        'basis.changed': [
          {
            description: 'The items changed, so the price is loaded and the coupon is checked again.',
            meta: { rules: ['CHK-06', 'COUP-08'] },
            guard: 'isOtherGoods',
            target: '.sorting',
            actions: 'setBasis',
          },
          { guard: 'isSameStore', actions: 'setBasis' },
          { target: 'guard', actions: ['setBasis', 'announceGone'] },
        ],
        'address.changed': [
          {
            description: 'The address or the order type changed, so a new price is loaded immediately.',
            meta: { rules: ['CHK-06', 'COUP-08', 'LOC-18'] },
            guard: 'isOtherPlace',
            target: '.sorting',
            actions: ['setPlace', 'saveProgress'],
          },
          { actions: ['setPlace', 'saveProgress'] },
        ],
        'coupon.changed': { actions: ['setCoupon', 'saveProgress'] },
        'coupon.typed': { actions: ['setCoupon', 'saveProgress'] },
        'coupon.signInRequested': { meta: { rules: ['COUP-11'] }, actions: 'requestSignIn' },
      },
      states: {
        editing: {
          meta: { title: 'Order details', rules: ['CHK-09', 'CHK-11', 'DLV-01'] },
          initial: 'quoting',
          on: {
            'draft.changed': [
              {
                guard: 'isPriced',
                target: '.quoting',
                reenter: true,
                actions: ['setDraft', 'forgetRefusal', 'saveProgress'],
              },
              { actions: ['setDraft', 'forgetRefusal', 'saveProgress'] },
            ],
            'coupon.changed': {
              meta: { rules: ['COUP-08'] },
              target: '.quoting',
              reenter: true,
              actions: ['setCoupon', 'forgetRefusal', 'saveProgress'],
            },
            'order.submitted': {
              description: 'The problems in the latest response replace earlier ones.',
              meta: { rules: ['CHK-06'] },
              target: 'checking',
            },
          },
          states: {
            quoting: {
              description: 'One request at a time; an outdated response is ignored.',
              meta: { title: 'Loading the price', rules: ['CHK-06'] },
              tags: 'busy',
              invoke: {
                id: 'quoteOrder',
                src: 'quoteOrder',
                input: ({ context }) => rules.requestOf(context),
                onDone: {
                  target: 'quoted',
                  actions: [
                    { type: 'dropCoupon', params: ({ event }) => ({ quote: event.output }) },
                    { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
                    { type: 'askChangedCart', params: ({ event }) => ({ quote: event.output }) },
                  ],
                },
                onError: { target: 'unquoted', actions: 'setFailure' },
              },
            },
            quoted: { meta: { title: 'Price known', rules: ['PRICE-07', 'PRICE-08', 'CHK-08'] } },
            unquoted: {
              description: 'The reason stays until the price is requested again.',
              meta: { title: 'Price failed', rules: ['X-07'] },
              tags: 'failed',
              on: {
                'draft.changed': { guard: 'isUnpriced', actions: ['setDraft', 'saveProgress'] },
                'pictures.changed': { actions: ['setPictures', 'saveProgress'] },
                'retry.requested': { target: 'quoting', actions: 'forgetFailure' },
                'network.online': { target: 'quoting', actions: 'forgetFailure' },
              },
            },
          },
        },
        checking: {
          description: 'A second press, Enter or another tab has no effect.',
          meta: { title: 'Re-checking the price', rules: ['CHK-05', 'CHK-06', 'CHK-08'] },
          tags: 'busy',
          on: {
            'basis.changed': {
              description:
                'The cart changed during the check, so the check restarts by itself. If the cart is empty now, another tab may have ordered it.',
              meta: { rules: ['CHK-05', 'CHK-06'] },
              guard: 'isChangedOrEmptied',
              target: 'checking',
              reenter: true,
              actions: 'setBasis',
            },
          },
          invoke: {
            id: 'checkOrder',
            src: 'quoteOrder',
            input: ({ context }) => rules.requestOf(context),
            onDone: [
              {
                description:
                  'This cart was already ordered, perhaps in another tab. The page opens the existing order.',
                meta: { rules: ['CHK-05'] },
                guard: { type: 'isOrdered', params: ({ event }) => ({ quote: event.output }) },
                target: '#checkout.settling',
                actions: [
                  { type: 'setFound', params: ({ event }) => ({ quote: event.output }) },
                  'announceFound',
                  'clearProgress',
                ],
              },
              { guard: 'hasNoGoods', target: '#checkout.guard', actions: 'announceGone' },
              {
                description:
                  'The button was pressed before there was a price. The next press accepts the price.',
                meta: { rules: ['CHK-06', 'CHK-08', 'PRICE-07'] },
                guard: { type: 'isToBeRead', params: ({ event }) => ({ quote: event.output }) },
                target: 'editing.quoted',
                actions: [
                  { type: 'dropCoupon', params: ({ event }) => ({ quote: event.output }) },
                  { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
                  { type: 'pointProblem', params: ({ event }) => ({ quote: event.output }) },
                  { type: 'askChangedCart', params: ({ event }) => ({ quote: event.output }) },
                ],
              },
              {
                guard: { type: 'hasDifference', params: ({ event }) => ({ quote: event.output }) },
                target: 'quoteChanged',
                actions: [
                  { type: 'dropCoupon', params: ({ event }) => ({ quote: event.output }) },
                  { type: 'setNewQuote', params: ({ event }) => ({ quote: event.output }) },
                ],
              },
              {
                target: 'placing',
                actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
              },
            ],
            onError: {
              description: 'If the price cannot be loaded, focus moves to the reason on a phone.',
              target: 'editing.unquoted',
              actions: ['setFailure', 'pointFailure'],
            },
          },
        },
        quoteChanged: {
          description: 'Lists each old and new amount. Nothing is ordered before the customer accepts.',
          meta: { title: 'Price changed', rules: ['CHK-06', 'CART-63'] },
          tags: 'open',
          exit: 'takeNewQuote',
          on: { 'difference.accepted': 'placing', 'difference.declined': 'editing.quoted' },
        },
        placing: {
          description: 'One request with one idempotency key: repeated sends create one order.',
          meta: { title: 'Placing the order', rules: ['CHK-05', 'X-05'] },
          tags: 'busy',
          entry: ['setSent', 'saveProgress'],
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => required(context.progress.sent, 'sent'),
            onDone: {
              target: '#checkout.settling',
              actions: [
                { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                'announceOrder',
                'clearProgress',
              ],
            },
            onError: [
              {
                description:
                  'Changed amounts are listed. If another tab was faster, the page opens the order of that tab.',
                meta: { rules: ['CHK-05', 'CHK-06', 'CHK-14'] },
                guard: 'isRecheckDue',
                target: 'checking',
                actions: ['forgetSent', 'saveProgress'],
              },
              {
                description:
                  'The server refused the order. The customer reads why, and everything typed is kept.',
                meta: { rules: ['CHK-08', 'CHK-11'] },
                guard: 'isRefused',
                target: 'sorting',
                actions: ['forgetSent', 'setFailure', 'saveProgress', 'pointFailure'],
              },
              { target: 'unanswered', actions: ['setFailure', 'pointFailure'] },
            ],
          },
          on: {
            'basis.changed': { actions: 'setBasis' },
            'address.changed': { actions: 'setPlace' },
          },
        },
        unanswered: {
          description:
            'No response arrived, so the result is unknown. A retry is safe because it uses the same idempotency key.',
          meta: { title: 'No response', rules: ['CHK-05'] },
          tags: 'failed',
          on: {
            'retry.requested': 'placing',
            'order.submitted': 'placing',
            'basis.changed': { actions: 'setBasis' },
            'address.changed': { actions: 'setPlace' },
          },
        },
        sorting: {
          meta: { title: 'Checking for an address' },
          always: [{ guard: 'isPlaceUnknown', target: 'locating' }, { target: 'editing' }],
        },
        locating: {
          description: 'The address is reported as missing only after it was looked up.',
          meta: { title: 'Loading the address', rules: ['ADDR-02', 'ADDR-03', 'CHK-11'] },
          tags: 'busy',
          on: { 'draft.changed': { actions: ['setDraft', 'saveProgress'] } },
        },
      },
    },
    settling: {
      description: 'The order exists; the payment flow finds out whether it is paid.',
      meta: { title: 'Paying for the order', rules: ['CHK-07'] },
      invoke: {
        id: 'payment',
        systemId: 'payment',
        src: 'payment',
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
      on: { 'basis.changed': { actions: 'setBasis' } },
    },
    placed: {
      description: 'The server empties the cart only now.',
      meta: { title: 'Order placed', rules: ['CHK-07', 'CHK-10'] },
      entry: 'announceOrdered',
      on: { 'basis.changed': { actions: 'setBasis' } },
    },
    cancelled: {
      meta: { title: 'Cancelled or unpaid', rules: ['CHK-07'] },
      on: { 'basis.changed': { actions: 'setBasis' } },
    },
  },
});
