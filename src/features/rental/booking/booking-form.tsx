import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import type { couponMachine } from '../../../../machines/checkout/coupon.machine';
import { VISIT_LIFETIME } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { FailedLine } from '../../../ui/failure-block';
import { Skeleton } from '../../../ui/skeleton';
import { FailureWords } from '../../checkout/failure-words';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import classes from '../cart/cart-page.module.css';
import { useTripCart } from '../cart/trip-cart.context';
import fields from '../cart/trip-fields.module.css';
import { TripWords } from '../cart/trip-parts';
import { BookingSummary } from './booking-summary';
import { useTripBooking, useTripWish, useTripWishChange } from './trip-booking.context';

/** Whom to call, how to pay, and what it comes to, on one page [RENT-53]. */
export const BookingForm = () => (
  <div className={classes.columns}>
    <div className={classes.parts}>
      <TripPart />
      <ContactPart />
      <CouponPart />
      <PaymentPart />
    </div>
    <BookingSummary />
  </div>
);

function TripPart() {
  const cart = useTripCart(({ context }) => context.cart);
  return (
    <section className={classes.card} aria-labelledby="trip-data">
      <h2 id="trip-data">
        <Trans>Your trip</Trans>
      </h2>
      <p>{cart.plan ? <TripWords plan={cart.plan} /> : null}</p>
      <ul className={classes.lines}>
        {cart.lines.map(({ id, vehicle, quantity }) => (
          <li key={id}>
            {vehicle.name} × {quantity} · <span className={classes.quiet}>{vehicle.provider.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactPart() {
  const { contact, note } = useTripWish();
  const change = useTripWishChange();
  return (
    <section className={classes.card} aria-labelledby="trip-contact">
      <h2 id="trip-contact" tabIndex={-1}>
        <Trans>Contact</Trans>
      </h2>
      <div className={fields.fields}>
        <TextInput
          label={<Trans>Contact person name</Trans>}
          value={contact.name}
          autoComplete="name"
          maxLength={100}
          onChange={({ currentTarget }) => change({ contact: { ...contact, name: currentTarget.value } })}
        />
        <TextInput
          label={<Trans>Contact person number</Trans>}
          value={contact.phone}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={30}
          onChange={({ currentTarget }) => change({ contact: { ...contact, phone: currentTarget.value } })}
        />
      </div>
      <Textarea
        label={<Trans>Note for the provider (optional)</Trans>}
        description={<Trans>Say whether you drive yourself or want a driver.</Trans>}
        value={note}
        maxLength={500}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </section>
  );
}

function CouponPart() {
  const flow = useTripBooking(({ children }) => children.tripCoupon);
  return (
    <section className={classes.card} aria-labelledby="trip-coupon">
      <h2 id="trip-coupon">
        <Trans>Coupon</Trans>
      </h2>
      {flow ? <Coupon flow={flow} /> : <Skeleton blockSize={56} radius={14} />}
    </section>
  );
}

function Coupon({ flow }: { flow: ActorRefFrom<typeof couponMachine> }) {
  const code = useSelector(flow, ({ context }) => context.code);
  const isBusy = useSelector(flow, (at) => at.hasTag('busy'));
  const failure = useSelector(flow, (at) => (at.hasTag('failed') ? at.context.failure : null));
  const typed = useSelector(flow, ({ context }) => context.typed);
  if (code !== null)
    return (
      <p role="status">
        <strong>
          <bdi>{code}</bdi>
        </strong>{' '}
        <Trans>is taken off your trip.</Trans>{' '}
        <Button variant="light" size="sm" onClick={() => flow.send({ type: 'coupon.removed' })}>
          <Trans>Remove</Trans>
        </Button>
      </p>
    );
  return (
    <form
      className={fields.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const said = new FormData(event.currentTarget).get('code');
        flow.send({ type: 'code.submitted', code: typeof said === 'string' ? said : '' });
      }}
    >
      <TextInput
        key={typed}
        name="code"
        label={<Trans>Coupon code</Trans>}
        defaultValue={typed}
        dir="ltr"
        autoComplete="off"
        maxLength={60}
        error={
          failure ? (
            <span role="alert">
              <FailureWords failure={failure} />
            </span>
          ) : null
        }
      />
      <Button type="submit" variant="light" loading={isBusy}>
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}

const OPTIONS = 'checkout-options';

function PaymentPart() {
  const { t } = useLingui();
  const reads = useReads();
  const { checkout } = useApi();
  const { promise, key } = reads.read(OPTIONS, VISIT_LIFETIME, () => checkout.options());
  return (
    <section className={classes.card} aria-labelledby="trip-payment">
      <h2 id="trip-payment" tabIndex={-1}>
        <Trans>Payment</Trans>
      </h2>
      <CatchBoundary
        getResetKey={() => key}
        errorComponent={({ reset }) => (
          <FailedLine
            reason={t`The ways to pay could not be loaded.`}
            onRetry={() => {
              reads.forget(OPTIONS);
              reset();
            }}
          />
        )}
      >
        <Suspense fallback={<Skeleton blockSize={140} radius={14} />}>
          <Ways options={promise} />
        </Suspense>
      </CatchBoundary>
    </section>
  );
}

function Ways({ options }: { options: Promise<CheckoutOptions> }) {
  const offered = use(options);
  const { payment, usesWallet } = useTripWish();
  const change = useTripWishChange();
  const balance = useTripBooking(({ context }) => context.quote?.walletBalance ?? null);
  const canShare = offered.hasPartialPayment && balance !== null && balance > 0 && payment.by !== 'wallet';
  return (
    <>
      <PaymentChoices
        options={offered}
        payment={payment}
        balance={balance}
        limit={null}
        onChoose={(chosen) =>
          change({ payment: chosen, ...(chosen.by === 'wallet' && { usesWallet: false }) })
        }
      />
      {canShare ? (
        <Checkbox
          label={<Trans>Use my wallet first, and pay the rest like this</Trans>}
          checked={usesWallet}
          onChange={({ currentTarget }) => change({ usesWallet: currentTarget.checked })}
        />
      ) : null}
    </>
  );
}
