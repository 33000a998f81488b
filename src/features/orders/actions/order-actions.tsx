import { Trans } from '@lingui/react/macro';
import { IconCheck, IconCreditCard, IconRefresh, IconStethoscope } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import { usePage } from '../../../platform/flow';
import { LazyQuestion } from '../../../platform/layers/lazy-layer';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { lazyPart } from '../../../ui/lazy-part';
import { whenSeen } from '../../../ui/when-seen';
import { useIsSignedIn } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-prompt.context';
import { useOrderTrackingRef } from '../tracking/order-tracking.context';
import { orderActionsEffects, orderNow, provideOrderActions } from './order-actions.actors';
import {
  OrderActionsActor,
  type OrderActionsFlow,
  useCloseQuestion,
  useOrderActions,
  useOrderActionsRef,
} from './order-actions.context';
import classes from './order-actions.module.css';

const ActionQuestion = lazyPart(() => import('./action-question').then((file) => file.ActionQuestion));

/** Preloads the dialog, so that a press can show a message while offline [NFR-08]. */
const prepareQuestion = () => void ActionQuestion.prepare().catch(() => undefined);

type Props = { order: PlacedOrder; children: ReactNode };

/**
 * Runs the actions on the order, such as cancelling, and shows their results on the page [ORD-06..ORD-09].
 */
export function WithOrderActions({ order, children }: Props) {
  const { orders } = useApi();
  const reads = useReads();
  const tracking = useOrderTrackingRef();
  const flow = usePage(() => provideOrderActions({ api: orders, order: () => orderNow(tracking, order) }), {
    input: { orderId: order.id, moduleId: order.moduleId },
    effects: orderActionsEffects(reads, tracking),
  });
  return (
    <OrderActionsView flow={flow} order={order}>
      {children}
    </OrderActionsView>
  );
}

export function OrderActionsView({ flow, order, children }: Props & { flow: OrderActionsFlow }) {
  return (
    <OrderActionsActor actor={flow}>
      {children}
      <Layer order={order} />
    </OrderActionsActor>
  );
}

function Layer({ order }: Pick<Props, 'order'>) {
  const close = useCloseQuestion();
  const isOpen = useOrderActions((at) => at.hasTag('open'));
  return isOpen ? (
    <LazyQuestion name="order" onClose={close}>
      <ActionQuestion order={order} />
    </LazyQuestion>
  ) : null;
}

/**
 * Shows the actions that the order allows. Guests also see which actions need an account [ORD-07, ORD-09,
 * ORD-20].
 */
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
          You need an account to request a refund or write a review. Sign in and your orders from this device
          will be there.
        </Trans>
      </p>
      <Button variant="default" aria-haspopup="dialog" onClick={() => requestSignIn('sign-in', null)}>
        <Trans>Sign In</Trans>
      </Button>
    </div>
  );
}

/** Renders one button per allowed action [CHK-07, ORD-06, ORD-07, ORD-08]. */
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
          <Trans>Accept and pay now</Trans>
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
          <Trans>Request a refund</Trans>
        </Button>
      )}
      {canReturn ? (
        <Button
          variant="default"
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'cancel.requested' })}
        >
          <Trans>Return parcel</Trans>
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
