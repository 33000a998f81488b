import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockAt } from '../../../../domain/opening-hours';
import {
  type ParcelKind,
  type ParcelParty,
  type ParcelQuotePart,
  type ParcelStep,
  parcelDifferences,
} from '../../../../domain/parcel-sending';
import { useFormats } from '../../../i18n/formats.context';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import bad from '../../../ui/error-text.module.css';
import { FeeReasons } from '../../../ui/fee-reasons';
import { Skeleton } from '../../../ui/skeleton';
import { ChosenPaymentMethod } from '../../checkout/parts/payment-part';
import { WithPaymentMethods } from '../../checkout/parts/with-payment-methods';
import { PlacingFailure } from '../../checkout/summary/checkout-problems';
import { OtherTotal, SPLIT_NAMES } from '../../checkout/summary/other-total';
import { PaidSplit, Row } from '../../checkout/summary/quote-rows';
import rows from '../../checkout/summary/summary.module.css';
import { useParcel, useParcelDraft, useParcelRef } from '../parcel.context';
import classes from '../parcel.module.css';

/** All answers with links back, the fee with its rules, and one button [PARC-02, DLV-10]. */
export function SummaryStep({ kinds }: { kinds: ParcelKind[] }) {
  const isOtherTotal = useParcel((at) => at.matches({ sending: 'quoteChanged' }));
  return (
    <>
      <Facts kinds={kinds} />
      <Price />
      <Refused />
      <Answers />
      {isOtherTotal ? <PriceChanged /> : null}
    </>
  );
}

function Facts({ kinds }: { kinds: ParcelKind[] }) {
  const formats = useFormats();
  const { utcOffsetMinutes } = useConfig();
  const draft = useParcelDraft();
  const { scheduledAt } = draft;
  return (
    <dl className={classes.facts}>
      <Fact step="category" name={<Trans>Parcel</Trans>}>
        <bdi>{kinds.find(({ id }) => id === draft.categoryId)?.name}</bdi>
      </Fact>
      <Fact step="sender" name={<Trans>From</Trans>}>
        <PartyWords party={draft.sender} />
      </Fact>
      <Fact step="receiver" name={<Trans>To</Trans>}>
        <PartyWords party={draft.receiver} />
      </Fact>
      <Fact step="instructions" name={<Trans>For the courier</Trans>}>
        <bdi>{draft.instruction || '–'}</bdi>
      </Fact>
      <Fact step="payer" name={<Trans>Payment</Trans>}>
        {draft.payer === 'receiver' ? (
          <Trans>The receiver pays in cash at the door</Trans>
        ) : (
          <>
            <Trans>I pay</Trans>
            <br />
            <WithPaymentMethods fallback={null}>
              {(options) => <ChosenPaymentMethod subject="parcel" options={options} choice={draft} />}
            </WithPaymentMethods>
          </>
        )}
      </Fact>
      <Fact step="schedule" name={<Trans>When?</Trans>}>
        {scheduledAt === null ? (
          <Trans>As soon as possible</Trans>
        ) : (
          `${formats.date(scheduledAt)} ${formats.time(clockAt(Date.parse(scheduledAt), utcOffsetMinutes))}`
        )}
      </Fact>
      <Fact step="tip" name={<Trans>Tip for the courier</Trans>}>
        {draft.tip === 0 ? <Trans>No tip</Trans> : formats.money(draft.tip)}
      </Fact>
    </dl>
  );
}

type FactProps = { step: ParcelStep; name: ReactNode; children: ReactNode };

function Fact({ step, name, children }: FactProps) {
  const flow = useParcelRef();
  const canChange = useParcel((at) => at.can({ type: 'step.chosen', step }));
  return (
    <div>
      <dt id={`parcel-fact-${step}`}>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <Button
          variant="subtle"
          size="sm"
          disabled={!canChange}
          aria-describedby={`parcel-fact-${step}`}
          onClick={() => flow.send({ type: 'step.chosen', step })}
        >
          <Trans>Change</Trans>
        </Button>
      </dd>
    </div>
  );
}

const PartyWords = ({ party }: { party: ParcelParty }) => (
  <>
    <bdi>{party.name}</bdi> · <bdi dir="ltr">{party.phone}</bdi>
    <br />
    <bdi>{party.place?.address}</bdi>
    <Behind party={party} />
  </>
);

function Behind({ party: { road, house, floor } }: { party: ParcelParty }) {
  if (!road && !house && !floor) return null;
  return (
    <>
      <br />
      <bdi>{road}</bdi> {house ? <Trans>House {house}</Trans> : null}{' '}
      {floor ? <Trans>Floor {floor}</Trans> : null}
    </>
  );
}

function Price() {
  const formats = useFormats();
  const quote = useParcel(({ context }) => context.quote);
  const isFailed = useParcel((at) => at.matches({ filling: { summary: 'unquoted' } }));
  if (isFailed) return null;
  if (quote === null) return <Skeleton blockSize={120} radius={14} />;
  // Without a route there is no price. The problems are listed below.
  if (quote.fee === null || quote.total === null) return null;
  return (
    <dl className={rows.rows}>
      <Row
        name={<Trans>Delivery</Trans>}
        below={<FeeReasons fee={quote.fee} reasons={quote.reasons} isEstimated={quote.isDistanceEstimated} />}
      >
        {formats.money(quote.fee)}
      </Row>
      {quote.tip > 0 ? <Row name={<Trans>Tip for the courier</Trans>}>{formats.money(quote.tip)}</Row> : null}
      <Row name={<Trans>Total</Trans>} tone="total">
        {formats.money(quote.total)}
      </Row>
      <PaidSplit quote={quote} />
    </dl>
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
            <Trans>We didn’t get a reply. It’s safe to try again: you’ll only send one parcel.</Trans>
          ) : null
        }
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return problems.map(({ code, step, message }) => (
    <div key={code} className={bad.bad} role="alert">
      <p>{message}</p>
      {step === 'summary' ? null : (
        <Button variant="light" size="sm" onClick={() => flow.send({ type: 'step.chosen', step })}>
          <Trans>Change</Trans>
        </Button>
      )}
    </div>
  ));
}

/** Ignores presses while sending [CHK-05]. */
function Answers() {
  const flow = useParcelRef();
  const isBusy = useParcel((at) => at.hasTag('busy'));
  const canGoBack = useParcel((at) => at.can({ type: 'step.back' }));
  const canSend = useParcel((at) => at.can({ type: 'parcel.submitted' }) || at.hasTag('busy'));
  const hasProblem = useParcel(({ context }) => (context.quote?.problems.length ?? 0) > 0);
  return (
    <div className={classes.answers}>
      <Button variant="default" disabled={!canGoBack} onClick={() => flow.send({ type: 'step.back' })}>
        <Trans>Back</Trans>
      </Button>
      <Button
        size="lg"
        loading={isBusy}
        disabled={hasProblem || !canSend}
        onClick={() => flow.send({ type: 'parcel.submitted' })}
      >
        <Trans>Send parcel</Trans>
      </Button>
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
        words: <Trans>Back to the parcel</Trans>,
        act: () => flow.send({ type: 'difference.declined' }),
      }}
      accept={{
        words: <Trans>Accept and send</Trans>,
        act: () => flow.send({ type: 'difference.accepted' }),
      }}
    />
  );
}
