import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

type Props = { title: ReactNode; aside?: ReactNode; children: ReactNode; isScreenOnly?: boolean };

export function Panel({ title, aside, children, isScreenOnly = false }: Props) {
  const headingId = useId();
  return (
    <section className={classes.panel} data-screen={isScreenOnly || undefined} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
