import '../../../platform/fields/inputs.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Question } from '../../../platform/layers/dialog';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { FailureBlock } from '../../../ui/failure-block';
import { OverlayKit } from '../../../ui/overlay-kit';
import { Skeleton } from '../../../ui/skeleton';
import { FailureWords } from '../../checkout/failure-words';
import { OfferedWays } from '../../checkout/parts/offered-ways';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import { reasonSchema } from '../../orders/actions/action-schemas';
import classes from '../../orders/actions/order-actions.module.css';
import { ReasonChoice } from '../../orders/actions/reason-choice';
import { ReviewForm } from '../../orders/actions/review-form';
import { usePerson } from '../../session/session.context';
import { useTripActions, useTripActionsRef } from './trip-actions.context';
import { Answers, Refusal } from './trip-answers';
import { TripChange } from './trip-change';

type Props = { trip: BookedTrip };

/** One question at a time, as the flow stands; closing it is always the careful answer. */
export function TripActionQuestion({ trip }: Props) {
  const flow = useTripActionsRef();
  const isCancelling = useTripActions((at) => at.matches('cancelling'));
  const isPaying = useTripActions((at) => at.matches('paying'));
  const isChanging = useTripActions((at) => at.matches('changing'));
  return (
    <Question
      name="trip"
      title={
        isCancelling ? (
          <Trans>Cancel this trip?</Trans>
        ) : isPaying ? (
          <Trans>How do you pay?</Trans>
        ) : isChanging ? (
          <Trans>Change date or duration</Trans>
        ) : (
          <Trans>How was it?</Trans>
        )
      }
      size={isCancelling ? 'small' : 'medium'}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <OverlayKit>
        {isCancelling ? (
          <Cancel trip={trip} />
        ) : isPaying ? (
          <OfferedWays>{(options) => <Ways trip={trip} options={options} />}</OfferedWays>
        ) : isChanging ? (
          <TripChange trip={trip} />
        ) : (
          <Review />
        )}
      </OverlayKit>
    </Question>
  );
}

/** What must be read before anything can be asked. */
function Cancel({ trip }: Props) {
  const flow = useTripActionsRef();
  const failure = useTripActions(({ context }) => context.failure);
  const isReading = useTripActions((at) => at.matches({ cancelling: 'reading' }));
  const isFailed = useTripActions((at) => at.matches({ cancelling: 'failed' }));
  if (isReading) return <Waiting />;
  if (isFailed && failure)
    return (
      <FailureBlock
        reason={<FailureWords failure={failure} />}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return <CancelForm trip={trip} />;
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div className={classes.form} role="status" aria-label={t`One moment`}>
      <Skeleton blockSize={48} />
      <Skeleton blockSize={48} />
      <Skeleton blockSize={48} />
    </div>
  );
}

/** What it costs and what comes back stands before the button. */
function CancelForm({ trip: { paid } }: Props) {
  const formats = useFormats();
  const flow = useTripActionsRef();
  const reasons = useTripActions(({ context }) => context.reasons);
  const isBusy = useTripActions((at) => at.matches({ cancelling: 'sending' }));
  const { field, formProps, form } = useFlowForm({
    name: 'cancel-trip',
    initial: { reason: '' },
    schema: reasonSchema,
    onSubmit: ({ reason }) => flow.send({ type: 'cancel.submitted', reason }),
  });
  const back = formats.money(paid);
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.terms}>
        <Trans>Cancelling costs nothing.</Trans>{' '}
        {paid > 0 ? (
          <Trans>{back} come back to where you paid from.</Trans>
        ) : (
          <Trans>You have not paid anything yet, so nothing has to come back.</Trans>
        )}
      </p>
      <ReasonChoice
        name="reason"
        label={<Trans>Why do you cancel?</Trans>}
        reasons={reasons}
        chosen={String(form.getValues().reason)}
        error={field('reason').error}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
      />
      <Refusal />
      <Answers
        no={<Trans>Keep the trip</Trans>}
        yes={
          <Button type="submit" className={classes.danger} loading={isBusy}>
            <Trans>Cancel the trip</Trans>
          </Button>
        }
      />
    </form>
  );
}

/** Every way to pay, and one press that begins with the chosen one. */
function Ways({ trip, options }: Props & { options: CheckoutOptions }) {
  const formats = useFormats();
  const flow = useTripActionsRef();
  const { isWalletOn } = useConfig();
  const balance = usePerson()?.walletBalance ?? null;
  const payment = useTripActions(({ context }) => context.payment);
  const usesWallet = useTripActions(({ context }) => context.usesWallet);
  const isBusy = useTripActions(
    (at) => at.matches({ paying: 'starting' }) || at.matches({ paying: 'leaving' }),
  );
  const isReferenceMissing = useTripActions((at) => at.matches({ paying: { choosing: 'referenceMissing' } }));
  return (
    <div className={classes.form}>
      <p className={classes.terms}>
        <Trans>Still to pay</Trans>: <strong>{formats.money(trip.total - trip.paid)}</strong>
      </p>
      <PaymentChoices
        subject="trip"
        options={options}
        choice={{ payment, usesWallet }}
        balance={isWalletOn ? balance : null}
        limit={null}
        onChoose={(choice) => flow.send({ type: 'payment.chosen', ...choice })}
      />
      <Refusal />
      {isReferenceMissing ? (
        <p className={classes.problem} role="alert">
          <Trans>Fill in the reference of your payment first.</Trans>
        </p>
      ) : null}
      <Answers
        no={<Trans>Not now</Trans>}
        yes={
          <Button loading={isBusy} onClick={() => flow.send({ type: 'payment.submitted' })}>
            {payment.by === 'cash' ? (
              <Trans>Pay cash at pickup</Trans>
            ) : payment.by === 'offline' ? (
              <Trans>Send the reference</Trans>
            ) : (
              <Trans>Pay now</Trans>
            )}
          </Button>
        }
      />
    </div>
  );
}

function Review() {
  const flow = useTripActionsRef();
  const isBusy = useTripActions((at) => at.matches({ reviewing: 'sending' }));
  const isOfDriver = useTripActions(({ context }) => context.subject?.about === 'driver');
  return (
    <ReviewForm
      name="review-vehicle"
      earlier={null}
      hasPictures={!isOfDriver}
      isBusy={isBusy}
      refusal={<Refusal />}
      onSubmit={(review) => flow.send({ type: 'review.submitted', ...review })}
      onClose={() => flow.send({ type: 'question.closed' })}
    />
  );
}
