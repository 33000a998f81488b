import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

type Props = {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The id of words about it that stand elsewhere. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
};

export function CheckField({ label, isChecked, onChange, describedBy, isInvalid = false }: Props) {
  const id = useId();
  return (
    <div className={classes.check}>
      <input
        id={id}
        type="checkbox"
        className={classes.checkbox}
        checked={isChecked}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id} className={classes.checkLabel}>
        {label}
      </label>
    </div>
  );
}
