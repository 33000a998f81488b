import { Trans } from '@lingui/react/macro';
import { FormFailure } from '../../../platform/fields/form-failure';
import { Button } from '../../../ui/button';
import { useSteps, useStepsRef } from '../sign-in/auth.context';
import classes from './step.module.css';

/** Shows an existing account by name and picture, and asks whether it is the customer's [AUTH-56]. */
export function ExistingQuestion() {
  const steps = useStepsRef();
  const existing = useSteps(({ context }) => context.answer?.existing ?? null);
  const failure = useSteps(({ context }) => context.failure);
  const isBusy = useSteps((snapshot) => snapshot.hasTag('busy'));
  if (existing === null) return null;
  const { name, imageUrl } = existing;
  return (
    <div className={classes.centre}>
      {imageUrl ? (
        <img src={imageUrl} alt="" width={96} height={96} className={classes.portrait} />
      ) : (
        <span className={classes.portrait} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <p className={classes.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={classes.text}>
        <Trans>An account with these details already exists. Continue as this person?</Trans>
      </p>
      <FormFailure failure={failure} />
      <div className={classes.answers}>
        <Button variant="default" onClick={() => steps.send({ type: 'existing.denied' })}>
          <Trans>No</Trans>
        </Button>
        <Button loading={isBusy} data-autofocus onClick={() => steps.send({ type: 'existing.confirmed' })}>
          <Trans>Yes</Trans>
        </Button>
      </div>
    </div>
  );
}
