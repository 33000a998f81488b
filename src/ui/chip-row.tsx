import type { ReactNode } from 'react';
import classes from './chip-row.module.css';

/** A row of filter links, one of them current. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={classes.chips}>
    {children}
  </nav>
);
