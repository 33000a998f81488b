import { Trans } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import type { RefundAnswer } from '../../../../machines/orders/question.types';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Button } from '../../../ui/button';
import { useMoment } from '../shared/use-moment';
import { LONGEST_WORDS, reasonSchema } from './action-schemas';
import classes from './order-actions.module.css';
import { PicturesField } from './pictures';
import { useAnswer, useQuestion, useQuestionRef } from './question.context';
import { ReasonChoice } from './reason-choice';
import { QuestionRefusal } from './refusal';
import { ReportedLines, reportedLines } from './reported-lines';

/** The values of the form. Besides these fields, there is one for each order line, with its problem. */
type RefundValues = { reason: string; note: string } & Record<string, string>;

/** Asks for the reason of a refund, with text and pictures [ORD-07]. */
export function RefundForm({ order }: { order: PlacedOrder }) {
  const moment = useMoment();
  const flow = useQuestionRef();
  const answer = useAnswer<RefundAnswer>();
  const reasons = useQuestion(({ context }) => context.reasons);
  const isBusy = useQuestion((at) => at.matches('sending'));
  const [images, setImages] = useState<readonly File[]>([]);
  const { field, formProps, form } = useFlowForm<RefundValues>({
    name: 'refund',
    initial: { reason: '', note: '' },
    schema: reasonSchema,
    onSubmit: ({ reason, note, ...problems }) =>
      answer({ reason, note: note.trim(), lines: reportedLines(problems), images }),
  });
  const { refundUntil } = order.choices;
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.terms}>
        {refundUntil === null ? null : (
          <>
            <Trans>You can request a refund until {moment.dateAndTime(refundUntil)}.</Trans>{' '}
          </>
        )}
        <Trans>If you’re refunded, the points and cashback from this order are taken back.</Trans>
      </p>
      <ReasonChoice
        name="reason"
        label={<Trans>What was wrong?</Trans>}
        reasons={reasons}
        chosen={String(form.getValues().reason)}
        error={field('reason').error}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
      />
      <ReportedLines
        order={order}
        field={(name) => ({ ...field(name), value: form.getValues()[name] ?? '' })}
      />
      <Textarea
        {...field('note')}
        label={<Trans>Note (optional)</Trans>}
        maxLength={LONGEST_WORDS}
        autosize
        minRows={3}
      />
      <PicturesField onChange={setImages} />
      <QuestionRefusal />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Submit request</Trans>
        </Button>
      </div>
    </form>
  );
}
