import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { Store } from '../../../../domain/catalogue';
import { isBoughtAgain } from '../../../../domain/modules';
import type { ReviewPage } from '../../../api/discovery-mapping';
import type { BlockData } from '../../../platform/reads';
import { withSearch } from '../../../platform/search-change';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { usePerson } from '../../session/session.context';
import type { MenuFilters } from '../browse/browse-search';
import { Block } from '../page/block';
import { Reviews } from '../reviews/reviews';
import { BoughtInStore } from './bought-in-store';
import { GOODS, StoreHeader } from './store-header';
import { StoreInfo } from './store-info';
import { StoreMenu } from './store-menu';
import classes from './store-page.module.css';
import { useStoreState } from './use-store-state';

export type StoreSearch = MenuFilters & {
  tab?: 'again' | 'reviews' | 'info' | undefined;
  q?: string | undefined;
  way?: 'take_away' | undefined;
};

type Props = {
  store: Store;
  /** Loads the reviews. Called when the customer opens them. */
  reviews: () => BlockData<ReviewPage>;
  search: StoreSearch;
};

export function StorePage({ store, reviews, search }: Props) {
  const state = useStoreState(store);
  const person = usePerson();
  const buyer = isBoughtAgain(store.moduleType) ? person : null;
  const tab = search.tab === 'again' && buyer === null ? undefined : search.tab;
  const isTakeAway = search.way === 'take_away' || !store.hasDelivery;
  return (
    <div className="page">
      <StoreHeader store={store} state={state} isTakeAway={isTakeAway} />
      <StoreTabs store={store} chosen={tab} hasAgain={buyer !== null} />
      {tab === 'again' && buyer !== null ? <BoughtInStore store={store} personId={buyer.id} /> : null}
      {tab === 'reviews' ? <StoreReviews store={store} reviews={reviews} /> : null}
      {tab === 'info' ? <StoreInfo store={store} /> : null}
      {tab === undefined ? <StoreMenu store={store} search={search} /> : null}
    </div>
  );
}

type Tab = StoreSearch['tab'];

type TabsProps = { store: Store; chosen: Tab; hasAgain: boolean };

function StoreTabs({ store, chosen, hasAgain }: TabsProps) {
  const { t } = useLingui();
  const tabs: { tab: Tab; name: ReactNode }[] = [
    { tab: undefined, name: store.moduleType === 'food' ? <Trans>Menu</Trans> : <Trans>Products</Trans> },
    ...(hasAgain ? [{ tab: 'again' as const, name: <Trans>Buy it again</Trans> }] : []),
    { tab: 'reviews', name: <Trans>Reviews</Trans> },
    { tab: 'info', name: <Trans>Info</Trans> },
  ];
  return (
    <nav id={GOODS} className={classes.tabs} aria-label={t`Store sections`}>
      {tabs.map(({ tab, name }) => (
        <Link
          key={tab ?? 'menu'}
          className={classes.tab}
          to="."
          search={withSearch({ tab })}
          replace
          resetScroll={false}
          aria-current={tab === chosen ? 'true' : undefined}
          data-on={tab === chosen || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function StoreReviews({ store, reviews }: Omit<Props, 'search'>) {
  const data = useMemo(reviews, [reviews]);
  if (!store.hasReviews)
    return (
      <EmptyState title={<Trans>Reviews</Trans>}>
        <Trans>this store is not having any review plan</Trans>
      </EmptyState>
    );
  return (
    <Block data={data} skeleton={<Skeleton blockSize={220} radius={20} />}>
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
            <Trans>Order and be the first to leave a review.</Trans>
          </EmptyState>
        )
      }
    </Block>
  );
}
