import { Trans } from '@lingui/react/macro';
import { IconCreditCardOff } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CheckoutOptions, OrderPayment } from '../../../../domain/order-quote';
import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { FailureWords } from '../failure-words';
import { PaymentChoices } from '../parts/payment-part';
import classes from './after-placing.module.css';

type Flow = ActorRefFrom<typeof paymentMachine>;

/** The order is kept: pay now, pay otherwise, or cancel it [CHK-07]. */
export function Unpaid({ flow }: { flow: Flow }) {
  const { checkout } = useApi();
  const { promise } = useReads().read('checkout-options', VISIT_LIFETIME, () => checkout.options());
  const orderId = useSelector(flow, ({ context }) => context.orderId);
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isStarting = useSelector(flow, (snapshot) => snapshot.matches({ unpaid: 'starting' }));
  const isCancelling = useSelector(flow, (snapshot) => snapshot.matches({ unpaid: 'cancelling' }));
  const payment = useSelector(flow, ({ context }) => context.payment);
  return (
    <section className={classes.card} aria-labelledby="after-title">
      <span className={classes.icon} data-tone="wait" aria-hidden>
        <IconCreditCardOff size={52} />
      </span>
      <h2 id="after-title">
        <Trans>Your order is not paid yet</Trans>
      </h2>
      <p className={classes.number} role="status">
        <Trans>
          Order number <bdi>{orderId}</bdi>
        </Trans>
      </p>
      <p className={classes.text}>
        <Trans>The order is kept and your cart is as it was. Nothing is charged twice.</Trans>
      </p>
      {failure ? (
        <p className={classes.bad} role="alert">
          <FailureWords failure={failure} />
        </p>
      ) : null}
      <div className={classes.ways}>
        <Suspense>
          <PayNow
            options={promise}
            isBusy={isStarting}
            onPay={(gateway) =>
              flow.send(
                payment.by === 'digital' || gateway === null
                  ? { type: 'payment.requested' }
                  : { type: 'payment.changed', payment: { by: 'digital', gateway } },
              )
            }
          />
        </Suspense>
        <Button variant="default" onClick={() => flow.send({ type: 'retry.requested' })}>
          <Trans>Check again</Trans>
        </Button>
        <Button
          variant="subtle"
          loading={isCancelling}
          onClick={() => flow.send({ type: 'order.cancelled' })}
        >
          <Trans>Cancel the order</Trans>
        </Button>
      </div>
      <details className={classes.methods}>
        <summary>
          <Trans>Change payment method</Trans>
        </summary>
        <Suspense fallback={<Skeleton blockSize={140} radius={14} />}>
          <Methods
            options={promise}
            payment={payment.by === 'digital' ? payment : UNCHOSEN}
            onChoose={(chosen) => flow.send({ type: 'payment.changed', payment: chosen })}
          />
        </Suspense>
      </details>
    </section>
  );
}

type PayNowProps = {
  options: Promise<CheckoutOptions>;
  isBusy: boolean;
  onPay: (gateway: string | null) => void;
};

function PayNow({ options, isBusy, onPay }: PayNowProps) {
  const [first] = use(options).gateways;
  return (
    <Button loading={isBusy} onClick={() => onPay(first?.id ?? null)}>
      <Trans>Pay now</Trans>
    </Button>
  );
}

type MethodsProps = {
  options: Promise<CheckoutOptions>;
  payment: OrderPayment;
  onChoose: (payment: OrderPayment) => void;
};

/** What waits for its payment is by no other way yet: each can be chosen. */
const UNCHOSEN: OrderPayment = { by: 'digital', gateway: '' };

/** A reference is written where the order is put together. */
const Methods = ({ options, ...choice }: MethodsProps) => (
  <PaymentChoices options={{ ...use(options), offlineMethods: [] }} {...choice} />
);
