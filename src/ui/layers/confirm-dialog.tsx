import type { ReactNode } from 'react';
import { Button } from '../button';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  confirm: ReactNode;
  cancel: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
};

/** One question, two answers. Closing it in any way is the careful answer. */
export function ConfirmDialog({ title, children, confirm, cancel, onConfirm, onCancel, isBusy }: Props) {
  return (
    <Dialog title={title} onClose={onCancel}>
      {children ? <div className={classes.text}>{children}</div> : null}
      <div className={classes.answers}>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <Button onClick={onConfirm} loading={isBusy ?? false} data-autofocus>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
