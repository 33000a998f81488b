import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import { Button } from '../../../ui/button';
import { useOrderActions, useOrderActionsRef } from './order-actions.context';
import classes from './order-actions.module.css';
import { PicturesField } from './pictures';
import { Refusal } from './refusal';

/** Why the last one was refused, and other pictures in its place [PHAR-03, PHAR-05]. */
export function PrescriptionForm({ order: { prescription } }: { order: PlacedOrder }) {
  const flow = useOrderActionsRef();
  const isBusy = useOrderActions((at) => at.matches({ prescribing: 'sending' }));
  const [images, setImages] = useState<readonly File[]>([]);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'prescription.submitted', images });
      }}
    >
      {prescription?.reason ? (
        <p className={classes.terms}>
          <Trans>The pharmacist says: {prescription.reason}</Trans>
        </p>
      ) : null}
      <PicturesField onChange={setImages} />
      <Refusal />
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
