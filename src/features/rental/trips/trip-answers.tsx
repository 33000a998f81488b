import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { FailureWords } from '../../checkout/failure-words';
import classes from '../../orders/actions/order-actions.module.css';
import { useTripActions, useTripActionsRef } from './trip-actions.context';

/** Why it was not done; in the words of the server where it has some. */
export function Refusal() {
  const failure = useTripActions(({ context }) => context.failure);
  return (
    <div role="alert">
      {failure ? (
        <p className={classes.problem}>
          <FailureWords failure={failure} />
        </p>
      ) : null}
    </div>
  );
}

export function Answers({ no, yes }: { no: ReactNode; yes: ReactNode }) {
  const flow = useTripActionsRef();
  return (
    <div className={classes.answers}>
      <Button variant="default" onClick={() => flow.send({ type: 'question.closed' })}>
        {no}
      </Button>
      {yes}
    </div>
  );
}
