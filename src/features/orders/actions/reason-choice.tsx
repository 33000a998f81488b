import { type ReactNode, useId } from 'react';
import classes from './order-actions.module.css';

type Props = {
  name: string;
  label: ReactNode;
  reasons: string[];
  chosen: string;
  error: string | undefined;
  onChoose: (reason: string) => void;
};

export function ReasonChoice({ name, label, reasons, chosen, error, onChoose }: Props) {
  const problem = useId();
  return (
    <fieldset className={classes.reasons} aria-describedby={error ? problem : undefined}>
      <legend className={classes.legend}>{label}</legend>
      {reasons.map((reason) => (
        <label key={reason} className={classes.reason}>
          <input type="radio" name={name} checked={chosen === reason} onChange={() => onChoose(reason)} />
          <span>{reason}</span>
        </label>
      ))}
      {error ? (
        <p id={problem} className={classes.missing} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
