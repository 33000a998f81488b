import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ENTRY_FILTERS, type EntryFilter, type FindableEntry, isFound } from '../../../domain/operator';
import { useFormats } from '../../i18n/formats.context';
import { useFlow } from '../../platform/flow';
import { EmptyState } from '../../ui/empty-state';
import type { ConsoleFlow } from './console-flow';
import { ConsoleSearch } from './console-search';
import classes from './operator.module.css';

type Props<T> = {
  flow: ConsoleFlow;
  entries: readonly T[];
  /** Returns the searchable texts of an entry, and whether it still needs a decision. */
  find: (entry: T) => FindableEntry;
  empty: { title: ReactNode; picture: string; text: ReactNode };
  card: (entry: T) => ReactNode;
  /** The form of the entry whose question is open. */
  children: ReactNode;
};

export function ConsoleList<T extends { id: number }>({
  flow,
  entries,
  find,
  empty,
  card,
  children,
}: Props<T>) {
  const { t } = useLingui();
  const search = useFlow(flow, ({ context }) => context.search);
  const filter = useFlow(flow, ({ context }) => context.filter);
  if (entries.length === 0)
    return (
      <EmptyState title={empty.title} picture={<img src={empty.picture} alt="" width={112} height={112} />}>
        {empty.text}
      </EmptyState>
    );
  const found = entries.filter((entry) => isFound(find(entry), search, filter));
  const countOf = (one: EntryFilter) => entries.filter((entry) => isFound(find(entry), search, one)).length;
  return (
    <>
      <div className={classes.tools}>
        <ConsoleSearch
          typed={search}
          placeholder={t`Number, name, phone or store`}
          onSearch={(text) => flow.send({ type: 'list.searched', text })}
        />
        <Filters flow={flow} filter={filter} countOf={countOf} />
      </div>
      {found.length === 0 ? (
        <p role="status" className={classes.note}>
          <Trans>Nothing matches. Change the search or the filter.</Trans>
        </p>
      ) : (
        <ul className={classes.list}>
          {found.map((entry) => (
            <li key={entry.id}>{card(entry)}</li>
          ))}
        </ul>
      )}
      {children}
    </>
  );
}

type FiltersProps = { flow: ConsoleFlow; filter: EntryFilter; countOf: (filter: EntryFilter) => number };

function Filters({ flow, filter, countOf }: FiltersProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const names: Record<EntryFilter, string> = { all: t`All`, open: t`Needs action`, done: t`Done` };
  return (
    <fieldset className={classes.filters} aria-label={t`Filter`}>
      {ENTRY_FILTERS.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.filter}
          aria-pressed={one === filter}
          onClick={() => flow.send({ type: 'list.filtered', filter: one })}
        >
          {names[one]} <span className={classes.about}>{formats.number(countOf(one))}</span>
        </button>
      ))}
    </fieldset>
  );
}
