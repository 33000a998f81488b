import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import type { Page } from '../../../api/catalogue-mapping';
import type { BlockData } from '../../../platform/reads';
import { Pagination } from '../../../ui/pagination';
import { Skeleton } from '../../../ui/skeleton';
import { FailingPart } from '../shared/failing-part';
import classes from './my-orders.module.css';
import type { OrdersSearch } from './orders-search';

type Place = { to: '/my-orders' | '/my-trips'; search: OrdersSearch };

type TabsProps = Place & { label: string; running: ReactNode; past: ReactNode };

/** Makes a link current only if all URL parameters match. By default, both tabs would be current. */
const THE_SAME = { exact: true, includeSearch: true };

/** The tabs for active and past entries. Each opens its first page. */
export const ListTabs = ({ to, search: { tab, page, ...rest }, label, running, past }: TabsProps) => (
  <nav aria-label={label} className={classes.tabs}>
    <Link
      to={to}
      search={rest}
      className={classes.tab}
      aria-current={tab === undefined ? 'page' : undefined}
      activeOptions={THE_SAME}
      resetScroll={false}
    >
      {running}
    </Link>
    <Link
      to={to}
      search={{ ...rest, tab: 'past' }}
      className={classes.tab}
      aria-current={tab === 'past' ? 'page' : undefined}
      activeOptions={THE_SAME}
      resetScroll={false}
    >
      {past}
    </Link>
  </nav>
);

type ListProps<TEntry> = Place & {
  data: BlockData<Page<TEntry>>;
  perPage: number;
  loading: string;
  count: (total: number) => ReactNode;
  card: (entry: TEntry) => ReactNode;
  empty: ReactNode;
  newer: ReactNode;
  older: ReactNode;
};

/** A list with pages. The page number is a URL parameter [ORD-01, RENT-54]. */
export const OwnList = <TEntry extends { id: number }>(props: ListProps<TEntry>) => (
  <FailingPart about={props.data.key}>
    <Suspense fallback={<CardsSkeleton label={props.loading} />}>
      <Entries {...props} />
    </Suspense>
  </FailingPart>
);

export const CardsSkeleton = ({ label }: { label: string }) => (
  <div className={classes.list} role="status" aria-label={label}>
    <Skeleton blockSize={112} radius={20} />
    <Skeleton blockSize={112} radius={20} />
    <Skeleton blockSize={112} radius={20} />
  </div>
);

function Entries<TEntry extends { id: number }>({ data, count, card, empty, ...pages }: ListProps<TEntry>) {
  const { entries, total } = use(data.promise);
  if (entries.length === 0) return <div className={classes.empty}>{empty}</div>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {count(total)}
      </p>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id}>{card(entry)}</li>
        ))}
      </ul>
      <Pages {...pages} last={Math.max(1, Math.ceil(total / pages.perPage))} />
    </>
  );
}

type PagesProps = Place & { last: number; newer: ReactNode; older: ReactNode };

function Pages({ to, search: { page = 1, ...rest }, last, newer, older }: PagesProps) {
  const before = page > 2 ? { ...rest, page: page - 1 } : rest;
  return (
    <Pagination
      page={page}
      last={last}
      newer={
        <Link to={to} search={before}>
          {newer}
        </Link>
      }
      older={
        <Link to={to} search={{ ...rest, page: page + 1 }}>
          {older}
        </Link>
      }
    />
  );
}
