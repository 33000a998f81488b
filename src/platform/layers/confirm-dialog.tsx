import type { ReactNode } from 'react';
import type { QuestionName } from '../../../machines/shared/layers';
import { Button } from '../../ui/button';
import { Question } from './dialog';
import classes from './question.module.css';

type Props = {
  name: QuestionName;
  title: ReactNode;
  children?: ReactNode;
  confirm: ReactNode;
  cancel: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
};

/** A dialog with yes and no. Closing it in any way means "no". */
export function ConfirmDialog({
  name,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  isBusy,
}: Props) {
  return (
    <Question name={name} title={title} onClose={onCancel}>
      {children ? <div className={classes.text}>{children}</div> : null}
      <div className={classes.answers}>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <Button onClick={onConfirm} loading={isBusy ?? false} data-autofocus>
          {confirm}
        </Button>
      </div>
    </Question>
  );
}
