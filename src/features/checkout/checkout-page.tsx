import '../../platform/fields/inputs.css';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { CheckoutWay } from '../../../machines/checkout/checkout.types';
import type { PaymentFlag } from '../../../machines/checkout/payment.types';
import { useApi, useClock, useConfig, useNotify, useReads } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { LatePlace, later } from '../../ui/later';
import { useNews } from '../../ui/news';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { useCart, useCartRef } from '../cart/cart.context';
import { WaitingCarts } from '../cart/drawer/waiting-carts';
import { forgetOrder } from '../cart/order/chosen-order';
import { storeTerms } from '../cart/order/store-terms';
import { useLocationRef } from '../location/location.context';
import { guestOrder, keepGuestOrder } from '../orders/tracking/guest-orders';
import { useIsSignedIn, useSessionRef } from '../session/session.context';
import { useRequestSignIn } from '../session/sign-in-door.context';
import { endAttempt, keepAttempt, openAttempt } from './attempt';
import { type Goods, provideCheckout } from './checkout.actors';
import { CheckoutActor, useCheckout, useCheckoutRef } from './checkout.context';
import classes from './checkout.module.css';
import { FailureWords } from './failure-words';
import { Order } from './order';
import { focusPart } from './parts/part';
import { SignInFirst } from './sign-in-first';

const AfterPlacing = later(() => import('./after/after-placing').then((file) => file.AfterPlacing));

type Props = { way: CheckoutWay; goods: Goods; orderId: number | null; flag: PaymentFlag | null };

const UNPAID = msg`Payment not completed`;
const PAGES = {
  cart: 'cart',
  buyNow: 'buy_now',
  campaign: 'campaign',
  prescription: 'prescription',
} as const;

/** One page from what is chosen to an order that is placed once and paid [CHK-01, NAV-05 to NAV-08]. */
export function CheckoutPage({ way, goods, orderId, flag }: Props) {
  const flow = useCheckoutFlow({ way, goods, orderId, flag });
  return (
    <CheckoutActor actor={flow}>
      <div className="page">
        <h1 className={classes.title} tabIndex={-1}>
          <Trans>Checkout</Trans>
        </h1>
        <OverlayKit>
          <Content goods={goods} />
        </OverlayKit>
      </div>
    </CheckoutActor>
  );
}

function useCheckoutFlow({ way, goods, orderId, flag }: Props) {
  const api = useApi();
  const reads = useReads();
  const now = useClock();
  const { utcOffsetMinutes, isGuestCheckoutAllowed } = useConfig();
  const session = useSessionRef();
  const location = useLocationRef();
  const cart = useCartRef();
  const navigate = useNavigate();
  const requestSignIn = useRequestSignIn();
  const { i18n } = useLingui();
  const page = PAGES[way];
  const shows = (id: number, payment: PaymentFlag | undefined) =>
    navigate({
      to: '/checkout',
      search: {
        page,
        ...(goods.from === 'prescription' && goods.store && { store: goods.store.id }),
        order_id: id,
        flag: payment,
      },
      replace: true,
    });
  // The route makes another page of another order: what it begins with stays.
  const [attempt] = useState(() => openAttempt(way));
  const [machine] = useState(() =>
    provideCheckout({
      api,
      session,
      location,
      cart,
      goods,
      isGuestAllowed: isGuestCheckoutAllowed,
      moment: () => ({ now: now(), utcOffsetMinutes }),
      readWays: async (storeId) => (await storeTerms(reads, api.catalogue, storeId).promise).ways,
      phoneOf: (id) => guestOrder(id)?.phone ?? null,
      unpaidReason: () => i18n._(UNPAID),
      callback: `${window.location.origin}/checkout?page=${page}`,
      nameOrder: (id) => shows(id, 'pending'),
      hadPictures: attempt.pictures > 0,
    }),
  );
  const flow = useActorRef(machine, { input: { way, attempt, orderId, flag } });
  useNews(flow, 'attempt.changed', (news) => keepAttempt(way, news.attempt));
  useNews(flow, 'attempt.over', () => {
    endAttempt(way);
    if (goods.from === 'single') forgetOrder();
  });
  useNews(flow, 'order.placed', (order) => {
    if (order.isGuest) keepGuestOrder({ id: order.orderId, phone: order.phone });
    else session.send({ type: 'profile.changed' });
    if (!order.isPaymentDue) void shows(order.orderId, undefined);
  });
  useNews(flow, 'order.found', ({ orderId: found }) => void shows(found, undefined));
  useNews(flow, 'cart.outdated', () => cart.send({ type: 'cart.reloadRequested' }));
  useNews(flow, 'cart.ordered', () => cart.send({ type: 'cart.ordered' }));
  useNews(flow, 'goods.gone', () => window.scrollTo(0, 0));
  useNews(flow, 'auth.requested', () => requestSignIn('sign-in', null));
  useNews(flow, 'problem.pointed', ({ field }) => focusPart(field));
  useNews(flow, 'failure.pointed', () => focusPart('failure'));
  useNews(flow, 'notice', useNotify());
  return flow;
}

