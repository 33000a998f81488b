import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wasNeverPaid } from '../../../../domain/order-money';
import { type OrderStatus, type PlacedOrder, showsArrivalTime } from '../../../../domain/placed-order';
import { withFullStop } from '../../../../domain/text';
import { useFormats } from '../../../i18n/formats.context';
import { useClock } from '../../../platform/shop.context';
import { SentPictures } from '../pictures/sent-pictures';
import { LateRefundNote } from '../shared/late-refund-note';
import { OrderBadges } from '../shared/order-badges';
import { useMoment } from '../shared/use-moment';
import classes from './status-head.module.css';

/** Shows the status as one sentence in a live region [ORD-05, NFR-06]. */
export function StatusHead({ order }: { order: PlacedOrder }) {
  const moment = useMoment();
  const now = useClock();
  return (
    <div className={classes.head}>
      <div className={classes.state}>
        <OrderBadges order={order} />
        {showsArrivalTime(order, now()) && order.expectedAt ? (
          <span className={classes.expected}>
            {order.type === 'take_away' ? (
              <Trans>Ready around {moment.time(order.expectedAt)}</Trans>
            ) : (
              <Trans>Arriving around {moment.time(order.expectedAt)}</Trans>
            )}
          </span>
        ) : null}
      </div>
      <p className={classes.sentence} role="status">
        <Sentence order={order} />
      </p>
      <Reasons order={order} />
    </div>
  );
}

/** The status sentences of parcels, which have no store. */
const PARCEL_SENTENCES: Partial<Record<OrderStatus, ReactNode>> = {
  pending: <Trans>Finding a courier…</Trans>,
  confirmed: <Trans>Finding a courier…</Trans>,
  accepted: <Trans>The courier is on the way to the pickup address.</Trans>,
  handover: <Trans>The courier is at the pickup address.</Trans>,
  picked_up: <Trans>The courier is on the way to the receiver.</Trans>,
  delivered: <Trans>Your parcel has arrived.</Trans>,
  returned: <Trans>Your parcel was returned to you.</Trans>,
};

function Sentence({ order }: { order: PlacedOrder }) {
  const { t } = useLingui();
  const store = order.store?.name ?? t`The sender`;
  const isTakeAway = order.type === 'take_away';
  if (order.type === 'parcel' && order.status === 'pending' && order.choices.canPay)
    return <UnpaidParcel reference={order.referenceStatus} />;
  if (order.type === 'parcel' && order.status in PARCEL_SENTENCES)
    return order.parcel?.comingBack && order.status === 'picked_up' ? (
      <Trans>The courier is bringing it back</Trans>
    ) : (
      PARCEL_SENTENCES[order.status]
    );
  switch (order.status) {
    case 'pending':
      return <Pending order={order} store={store} />;
    case 'confirmed':
    case 'accepted':
      return <Trans>{store} has confirmed your order.</Trans>;
    case 'processing':
      return <Trans>{store} is preparing your order.</Trans>;
    case 'handover':
      return isTakeAway ? (
        <Trans>Your order is ready to collect at {store}.</Trans>
      ) : (
        <Trans>Your order is ready and waiting for the courier.</Trans>
      );
    case 'picked_up':
      return <Trans>The courier is on the way to you.</Trans>;
    case 'delivered':
      return isTakeAway ? (
        <Trans>You’ve collected your order. Enjoy!</Trans>
      ) : (
        <Trans>Your order has arrived. Enjoy!</Trans>
      );
    case 'canceled':
      return <Trans>This order was cancelled.</Trans>;
    case 'failed':
      return wasNeverPaid(order) ? (
        <>
          <NeverPaid type={order.type} /> <LateRefundNote />
        </>
      ) : (
        <Trans>This order couldn’t be delivered.</Trans>
      );
    case 'refund_requested':
      return <Trans>We’re reviewing your refund request.</Trans>;
    case 'refund_request_canceled':
      return <Trans>Your refund request was declined.</Trans>;
    case 'refunded':
      return <Trans>Your order has been refunded.</Trans>;
    case 'returned':
      return <Trans>This order was returned to its sender.</Trans>;
  }
}

