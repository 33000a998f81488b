import type { ReactNode } from 'react';
import classes from './state-block.module.css';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
};

/** Nothing is here, and this is the next step [CAT-11]. */
export function EmptyState({ title, children, picture, action, headingLevel = 2 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.block}>
      {picture ? (
        <div className={classes.picture} aria-hidden="true">
          {picture}
        </div>
      ) : null}
      <Heading className={classes.title}>{title}</Heading>
      {children ? <p className={classes.text}>{children}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
