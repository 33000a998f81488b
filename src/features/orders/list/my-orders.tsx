import { Plural, Trans, useLingui } from '@lingui/react/macro';
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { Link, useSearch } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import type { Person } from '../../../../domain/person';
import type { PlacedOrder } from '../../../../domain/placed-order';
import type { Page } from '../../../api/catalogue-mapping';
import { ORDERS_PER_PAGE } from '../../../api/order-api';
import { useApi, useReads } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { useModuleFlow } from '../../location/module.context';
import { FailingPart } from '../shared/failing-part';
import { type OrderListWish, ordersBlock } from '../shared/order-reads';
import classes from './my-orders.module.css';
import { OrderCard } from './order-card';
import { OrderCardsSkeleton } from './order-cards-skeleton';
import { ordersSearch } from './orders-search';

/** What is on its way, and what was: by market, page after page [ORD-01, ORD-02]. */
export function MyOrders({ person }: { person: Person }) {
  const { i18n } = useLingui();
  const wish = wishIn(useSearch({ strict: false }));
  const api = useApi();
  const reads = useReads();
  const data = ordersBlock({ api, reads }, person.id, i18n.locale, wish);
  return (
    <div className={classes.page}>
      <Tabs wish={wish} />
      <Markets wish={wish} />
      <FailingPart about={data.key}>
        <Suspense fallback={<OrderCardsSkeleton />}>
          <Orders promise={data.promise} wish={wish} />
        </Suspense>
      </FailingPart>
    </div>
  );
}

function wishIn(search: Record<string, unknown>): OrderListWish {
  const { tab, module, page } = ordersSearch(search);
  return { kind: tab ?? 'running', moduleId: module ?? null, page: page ?? 1 };
}

const searchOf = ({ kind, moduleId, page }: OrderListWish) => ({
  ...(kind === 'past' && { tab: kind }),
  ...(moduleId !== null && { module: moduleId }),
  ...(page > 1 && { page }),
});

function Tabs({ wish }: { wish: OrderListWish }) {
  const { t } = useLingui();
  const tabs = [
    { kind: 'running', label: <Trans>Running</Trans> },
    { kind: 'past', label: <Trans>Previous</Trans> },
  ] as const;
  return (
    <nav aria-label={t`Which orders`} className={classes.tabs}>
      {tabs.map(({ kind, label }) => (
        <Link
          key={kind}
          to="/my-orders"
          search={searchOf({ ...wish, kind, page: 1 })}
          className={classes.tab}
          aria-current={kind === wish.kind ? 'page' : undefined}
          resetScroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Whoever orders in one market only has nothing to choose. */
function Markets({ wish }: { wish: OrderListWish }) {
  const { t } = useLingui();
  const modules = useModuleFlow(({ context }) => context.modules);
  const markets = modules.filter(({ isActive, type }) => isActive && type !== 'rental');
  if (markets.length < 2) return null;
  const choices = [{ id: null, name: t`All markets` }, ...markets];
  return (
    <nav aria-label={t`Market of the orders`} className={classes.markets}>
      {choices.map(({ id, name }) => (
        <Link
          key={id}
          to="/my-orders"
          search={searchOf({ ...wish, moduleId: id, page: 1 })}
          className={classes.market}
          aria-current={id === wish.moduleId ? 'true' : undefined}
          resetScroll={false}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Orders({ promise, wish }: { promise: Promise<Page<PlacedOrder>>; wish: OrderListWish }) {
  const { entries, total } = use(promise);
  if (entries.length === 0) return <NoOrders kind={wish.kind} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        <Plural value={total} one="# order" other="# orders" />
      </p>
      <ul className={classes.list}>
        {entries.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pages wish={wish} total={total} />
    </>
  );
}

const NoOrders = ({ kind }: Pick<OrderListWish, 'kind'>) => (
  <div className={classes.empty}>
    <EmptyState
      title={
        kind === 'running' ? <Trans>Nothing is on its way</Trans> : <Trans>No previous orders yet</Trans>
      }
      picture={<img src={parcel} alt="" width={112} height={112} />}
      action={
        <Button renderRoot={(props) => <Link to="/home" {...props} />}>
          <Trans>Go to the market</Trans>
        </Button>
      }
    >
      {kind === 'running' ? (
        <Trans>As soon as you order something, you follow it here.</Trans>
      ) : (
        <Trans>What has arrived stays here, with its invoice and one press to order it again.</Trans>
      )}
    </EmptyState>
  </div>
);

function Pages({ wish, total }: { wish: OrderListWish; total: number }) {
  const { t } = useLingui();
  const last = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  if (last === 1) return null;
  const { page } = wish;
  return (
    <nav aria-label={t`Pages`} className={classes.pages}>
      {page > 1 ? (
        <Link to="/my-orders" search={searchOf({ ...wish, page: page - 1 })} className={classes.turn}>
          <Trans>Newer orders</Trans>
        </Link>
      ) : null}
      <span>
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      {page < last ? (
        <Link to="/my-orders" search={searchOf({ ...wish, page: page + 1 })} className={classes.turn}>
          <Trans>Older orders</Trans>
        </Link>
      ) : null}
    </nav>
  );
}
