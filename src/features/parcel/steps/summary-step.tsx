import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockAt } from '../../../../domain/opening-hours';
import type { ParcelKind, ParcelParty, ParcelStep } from '../../../../domain/parcel-sending';
import { useFormats } from '../../../i18n/formats.context';
import { Question } from '../../../platform/layers/dialog';
import question from '../../../platform/layers/question.module.css';
import { useConfig } from '../../../platform/shop.context';
import bad from '../../../ui/bad-words.module.css';
import { Button } from '../../../ui/button';
import { FeeReasons } from '../../../ui/fee-reasons';
import { Skeleton } from '../../../ui/skeleton';
import { OfferedWays } from '../../checkout/parts/offered-ways';
import { ChosenWay } from '../../checkout/parts/payment-part';
import { Row } from '../../checkout/summary/quote-rows';
import rows from '../../checkout/summary/summary.module.css';
import { Trouble } from '../../checkout/summary/trouble';
import { useParcel, useParcelRef, useParcelWish } from '../parcel.context';
import classes from '../parcel.module.css';

/** Everything that was said, each with the way back to it, the fee with its rules, and one button [PARC-02, DLV-10]. */
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
  const wish = useParcelWish();
  const { scheduledAt } = wish;
  return (
    <dl className={classes.facts}>
      <Fact step="category" name={<Trans>Parcel</Trans>}>
        <bdi>{kinds.find(({ id }) => id === wish.categoryId)?.name}</bdi>
      </Fact>
      <Fact step="sender" name={<Trans>From</Trans>}>
        <PartyWords party={wish.sender} />
      </Fact>
      <Fact step="receiver" name={<Trans>To</Trans>}>
        <PartyWords party={wish.receiver} />
      </Fact>
      <Fact step="instructions" name={<Trans>For the courier</Trans>}>
        <bdi>{wish.instruction || '–'}</bdi>
      </Fact>
      <Fact step="payer" name={<Trans>Payment</Trans>}>
        {wish.payer === 'receiver' ? (
          <Trans>The receiver pays in cash at the door</Trans>
        ) : (
          <>
            <Trans>I pay</Trans>
            <br />
            <OfferedWays fallback={null}>
              {(options) => <ChosenWay subject="parcel" options={options} choice={wish} />}
            </OfferedWays>
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
        {wish.tip === 0 ? <Trans>No tip</Trans> : formats.money(wish.tip)}
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

/** What is behind the door of the street, each in its own direction of writing. */
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
      {quote.walletAmount > 0 ? (
        <>
          <Row name={<Trans>From your wallet</Trans>} tone="small">
            {formats.money(-quote.walletAmount)}
          </Row>
          <Row name={<Trans>Left to pay</Trans>}>{formats.money(quote.due)}</Row>
        </>
      ) : null}
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
      <Trouble
        failure={failure}
        unanswered={
          isUnanswered ? (
            <Trans>We did not hear back. Try again: however often you press, it is one parcel.</Trans>
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

/** One press, one parcel [CHK-05]. */
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
        <Trans>Send the parcel</Trans>
      </Button>
    </div>
  );
}

/** Another price is a difference to accept, never a surprise [CHK-06]. */
function PriceChanged() {
  const formats = useFormats();
  const flow = useParcelRef();
  const before = useParcel(({ context }) => context.quote?.total ?? 0);
  const now = useParcel(({ context }) => context.newQuote?.total ?? 0);
  const decline = () => flow.send({ type: 'difference.declined' });
  return (
    <Question name="quoteChanged" title={<Trans>Your total has changed</Trans>} onClose={decline}>
      <p>
        <del>{formats.money(before)}</del> <ins>{formats.money(now)}</ins>
      </p>
      <div className={question.answers}>
        <Button variant="default" onClick={decline}>
          <Trans>Back to the parcel</Trans>
        </Button>
        <Button data-autofocus onClick={() => flow.send({ type: 'difference.accepted' })}>
          <Trans>Accept and send</Trans>
        </Button>
      </div>
    </Question>
  );
}
