import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconReceiptOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/checkout/payment.machine';
import { useFormats } from '../../i18n/formats.context';
import { Button } from '../../ui/button';
import { FailureBlock } from '../../ui/failure-block';
import { Skeleton } from '../../ui/skeleton';
import classes from '../checkout/after/after-placing.module.css';
import { Unpaid } from '../checkout/after/unpaid';
import { FailureWords } from '../checkout/failure-words';
import { useIsSignedIn } from '../session/session.context';
import { useParcel } from './parcel.context';

/** What became of the parcel: sent, waiting for its payment, or cancelled [CHK-07]. */
export function AfterSending() {
  const payment = useParcel(({ children }) => children.parcelPayment);
  const isPlaced = useParcel((at) => at.matches('placed'));
  const isCancelled = useParcel((at) => at.matches('cancelled'));
  if (isPlaced) return <Sent />;
  if (isCancelled) return <Cancelled />;
  return payment ? <Paying flow={payment} /> : null;
}

const ToHome = () => (
  <Button variant="default" renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Send another parcel</Trans>
  </Button>
);

function Sent() {
  const formats = useFormats();
  const isSignedIn = useIsSignedIn();
  const id = useParcel(({ context }) => context.orderId ?? 0);
  const total = useParcel(({ context }) => context.order?.total ?? null);
  return (
    <section className={classes.card} aria-labelledby="after-title">
      <span className={classes.icon} data-tone="good" aria-hidden>
        <IconCircleCheckFilled size={56} />
      </span>
      <h2 id="after-title">
        <Trans>Thank you, your parcel will be fetched</Trans>
      </h2>
      <p className={classes.number} role="status">
        <Trans>
          Order number <bdi>{id}</bdi>
        </Trans>
        {total === null ? null : (
          <>
            {' · '}
            <strong>{formats.money(total)}</strong>
          </>
        )}
      </p>
      <p className={classes.text}>
        <Trans>Follow it on the map, and send the receiver a link of their own from there.</Trans>
      </p>
      <div className={classes.ways}>
        <Button renderRoot={(props) => <ToParcel {...props} id={id} isOwn={isSignedIn} />}>
          <Trans>Track Order</Trans>
        </Button>
        <ToHome />
      </div>
    </section>
  );
}

type ToParcelProps = { id: number; isOwn: boolean; className: string; children: ReactNode };

/** A guest has no list of orders: this device knows the phone of this one. */
const ToParcel = ({ id, isOwn, ...looks }: ToParcelProps) =>
  isOwn ? (
    <Link to="/my-orders/$id" params={{ id: String(id) }} {...looks} />
  ) : (
    <Link to="/track-order" search={{ order: id }} {...looks} />
  );

const Cancelled = () => (
  <section className={classes.card} aria-labelledby="after-title">
    <span className={classes.icon} data-tone="bad" aria-hidden>
      <IconReceiptOff size={52} />
    </span>
    <h2 id="after-title">
      <Trans>Your parcel was cancelled</Trans>
    </h2>
    <div className={classes.ways}>
      <ToHome />
    </div>
  </section>
);

function Paying({ flow }: { flow: ActorRefFrom<typeof paymentMachine> }) {
  const isUnpaid = useSelector(flow, (at) => at.matches('unpaid'));
  const isPaying = useSelector(flow, (at) => at.matches('paying'));
  const failure = useSelector(flow, (at) =>
    at.matches({ confirmingPayment: 'unread' }) ? at.context.failure : null,
  );
  if (isUnpaid) return <Unpaid flow={flow} subject="parcel" />;
  if (failure)
    return (
      <FailureBlock
        title={<Trans>Your order could not be loaded</Trans>}
        reason={<FailureWords failure={failure} />}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return (
    <div className={classes.card} role="status">
      <Skeleton blockSize={56} radius={28} />
      <p className={classes.text}>
        {isPaying ? <Trans>Taking you to the payment</Trans> : <Trans>Confirming your order</Trans>}
      </p>
      {isPaying ? (
        <Button onClick={() => flow.send({ type: 'payment.requested' })}>
          <Trans>Continue to the payment</Trans>
        </Button>
      ) : null}
    </div>
  );
}