const NeverPaid = ({ type }: Pick<PlacedOrder, 'type'>) =>
  type === 'parcel' ? (
    <Trans>This parcel wasn’t paid in time, so no courier was sent.</Trans>
  ) : (
    <Trans>This order wasn’t paid in time, so nothing was prepared.</Trans>
  );

/** Explains that the shop looks for a courier only after payment [PARC-02, CHK-04]. */
const UnpaidParcel = ({ reference }: { reference: PlacedOrder['referenceStatus'] }) =>
  reference === 'denied' ? (
    <TransferNotFound />
  ) : reference === 'pending' ? (
    <Trans>
      We have your reference and are checking your payment. We’ll send a courier once it’s confirmed.
    </Trans>
  ) : (
    <Trans>Your parcel isn’t paid yet. We’ll send a courier once it’s paid.</Trans>
  );

/** Says that the transfer was not found. The buttons for paying are below this text [CHK-04]. */
const TransferNotFound = () => (
  <Trans>
    We couldn’t find your payment with these details. Check and send them again, or pay another way.
  </Trans>
);

/**
 * Names one reason why the order is pending. Payment comes first, then the pharmacist, then the store
 * [CHK-04, CHK-07, PHAR-05].
 */
function Pending({ order: { choices, prescription, pricing, referenceStatus }, store }: Waiting) {
  if (choices.canPay && referenceStatus === 'pending')
    return (
      <Trans>
        We have your reference and are checking your payment. The store starts once it’s confirmed.
      </Trans>
    );
  if (choices.canPay && referenceStatus === 'denied') return <TransferNotFound />;
  if (choices.canPay) return <Trans>Your order isn’t paid yet. The store starts once it’s paid.</Trans>;
  if (prescription?.status === 'waiting' && pricing !== null)
    return <Trans>A pharmacist is checking your prescription and will send you the price.</Trans>;
  if (pricing === 'offered')
    return (
      <Trans>
        {store} has prepared your prescription. Check the items and the price. We deliver once you accept.
      </Trans>
    );
  if (pricing === 'accepted')
    return <Trans>You’ve accepted the price. {store} will confirm your order soon.</Trans>;
  if (prescription?.status === 'waiting') return <Trans>A pharmacist is checking your prescription.</Trans>;
  if (prescription?.status === 'rejected')
    return (
      <Trans>
        The pharmacist couldn’t accept your prescription: {withFullStop(prescription.reason ?? '')} Send
        another one to continue.
      </Trans>
    );
  if (prescription?.status === 'approved')
    return <Trans>Your prescription was accepted. {store} will confirm your order soon.</Trans>;
  return <Trans>{store} has your order and will confirm it soon.</Trans>;
}

type Waiting = { order: PlacedOrder; store: string };

/** Shows the reasons of a cancellation or a refund [ORD-06, ORD-07]. */
function Reasons({ order: { cancellation, refund } }: { order: PlacedOrder }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <>
      {cancellation?.reason ? (
        <p className={classes.reason}>
          {cancellation.by === 'customer' ? (
            <Trans>Your reason: {cancellation.reason}</Trans>
          ) : (
            <Trans>Reason: {cancellation.reason}</Trans>
          )}
        </p>
      ) : null}
      {cancellation?.note ? <p className={classes.reason}>{cancellation.note}</p> : null}
      {refund ? (
        <div className={classes.refund}>
          <p>
            <Trans>Refund requested: {refund.reason}</Trans>{' '}
            {refund.amount === null ? null : <strong>{formats.money(refund.amount)}</strong>}
            {refund.tax === null || refund.tax === 0 ? null : (
              <>
                {' '}
                <Trans>(including {formats.money(refund.tax)} tax)</Trans>
              </>
            )}
          </p>
          {refund.note ? <p className={classes.reason}>{refund.note}</p> : null}
          <SentPictures addresses={refund.imageUrls} label={t`Refund photos`} />
          {refund.answer ? (
            <p>
              <Trans>Our reply: {refund.answer}</Trans>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
