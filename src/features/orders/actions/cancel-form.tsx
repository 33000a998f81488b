import { Trans } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { PlacedOrder } from '../../../../domain/placed-order';
import type { CancelAnswer } from '../../../../machines/orders/question.types';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { LONGEST_NOTE, reasonSchema } from './action-schemas';
import classes from './order-actions.module.css';
import { useAnswer, useQuestion, useQuestionRef } from './question.context';
import { ReasonChoice } from './reason-choice';
import { QuestionRefusal } from './refusal';

/** Shows the cost and the refund before the customer can press the button [ORD-06]. */
export function CancelForm({ order }: { order: PlacedOrder }) {
  const formats = useFormats();
  const flow = useQuestionRef();
  const answer = useAnswer<CancelAnswer>();
  const reasons = useQuestion(({ context }) => context.reasons);
  const isBusy = useQuestion((at) => at.matches('sending'));
  const { field, formProps, form } = useFlowForm({
    name: 'cancel-order',
    initial: { reason: '', note: '' },
    schema: reasonSchema,
    onSubmit: ({ reason, note }) => answer({ reason, note: note.trim() }),
  });
  const back = formats.money(order.choices.cancelRefund);
  const returnFee = order.parcel?.returnFee ?? null;
  const fee = returnFee === null ? null : formats.money(returnFee);
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.terms}>
        {fee === null ? (
          <>
            <Trans>Cancelling is free.</Trans>{' '}
            {order.choices.cancelRefund > 0 ? (
              <Trans>{back} will be refunded to your original payment method.</Trans>
            ) : (
              <Trans>You haven’t paid anything yet, so there’s nothing to refund.</Trans>
            )}
          </>
        ) : (
          <Trans>
            The courier will bring your parcel back. The return costs {fee}, paid in cash when it arrives.
          </Trans>
        )}
      </p>
      <ReasonChoice
        name="reason"
        label={
          fee === null ? <Trans>Why are you cancelling?</Trans> : <Trans>Why are you returning it?</Trans>
        }
        reasons={reasons}
        chosen={String(form.getValues().reason)}
        error={field('reason').error}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
      />
      <Textarea
        {...field('note')}
        label={<Trans>Note (optional)</Trans>}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={2}
      />
      <QuestionRefusal />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          {fee === null ? <Trans>Keep the order</Trans> : <Trans>Continue delivery</Trans>}
        </Button>
        <Button type="submit" className={classes.danger} loading={isBusy}>
          {fee === null ? <Trans>Cancel the order</Trans> : <Trans>Return it to me</Trans>}
        </Button>
      </div>
    </form>
  );
}
