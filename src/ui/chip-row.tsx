import type { ReactNode } from 'react';
import classes from './chip-row.module.css';

export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={classes.chips}>
    {children}
  </nav>
);
