import type { ReactNode } from 'react';
import classes from './choice.module.css';

type Option<TValue extends string> = { value: TValue; label: ReactNode; lang?: string };
type Props<TValue extends string> = {
  labelledBy: string;
  options: readonly Option<TValue>[];
  value: TValue;
  onChoose: (value: TValue) => void;
};

export const Choice = <TValue extends string>({ labelledBy, options, value, onChoose }: Props<TValue>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that say nothing more
  <div className={classes.choice} role="group" aria-labelledby={labelledBy}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        lang={option.lang}
        className={classes.option}
        aria-pressed={option.value === value}
        onClick={() => onChoose(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
);