/** As far as the order is: put together, paid, placed, or why there is none. */
export function Content({ goods }: { goods: Goods }) {
  const isOrdering = useCheckout((snapshot) => snapshot.matches('ordering'));
  const isAfter = useCheckout(
    (snapshot) => snapshot.matches('settling') || snapshot.matches('placed') || snapshot.matches('cancelled'),
  );
  const isEmpty = useCheckout((snapshot) => snapshot.matches('empty'));
  const isSignedOut = useCheckout((snapshot) => snapshot.matches('signedOut'));
  const isRefused = useCheckout((snapshot) => snapshot.matches('refused'));
  if (isOrdering) return <Order goods={goods} />;
  if (isAfter)
    return (
      <LatePlace fallback={<Skeleton blockSize={320} radius={20} />}>
        <AfterPlacing />
      </LatePlace>
    );
  if (isSignedOut) return <AskedIn />;
  if (isRefused && goods.from === 'single' && goods.line) return <ItemRefused goods={goods.line} />;
  if (isRefused || (isEmpty && goods.from === 'prescription')) return <NoPrescriptions />;
  if (isEmpty) return goods.from === 'cart' ? <EmptyCart /> : <NothingChosen />;
  return <Waiting />;
}

/** A cart that can't be read says so, and is asked again. */
function Waiting() {
  const cart = useCartRef();
  const failure = useCart((snapshot) =>
    snapshot.matches({ lines: 'failed' }) ? snapshot.context.failure : null,
  );
  if (failure)
    return (
      <FailureBlock
        reason={<FailureWords failure={failure} />}
        onRetry={() => cart.send({ type: 'retry.requested' })}
      />
    );
  return (
    <div className={classes.columns} role="status">
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      <div className={classes.parts}>
        <Skeleton blockSize={220} radius={20} />
        <Skeleton blockSize={160} radius={20} />
        <Skeleton blockSize={260} radius={20} />
      </div>
      <Skeleton blockSize={320} radius={20} />
    </div>
  );
}

const ToHome = () => (
  <Button renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Continue Shopping</Trans>
  </Button>
);

function EmptyCart() {
  const hadGoods = useCheckout(({ context }) => context.quote !== null);
  return (
    <>
      <EmptyState
        picture={<IconShoppingBag size={72} stroke={1.2} aria-hidden />}
        title={<Trans>Your cart is empty</Trans>}
        action={<ToHome />}
      >
        <Trans>No items added in your cart. Please add product to your cart list.</Trans>
      </EmptyState>
      {hadGoods ? <OrderedElsewhere /> : null}
      <WaitingCarts />
    </>
  );
}

/** Nothing is ordered twice, and whoever pressed in two tabs finds the one order from both [CHK-05, CART-62]. */
function OrderedElsewhere() {
  const isSignedIn = useIsSignedIn();
  return (
    <p className={classes.elsewhere}>
      <Trans>Did you order it in another tab? Then the order is here:</Trans>{' '}
      {isSignedIn ? (
        <Link to="/my-orders">
          <Trans>My Orders</Trans>
        </Link>
      ) : (
        <Link to="/track-order">
          <Trans>Track Order</Trans>
        </Link>
      )}
    </p>
  );
}

const NothingChosen = () => (
  <EmptyState title={<Trans>Nothing is chosen</Trans>} action={<ToHome />}>
    <Trans>Choose an item and order it at once. What you chose is kept in this tab.</Trans>
  </EmptyState>
);

const NoPrescriptions = () => (
  <EmptyState title={<Trans>Prescriptions are not taken here</Trans>} action={<ToHome />}>
    <Trans>This store does not put prescriptions together. Choose a pharmacy, and send it there.</Trans>
  </EmptyState>
);

function AskedIn() {
  const flow = useCheckoutRef();
  const isSingle = useCheckout(({ context }) => context.way === 'buyNow' || context.way === 'campaign');
  return (
    <SignInFirst onSignIn={() => flow.send({ type: 'signIn.requested' })}>
      {isSingle ? (
        <Trans>To order an item at once you need an account. What you chose waits for you here.</Trans>
      ) : (
        <Trans>To order you need an account here. Your cart waits for you.</Trans>
      )}
    </SignInFirst>
  );
}

function ItemRefused({
  goods: { item },
}: {
  goods: NonNullable<Extract<Goods, { from: 'single' }>['line']>;
}) {
  return (
    <EmptyState
      title={<Trans>This item can not be ordered like this any more</Trans>}
      action={
        <Button
          renderRoot={(props) => (
            <Link
              to="/product/$id"
              params={{ id: String(item.id) }}
              search={{ module_id: item.moduleId }}
              {...(props as { className: string; children: ReactNode })}
            />
          )}
        >
          <Trans>Choose again</Trans>
        </Button>
      }
    >
      <Trans>It may be sold out, or what you chose has changed since. Please choose again.</Trans>
    </EmptyState>
  );
}
