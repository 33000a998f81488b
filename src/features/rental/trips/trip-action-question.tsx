import '../../../platform/fields/inputs.css';
import { Trans } from '@lingui/react/macro';
import type { CheckoutOptions } from '../../../../domain/order-quote';
import { restSplit } from '../../../../domain/payment-plan';
import type { BookedTrip } from '../../../../domain/rental/booked-trip';
import type { CancelAnswer, ReviewAnswer } from '../../../../machines/orders/question.types';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Question } from '../../../platform/layers/dialog';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { OverlayKit } from '../../../ui/overlay-kit';
import { SplitText } from '../../checkout/after/split-text';
import { PaymentChoices } from '../../checkout/parts/payment-part';
import { WithPaymentMethods } from '../../checkout/parts/with-payment-methods';
import { reasonSchema } from '../../orders/actions/action-schemas';
import { LoadingReasons } from '../../orders/actions/loading-reasons';
import classes from '../../orders/actions/order-actions.module.css';
import { QuestionActor, useAnswer, useQuestion, useQuestionRef } from '../../orders/actions/question.context';
import { ReasonChoice } from '../../orders/actions/reason-choice';
import { QuestionRefusal } from '../../orders/actions/refusal';
import { ReviewForm } from '../../orders/actions/review-form';
import { usePerson } from '../../session/session.context';
import { useCloseQuestion, useTripActions, useTripActionsRef, useTripQuestion } from './trip-actions.context';
import { Answers, TripRefusal } from './trip-answers';
import { TripChange } from './trip-change';

type Props = { trip: BookedTrip };

/** Shows at most one question. Closing it changes nothing. */
export function TripActionQuestion({ trip }: Props) {
  const question = useTripQuestion();
  const close = useCloseQuestion();
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
          <Trans>How would you like to pay?</Trans>
        ) : isChanging ? (
          <Trans>Change date or duration</Trans>
        ) : (
          <Trans>Write a review</Trans>
        )
      }
      size={isCancelling ? 'small' : 'medium'}
      onClose={close}
    >
      <OverlayKit>
        {question ? (
          <QuestionActor actor={question}>
            <LoadingReasons>
              {isCancelling ? <CancelForm trip={trip} /> : <Review trip={trip} />}
            </LoadingReasons>
          </QuestionActor>
        ) : isPaying ? (
          <WithPaymentMethods>
            {(options) => <PaymentMethods trip={trip} options={options} />}
          </WithPaymentMethods>
        ) : isChanging ? (
          <TripChange trip={trip} />
        ) : null}
      </OverlayKit>
    </Question>
  );
}

/** Shows the cost and the refund before the customer can press the button. */
function CancelForm({ trip: { paid } }: Props) {
  const formats = useFormats();
  const answer = useAnswer<Pick<CancelAnswer, 'reason'>>();
  const reasons = useQuestion(({ context }) => context.reasons);
  const isBusy = useQuestion((at) => at.matches('sending'));
  const { field, formProps, form } = useFlowForm({
    name: 'cancel-trip',
    initial: { reason: '' },
    schema: reasonSchema,
    onSubmit: ({ reason }) => answer({ reason }),
  });
  const back = formats.money(paid);
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.terms}>
        <Trans>Cancelling is free.</Trans>{' '}
        {paid > 0 ? (
          <Trans>{back} will be refunded to your original payment method.</Trans>
        ) : (
          <Trans>You haven’t paid anything yet, so there’s nothing to refund.</Trans>
        )}
      </p>
      <ReasonChoice
        name="reason"
        label={<Trans>Why are you cancelling?</Trans>}
        reasons={reasons}
        chosen={String(form.getValues().reason)}
        error={field('reason').error}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
      />
      <QuestionRefusal />
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

/** Lists all payment methods, with one button that pays by the chosen one. */
function PaymentMethods({ trip, options }: Props & { options: CheckoutOptions }) {
  const formats = useFormats();
  const flow = useTripActionsRef();
  const { isWalletOn } = useConfig();
  const walletBalance = usePerson()?.walletBalance ?? null;
  const balance = isWalletOn ? walletBalance : null;
  const payment = useTripActions(({ context }) => context.payment);
  const usesWallet = useTripActions(({ context }) => context.usesWallet);
  const refused = useTripActions(({ context }) => context.split);
  const split = refused ?? restSplit(trip.total - trip.paid, { method: payment.by, usesWallet }, balance);
  const isBusy = useTripActions(
    (at) => at.matches({ paying: 'starting' }) || at.matches({ paying: 'openingPage' }),
  );
  const isReferenceMissing = useTripActions((at) => at.matches({ paying: { choosing: 'referenceMissing' } }));
  return (
    <div className={classes.form}>
      <p className={classes.terms}>
        <Trans>Amount due</Trans>: <strong>{formats.money(trip.total - trip.paid)}</strong>
      </p>
      <PaymentChoices
        subject="trip"
        options={options}
        choice={{ payment, usesWallet }}
        balance={balance}
        limit={null}
        onChoose={(choice) => flow.send({ type: 'payment.chosen', ...choice })}
      />
      {split.wallet > 0 || refused ? (
        <p className={classes.terms} role="status">
          <SplitText {...split} />
        </p>
      ) : null}
      <TripRefusal />
      {isReferenceMissing ? (
        <p className={classes.problem} role="alert">
          <Trans>Enter your payment reference first.</Trans>
        </p>
      ) : null}
      <Answers
        no={<Trans>Not now</Trans>}
        yes={
          <Button loading={isBusy} onClick={() => flow.send({ type: 'payment.submitted', split })}>
            {payment.by === 'cash' ? (
              <Trans>Pay cash at pickup</Trans>
            ) : payment.by === 'offline' ? (
              <Trans>Submit reference</Trans>
            ) : (
              <Trans>Pay now</Trans>
            )}
          </Button>
        }
      />
    </div>
  );
}

function Review({ trip: { driver, vehicles } }: Props) {
  const flow = useQuestionRef();
  const answer = useAnswer<ReviewAnswer>();
  const isBusy = useQuestion((at) => at.matches('sending'));
  const subject = useTripActions(({ context }) => context.subject);
  const isOfDriver = subject?.about === 'driver';
  const vehicle = vehicles.find(({ vehicleId }) => vehicleId === subject?.id);
  return (
    <ReviewForm
      name="review-vehicle"
      subject={(isOfDriver ? driver?.name : vehicle?.name) ?? null}
      earlier={null}
      hasPictures={!isOfDriver}
      isBusy={isBusy}
      refusal={<QuestionRefusal />}
      onSubmit={answer}
      onClose={() => flow.send({ type: 'question.closed' })}
    />
  );
}
