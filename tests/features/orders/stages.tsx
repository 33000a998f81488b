import { createActor } from 'xstate';
import type { PlacedOrder } from '../../../domain/placed-order';
import { orderTrackingMachine } from '../../../machines/orders/order-tracking.machine';
// Its question is there when it is asked for the first time.
import '../../../src/features/orders/actions/action-question';
import { ActionButtons, OrderActionsView } from '../../../src/features/orders/actions/order-actions';
import { ReviewsPanel } from '../../../src/features/orders/actions/reviews-panel';
import { OrderTrackingActor } from '../../../src/features/orders/tracking/order-tracking.context';
import { TrackView } from '../../../src/features/orders/tracking/track-page';
import { orderActionsPage } from '../../machines/orders/order-actions.page';
import { orderOf } from '../../machines/orders/order-tracking.model';
import { orderTrackingPage } from '../../machines/orders/order-tracking.page';
import { ShopPage } from '../../support/shop-page';
import { resting, type Stage } from '../../support/walk-flow';

const context = { api: { orders: { lines: async () => [] } } };

export const orderTrackingStage: Stage = {
  flow: 'orderTracking',
  part: orderTrackingPage,
  context,
  address: '/track-order',
  page: (actor) => (
    <ShopPage>
      <TrackView flow={actor as never} number={null} />
    </ShopPage>
  ),
};

/** No order is ever like this: everything can be done about it. */
const order: PlacedOrder = orderOf('pending', {
  prescription: { status: 'rejected', reason: 'It can not be read.', imageUrls: [] },
  choices: {
    canCancel: true,
    cancelRefund: 0,
    canPay: false,
    canSendPrescription: true,
    canAcceptPrice: true,
    refundUntil: '2026-11-25T12:00:00.000Z',
    reviewUntil: '2026-12-24T12:00:00.000Z',
    canReorder: true,
  },
});

export const orderActionsStage: Stage = {
  flow: 'orderActions',
  part: orderActionsPage,
  context,
  address: '/my-orders/1002',
  page: (actor) => {
    const tracking = createActor(resting(orderTrackingMachine), { input: { asked: null } }).start();
    return (
      <ShopPage>
        <OrderTrackingActor actor={tracking as never}>
          <OrderActionsView flow={actor as never} order={order}>
            <ActionButtons order={order} />
            <ReviewsPanel order={order} lines={[]} />
          </OrderActionsView>
        </OrderTrackingActor>
      </ShopPage>
    );
  },
};
