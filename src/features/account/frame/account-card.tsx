import { type ReactNode, useId } from 'react';
import classes from './account-card.module.css';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** `danger`: the colour for deletion. */
  tone?: 'plain' | 'danger';
  id?: string;
  children: ReactNode;
};

export function AccountCard({ title, text, tone = 'plain', id, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={classes.card} data-tone={tone} aria-labelledby={headingId}>
      <header className={classes.head}>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        {text ? <p className={classes.text}>{text}</p> : null}
      </header>
      {children}
    </section>
  );
}
