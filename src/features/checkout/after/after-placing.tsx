import { Trans } from '@lingui/react/macro';
import { IconCircleCheckFilled, IconClockPause, IconReceiptOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { FailureBlock } from '../../../ui/failure-block';
import { later } from '../../../ui/later';
import { Skeleton } from '../../../ui/skeleton';
import { guestOrder } from '../../orders/tracking/guest-orders';
import { useIsSignedIn } from '../../session/session.context';
import { useRequestSignIn } from '../../session/sign-in-door.context';
import { useCheckout, usePaymentPart } from '../checkout.context';
import { FailureWords } from '../failure-words';
import classes from './after-placing.module.css';
import { Unpaid } from './unpaid';

const PushOffer = later(() => import('../../messages/push-offer').then((file) => file.PushOffer));
const OrderPage = later(() => import('../../orders/detail/order-page').then((file) => file.OrderPage));

type Flow = ActorRefFrom<typeof paymentMachine>;

/** What became of the order: placed, waiting for its payment, or cancelled [CHK-07, CHK-10]. */
export function AfterPlacing() {
  const payment = usePaymentPart();
  const isPlaced = useCheckout((snapshot) => snapshot.matches('placed'));
  const isCancelled = useCheckout((snapshot) => snapshot.matches('cancelled'));
  if (isPlaced) return <Placed />;
  if (isCancelled) return <Cancelled />;
  return payment ? <Paying flow={payment} /> : null;
}

type CardProps = { icon: ReactNode; tone: 'good' | 'wait' | 'bad'; title: ReactNode; children: ReactNode };

const Card = ({ icon, tone, title, children }: CardProps) => (
  <section className={classes.card} aria-labelledby="after-title">
    <span className={classes.icon} data-tone={tone} aria-hidden>
      {icon}
    </span>
    <h2 id="after-title">{title}</h2>
    {children}
  </section>
);

const ToHome = () => (
  <Button variant="default" renderRoot={(props) => <Link to="/home" {...props} />}>
    <Trans>Continue Shopping</Trans>
  </Button>
);

const Placed = () => (
  <>
    <Thanks />
    <WholeOrder />
  </>
);

/** Where it is and when it comes, with its map, its goods and its sum [CHK-10]. */
function WholeOrder() {
  const isSignedIn = useIsSignedIn();
  const id = useCheckout(({ context }) => context.orderId ?? 0);
  const kept = isSignedIn ? null : guestOrder(id);
  if (!isSignedIn && kept === null) return null;
  return (
    <div className={classes.whole}>
      <Suspense fallback={<Skeleton blockSize={320} radius={20} />}>
        <OrderPage id={id} phone={kept?.phone ?? null} />
      </Suspense>
    </div>
  );
}

/** Number and amount, the way to the order, and for a guest an account [CHK-10, ORD-20]. */
function Thanks() {
  const formats = useFormats();
  const isSignedIn = useIsSignedIn();
  const requestSignIn = useRequestSignIn();
  const orderId = useCheckout(({ context }) => context.orderId ?? 0);
  const total = useCheckout(({ context }) => context.order?.total ?? null);
  const isPrescription = useCheckout(({ context }) => context.way === 'prescription');
  const isByHand = useCheckout(({ context }) => context.order?.payment?.by === 'offline');
  const amount = total === null || isPrescription ? null : formats.money(total);
  return (
    <Card
      tone="good"
      icon={<IconCircleCheckFilled size={56} />}
      title={<Trans>Thank you, your order is placed</Trans>}
    >
      <p className={classes.number} role="status">
        <Trans>
          Order number <bdi>{orderId}</bdi>
        </Trans>
        {amount === null ? null : (
          <>
            {' · '}
            <strong>{amount}</strong>
          </>
        )}
      </p>
      <p className={classes.text}>
        {isPrescription ? (
          <Trans>
            The pharmacist reads your prescription and tells you here what it costs. Nothing is prepared
            before you accept.
          </Trans>
        ) : isByHand ? (
          <Trans>We have your reference. The order starts as soon as your payment is found.</Trans>
        ) : (
          <Trans>The store has your order and starts as soon as it confirms it.</Trans>
        )}
      </p>
      <div className={classes.ways}>
        <Button renderRoot={(props) => <ToOrder {...props} id={orderId} isOwn={isSignedIn} />}>
          <Trans>Track Order</Trans>
        </Button>
        <ToHome />
      </div>
      {isSignedIn ? (
        <PushOffer />
      ) : (
        <div className={classes.offer}>
          <p>
            <Trans>With an account all your orders are in one place, on every device.</Trans>
          </p>
          <Button variant="light" aria-haspopup="dialog" onClick={() => requestSignIn('sign-up', null)}>
            <Trans>Create an account</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

type ToOrderProps = { id: number; isOwn: boolean; className: string; children: ReactNode };

const ToOrder = ({ id, isOwn, ...looks }: ToOrderProps) =>
  isOwn ? (
    <Link to="/my-orders/$id" params={{ id: String(id) }} {...looks} />
  ) : (
    <Link to="/track-order" search={{ order: id }} {...looks} />
  );

const Cancelled = () => (
  <Card tone="bad" icon={<IconReceiptOff size={52} />} title={<Trans>Your order was cancelled</Trans>}>
    <p className={classes.text}>
      <Trans>Nothing is charged. What was in your cart is still there.</Trans>
    </p>
    <div className={classes.ways}>
      <ToHome />
    </div>
  </Card>
);

function Paying({ flow }: { flow: Flow }) {
  const isPaying = useSelector(flow, (snapshot) => snapshot.matches('paying'));
  const isUnpaid = useSelector(flow, (snapshot) => snapshot.matches('unpaid'));
  const isUnread = useSelector(flow, (snapshot) => snapshot.matches({ confirmingPayment: 'unread' }));
  const failure = useSelector(flow, ({ context }) => context.failure);
  if (isUnpaid) return <Unpaid flow={flow} />;
  if (isUnread && failure)
    return (
      <FailureBlock
        title={<Trans>Your order could not be loaded</Trans>}
        reason={<FailureWords failure={failure} />}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  if (isPaying)
    return (
      <Card tone="wait" icon={<IconClockPause size={52} />} title={<Trans>Taking you to the payment</Trans>}>
        <p className={classes.text}>
          <Trans>Your order is kept. If the page of the payment does not open, go there yourself.</Trans>
        </p>
        <div className={classes.ways}>
          <Button onClick={() => flow.send({ type: 'payment.requested' })}>
            <Trans>Continue to the payment</Trans>
          </Button>
          <Button variant="default" onClick={() => flow.send({ type: 'retry.requested' })}>
            <Trans>Check again</Trans>
          </Button>
        </div>
      </Card>
    );
  return (
    <div className={classes.card} role="status">
      <Skeleton blockSize={56} radius={28} />
      <p className={classes.text}>
        <Trans>Confirming your order</Trans>
      </p>
    </div>
  );
}
