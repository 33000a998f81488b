import type { ReactNode } from 'react';
import classes from './state-block.module.css';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  /** The level of the heading. Level 1 is the page's title. */
  headingLevel?: 1 | 2 | 3;
};

/** Shows that there is nothing yet, and a next step [CAT-11]. */
export function EmptyState({ title, children, picture, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.block}>
      {picture ? (
        <div className={classes.picture} aria-hidden="true">
          {picture}
        </div>
      ) : null}
      <Heading className={classes.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children ? <p className={classes.text}>{children}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
