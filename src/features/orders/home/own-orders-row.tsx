import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import type { Page } from '../../../api/catalogue-mapping';
import { useApi, useReads } from '../../../platform/shop.context';
import { usePerson } from '../../session/session.context';
import { OrderCard } from '../list/order-card';
import { FailingPart } from '../shared/failing-part';
import { ordersBlock } from '../shared/order-reads';
import classes from './own-orders-row.module.css';

/** Shows active and recent orders of one module. `moduleId: null`: of all modules. */
export function MyOrdersRow({ moduleId = null }: { moduleId?: number | null }) {
  const { i18n } = useLingui();
  const person = usePerson();
  const api = useApi();
  const reads = useReads();
  if (person === null) return null;
  const draft = { moduleId, page: 1 };
  const running = ordersBlock({ api, reads }, person.id, i18n.locale, { kind: 'running', ...draft });
  const past = ordersBlock({ api, reads }, person.id, i18n.locale, { kind: 'past', ...draft });
  return (
    <FailingPart about={`${running.key} ${past.key}`}>
      <Suspense>
        <Rows running={running.promise} past={past.promise} />
      </Suspense>
    </FailingPart>
  );
}

type Orders = Promise<Page<PlacedOrder>>;
const MAX = 2;

function Rows({ running, past }: { running: Orders; past: Orders }) {
  const now = use(running).entries.slice(0, MAX);
  const again = use(past)
    .entries.filter(({ choices }) => choices.canReorder)
    .slice(0, MAX);
  return (
    <>
      <Row id="running-orders" orders={now} title={<Trans>Active orders</Trans>} />
      <Row id="order-again" orders={again} title={<Trans>Order again</Trans>} />
    </>
  );
}

type RowProps = { id: string; orders: PlacedOrder[]; title: ReactNode };

function Row({ id, orders, title }: RowProps) {
  if (orders.length === 0) return null;
  return (
    <section className={classes.row} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <Link to="/my-orders" className={classes.all}>
          <Trans>All my orders</Trans>
        </Link>
      </div>
      <ul className={classes.cards}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
