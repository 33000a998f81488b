import { Trans, useLingui } from '@lingui/react/macro';
import shelf from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { Link } from '@tanstack/react-router';
import { failureTexts } from '../../../i18n/failures';
import { usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { FailureBlock } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import {
  OrderTrackingActor,
  type OrderTrackingFlow,
  useOrderTracking,
  useOrderTrackingRef,
} from '../tracking/order-tracking.context';
import { useOrderTrackingLogic } from '../tracking/use-order-tracking';
import { OrderView } from './order-view';
import classes from './order-view.module.css';

/**
 * The page of an order. Customers open their own orders; a guest needs the order's phone number [ORD-03,
 * ORD-20].
 */
export function OrderPage({ id, phone = null }: { id: number; phone?: string | null }) {
  const logic = useOrderTrackingLogic();
  return <OwnOrder flow={usePage(logic, { input: { lookup: { id, phone } } })} />;
}

export const OwnOrder = ({ flow }: { flow: OrderTrackingFlow }) => (
  <OrderTrackingActor actor={flow}>
    <Order />
  </OrderTrackingActor>
);

function Order() {
  const { i18n } = useLingui();
  const flow = useOrderTrackingRef();
  const order = useOrderTracking(({ context }) => context.order);
  const failure = useOrderTracking(({ context }) => context.failure);
  const isMissing = useOrderTracking((at) => at.matches('notFound'));
  if (order) return <OrderView order={order} />;
  if (isMissing) return <NoSuchOrder />;
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return <OrderSkeleton />;
}

export function OrderSkeleton() {
  const { t } = useLingui();
  return (
    <div className={classes.column} role="status" aria-label={t`Loading your order`}>
      <Skeleton blockSize={220} radius={20} />
      <Skeleton blockSize={320} radius={20} />
    </div>
  );
}

const NoSuchOrder = () => (
  <div className={classes.missing}>
    <EmptyState
      title={<Trans>We couldn’t find this order</Trans>}
      picture={<img src={shelf} alt="" width={112} height={112} />}
      action={
        <Button renderRoot={(props) => <Link to="/my-orders" {...props} />}>
          <Trans>All my orders</Trans>
        </Button>
      }
    >
      <Trans>This order isn’t in your account.</Trans>
    </EmptyState>
  </div>
);
