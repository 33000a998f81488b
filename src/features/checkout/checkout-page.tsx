import '../../platform/fields/inputs.css';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconShoppingBag } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CheckoutKind } from '../../../machines/checkout/checkout.types';
import type { PaymentFlag } from '../../../machines/checkout/payment.types';
import { usePage } from '../../platform/flow';
import { useApi, useClock, useConfig, useReads } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { useEmitted } from '../../ui/use-emitted';
import { useCart, useCartRef } from '../cart/cart.context';
import { WaitingCarts } from '../cart/drawer/waiting-carts';
import { storeTerms } from '../cart/order/store-terms';
import { useLocationRef } from '../location/location.context';
import { guestOrder } from '../orders/tracking/guest-orders';
import { useIsSignedIn, useSessionRef } from '../session/session.context';
import { checkoutEffects, type Goods, provideCheckout } from './checkout.actors';
import { CheckoutActor, useCheckout, useCheckoutRef } from './checkout.context';
import classes from './checkout.module.css';
import { openCheckoutProgress } from './checkout-progress';
import { FailureText } from './failure-text';
import { Order } from './order';
import { focusPart } from './parts/part';
import { SignInRequired } from './sign-in-required';

const AfterPlacing = lazyPart(() => import('./after/after-placing').then((file) => file.AfterPlacing));

type Props = { kind: CheckoutKind; goods: Goods; orderId: number | null; flag: PaymentFlag | null };

const UNPAID = msg`Payment not completed`;
const PAGES = {
  cart: 'cart',
  buyNow: 'buy_now',
  campaign: 'campaign',
  prescription: 'prescription',
} as const;

/** The checkout of one order, from its items to the payment [CHK-01, NAV-05 to NAV-08]. */
export function CheckoutPage({ kind, goods, orderId, flag }: Props) {
  const flow = useCheckoutFlow({ kind, goods, orderId, flag });
  return (
    <CheckoutActor actor={flow}>
      <div className="page">
        <Title />
        <OverlayKit>
          <Content goods={goods} />
        </OverlayKit>
      </div>
    </CheckoutActor>
  );
}

/** The heading of the page. Hidden from sight once the order is placed, because the thanks have a heading too. */
function Title() {
  const isPlaced = useCheckout((snapshot) => snapshot.matches('placed'));
  return (
    <h1 className={isPlaced ? `visually-hidden ${classes.read}` : classes.title} tabIndex={-1}>
      <Trans>Checkout</Trans>
    </h1>
  );
}

function useCheckoutFlow({ kind, goods, orderId, flag }: Props) {
  const api = useApi();
  const reads = useReads();
  const now = useClock();
  const { utcOffsetMinutes, isGuestCheckoutAllowed } = useConfig();
  const session = useSessionRef();
  const location = useLocationRef();
  const cart = useCartRef();
  const navigate = useNavigate();
  const { i18n } = useLingui();
  const page = PAGES[kind];
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
  // Read once per mount. Another order mounts another page.
  const [progress] = useState(() => openCheckoutProgress(kind));
  const flow = usePage(
    () =>
      provideCheckout({
        api,
        session,
        location,
        cart,
        goods,
        isGuestAllowed: isGuestCheckoutAllowed,
        moment: () => ({ now: now(), utcOffsetMinutes }),
        readOrderTypes: async (storeId) =>
          (await storeTerms(reads, api.catalogue, storeId).promise).orderTypes,
        phoneOf: (id) => guestOrder(id)?.phone ?? null,
        unpaidReason: () => i18n._(UNPAID),
        callback: `${window.location.origin}/checkout?page=${page}`,
        nameOrder: (id) => shows(id, 'pending'),
        hadPictures: progress.pictures > 0,
      }),
    { input: { kind, progress, orderId, flag }, effects: checkoutEffects(kind, goods) },
  );
  useEmitted(flow, 'goods.gone', () => window.scrollTo(0, 0));
  useEmitted(flow, 'problem.pointed', ({ field }) => focusPart(field));
  useEmitted(flow, 'failure.pointed', () => focusPart('failure'));
  return flow;
}

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
      <LazyPlace fallback={<Skeleton blockSize={320} radius={20} />}>
        <AfterPlacing />
      </LazyPlace>
    );
  if (isSignedOut) return <AskedIn />;
  if (isRefused && goods.from === 'single' && goods.line) return <ItemRefused goods={goods.line} />;
  if (isRefused || (isEmpty && goods.from === 'prescription')) return <NoPrescriptions />;
  if (isEmpty) return goods.from === 'cart' ? <EmptyCart /> : <NothingChosen />;
  return <Waiting />;
}

function Waiting() {
  const cart = useCartRef();
  const failure = useCart((snapshot) =>
    snapshot.matches({ lines: 'failed' }) ? snapshot.context.failure : null,
  );
  if (failure)
    return (
      <FailureBlock
        reason={<FailureText failure={failure} />}
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

/** Links to the order if another tab has placed it [CHK-05, CART-62]. */
function OrderedElsewhere() {
  const isSignedIn = useIsSignedIn();
  return (
    <p className={classes.elsewhere}>
      <Trans>Ordered in another tab? Find your order here:</Trans>{' '}
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
  <EmptyState title={<Trans>No item selected</Trans>} action={<ToHome />}>
    <Trans>Choose an item and press Buy Now.</Trans>
  </EmptyState>
);

const NoPrescriptions = () => (
  <EmptyState title={<Trans>Prescriptions aren’t accepted here</Trans>} action={<ToHome />}>
    <Trans>This store doesn’t fill prescriptions. Choose a pharmacy instead.</Trans>
  </EmptyState>
);

function AskedIn() {
  const flow = useCheckoutRef();
  const isSingle = useCheckout(({ context }) => context.kind === 'buyNow' || context.kind === 'campaign');
  return (
    <SignInRequired onSignIn={() => flow.send({ type: 'signIn.requested' })}>
      {isSingle ? (
        <Trans>You need an account to buy now. We’ll keep your selection.</Trans>
      ) : (
        <Trans>You need an account to order. We’ll keep your cart.</Trans>
      )}
    </SignInRequired>
  );
}

function ItemRefused({
  goods: { item },
}: {
  goods: NonNullable<Extract<Goods, { from: 'single' }>['line']>;
}) {
  return (
    <EmptyState
      title={<Trans>This item is no longer available as selected</Trans>}
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
      <Trans>The item may be sold out, or its options have changed. Please choose again.</Trans>
    </EmptyState>
  );
}
