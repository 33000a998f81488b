import { Trans } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { LONGEST_NOTE, reasonSchema } from './action-schemas';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { ReasonChoice } from './reason-choice';
import { Refusal } from './refusal';

/** What it costs and what comes back stands before the button [ORD-06]. */
export function CancelForm({ order }: { order: PlacedOrder }) {
  const formats = useFormats();
  const flow = useOrderActionsRef();
  const reasons = useOrderActions(({ context }) => context.reasons);
  const isBusy = useOrderActions((at) => at.matches({ cancelling: 'sending' }));
  const { field, formProps, form } = useFlowForm({
    name: 'cancel-order',
    initial: { reason: '', note: '' },
    schema: reasonSchema,
    onSubmit: ({ reason, note }) => flow.send({ type: 'cancel.submitted', reason, note: note.trim() }),
  });
  const back = formats.money(order.choices.cancelRefund);
  const returnFee = order.parcel?.returnFee ?? null;
  const fee = returnFee === null ? null : formats.money(returnFee);
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.terms}>
        {fee === null ? (
          <>
            <Trans>Cancelling costs nothing.</Trans>{' '}
            {order.choices.cancelRefund > 0 ? (
              <Trans>{back} come back to where you paid from.</Trans>
            ) : (
              <Trans>You have not paid anything yet, so nothing has to come back.</Trans>
            )}
          </>
        ) : (
          <Trans>
            The courier turns around. The way back costs {fee}, paid in cash when you have it again.
          </Trans>
        )}
      </p>
      <ReasonChoice
        name="reason"
        label={fee === null ? <Trans>Why do you cancel?</Trans> : <Trans>Why shall it come back?</Trans>}
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
      <Refusal />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          {fee === null ? <Trans>Keep the order</Trans> : <Trans>Keep it on its way</Trans>}
        </Button>
        <Button type="submit" className={classes.danger} loading={isBusy}>
          {fee === null ? <Trans>Cancel the order</Trans> : <Trans>Bring it back</Trans>}
        </Button>
      </div>
    </form>
  );
}
