import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import type { PrescriptionAnswer } from '../../../../machines/orders/question.types';
import { Button } from '../../../ui/button';
import classes from './order-actions.module.css';
import { PicturesField } from './pictures';
import { useAnswer, useQuestion, useQuestionRef } from './question.context';
import { QuestionRefusal } from './refusal';

/** Shows why the last prescription was rejected, and asks for new pictures [PHAR-03, PHAR-05]. */
export function PrescriptionForm({ order: { prescription } }: { order: PlacedOrder }) {
  const flow = useQuestionRef();
  const answer = useAnswer<PrescriptionAnswer>();
  const isBusy = useQuestion((at) => at.matches('sending'));
  const [images, setImages] = useState<readonly File[]>([]);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        answer({ images });
      }}
    >
      {prescription?.reason ? (
        <p className={classes.terms}>
          <Trans>Note from the pharmacist: {prescription.reason}</Trans>
        </p>
      ) : null}
      <PicturesField takesDocuments onChange={setImages} />
      <QuestionRefusal />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Send the prescription</Trans>
        </Button>
      </div>
    </form>
  );
}
