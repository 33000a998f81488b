import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import classes from '../../orders/actions/order-actions.module.css';
import { Refusal } from '../../orders/actions/refusal';
import { useCloseQuestion, useTripActions } from './trip-actions.context';

export const TripRefusal = () => <Refusal failure={useTripActions(({ context }) => context.failure)} />;

export function Answers({ no, yes }: { no: ReactNode; yes: ReactNode }) {
  const close = useCloseQuestion();
  return (
    <div className={classes.answers}>
      <Button variant="default" onClick={close}>
        {no}
      </Button>
      {yes}
    </div>
  );
}
