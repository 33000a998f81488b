import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state';
import classes from './operator.module.css';

type Props<T> = {
  entries: readonly T[];
  /** Shown when the list is empty. */
  empty: { title: ReactNode; picture: string; text: ReactNode };
  card: (entry: T) => ReactNode;
  /** The form of the entry's open question. */
  children: ReactNode;
};

export function ConsoleList<T extends { id: number }>({ entries, empty, card, children }: Props<T>) {
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
