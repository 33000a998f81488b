import type { ReactNode } from 'react';
import classes from './page-title.module.css';

export const PageTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={classes.title} tabIndex={-1}>
    {children}
  </h1>
);
