import { assign, emit, enqueueActions, setup } from 'xstate';
import type { OrderQuote, OrderRequest, OrderWish, PlacedOrder } from '../../domain/order-quote';
import { deliveryAddressMachine } from '../location/delivery-address.machine';
import { picturesMachine } from '../orders/pictures.machine';
import { failureOf } from '../shared/failure';
import { notProvided, notProvidedCallback } from '../shared/not-provided';
import { required } from '../shared/required';
import * as rules from './checkout.rules';
import type { CheckoutTypes, OrderBasis, OrderPlace } from './checkout.types';
import { couponMachine } from './coupon.machine';
import { hearAddress } from './hear-address';
import { hearParts } from './hear-parts';
import { paymentMachine } from './payment.machine';

type Told = { basis: OrderBasis };
type PlaceTold = { place: OrderPlace };
type Wished = { wish: Partial<OrderWish> };
type Answered = { quote: OrderQuote };
type Failed = { error: unknown };
type Placed = { order: PlacedOrder };

export const checkoutMachine = setup({
  types: {} as CheckoutTypes,
  actors: {
    /** Tells what is to be ordered and by whom, at once and whenever that changes. */
    watchBasis: notProvidedCallback('watchBasis'),
    deliveryAddress: deliveryAddressMachine,
    hearAddress,
    coupon: couponMachine,
    prescription: picturesMachine,
    hearParts,
    quoteOrder: notProvided<OrderQuote, OrderRequest>('quoteOrder'),
    placeOrder: notProvided<PlacedOrder, OrderRequest>('placeOrder'),
    payment: paymentMachine,
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== null,
    isUnread: ({ context: { basis } }) => basis === null || basis.goods === 'unread',
    isUnderWay: ({ context }) => context.attempt.sent !== null,
    hasNoGoods: ({ context }) => rules.basisOf(context).goods === 'none',
    isGoodsRefused: ({ context }) => rules.basisOf(context).goods === 'refused',
    isPersonNeeded: ({ context }) => !rules.basisOf(context).mayOrder,
    isPlaceUnknown: ({ context }) => context.place === null,
    isSameStore: ({ context }, { basis }: Told) => rules.isSameStore(context, basis),
    isOtherGoods: ({ context }, { basis }: Told) => rules.isOtherGoods(context, basis),
    isChangedOrEmptied: ({ context }, { basis }: Told) =>
      rules.isOtherGoods(context, basis) || basis.goods === 'none',
    isOtherPlace: ({ context }, { place }: PlaceTold) => rules.isOtherPlace(context, place),
    isPriced: (_, { wish }: Wished) => rules.isPriced(wish),
    isOrdered: (_, { quote }: Answered) => rules.orderedAs(quote) !== null,
    isToBeRead: ({ context }, { quote }: Answered) =>
      context.quote === null || rules.firstProblem(context, quote) !== null,
    hasDifference: ({ context }, { quote }: Answered) => rules.hasDifference(context, quote),
    isToBeAskedAgain: ({ context }, { error }: Failed) => rules.isToBeAskedAgain(context, error),
    isRefused: (_, { error }: Failed) => rules.isRefusal(error),
    isCancelled: (_, { order }: Placed) => order.isCancelled,
  },
  actions: {
    setBasis: assign((_, { basis }: Told) => ({ basis })),
    setPlace: assign(({ context }, { place }: PlaceTold) => rules.withPlace(context, place)),
    forgetParts: assign({ place: null, pictures: 0 }),
    setWish: assign(({ context: { attempt } }, { wish }: Wished) => ({
      attempt: { ...attempt, wish: { ...attempt.wish, ...wish } },
      failure: null,
    })),
    setPictures: assign(({ context }, { count }: { count: number }) => rules.withPictures(context, count)),
    setQuote: assign(({ context }, { quote }: Answered) => rules.withQuote(context, quote)),
    setFound: assign((_, { quote }: Answered) => ({ orderId: rules.orderedAs(quote) })),
    announceFound: emit(({ context }) => rules.foundNews(context)),
    setNewQuote: assign((_, { quote }: Answered) => ({ newQuote: quote })),
    takeNewQuote: assign(({ context }) => ({ quote: context.newQuote ?? context.quote, newQuote: null })),
    dropCoupon: enqueueActions(({ context: { attempt }, enqueue }, { quote }: Answered) => {
      if (quote.couponRefusal === null || attempt.wish.couponCode === null) return;
      enqueue.sendTo('coupon', { type: 'coupon.refused', message: quote.couponRefusal.message });
      enqueue.assign({ attempt: { ...attempt, wish: { ...attempt.wish, couponCode: null } } });
    }),
    setSent: assign(({ context }) => ({
      attempt: { ...context.attempt, sent: context.attempt.sent ?? rules.requestOf(context) },
      failure: null,
    })),
    forgetSent: assign(({ context: { attempt } }) => ({ attempt: rules.nextTry(attempt) })),
    setOrder: assign((_, { order }: Placed) => ({ order, orderId: order.id })),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    keepAttempt: emit(({ context }) => rules.attemptNews(context)),
    endAttempt: emit({ type: 'attempt.over' }),
    announceOrder: emit(({ context }) => rules.orderNews(context)),
    askChangedCart: enqueueActions(({ enqueue }, { quote }: Answered) => {
      if (rules.isCartOutdated(quote)) enqueue.emit({ type: 'cart.outdated' });
    }),
    pointProblem: enqueueActions(({ context, enqueue }, { quote }: Answered) => {
      for (const news of rules.problemNews(context, quote)) enqueue.emit(news);
      if (rules.firstProblem(context, quote) === 'prescription')
        enqueue.sendTo('prescription', { type: 'pictures.missed' });
    }),
    tellGone: emit({ type: 'goods.gone' }),
    tellOrdered: emit({ type: 'cart.ordered' }),
    pointFailure: emit({ type: 'failure.pointed' }),
    requestSignIn: emit({ type: 'auth.requested' }),
  },
}).createMachine({
  id: 'checkout',
  description: 'From what is chosen to an order that is placed once, paid and confirmed.',
  meta: { title: 'Checkout', rules: ['CHK-01', 'CHK-05', 'X-05'] },
  context: ({ input }) => ({
    ...input,
    basis: null,
    place: null,
    quote: null,
    newQuote: null,
    pictures: 0,
    order: null,
    failure: null,
  }),
  initial: 'guard',
  invoke: {
    id: 'watchBasis',
    src: 'watchBasis',
    onError: { description: 'What is to be ordered is asked anew with the next visit.' },
  },
  on: {
    'basis.told': { target: '.guard', actions: { type: 'setBasis', params: ({ event }) => event } },
    'pictures.told': { actions: [{ type: 'setPictures', params: ({ event }) => event }, 'keepAttempt'] },
  },
  states: {
    guard: {
      description: 'The order of the questions is fixed.',
      meta: { title: 'May this be ordered?', rules: ['CHK-02', 'PERM-03', 'NAV-08'] },
      always: [
        { guard: 'hasOrder', target: 'settling' },
        { guard: 'isUnread', target: 'waiting' },
        {
          description: 'The page was left while the order was under way: the same again is the same order.',
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
      meta: { title: 'The cart is being read' },
      tags: 'busy',
    },
    empty: {
      meta: { title: 'Nothing to order', rules: ['NAV-08'] },
      tags: 'empty',
    },
    refused: {
      description: 'What was chosen can not be had like this any more.',
      meta: { title: 'Not to be ordered', rules: ['CAMP-02', 'CAMP-03'] },
    },
    signedOut: {
      description: 'Nothing is lost: after the sign-in it goes on here.',
      meta: { title: 'Sign in first', rules: ['CHK-02', 'CAMP-02', 'PERM-03'] },
      on: { 'signIn.requested': { actions: 'requestSignIn' } },
    },
    ordering: {
      meta: { title: 'The order is put together', rules: ['CHK-01'] },
      initial: 'sorting',
      exit: 'forgetParts',
      invoke: [
        {
          id: 'deliveryAddress',
          systemId: 'deliveryAddress',
          src: 'deliveryAddress',
          input: ({ context }) => rules.wayOf(context),
          onError: '.sorting',
        },
        { id: 'hearAddress', src: 'hearAddress', onError: '.sorting' },
        {
          id: 'coupon',
          systemId: 'coupon',
          src: 'coupon',
          input: ({ context }) => ({ code: context.attempt.wish.couponCode }),
          onError: '.sorting',
        },
        { id: 'prescription', systemId: 'prescription', src: 'prescription', onError: '.sorting' },
        { id: 'hearParts', src: 'hearParts', onError: '.sorting' },
      ],
      on: {
        'basis.told': [
          {
            description: 'Other goods: another price, and the coupon is looked at again.',
            meta: { rules: ['CHK-06', 'COUP-08'] },
            guard: { type: 'isOtherGoods', params: ({ event }) => event },
            target: '.sorting',
            actions: { type: 'setBasis', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSameStore', params: ({ event }) => event },
            actions: { type: 'setBasis', params: ({ event }) => event },
          },
          { target: 'guard', actions: [{ type: 'setBasis', params: ({ event }) => event }, 'tellGone'] },
        ],
        'address.told': [
          {
            description: 'Another place, or fetched: another price, asked at once.',
            meta: { rules: ['CHK-06', 'COUP-08', 'LOC-18'] },
            guard: { type: 'isOtherPlace', params: ({ event }) => event },
            target: '.sorting',
            actions: [{ type: 'setPlace', params: ({ event }) => event }, 'keepAttempt'],
          },
          { actions: [{ type: 'setPlace', params: ({ event }) => event }, 'keepAttempt'] },
        ],
      },
      states: {
        editing: {
          meta: { title: 'The customer says how', rules: ['CHK-09', 'CHK-11', 'DLV-01'] },
          initial: 'quoting',
          on: {
            'wish.changed': [
              {
                guard: { type: 'isPriced', params: ({ event }) => event },
                target: '.quoting',
                reenter: true,
                actions: [{ type: 'setWish', params: ({ event }) => event }, 'keepAttempt'],
              },
              { actions: [{ type: 'setWish', params: ({ event }) => event }, 'keepAttempt'] },
            ],
            'coupon.changed': {
              meta: { rules: ['COUP-08'] },
              target: '.quoting',
              reenter: true,
              actions: [
                { type: 'setWish', params: ({ event }) => ({ wish: { couponCode: event.code } }) },
                'keepAttempt',
              ],
            },
            'order.submitted': {
              description: 'What the server says now counts, not what was said before.',
              meta: { rules: ['CHK-06'] },
              target: 'checking',
            },
          },
          states: {
            quoting: {
              description: 'One question at a time; an answer to an older one counts no more.',
              meta: { title: 'What does it cost?', rules: ['CHK-06'] },
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
                onError: {
                  target: 'unquoted',
                  actions: { type: 'setFailure', params: ({ event }) => event },
                },
              },
            },
            quoted: { meta: { title: 'The price is known', rules: ['PRICE-07', 'PRICE-08', 'CHK-08'] } },
            unquoted: {
              meta: { title: 'The price could not be asked' },
              tags: 'failed',
              on: {
                'retry.requested': { target: 'quoting', actions: 'forgetFailure' },
                'network.online': { target: 'quoting', actions: 'forgetFailure' },
              },
            },
          },
        },
        checking: {
          description: 'A second press, Enter or another tab finds it busy.',
          meta: { title: 'Is it still so?', rules: ['CHK-05', 'CHK-06', 'CHK-08'] },
          tags: 'busy',
          on: {
            'basis.told': {
              description:
                'The cart has heard of a last change: the press counts, and what is different is listed. Where nothing is left, another tab may have ordered it.',
              meta: { rules: ['CHK-05', 'CHK-06'] },
              guard: { type: 'isChangedOrEmptied', params: ({ event }) => event },
              target: 'checking',
              reenter: true,
              actions: { type: 'setBasis', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'checkOrder',
            src: 'quoteOrder',
            input: ({ context }) => rules.requestOf(context),
            onDone: [
              {
                description: 'Pressed in two tabs, or not paid yet: the way leads to the one order.',
                meta: { rules: ['CHK-05'] },
                guard: { type: 'isOrdered', params: ({ event }) => ({ quote: event.output }) },
                target: '#checkout.settling',
                actions: [
                  { type: 'setFound', params: ({ event }) => ({ quote: event.output }) },
                  'announceFound',
                  'endAttempt',
                ],
              },
              { guard: 'hasNoGoods', target: '#checkout.guard', actions: 'tellGone' },
              {
                description:
                  'Pressed before a price was there: it is shown first, the next press agrees to it.',
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
              description: 'Whoever pressed at the foot of a phone is led to why.',
              target: 'editing.unquoted',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'pointFailure'],
            },
          },
        },
        quoteChanged: {
          description: 'Every difference, its old and its new amount; nothing is ordered before a yes.',
          meta: { title: 'It costs something else now', rules: ['CHK-06', 'CART-63'] },
          tags: 'open',
          exit: 'takeNewQuote',
          on: { 'difference.accepted': 'placing', 'difference.declined': 'editing.quoted' },
        },
        placing: {
          description: 'One request with one key: however often it is sent, it is one order.',
          meta: { title: 'Placing the order', rules: ['CHK-05', 'X-05'] },
          tags: 'busy',
          entry: ['setSent', 'keepAttempt'],
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => required(context.attempt.sent, 'sent'),
            onDone: {
              target: '#checkout.settling',
              actions: [
                { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
                'announceOrder',
                'endAttempt',
              ],
            },
            onError: [
              {
                description:
                  'Another total than the accepted one is listed, and whoever was slower than another tab led to its order.',
                meta: { rules: ['CHK-05', 'CHK-06'] },
                guard: { type: 'isToBeAskedAgain', params: ({ event }) => event },
                target: 'checking',
                actions: ['forgetSent', 'keepAttempt'],
              },
              {
                description: 'There is no order: the customer reads why, and all that was typed is there.',
                meta: { rules: ['CHK-08', 'CHK-11'] },
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: 'sorting',
                actions: [
                  'forgetSent',
                  { type: 'setFailure', params: ({ event }) => event },
                  'keepAttempt',
                  'pointFailure',
                ],
              },
              {
                target: 'unanswered',
                actions: [{ type: 'setFailure', params: ({ event }) => event }, 'pointFailure'],
              },
            ],
          },
          on: {
            'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } },
            'address.told': { actions: { type: 'setPlace', params: ({ event }) => event } },
          },
        },
        unanswered: {
          description: 'Nobody knows whether the order arrived. Asking again is safe: it has the same key.',
          meta: { title: 'No answer came', rules: ['CHK-05'] },
          tags: 'failed',
          on: {
            'retry.requested': 'placing',
            'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } },
            'address.told': { actions: { type: 'setPlace', params: ({ event }) => event } },
          },
        },
        sorting: {
          meta: { title: 'Is it known where it goes?' },
          always: [{ guard: 'isPlaceUnknown', target: 'locating' }, { target: 'editing' }],
        },
        locating: {
          description: 'Nothing is said to be missing before it was looked for.',
          meta: { title: 'Looking for the address', rules: ['ADDR-02', 'ADDR-03'] },
          tags: 'busy',
        },
      },
    },
    settling: {
      description: 'The order is there; whether it is paid, the payment finds out.',
      meta: { title: 'Paying the order', rules: ['CHK-07'] },
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
      on: { 'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } } },
    },
    placed: {
      description: 'The cart is emptied by the server, and only now.',
      meta: { title: 'Order placed', rules: ['CHK-07', 'CHK-10'] },
      entry: 'tellOrdered',
      on: { 'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } } },
    },
    cancelled: {
      meta: { title: 'Order cancelled, or not paid in time', rules: ['CHK-07'] },
      on: { 'basis.told': { actions: { type: 'setBasis', params: ({ event }) => event } } },
    },
  },
});
