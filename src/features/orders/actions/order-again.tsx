import { Trans } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { usePage } from '../../../platform/flow';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { OrderActionsView } from './order-actions';
import { orderActionsEffects, provideOrderActions } from './order-actions.actors';
import { useOrderActionsRef } from './order-actions.context';

/** Adds the order's items to the cart. Asks first if a price or item has changed [ORD-08, ORD-23]. */
export function OrderAgain({ order }: { order: PlacedOrder }) {
  const { orders } = useApi();
  const reads = useReads();
  const flow = usePage(() => provideOrderActions({ api: orders, order: () => order }), {
    input: { orderId: order.id, moduleId: order.moduleId },
    effects: orderActionsEffects(reads, null),
  });
  return (
    <OrderActionsView flow={flow} order={order}>
      <Again />
    </OrderActionsView>
  );
}

function Again() {
  const flow = useOrderActionsRef();
  return (
    <Button
      size="sm"
      variant="light"
      leftSection={<IconRefresh size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => flow.send({ type: 'reorder.requested' })}
    >
      <Trans>Order again</Trans>
    </Button>
  );
}
