import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Store } from '../../../domain/catalogue';
import type { ReviewPage } from '../../api/catalogue-mapping';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Block, type BlockData } from './block';
import { Reviews } from './reviews';
import { StoreHeader } from './store-header';
import { StoreMenu } from './store-menu';
import classes from './store-page.module.css';
import { StoreTerms } from './store-terms-bar';
import { useStoreState } from './use-store-state';

export type StoreSearch = {
  tab?: 'reviews' | undefined;
  q?: string | undefined;
  way?: 'take_away' | undefined;
};

type Props = { store: Store; reviews: BlockData<ReviewPage>; search: StoreSearch };

export function StorePage({ store, reviews, search }: Props) {
  const state = useStoreState(store);
  return (
    <div className="page">
      <StoreHeader store={store} state={state} />
      <StoreTerms store={store} isTakeAway={search.way === 'take_away'} />
      <StoreTabs isReviews={search.tab === 'reviews'} />
      {search.tab === 'reviews' ? (
        <StoreReviews store={store} reviews={reviews} />
      ) : (
        <StoreMenu store={store} words={search.q ?? ''} closedReason={state.closedReason} />
      )}
    </div>
  );
}

function StoreTabs({ isReviews }: { isReviews: boolean }) {
  const { t } = useLingui();
  const change = (tab: StoreSearch['tab']) => ((previous: object) => ({ ...previous, tab })) as never;
  return (
    <nav className={classes.tabs} aria-label={t`Parts of the store`}>
      <Link
        className={classes.tab}
        to="."
        search={change(undefined)}
        replace
        resetScroll={false}
        data-on={isReviews ? undefined : true}
      >
        <Trans>Menu</Trans>
      </Link>
      <Link
        className={classes.tab}
        to="."
        search={change('reviews')}
        replace
        resetScroll={false}
        data-on={isReviews || undefined}
      >
        <Trans>Reviews</Trans>
      </Link>
    </nav>
  );
}

function StoreReviews({ store, reviews }: Omit<Props, 'search'>) {
  if (!store.hasReviews)
    return (
      <EmptyState title={<Trans>Reviews</Trans>}>
        <Trans>this store is not having any review plan</Trans>
      </EmptyState>
    );
  return (
    <Block data={reviews} skeleton={<Skeleton blockSize={220} radius={20} />}>
      {(page) =>
        page.total > 0 ? (
          <Reviews
            subject={{ kind: 'store', id: store.id, moduleId: store.moduleId }}
            page={page}
            rating={store.rating}
            count={store.ratingCount}
          />
        ) : (
          <EmptyState title={<Trans>No reviews yet</Trans>}>
            <Trans>Be the first to say how it was, after your order.</Trans>
          </EmptyState>
        )
      }
    </Block>
  );
}
