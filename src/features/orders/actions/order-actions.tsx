import { Trans } from '@lingui/react/macro';
import { IconCheck, IconCreditCard, IconRefresh, IconStethoscope } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import { useLayersRef } from '../../../platform/layers/layers.context';
import { useApi, useReads } from '../../../platform/shop.context';
import { useNotices } from '../../../platform/use-notices';
import { Button } from '../../../ui/button';
import { LatePlace, later } from '../../../ui/later';
import { useNews } from '../../../ui/news';
import { whenSeen } from '../../../ui/when-seen';
import { useCartRef } from '../../cart/cart.context';
import { useModuleRef } from '../../location/module.context';
import { useIsSignedIn, useSessionRef } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { ORDERS } from '../shared/order-reads';
import { useOrderTrackingRef } from '../tracking/order-tracking.context';
import { orderNow, provideOrderActions } from './order-actions.actors';
import {
  OrderActionsActor,
  type OrderActionsFlow,
  useOrderActions,
  useOrderActionsRef,
} from './order-actions.context';
import classes from './order-actions.module.css';

const ActionQuestion = later(() => import('./action-question').then((file) => file.ActionQuestion));

/** Downloaded before it is asked for: a press without a network says so, instead of nothing [NFR-08]. */
const prepareQuestion = () => void ActionQuestion.prepare().catch(() => undefined);

type Props = { order: PlacedOrder; children: ReactNode };

/** What can be done about this order; the page around it sees what becomes of it [ORD-06..ORD-09]. */
export function WithOrderActions({ order, children }: Props) {
  const { orders } = useApi();
  const tracking = useOrderTrackingRef();
  const [logic] = useState(() =>
    provideOrderActions({ api: orders, order: () => orderNow(tracking, order) }),
  );
  const input = { orderId: order.id, moduleId: order.moduleId };
  return (
    <OrderActionsView flow={useActorRef(logic, { input })} order={order}>
      {children}
    </OrderActionsView>
  );
}

export function OrderActionsView({ flow, order, children }: Props & { flow: OrderActionsFlow }) {
  const reads = useReads();
  const tracking = useOrderTrackingRef();
  const session = useSessionRef();
  const cart = useCartRef();
  const market = useModuleRef();
  const layers = useLayersRef();
  useNotices(flow);
  useNews(flow, 'order.changed', () => {
    reads.forget(ORDERS);
    session.send({ type: 'profile.changed' });
    tracking.send({ type: 'order.changed' });
  });
  useNews(flow, 'cart.filled', ({ moduleId }) => {
    market.send({ type: 'module.taken', moduleId });
    cart.send({ type: 'cart.reloadRequested' });
    layers.send({ type: 'layer.opened', name: 'cart' });
  });
  return (
    <OrderActionsActor actor={flow}>
      {children}
      <Layer order={order} />
    </OrderActionsActor>
  );
}

function Layer({ order }: Pick<Props, 'order'>) {
  const isOpen = useOrderActions((at) => at.hasTag('open'));
  return isOpen ? (
    <LatePlace>
      <ActionQuestion order={order} />
    </LatePlace>
  ) : null;
}

/** What is left to the customer, and to a guest what an account would have [ORD-07, ORD-09, ORD-20]. */
export function ActionButtons({ order }: Pick<Props, 'order'>) {
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <Buttons order={order} />
      {!isSignedIn && order.status === 'delivered' ? <WithAnAccount /> : null}
    </>
  );
}

function WithAnAccount() {
  const requestSignIn = useRequestSignIn();
  return (
    <div className={classes.buttons}>
      <p>
        <Trans>
          To ask for a refund or to review it you need an account: sign in, and what you ordered on this
          device is there.
        </Trans>
      </p>
      <Button variant="default" aria-haspopup="dialog" onClick={() => requestSignIn('sign-in', null)}>
        <Trans>Sign In</Trans>
      </Button>
    </div>
  );
}

/** Only what is left to the customer [CHK-07, ORD-06, ORD-07, ORD-08]. */
function Buttons({ order: { id, choices, parcel, total } }: Pick<Props, 'order'>) {
  const flow = useOrderActionsRef();
  const formats = useFormats();
  const isAccepting = useOrderActions((at) => at.matches('accepting'));
  const { canCancel, canPay, canReorder, canSendPrescription, canAcceptPrice, refundUntil } = choices;
  const amount = formats.money(total);
  const canReturn = parcel != null && parcel.returnFee !== null;
  const canAsk = canCancel || canReturn || refundUntil !== null;
  if (!canAsk && !canPay && !canReorder && !canSendPrescription && !canAcceptPrice) return null;
  return (
    <div className={classes.buttons} ref={whenSeen(prepareQuestion)}>
      {canPay ? (
        <Button
          leftSection={<IconCreditCard size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link to={parcel ? '/parcel/send' : '/checkout'} search={{ order_id: id }} {...props} />
          )}
        >
          <Trans>Pay now or change the payment method</Trans>
        </Button>
      ) : null}
      {canAcceptPrice ? (
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={isAccepting}
          onClick={() => flow.send({ type: 'price.accepted', total, paysNow: false })}
        >
          <Trans>Accept {amount}</Trans>
        </Button>
      ) : null}
      {canAcceptPrice ? (
        <Button
          variant="default"
          leftSection={<IconCreditCard size={18} aria-hidden />}
          disabled={isAccepting}
          onClick={() => flow.send({ type: 'price.accepted', total, paysNow: true })}
        >
          <Trans>Accept, and pay before it is prepared</Trans>
        </Button>
      ) : null}
      {canSendPrescription ? (
        <Button
          leftSection={<IconStethoscope size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'prescription.requested' })}
        >
          <Trans>Send another prescription</Trans>
        </Button>
      ) : null}
      {canReorder ? (
        <Button
          leftSection={<IconRefresh size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'reorder.requested' })}
        >
          <Trans>Order again</Trans>
        </Button>
      ) : null}
      {refundUntil === null ? null : (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'refund.requested' })}
        >
          <Trans>Ask for a refund</Trans>
        </Button>
      )}
      {canReturn ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'cancel.requested' })}
        >
          <Trans>Have it brought back</Trans>
        </Button>
      ) : null}
      {canCancel ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'cancel.requested' })}
        >
          <Trans>Cancel the order</Trans>
        </Button>
      ) : null}
    </div>
  );
}
