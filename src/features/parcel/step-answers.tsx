import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import bad from '../../ui/error-text.module.css';
import { useParcel, useParcelRef } from './parcel.context';
import classes from './parcel.module.css';
import { GAPS } from './step-titles';

/** Problems of this step, with Back and Continue. */
export function StepButtons() {
  const flow = useParcelRef();
  const canGoBack = useParcel((at) => at.can({ type: 'step.back' }));
  const missing = useParcel(({ context }) => context.missing);
  return (
    <>
      {missing === null ? null : (
        <p className={bad.bad} role="alert">
          {GAPS[missing]}
        </p>
      )}
      <div className={classes.answers}>
        {canGoBack ? (
          <Button variant="default" onClick={() => flow.send({ type: 'step.back' })}>
            <Trans>Back</Trans>
          </Button>
        ) : null}
        <Button onClick={() => flow.send({ type: 'step.submitted' })}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </>
  );
}
