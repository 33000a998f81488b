import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureTexts } from '../../i18n/failures';
import { Button } from '../../ui/button';
import { FailureBlock } from '../../ui/failure-block';
import { SkeletonGrid } from '../../ui/skeleton';
import type { ListSource } from './listing.actors';
import { ListingProvider, useListing, useListingRef } from './listing.context';
import classes from './listing-view.module.css';
import { CardGrid } from './section';

type Props<T> = {
  source: ListSource<T>;
  kind: 'item' | 'store' | 'menu';
  /** The next step when nothing was found [CAT-11]. */
  empty: ReactNode;
  card: (entry: T, index: number) => ReactNode;
  /** Another arrangement than one grid of cards. */
  layout?: ((entries: T[]) => ReactNode) | undefined;
};

/** A list in its four states, page by page, with the footer of the site always in reach [CAT-10, CAT-11]. */
export const ListingView = <T extends { id: number }>(props: Props<T>) => (
  <ListingProvider source={props.source}>
    <ListingEntries {...props} />
  </ListingProvider>
);

export function ListingEntries<T extends { id: number }>({ source, kind, empty, card, layout }: Props<T>) {
  const { t } = useLingui();
  const total = useListing(({ context }) => context.progress.total);
  const shown = useListing(({ context }) => context.progress.shown);
  const isLoadingFirst = useListing((snapshot) => snapshot.matches('loadingFirst'));
  const isEmpty = useListing((snapshot) => snapshot.hasTag('empty'));
  if (isLoadingFirst)
    return (
      <div role="status" aria-label={t`Loading`} className={classes.list}>
        <span className={classes.count}>&nbsp;</span>
        <SkeletonGrid count={10} kind={kind} />
      </div>
    );
  if (isEmpty) return empty;
  const entries = source.store.entries<T>(source.key);
  return (
    <div className={classes.list}>
      {kind === 'menu' ? null : (
        <p className={classes.count} role="status">
          {shown > 0 ? <Plural value={total} one="# result" other="# results" /> : null}
        </p>
      )}
      {layout ? (
        layout(entries)
      ) : (
        <CardGrid kind={kind}>
          {entries.map((entry, index) => (
            <li key={entry.id}>{card(entry, index)}</li>
          ))}
        </CardGrid>
      )}
      <ListingEnd />
    </div>
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
