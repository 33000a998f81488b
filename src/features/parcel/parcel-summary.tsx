import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  leastFee,
  type ParcelKind,
  type ParcelQuotePart,
  parcelDifferences,
} from '../../../domain/parcel-sending';
import { useFormats } from '../../i18n/formats.context';
import { Button } from '../../ui/button';
import bad from '../../ui/error-text.module.css';
import { FeeReasons } from '../../ui/fee-reasons';
import { Skeleton } from '../../ui/skeleton';
import checkout from '../checkout/checkout.module.css';
import { PlacingFailure } from '../checkout/summary/checkout-problems';
import { OtherTotal, SPLIT_NAMES } from '../checkout/summary/other-total';
import { PaidSplit, Row } from '../checkout/summary/quote-rows';
import rows from '../checkout/summary/summary.module.css';
import { ExpectedTime } from './arrival';
import { useParcel, useParcelDraft, useParcelRef } from './parcel.context';
import classes from './parcel.module.css';

type Props = { kinds: ParcelKind[] };

/**
 * Shows the price, the arrival time and the button. On desktops it is beside the form [PARC-03, PARC-07,
 * DLV-10].
 */
export function ParcelSummary({ kinds }: Props) {
  const isOtherTotal = useParcel((at) => at.matches({ sending: 'quoteChanged' }));
  return (
    <aside className={`${checkout.card} ${rows.summary}`} aria-labelledby="parcel-summary">
      <h2 id="parcel-summary">
        <Trans>Price</Trans>
      </h2>
      <Price kinds={kinds} />
      <p className={classes.expected}>
        <ExpectedTime />
      </p>
      <Refused />
      <Answers />
      {isOtherTotal ? <PriceChanged /> : null}
    </aside>
  );
}

const useIsCounting = (): boolean => useParcel((at) => at.matches({ filling: { price: 'quoting' } }));

function Price({ kinds }: Props) {
  const formats = useFormats();
  const quote = useParcel(({ context }) => context.quote);
  const { payment } = useParcelDraft();
  const isCounting = useIsCounting();
  if (quote?.fee == null || quote.total === null) {
    if (isCounting) return <Skeleton blockSize={96} radius={14} />;
    return <LeastPrice kinds={kinds} />;
  }
  return (
    <div className={rows.sum} data-counting={isCounting || undefined}>
      <dl className={rows.rows}>
        <Row
          name={<Trans>Delivery</Trans>}
          below={
            <FeeReasons fee={quote.fee} reasons={quote.reasons} isEstimated={quote.isDistanceEstimated} />
          }
        >
          {formats.money(quote.fee)}
        </Row>
        {quote.tip > 0 ? (
          <Row name={<Trans>Tip for the courier</Trans>}>{formats.money(quote.tip)}</Row>
        ) : null}
        <Row name={<Trans>Total</Trans>} tone="total">
          {formats.money(quote.total)}
        </Row>
        <PaidSplit quote={quote} method={payment.by} />
      </dl>
    </div>
  );
}

/** Shows the lowest possible price until both places are known. */
function LeastPrice({ kinds }: Props) {
  const formats = useFormats();
  const { categoryId } = useParcelDraft();
  const least = leastFee(kinds, categoryId);
  if (least === null) return null;
  const amount = formats.money(least);
  return (
    <div className={classes.least}>
      <strong>
        <Trans>From {amount}</Trans>
      </strong>
      <p className={classes.quiet}>
        <Trans>Add both addresses to see the exact price.</Trans>
      </p>
    </div>
  );
}

function Refused() {
  const flow = useParcelRef();
  const failure = useParcel(({ context }) => context.failure);
  const problems = useParcel(({ context }) => context.quote?.problems ?? []);
  const isUnanswered = useParcel((at) => at.matches({ sending: 'unanswered' }));
  if (failure !== null)
    return (
      <PlacingFailure
        failure={failure}
        unanswered={
          isUnanswered ? (
            <Trans>We couldn’t confirm your parcel. You can safely try again. It won’t be sent twice.</Trans>
          ) : null
        }
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return problems.map(({ code, part, message }) => (
    <div key={code} className={bad.bad} role="alert">
      <p>{message}</p>
      {part === null ? null : (
        <Button variant="light" size="sm" onClick={() => flow.send({ type: 'part.chosen', part })}>
          <Trans>Change</Trans>
        </Button>
      )}
    </div>
  ));
}

/** The button that continues or sends. Ignores presses while a request runs [CHK-05]. */
function MainButton() {
  const flow = useParcelRef();
  const isReview = useParcel(({ context }) => context.progress.step === 'review');
  const isBusy = useParcel((at) => at.hasTag('busy'));
  const isCounting = useIsCounting();
  const isLocked = useParcel((at) => at.matches({ sending: 'unanswered' }));
  // The keys make two separate buttons, so that the focus moves from the removed button to the page.
  if (!isReview)
    return (
      <Button key="details" fullWidth size="lg" onClick={() => flow.send({ type: 'step.submitted' })}>
        <Trans>Continue</Trans>
      </Button>
    );
  return (
    <Button
      key="review"
      fullWidth
      size="lg"
      loading={isBusy || isCounting}
      disabled={isLocked}
      onClick={() => flow.send({ type: 'parcel.submitted' })}
    >
      <Trans>Send parcel</Trans>
    </Button>
  );
}

function Answers() {
  const flow = useParcelRef();
  const canGoBack = useParcel((at) => at.can({ type: 'step.back' }));
  return (
    <>
      <MainButton />
      {canGoBack ? (
        <Button fullWidth variant="subtle" onClick={() => flow.send({ type: 'step.back' })}>
          <Trans>Back</Trans>
        </Button>
      ) : null}
    </>
  );
}

/** Keeps the price, the arrival time and the button visible on phones [PARC-07]. */
export function StickyPrice({ kinds }: Props) {
  const formats = useFormats();
  const { categoryId } = useParcelDraft();
  const total = useParcel(({ context }) => context.quote?.total ?? null);
  const isCounting = useIsCounting();
  const least = leastFee(kinds, categoryId);
  const amount = least === null ? '…' : formats.money(least);
  return (
    <div className={rows.sticky} data-at-bottom="phone">
      <p data-counting={isCounting || undefined}>
        <strong>
          {total === null ? isCounting ? '…' : <Trans>From {amount}</Trans> : formats.money(total)}
        </strong>
        <span>
          <ExpectedTime />
        </span>
      </p>
      <MainButton />
    </div>
  );
}

const NAMES: Record<ParcelQuotePart, ReactNode> = { total: <Trans>Total</Trans>, ...SPLIT_NAMES };

function PriceChanged() {
  const flow = useParcelRef();
  const quote = useParcel(({ context }) => context.quote);
  const newQuote = useParcel(({ context }) => context.newQuote);
  if (quote === null || newQuote === null) return null;
  return (
    <OtherTotal
      differences={parcelDifferences(quote, newQuote).map((difference) => ({
        ...difference,
        name: NAMES[difference.part],
      }))}
      decline={{
        text: <Trans>Back to parcel</Trans>,
        act: () => flow.send({ type: 'difference.declined' }),
      }}
      accept={{
        text: <Trans>Accept and send</Trans>,
        act: () => flow.send({ type: 'difference.accepted' }),
      }}
    />
  );
}
