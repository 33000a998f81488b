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
import question from '../../../platform/layers/question.module.css';
import { Button } from '../../../ui/button';
import bad from '../../../ui/error-text.module.css';
import { Skeleton } from '../../../ui/skeleton';
import { PlacingFailure } from '../../checkout/summary/checkout-problems';
import { OtherTotal, SPLIT_NAMES } from '../../checkout/summary/other-total';
import { PaidSplit, Row } from '../../checkout/summary/quote-rows';
import rows from '../../checkout/summary/summary.module.css';
import classes from '../cart/cart-page.module.css';
import { useTripBooking, useTripBookingRef, useTripDraft, useTripDraftChange } from './trip-booking.context';

/** Shows the total, the problems and the button [RENT-53]. */
export function BookingSummary() {
  const isOtherTotal = useTripBooking((at) => at.matches({ booking: 'quoteChanged' }));
  return (
    <aside className={classes.card} aria-labelledby="booking-sum">
      <h2 id="booking-sum">
        <Trans>Summary</Trans>
      </h2>
      <Rows />
      <Terms />
      <Refused />
      <BookButton />
      <p className={classes.quiet}>
        <Trans>We’ll confirm the price before booking your trip.</Trans>
      </p>
      <Suspense>{isOtherTotal ? <TripChanged /> : null}</Suspense>
    </aside>
  );
}

function Rows() {
  const formats = useFormats();
  const quote = useTripBooking(({ context }) => context.quote);
  const { payment } = useTripDraft();
  const isUnquoted = useTripBooking((at) => at.matches({ booking: { editing: 'unquoted' } }));
  if (quote === null) return isUnquoted ? null : <Skeleton blockSize={120} radius={14} />;
  return (
    <dl className={rows.rows}>
      <Row name={<Trans>Vehicles</Trans>}>{formats.money(quote.vehicles + quote.discount)}</Row>
      {quote.discount > 0 ? (
        <Row name={<Trans>Discount</Trans>} tone="good">
          {formats.money(-quote.discount)}
        </Row>
      ) : null}
      {quote.couponDiscount > 0 ? (
        <Row name={<Trans>Coupon</Trans>} tone="good">
          {formats.money(-quote.couponDiscount)}
        </Row>
      ) : null}
      <Row name={quote.isTaxIncluded ? <Trans>Tax included</Trans> : <Trans>Tax</Trans>}>
        {formats.money(quote.tax)}
      </Row>
      <Row name={<Trans>Total</Trans>} tone="total">
        {formats.money(quote.total)}
      </Row>
      <PaidSplit quote={quote} method={payment.by} />
    </dl>
  );
}

function Terms() {
  const { isAgreed } = useTripDraft();
  const change = useTripDraftChange();
  return (
    <Checkbox
      id="trip-terms"
      label={
        <Trans>
          I agree to the provider’s{' '}
          <a href="/rental-terms" target="_blank" rel="noopener">
            rental terms
          </a>
        </Trans>
      }
      checked={isAgreed}
      onChange={({ currentTarget }) => change({ isAgreed: currentTarget.checked })}
    />
  );
}

const MISSING: Record<TripField, ReactNode> = {
  name: <Trans>Contact info is missing</Trans>,
  phone: <Trans>Contact info is missing</Trans>,
  payment: <Trans>Please complete the payment details</Trans>,
  terms: <Trans>Please agree to the terms first</Trans>,
};

function Refused() {
  const flow = useTripBookingRef();
  const failure = useTripBooking(({ context }) => context.failure);
  const missing = useTripBooking(({ context }) => context.missing);
  const isUnanswered = useTripBooking((at) => at.matches({ booking: 'unanswered' }));
  if (missing !== null && failure === null)
    return (
      <p className={bad.bad} role="alert">
        {MISSING[missing]}
      </p>
    );
  if (failure === null) return null;
  return (
    <PlacingFailure
      failure={failure}
      unanswered={
        isUnanswered ? (
          <Trans>We couldn’t confirm your booking. You can safely try again. It won’t be booked twice.</Trans>
        ) : null
      }
      onRetry={() => flow.send({ type: 'retry.requested' })}
    />
  );
}

/** The button that books. Ignores presses while a request runs [CHK-05]. */
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
  ...SPLIT_NAMES,
};

function TripChanged() {
  const flow = useTripBookingRef();
  const quote = useTripBooking(({ context }) => context.quote);
  const newQuote = useTripBooking(({ context }) => context.newQuote);
  if (quote === null || newQuote === null) return null;
  return (
    <OtherTotal
      differences={tripDifferences(quote, newQuote).map((difference) => ({
        ...difference,
        name: NAMES[difference.part],
      }))}
      decline={{
        text: <Trans>Back to booking</Trans>,
        act: () => flow.send({ type: 'difference.declined' }),
      }}
      accept={{
        text: <Trans>Accept and book</Trans>,
        act: () => flow.send({ type: 'difference.accepted' }),
      }}
    >
      {hasDiscountEnded(quote, newQuote) ? (
        <p className={question.text}>
          <Trans>The provider’s discount has ended.</Trans>
        </p>
      ) : null}
    </OtherTotal>
  );
}
