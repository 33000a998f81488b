import { Plural, Trans, useLingui } from '@lingui/react/macro';
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { Link, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Person } from '../../../../domain/person';
import { ORDERS_PER_PAGE } from '../../../api/order-api';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { ChipRow } from '../../../ui/chip-row';
import { EmptyState } from '../../../ui/empty-state';
import { useModuleFlow } from '../../location/module.context';
import { ReviewReminder } from '../reminder/review-reminder';
import { ordersBlock, reminderBlock } from '../shared/order-reads';
import classes from './my-orders.module.css';
import { OrderCard } from './order-card';
import { type OrdersSearch, ordersSearch } from './orders-search';
import { CardsSkeleton, ListTabs, OwnList } from './own-list';

/** Lists active and past orders by module, with pagination [ORD-01, ORD-02]. */
export function MyOrders({ person }: { person: Person }) {
  const { i18n, t } = useLingui();
  const search = ordersSearch(useSearch({ strict: false }));
  const api = useApi();
  const reads = useReads();
  const { tab = 'running', module = null, page = 1 } = search;
  const loading = t`Loading your orders`;
  // The reminder is requested before the list, so it usually arrives first.
  reminderBlock({ api, reads }, person.id);
  const list = ordersBlock({ api, reads }, person.id, i18n.locale, { kind: tab, moduleId: module, page });
  return (
    <div className={classes.page}>
      <ListTabs
        to="/my-orders"
        search={search}
        label={t`Order status`}
        running={<Trans>Active</Trans>}
        past={<Trans>Past</Trans>}
      />
      <Markets search={search} />
      {/* Both render together. A late reminder would push the list down [NFR-07]. */}
      <Suspense fallback={<CardsSkeleton label={loading} />}>
        <ReviewReminder below={list} />
        <OwnList
          to="/my-orders"
          search={search}
          data={list}
          perPage={ORDERS_PER_PAGE}
          loading={loading}
          count={(total) => <Plural value={total} one="# order" other="# orders" />}
          card={(order) => <OrderCard order={order} />}
          empty={<NoOrders isPast={tab === 'past'} />}
          newer={<Trans>Newer orders</Trans>}
          older={<Trans>Older orders</Trans>}
        />
      </Suspense>
    </div>
  );
}

/** Filters by module. Hidden if the shop has only one module with orders. */
function Markets({ search }: { search: OrdersSearch }) {
  const { t } = useLingui();
  const modules = useModuleFlow(({ context }) => context.modules);
  const markets = modules.filter(({ isActive, type }) => isActive && type !== 'rental');
  if (markets.length < 2) return null;
  const choices = [{ id: null, name: t`All markets` }, ...markets];
  return (
    <ChipRow label={t`Market`}>
      {choices.map(({ id, name }) => (
        <Link
          key={id}
          to="/my-orders"
          search={{ ...(search.tab && { tab: search.tab }), ...(id !== null && { module: id }) }}
          aria-current={id === (search.module ?? null) ? 'true' : undefined}
          resetScroll={false}
        >
          {name}
        </Link>
      ))}
    </ChipRow>
  );
}

const NoOrders = ({ isPast }: { isPast: boolean }) => (
  <EmptyState
    title={isPast ? <Trans>No past orders yet</Trans> : <Trans>No active orders</Trans>}
    picture={<img src={parcel} alt="" width={112} height={112} />}
    action={
      <Button renderRoot={(props) => <Link to="/home" {...props} />}>
        <Trans>Go to home page</Trans>
      </Button>
    }
  >
    {isPast ? (
      <Trans>Past orders stay here with their invoice, ready to reorder.</Trans>
    ) : (
      <Trans>Track your orders here once you’ve placed one.</Trans>
    )}
  </EmptyState>
);
