import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wasNeverPaid } from '../../../../domain/order-money';
import { useFlow, usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { guestOrder } from '../../orders/tracking/guest-orders';
import { useOrderTrackingLogic } from '../../orders/tracking/use-order-tracking';
import { useIsSignedIn } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-prompt.context';
import { useCheckout, usePaymentPart } from '../checkout.context';
import classes from './after-placing.module.css';
import { ArrivalOf } from './arrival-of';
import { CancelledCard, DoneCard, HomeButton, PaymentTimeoutCard, TrackButton } from './outcome';
import { Paying } from './paying';

const PushOffer = lazyPart(() => import('../../messages/push-offer').then((file) => file.PushOffer));
const OwnOrder = lazyPart(() => import('../../orders/detail/order-page').then((file) => file.OwnOrder));

/** Shows the result of placing: placed, waiting for payment, or cancelled [CHK-07, CHK-10]. */
export function AfterPlacing() {
  const payment = usePaymentPart();
  const isPlaced = useCheckout((snapshot) => snapshot.matches('placed'));
  const isCancelled = useCheckout((snapshot) => snapshot.matches('cancelled'));
  const isTooLate = useCheckout(({ context }) => context.order?.isTooLate ?? false);
  if (isPlaced) return <Placed />;
  if (isCancelled) return isTooLate ? <Late /> : <Cancelled />;
  return payment ? <Paying flow={payment} subject="order" /> : null;
}

const ToHome = () => (
  <HomeButton>
    <Trans>Continue Shopping</Trans>
  </HomeButton>
);

function Placed() {
  const isSignedIn = useIsSignedIn();
  const id = useCheckout(({ context }) => context.orderId ?? 0);
  const stored = isSignedIn ? null : guestOrder(id);
  if (!isSignedIn && stored === null) return <Thanks />;
  return <Followed id={id} phone={stored?.phone ?? null} />;
}

/**
 * Shows the placed order: status, arrival time, map, items and total. Hides the thanks if the order was
 * cancelled on this page [CHK-10, ORD-06].
 */
function Followed(lookup: { id: number; phone: string | null }) {
  const flow = usePage(useOrderTrackingLogic(), { input: { lookup } });
  const isCancelled = useFlow(flow, ({ context: { order } }) => order?.status === 'canceled');
  const isTooLate = useFlow(flow, ({ context: { order } }) => order !== null && wasNeverPaid(order));
  const order = useFlow(flow, ({ context }) => context.order);
  return (
    <>
      {isTooLate ? (
        <Late />
      ) : isCancelled ? (
        <CancelledOrder />
      ) : (
        <Thanks arrival={order ? <ArrivalOf order={order} /> : null} />
      )}
      <div className={classes.whole}>
        <LazyPlace fallback={<Skeleton blockSize={320} radius={20} />}>
          <OwnOrder flow={flow} />
        </LazyPlace>
      </div>
    </>
  );
}

/** Shows the number, the total and a link to the order. Guests also see a sign-up offer [CHK-10, ORD-20]. */
function Thanks({ arrival = null }: { arrival?: ReactNode }) {
  const isSignedIn = useIsSignedIn();
  const requestSignIn = useRequestSignIn();
  const orderId = useCheckout(({ context }) => context.orderId ?? 0);
  const total = useCheckout(({ context }) => context.order?.total ?? null);
  const isBegun = useCheckout(({ context }) => context.order?.isBegun ?? false);
  const isPrescription = useCheckout(({ context }) => context.kind === 'prescription');
  const isOffline = useCheckout(({ context }) => context.order?.payment?.by === 'offline');
  return (
    <DoneCard
      title={<Trans>Thank you, your order is placed</Trans>}
      number={
        <Trans>
          Order number <bdi>{orderId}</bdi>
        </Trans>
      }
      total={isPrescription ? null : total}
      isBegun={isBegun}
      arrival={arrival}
      text={
        isPrescription ? (
          <Trans>
            The pharmacist checks your prescription and sends you the price here. Nothing is prepared until
            you accept.
          </Trans>
        ) : isOffline ? (
          <Trans>We have your reference. The store starts once we find your payment.</Trans>
        ) : (
          <Trans>The store has your order and will confirm it soon.</Trans>
        )
      }
      actions={
        <>
          <TrackButton what="order" id={orderId} />
          <ToHome />
        </>
      }
    >
      {isSignedIn ? (
        <PushOffer />
      ) : (
        <div className={classes.offer}>
          <p>
            <Trans>With an account, all your orders are in one place on every device.</Trans>
          </p>
          <Button variant="light" aria-haspopup="dialog" onClick={() => requestSignIn('sign-up', null)}>
            <Trans>Create an account</Trans>
          </Button>
        </div>
      )}
    </DoneCard>
  );
}

const CancelledOrder = () => (
  <CancelledCard
    title={<Trans>Your order was cancelled</Trans>}
    text={<Trans>We’ve let the store know. Your refund is shown below.</Trans>}
    actions={<ToHome />}
  />
);

const Late = () => (
  <PaymentTimeoutCard
    title={<Trans>Your order wasn’t paid in time</Trans>}
    text={<Trans>Nothing was prepared. Your items are still in your cart.</Trans>}
    actions={<ToHome />}
  />
);

const Cancelled = () => (
  <CancelledCard
    title={<Trans>Your order was cancelled</Trans>}
    text={<Trans>You weren’t charged. Your items are still in your cart.</Trans>}
    actions={<ToHome />}
  />
);
