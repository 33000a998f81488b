import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import classes from './operator.module.css';

type Props<T> = {
  entries: readonly T[];
  /** What is said as long as there are none. */
  empty: { title: ReactNode; picture: string; text: ReactNode };
  card: (entry: T) => ReactNode;
  /** What is asked about one of them. */
  children: ReactNode;
};

export function DeskList<T extends { id: number }>({ entries, empty, card, children }: Props<T>) {
  if (entries.length === 0)
    return (
      <EmptyState title={empty.title} picture={<img src={empty.picture} alt="" width={112} height={112} />}>
        {empty.text}
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id}>{card(entry)}</li>
        ))}
      </ul>
      {children}
    </>
  );
}
