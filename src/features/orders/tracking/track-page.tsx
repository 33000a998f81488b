import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { trackOrderSchema } from '../../../../domain/forms/track-order';
import { usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { OrderView } from '../detail/order-view';
import { guestOrder, guestOrders } from './guest-orders';
import { Lookup } from './lookup';
import {
  OrderTrackingActor,
  type OrderTrackingFlow,
  useOrderTracking,
  useOrderTrackingRef,
} from './order-tracking.context';
import classes from './track-page.module.css';
import { useOrderTrackingLogic } from './use-order-tracking';

/**
 * Finds an order by number and contact. Orders of this device open without them [NAV-14, ORD-04, ORD-20,
 * PERM-07].
 */
export function TrackPage({ number }: { number: number | null }) {
  const logic = useOrderTrackingLogic();
  const lookup = number === null ? null : guestOrder(number);
  return <TrackView flow={usePage(logic, { input: { lookup } })} number={number} />;
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
  if (order === null) return <Search number={number} />;
  return (
    <>
      <OrderView order={order} />
      <Button variant="default" onClick={() => flow.send({ type: 'lookup.reopened' })}>
        <Trans>Track another order</Trans>
      </Button>
    </>
  );
}

function Search({ number }: Pick<Props, 'number'>) {
  const flow = useOrderTrackingRef();
  const failure = useOrderTracking(({ context }) => context.failure);
  const isMissing = useOrderTracking((at) => at.matches('notFound'));
  const isBusy = useOrderTracking((at) => at.matches('loading'));
  return (
    <Lookup
      name="track-order"
      label={<Trans>Order number</Trans>}
      schema={trackOrderSchema}
      number={number}
      isBusy={isBusy}
      onAsk={(lookup) => flow.send({ type: 'lookup.submitted', lookup })}
      text={<Trans>Enter your order number and the phone or email you used.</Trans>}
      missing={
        isMissing ? (
          <Trans>We couldn’t find an order with this number and contact. Please check both.</Trans>
        ) : null
      }
      failure={failure}
      own={
        <Link to="/my-orders" className={classes.own}>
          <Trans>All my orders</Trans>
        </Link>
      }
      stored={{
        title: <Trans>Ordered on this device</Trans>,
        entries: guestOrders(),
        nameOf: (id) => <Trans>Order #{id}</Trans>,
      }}
    />
  );
}
