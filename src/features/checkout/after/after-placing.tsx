import { Trans } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { wasNeverPaid } from '../../../../domain/order-money';
import { Button } from '../../../ui/button';
import { LatePlace, later } from '../../../ui/later';
import { Skeleton } from '../../../ui/skeleton';
import { guestOrder } from '../../orders/tracking/guest-orders';
import { useOrderTrackingLogic } from '../../orders/tracking/use-order-tracking';
import { useIsSignedIn } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { useCheckout, usePaymentPart } from '../checkout.context';
import classes from './after-placing.module.css';
import { CancelledCard, DoneCard, HomeButton, LateCard, TrackButton } from './outcome';
import { Paying } from './paying';

const PushOffer = later(() => import('../../messages/push-offer').then((file) => file.PushOffer));
const OwnOrder = later(() => import('../../orders/detail/order-page').then((file) => file.OwnOrder));

/** What became of the order: placed, waiting for its payment, or cancelled [CHK-07, CHK-10]. */
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
  const kept = isSignedIn ? null : guestOrder(id);
  if (!isSignedIn && kept === null) return <Thanks />;
  return <Followed id={id} phone={kept?.phone ?? null} />;
}

/** Where it is and when it comes, with its map, its goods and its sum; whoever calls it off here is not thanked for it [CHK-10, ORD-06]. */
function Followed(asked: { id: number; phone: string | null }) {
  const flow = useActorRef(useOrderTrackingLogic(), { input: { asked } });
  const isCancelled = useSelector(flow, ({ context: { order } }) => order?.status === 'canceled');
  const isTooLate = useSelector(flow, ({ context: { order } }) => order !== null && wasNeverPaid(order));
  return (
    <>
      {isTooLate ? <Late /> : isCancelled ? <CalledOff /> : <Thanks />}
      <div className={classes.whole}>
        <LatePlace fallback={<Skeleton blockSize={320} radius={20} />}>
          <OwnOrder flow={flow} />
        </LatePlace>
      </div>
    </>
  );
}

/** Number and amount, the way to the order, and for a guest an account [CHK-10, ORD-20]. */
function Thanks() {
  const isSignedIn = useIsSignedIn();
  const requestSignIn = useRequestSignIn();
  const orderId = useCheckout(({ context }) => context.orderId ?? 0);
  const total = useCheckout(({ context }) => context.order?.total ?? null);
  const isBegun = useCheckout(({ context }) => context.order?.isBegun ?? false);
  const isPrescription = useCheckout(({ context }) => context.way === 'prescription');
  const isByHand = useCheckout(({ context }) => context.order?.payment?.by === 'offline');
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
      text={
        isPrescription ? (
          <Trans>
            The pharmacist reads your prescription and tells you here what it costs. Nothing is prepared
            before you accept.
          </Trans>
        ) : isByHand ? (
          <Trans>We have your reference. The order starts as soon as your payment is found.</Trans>
        ) : (
          <Trans>The store has your order and starts as soon as it confirms it.</Trans>
        )
      }
      ways={
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
            <Trans>With an account all your orders are in one place, on every device.</Trans>
          </p>
          <Button variant="light" aria-haspopup="dialog" onClick={() => requestSignIn('sign-up', null)}>
            <Trans>Create an account</Trans>
          </Button>
        </div>
      )}
    </DoneCard>
  );
}

const CalledOff = () => (
  <CancelledCard
    title={<Trans>Your order was cancelled</Trans>}
    text={<Trans>Nobody prepares it any more. Below it says what comes back of what you have paid.</Trans>}
    ways={<ToHome />}
  />
);

const Late = () => (
  <LateCard
    title={<Trans>Your order was not paid in time</Trans>}
    text={<Trans>Nothing was prepared, and what was in your cart is still there.</Trans>}
    ways={<ToHome />}
  />
);

const Cancelled = () => (
  <CancelledCard
    title={<Trans>Your order was cancelled</Trans>}
    text={<Trans>Nothing is charged. What was in your cart is still there.</Trans>}
    ways={<ToHome />}
  />
);
