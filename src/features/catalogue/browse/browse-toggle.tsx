import type { ReactNode } from 'react';
import classes from './browse-bar.module.css';

type Props = { isOn: boolean; onPress: () => void; children: ReactNode };

export const BrowseToggle = ({ isOn, onPress, children }: Props) => (
  <button type="button" className={classes.toggle} aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
);
