import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import {
  hasDiscountEnded,
  type TripQuotePart,
  tripDifferences,
} from '../../../../domain/rental/trip-booking';
import type { TripField } from '../../../../machines/rental/trip-booking.types';
import { useFormats } from '../../../i18n/formats.context';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { FailureWords } from '../../checkout/failure-words';
import classes from '../cart/cart-page.module.css';
import { useTripBooking, useTripBookingRef, useTripWish, useTripWishChange } from './trip-booking.context';

/** What it comes to, what stands in the way, and the one button [RENT-53]. */
export function BookingSummary() {
  const isOtherTotal = useTripBooking((at) => at.matches({ booking: 'quoteChanged' }));
  return (
    <aside className={classes.card} aria-labelledby="booking-sum">
      <h2 id="booking-sum">
        <Trans>Summary</Trans>
      </h2>
      <Rows />
      <Terms />
      <Trouble />
      <BookButton />
      <p className={classes.quiet}>
        <Trans>The price is asked once more before anything is booked.</Trans>
      </p>
      <Suspense>{isOtherTotal ? <TripChanged /> : null}</Suspense>
    </aside>
  );
}

function Rows() {
  const formats = useFormats();
  const quote = useTripBooking(({ context }) => context.quote);
  if (quote === null) return <Skeleton blockSize={120} radius={14} />;
  return (
    <dl className={classes.rows}>
      <div>
        <dt>
          <Trans>Vehicles</Trans>
        </dt>
        <dd>{formats.money(quote.vehicles)}</dd>
      </div>
      {quote.couponDiscount > 0 ? (
        <div className={classes.good}>
          <dt>
            <Trans>Coupon</Trans>
          </dt>
          <dd>{formats.money(-quote.couponDiscount)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{quote.isTaxIncluded ? <Trans>Tax included</Trans> : <Trans>Tax</Trans>}</dt>
        <dd>{formats.money(quote.tax)}</dd>
      </div>
      <div className={classes.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formats.money(quote.total)}</dd>
      </div>
      {quote.due !== quote.total ? (
        <div>
          <dt>
            <Trans>Left to pay</Trans>
          </dt>
          <dd>{formats.money(quote.due)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Terms() {
  const { isAgreed } = useTripWish();
  const change = useTripWishChange();
  return (
    <Checkbox
      id="trip-terms"
      label={<Trans>I agree to the provider’s terms of rental</Trans>}
      checked={isAgreed}
      onChange={({ currentTarget }) => change({ isAgreed: currentTarget.checked })}
    />
  );
}

const MISSING: Record<TripField, ReactNode> = {
  name: <Trans>Contact info is missing</Trans>,
  phone: <Trans>Contact info is missing</Trans>,
  payment: <Trans>Please fill in what this payment asks for</Trans>,
  terms: <Trans>Please agree to the terms first</Trans>,
};

function Trouble() {
  const flow = useTripBookingRef();
  const failure = useTripBooking(({ context }) => context.failure);
  const missing = useTripBooking(({ context }) => context.missing);
  const isUnanswered = useTripBooking((at) => at.matches({ booking: 'unanswered' }));
  if (missing !== null && failure === null)
    return (
      <p className={classes.bad} role="alert">
        {MISSING[missing]}
      </p>
    );
  if (failure === null) return null;
  return (
    <div className={classes.bad} role="alert">
      {isUnanswered ? (
        <p>
          <Trans>We did not hear back. Try again: however often you press, it is one trip.</Trans>
        </p>
      ) : null}
      <p>
        <FailureWords failure={failure} />
      </p>
      <Button variant="light" size="sm" onClick={() => flow.send({ type: 'retry.requested' })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

/** One press, one trip [CHK-05]. */
function BookButton() {
  const flow = useTripBookingRef();
  const isBusy = useTripBooking((at) => at.hasTag('busy'));
  return (
    <Button fullWidth size="lg" loading={isBusy} onClick={() => flow.send({ type: 'booking.submitted' })}>
      <Trans>Book the trip</Trans>
    </Button>
  );
}

const NAMES: Record<TripQuotePart, ReactNode> = {
  vehicles: <Trans>Vehicles</Trans>,
  coupon: <Trans>Coupon</Trans>,
  tax: <Trans>Tax</Trans>,
  total: <Trans>Total</Trans>,
};

/** Another total is a difference to accept, never a surprise. */
function TripChanged() {
  const formats = useFormats();
  const flow = useTripBookingRef();
  const quote = useTripBooking(({ context }) => context.quote);
  const newQuote = useTripBooking(({ context }) => context.newQuote);
  const decline = () => flow.send({ type: 'difference.declined' });
  if (quote === null || newQuote === null) return null;
  return (
    <Question name="quoteChanged" title={<Trans>Your total has changed</Trans>} onClose={decline}>
      {hasDiscountEnded(quote, newQuote) ? (
        <p className={question.text}>
          <Trans>The provider’s discount has ended meanwhile.</Trans>
        </p>
      ) : null}
      <dl className={classes.rows}>
        {tripDifferences(quote, newQuote).map(({ part, from, to }) => (
          <div key={part}>
            <dt>{NAMES[part]}</dt>
            <dd>
              <del>{formats.money(from)}</del> <ins>{formats.money(to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className={question.answers}>
        <Button variant="default" onClick={decline}>
          <Trans>Back to the booking</Trans>
        </Button>
        <Button data-autofocus onClick={() => flow.send({ type: 'difference.accepted' })}>
          <Trans>Accept and book</Trans>
        </Button>
      </div>
    </Question>
  );
}
