import type { ReactNode } from 'react';
import classes from './place-answers.module.css';

/** The answers of a dialog with a map stay on the screen while its content scrolls. */
export const PlaceAnswers = ({ children }: { children: ReactNode }) => (
  <div className={classes.answers}>{children}</div>
);
