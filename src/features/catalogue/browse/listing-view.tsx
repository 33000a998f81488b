import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ModuleType } from '../../../../domain/catalogue';
import { failureTexts } from '../../../i18n/failures';
import { Button } from '../../../ui/button';
import { FailureBlock } from '../../../ui/failure-block';
import { SkeletonGrid } from '../../../ui/skeleton';
import type { ListSource } from './listing.actors';
import { ListingProvider, useListing, useListingRef } from './listing.context';
import classes from './listing-view.module.css';
import { LongGrid } from './long-grid';

type Props<T> = {
  source: ListSource<T>;
  kind: 'item' | 'store' | 'menu';
  /** The module. It decides the noun of the count: "18 restaurants" instead of "18 results". */
  market?: ModuleType | null;
  /** The next step for an empty list [CAT-11]. */
  empty: ReactNode;
  /** Renders an entry in the default grid layout. */
  card?: (entry: T, index: number) => ReactNode;
  /** Shown above the results of a corrected search. */
  meantNote?: ((meant: string) => ReactNode) | undefined;
  /** The switch between list and map, beside the count. */
  looks?: ReactNode;
  /** Replaces the grid layout. */
  layout?: ((entries: T[]) => ReactNode) | undefined;
};

/**
 * Shows a list with its loading, empty and failed states. A button loads more, so that the footer stays
 * reachable [CAT-10, CAT-11].
 */
export const ListingView = <T extends { id: number }>(props: Props<T>) => (
  <ListingProvider source={props.source}>
    <ListingEntries {...props} />
  </ListingProvider>
);

export function ListingEntries<T extends { id: number }>(props: Props<T>) {
  const { source, kind, market = null, empty, card, looks, layout, meantNote } = props;
  const { t } = useLingui();
  const total = useListing(({ context }) => context.progress.total);
  const shown = useListing(({ context }) => context.progress.shown);
  const isLoadingFirst = useListing((snapshot) => snapshot.matches('loadingFirst'));
  const isEmpty = useListing((snapshot) => snapshot.hasTag('empty'));
  const isRenewing = useListing((snapshot) => snapshot.matches('renewing'));
  // The same element while loading and afterwards, to avoid a layout shift.
  if (isLoadingFirst)
    return (
      <div className={classes.list}>
        <div key="head" className={classes.head}>
          <span className={classes.count}>&nbsp;</span>
          {looks}
        </div>
        <div role="status" aria-label={t`Loading`}>
          <SkeletonGrid count={10} kind={kind} />
        </div>
      </div>
    );
  if (isEmpty) return empty;
  const entries = source.store.entries<T>(source.key);
  const meant = source.store.meant(source.key);
  return (
    <div className={classes.list} aria-busy={isRenewing || undefined}>
      {meant === null ? null : meantNote?.(meant)}
      {kind === 'menu' ? null : (
        <div key="head" className={classes.head}>
          <p className={classes.count} role="status">
            {shown > 0 ? <Count kind={kind} market={market} total={total} /> : null}
          </p>
          {looks}
        </div>
      )}
      {layout ? layout(entries) : <LongGrid kind={kind} entries={entries} card={card ?? nothing} />}
      <ListingEnd />
    </div>
  );
}

const nothing = () => null;

type CountProps = { kind: 'item' | 'store'; market: ModuleType | null; total: number };

function Count({ kind, market, total }: CountProps) {
  if (kind === 'store')
    return market === 'food' ? (
      <Plural value={total} one="# restaurant" other="# restaurants" />
    ) : (
      <Plural value={total} one="# store" other="# stores" />
    );
  return market === 'food' ? (
    <Plural value={total} one="# dish" other="# dishes" />
  ) : (
    <Plural value={total} one="# item" other="# items" />
  );
}

function ListingEnd() {
  const { i18n } = useLingui();
  const listing = useListingRef();
  const isFailed = useListing((snapshot) => snapshot.hasTag('failed'));
  const isLoadingMore = useListing((snapshot) => snapshot.matches('loadingMore'));
  const canLoadMore = useListing((snapshot) => snapshot.can({ type: 'more.requested' }));
  const failure = useListing(({ context }) => context.failure);
  if (isFailed && failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => listing.send({ type: 'retry.requested' })}
      />
    );
  if (!canLoadMore && !isLoadingMore) return null;
  return (
    <div className={classes.more}>
      <Button
        variant="default"
        loading={isLoadingMore}
        onClick={() => listing.send({ type: 'more.requested' })}
      >
        <Trans>Load more</Trans>
      </Button>
    </div>
  );
}
