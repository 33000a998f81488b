import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import classes from './order-actions.module.css';

type StarsProps = { chosen: number; error: string | undefined; onChoose: (stars: number) => void };

export function Stars({ chosen, error, onChoose }: StarsProps) {
  const problem = useId();
  const names = useStarNames();
  return (
    <fieldset className={classes.reasons} aria-describedby={error ? problem : undefined}>
      <legend className={classes.legend}>
        <Trans>Your rating</Trans>
      </legend>
      <div className={classes.stars}>
        {names.map((name, index) => (
          <label key={name} className={classes.star} data-on={index < chosen || undefined}>
            <input
              type="radio"
              name="rating"
              aria-label={name}
              checked={chosen === index + 1}
              onChange={() => onChoose(index + 1)}
            />
            <StarShape size={40} />
          </label>
        ))}
      </div>
      {error ? (
        <p id={problem} className={classes.missing} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

export function useStarNames(): string[] {
  const { t } = useLingui();
  return [t`1 star`, t`2 stars`, t`3 stars`, t`4 stars`, t`5 stars`];
}

export const StarShape = ({ size }: { size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
  </svg>
);
