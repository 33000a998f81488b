import type { ReactNode } from 'react';
import classes from './badge.module.css';

type Props = { tone?: 'accent' | 'plain' | 'good' | 'muted' | 'warning'; children: ReactNode };

export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
