import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import bad from '../../ui/error-text.module.css';
import { useRegistration, useRegistrationRef } from './registration.context';
import classes from './registration.module.css';

type Option = { value: string; label: ReactNode; hint?: ReactNode };
type Props = {
  legend: ReactNode;
  name: string;
  value: string;
  options: readonly Option[];
  error?: ReactNode;
  onChoose: (value: string) => void;
};

export const Choices = ({ legend, name, value, options, error, onChoose }: Props) => (
  <fieldset className={classes.choices}>
    <legend>{legend}</legend>
    {options.map((option) => (
      <label key={option.value} className={classes.choice} data-on={option.value === value || undefined}>
        <input
          type="radio"
          name={name}
          checked={option.value === value}
          onChange={() => onChoose(option.value)}
        />
        <span>
          <span className={classes.name}>{option.label}</span>
          {option.hint ? <span className={classes.hint}>{option.hint}</span> : null}
        </span>
      </label>
    ))}
    {error ? <p className={bad.bad}>{error}</p> : null}
  </fieldset>
);

type AnswerProps = { why?: ReactNode; isLast?: boolean; onContinue?: () => void };

/** Shows Back and Continue. `why`: the reason why Continue is disabled. */
export function StepButtons({ why, isLast = false, onContinue }: AnswerProps) {
  const flow = useRegistrationRef();
  const canGoBack = useRegistration((snapshot) => snapshot.can({ type: 'step.back' }));
  const isBusy = useRegistration((snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={classes.answers}>
      {canGoBack ? (
        <Button variant="default" onClick={() => flow.send({ type: 'step.back' })}>
          <Trans>Back</Trans>
        </Button>
      ) : null}
      <Button
        type={onContinue ? 'button' : 'submit'}
        loading={isBusy}
        disabled={Boolean(why)}
        {...(onContinue && { onClick: onContinue })}
      >
        {why ?? (isLast ? <Trans>Submit registration</Trans> : <Trans>Continue</Trans>)}
      </Button>
    </div>
  );
}
