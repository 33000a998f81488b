import { Trans } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { useMoment } from '../shared/use-moment';
import { LONGEST_WORDS, reasonSchema } from './action-schemas';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { PicturesField } from './pictures';
import { ReasonChoice } from './reason-choice';
import { Refusal } from './refusal';

/** What was wrong, in words and pictures [ORD-07]. */
export function RefundForm({ order }: { order: PlacedOrder }) {
  const moment = useMoment();
  const flow = useOrderActionsRef();
  const reasons = useOrderActions(({ context }) => context.reasons);
  const isBusy = useOrderActions((at) => at.matches({ refunding: 'sending' }));
  const [images, setImages] = useState<readonly File[]>([]);
  const { field, formProps, form } = useFlowForm({
    name: 'refund',
    initial: { reason: '', note: '' },
    schema: reasonSchema,
    onSubmit: ({ reason, note }) =>
      flow.send({ type: 'refund.submitted', reason, note: note.trim(), images }),
  });
  const { refundUntil } = order.choices;
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.terms}>
        {refundUntil === null ? null : (
          <>
            <Trans>You can ask until {moment.dateAndTime(refundUntil)}.</Trans>{' '}
          </>
        )}
        <Trans>If the money goes back, so do the points and the cashback that the order brought.</Trans>
      </p>
      <ReasonChoice
        name="reason"
        label={<Trans>What was wrong?</Trans>}
        reasons={reasons}
        chosen={String(form.getValues().reason)}
        error={field('reason').error}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
      />
      <Textarea
        {...field('note')}
        label={<Trans>Note (optional)</Trans>}
        maxLength={LONGEST_WORDS}
        autosize
        minRows={3}
      />
      <PicturesField onChange={setImages} />
      <Refusal />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Send the request</Trans>
        </Button>
      </div>
    </form>
  );
}
