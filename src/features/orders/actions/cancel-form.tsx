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
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.terms}>
        <Trans>Cancelling costs nothing.</Trans>{' '}
        {order.choices.cancelRefund > 0 ? (
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
          <Trans>Keep the order</Trans>
        </Button>
        <Button type="submit" className={classes.danger} loading={isBusy}>
          <Trans>Cancel the order</Trans>
        </Button>
      </div>
    </form>
  );
}
