import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { failureTexts } from '../../../i18n/failures';
import { Button } from '../../../ui/button';
import { OverlayKit } from '../../../ui/overlay-kit';
import { useIsSignedIn } from '../../session/session.context';
import { OrderView } from '../detail/order-view';
import { guestOrder, guestOrders } from './guest-orders';
import { LookupForm } from './lookup-form';
import {
  OrderTrackingActor,
  type OrderTrackingFlow,
  useOrderTracking,
  useOrderTrackingRef,
} from './order-tracking.context';
import classes from './track-page.module.css';
import { useOrderTrackingLogic } from './use-order-tracking';

/** For everybody: number and phone open an order; this device's own need neither [NAV-14, ORD-04, ORD-20, PERM-07]. */
export function TrackPage({ number }: { number: number | null }) {
  const logic = useOrderTrackingLogic();
  const asked = number === null ? null : guestOrder(number);
  return <TrackView flow={useActorRef(logic, { input: { asked } })} number={number} />;
}

type Props = { flow: OrderTrackingFlow; number: number | null };

export const TrackView = ({ flow, number }: Props) => (
  <OrderTrackingActor actor={flow}>
    <div className={`page ${classes.page}`}>
      <h1 className={classes.title} tabIndex={-1}>
        <Trans>Track Order</Trans>
      </h1>
      <Found number={number} />
    </div>
  </OrderTrackingActor>
);

function Found({ number }: Pick<Props, 'number'>) {
  const flow = useOrderTrackingRef();
  const order = useOrderTracking(({ context }) => context.order);
  if (order === null) return <Lookup number={number} />;
  return (
    <>
      <OrderView order={order} />
      <Button variant="default" onClick={() => flow.send({ type: 'lookup.reopened' })}>
        <Trans>Track another order</Trans>
      </Button>
    </>
  );
}

function Lookup({ number }: Pick<Props, 'number'>) {
  const { i18n } = useLingui();
  const failure = useOrderTracking(({ context }) => context.failure);
  const isMissing = useOrderTracking((at) => at.matches('notFound'));
  const isSignedIn = useIsSignedIn();
  return (
    <div className={classes.lookup}>
      <section className={classes.card}>
        <p className={classes.text}>
          <Trans>
            Type the number of your order and the phone number you ordered with. You find both in our
            confirmation.
          </Trans>
        </p>
        <div role="alert">
          {isMissing ? (
            <p className={classes.problem}>
              <Trans>We found no order with this number and phone number. Please check both.</Trans>
            </p>
          ) : null}
          {failure ? <p className={classes.problem}>{failureTexts(i18n, failure).join(' ')}</p> : null}
        </div>
        <OverlayKit>
          <LookupForm number={number} />
        </OverlayKit>
        {isSignedIn ? (
          <Link to="/my-orders" className={classes.own}>
            <Trans>All my orders</Trans>
          </Link>
        ) : null}
      </section>
      {isSignedIn ? null : <FromThisDevice />}
    </div>
  );
}

/** Whoever ordered here need not type anything [ORD-20]. */
function FromThisDevice() {
  const flow = useOrderTrackingRef();
  const orders = guestOrders();
  if (orders.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="device-orders">
      <h2 id="device-orders" className={classes.subtitle}>
        <Trans>Ordered on this device</Trans>
      </h2>
      <ul className={classes.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              className={classes.entry}
              onClick={() => flow.send({ type: 'lookup.submitted', asked: order })}
            >
              <span>
                <Trans>Order #{order.id}</Trans>
              </span>
              <IconChevronRight size={18} className="mirrored" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={classes.text}>
        <Trans>Kept only here, until somebody signs out or this browser is cleared.</Trans>
      </p>
    </section>
  );
}
