import type { ReactNode } from 'react';
import classes from './choices.module.css';

type ChoicesProps = { legend: string; children: ReactNode };

export const Choices = ({ legend, children }: ChoicesProps) => (
  <fieldset className={classes.choices}>
    <legend className="visually-hidden">{legend}</legend>
    {children}
  </fieldset>
);

type Props = {
  name: string;
  isOn: boolean;
  icon?: ReactNode;
  hint?: ReactNode;
  onChoose: () => void;
  children: ReactNode;
};

export const Choice = ({ name, isOn, icon, hint, onChoose, children }: Props) => (
  <label className={classes.choice} data-on={isOn || undefined}>
    <input type="radio" name={name} checked={isOn} onChange={onChoose} />
    {icon ? <span className={classes.icon}>{icon}</span> : null}
    <span className={classes.words}>
      <span className={classes.name}>{children}</span>
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </span>
  </label>
);
