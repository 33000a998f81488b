import type { ReactNode } from 'react';
import classes from './place-answers.module.css';

/** Keeps the buttons of a map dialog visible while its content scrolls. */
export const PlaceAnswers = ({ children }: { children: ReactNode }) => (
  <div className={classes.answers}>{children}</div>
);
