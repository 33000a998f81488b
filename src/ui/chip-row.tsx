import type { ReactNode } from 'react';
import classes from './chip-row.module.css';

/** Links in a row, one of them the current: what a list is cut down to. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={classes.chips}>
    {children}
  </nav>
);
