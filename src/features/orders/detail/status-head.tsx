import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wasNeverPaid } from '../../../../domain/order-money';
import { isExpected, type OrderStatus, type PlacedOrder } from '../../../../domain/placed-order';
import { asSentence } from '../../../../domain/text';
import { useFormats } from '../../../i18n/formats.context';
import { useClock } from '../../../platform/shop.context';
import { SentPictures } from '../pictures/sent-pictures';
import { StatusBadge } from '../shared/status-badge';
import { useMoment } from '../shared/use-moment';
import { WhatWasPaid } from '../shared/what-was-paid';
import classes from './status-head.module.css';

/** In one sentence, which whoever listens hears as it changes [ORD-05, NFR-06]. */
export function StatusHead({ order }: { order: PlacedOrder }) {
  const moment = useMoment();
  const now = useClock();
  return (
    <div className={classes.head}>
      <div className={classes.state}>
        <StatusBadge status={order.status} type={order.type} />
        {isExpected(order, now()) && order.expectedAt ? (
          <span className={classes.expected}>
            {order.type === 'take_away' ? (
              <Trans>Ready about {moment.time(order.expectedAt)}</Trans>
            ) : (
              <Trans>Arrives about {moment.time(order.expectedAt)}</Trans>
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

/** A parcel has no store that says anything. */
const PARCEL_SENTENCES: Partial<Record<OrderStatus, ReactNode>> = {
  pending: <Trans>We look for a courier for your parcel.</Trans>,
  confirmed: <Trans>We look for a courier for your parcel.</Trans>,
  accepted: <Trans>The courier is on the way to the sender.</Trans>,
  handover: <Trans>The courier is at the sender.</Trans>,
  picked_up: <Trans>The courier is on the way to the receiver.</Trans>,
  delivered: <Trans>Your parcel has arrived.</Trans>,
  returned: <Trans>Your parcel is back with you.</Trans>,
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
        <Trans>Your order is ready. You can collect it at {store}.</Trans>
      ) : (
        <Trans>Your order is ready and waits for the courier.</Trans>
      );
    case 'picked_up':
      return <Trans>The courier is on the way to you.</Trans>;
    case 'delivered':
      return isTakeAway ? (
        <Trans>You have collected it. Enjoy!</Trans>
      ) : (
        <Trans>It has arrived. Enjoy!</Trans>
      );
    case 'canceled':
      return <Trans>This order was cancelled.</Trans>;
    case 'failed':
      return wasNeverPaid(order) ? (
        <>
          <NeverPaid type={order.type} /> <WhatWasPaid />
        </>
      ) : (
        <Trans>This order could not be delivered.</Trans>
      );
    case 'refund_requested':
      return <Trans>You have asked for a refund. We look into it.</Trans>;
    case 'refund_request_canceled':
      return <Trans>Your request for a refund was refused.</Trans>;
    case 'refunded':
      return <Trans>Your money has been paid back.</Trans>;
    case 'returned':
      return <Trans>This order went back to its sender.</Trans>;
  }
}

const NeverPaid = ({ type }: Pick<PlacedOrder, 'type'>) =>
  type === 'parcel' ? (
    <Trans>This parcel was not paid in time, so no courier was sent.</Trans>
  ) : (
    <Trans>This order was not paid in time, so nothing was prepared.</Trans>
  );

/** No courier is looked for before the money is there [PARC-02, CHK-04]. */
const UnpaidParcel = ({ reference }: { reference: PlacedOrder['referenceStatus'] }) =>
  reference === 'denied' ? (
    <TransferNotFound />
  ) : reference === 'pending' ? (
    <Trans>We have your reference and look for your payment. A courier is sent when it is found.</Trans>
  ) : (
    <Trans>Your parcel is kept, but not paid yet. A courier is sent as soon as it is paid.</Trans>
  );

/** What can be done about it stands below [CHK-04]. */
const TransferNotFound = () => (
  <Trans>
    We could not find your payment by what you told us. Check it and send it again, or pay in another way.
  </Trans>
);

/** Money first, then the pharmacist, then the store [CHK-04, CHK-07, PHAR-05]. */
function Pending({ order: { choices, prescription, pricing, referenceStatus }, store }: Waiting) {
  if (choices.canPay && referenceStatus === 'pending')
    return (
      <Trans>We have your reference and look for your payment. The order starts when it is found.</Trans>
    );
  if (choices.canPay && referenceStatus === 'denied') return <TransferNotFound />;
  if (choices.canPay)
    return <Trans>Your order is kept, but not paid yet. It starts as soon as it is paid.</Trans>;
  if (prescription?.status === 'waiting' && pricing !== null)
    return <Trans>A pharmacist reads your prescription and tells you what it costs.</Trans>;
  if (pricing === 'offered')
    return (
      <Trans>
        {store} has put your prescription together. Look at the goods and the price: nothing is brought before
        you accept.
      </Trans>
    );
  if (pricing === 'accepted')
    return <Trans>You have accepted the price. {store} confirms your order soon.</Trans>;
  if (prescription?.status === 'waiting') return <Trans>A pharmacist looks at your prescription.</Trans>;
  if (prescription?.status === 'rejected')
    return (
      <Trans>
        The pharmacist could not accept your prescription: {asSentence(prescription.reason ?? '')} Send
        another one, and the order goes on.
      </Trans>
    );
  if (prescription?.status === 'approved')
    return <Trans>Your prescription is accepted. {store} confirms your order soon.</Trans>;
  return <Trans>{store} has your order and confirms it soon.</Trans>;
}

type Waiting = { order: PlacedOrder; store: string };

/** Why it ended so, and what was said about the money [ORD-06, ORD-07]. */
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
            <Trans>Refund asked for: {refund.reason}</Trans>{' '}
            {refund.amount === null ? null : <strong>{formats.money(refund.amount)}</strong>}
          </p>
          {refund.note ? <p className={classes.reason}>{refund.note}</p> : null}
          <SentPictures addresses={refund.imageUrls} label={t`Pictures of the refund`} />
          {refund.answer ? (
            <p>
              <Trans>Our answer: {refund.answer}</Trans>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
