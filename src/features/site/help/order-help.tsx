import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { helpWith, type OrderHelp, ordersToHelp } from '../../../../domain/help';
import type { PlacedOrder } from '../../../../domain/placed-order';
import type { Page } from '../../../api/catalogue-mapping';
import { useApi, useReads } from '../../../platform/shop.context';
import { MessageLink, SupportLink } from '../../../ui/message-link';
import { OrderCard } from '../../orders/list/order-card';
import { CardsSkeleton } from '../../orders/list/own-list';
import { FailingPart } from '../../orders/shared/failing-part';
import { ordersBlock } from '../../orders/shared/order-reads';
import { usePerson } from '../../session/session.context';
import classes from './order-help.module.css';

/** Shows active and recent orders with their actions and contacts [HELP-01]. */
export function OrderHelpList() {
  const person = usePerson();
  return (
    <section className={classes.help} aria-labelledby="order-help-title">
      <h2 id="order-help-title">
        <Trans>Help with an order</Trans>
      </h2>
      {person ? <OwnOrders key={person.id} person={person.id} /> : <OfGuests />}
    </section>
  );
}

const OfGuests = () => (
  <div className={classes.note}>
    <p>
      <Trans>Have the order number and phone number ready, or sign in to choose from your orders.</Trans>
    </p>
    <p className={classes.actions}>
      <Link to="/track-order">
        <Trans>Find an order</Trans>
      </Link>
      <Link to="/my-orders">
        <Trans>My Orders</Trans>
      </Link>
    </p>
  </div>
);

function OwnOrders({ person }: { person: number }) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const reads = useReads();
  const draft = { moduleId: null, page: 1 };
  const running = ordersBlock({ api, reads }, person, i18n.locale, { kind: 'running', ...draft });
  const past = ordersBlock({ api, reads }, person, i18n.locale, { kind: 'past', ...draft });
  return (
    <FailingPart about={`${running.key} ${past.key}`}>
      <Suspense fallback={<CardsSkeleton label={t`Loading your orders`} />}>
        <Orders running={running.promise} past={past.promise} />
      </Suspense>
    </FailingPart>
  );
}

type Orders = Promise<Page<PlacedOrder>>;

function Orders({ running, past }: { running: Orders; past: Orders }) {
  const orders = ordersToHelp(use(running).entries, use(past).entries);
  if (orders.length === 0)
    return (
      <div className={classes.note}>
        <p>
          <Trans>Once you’ve placed an order, you’ll find help with it here.</Trans>
        </p>
      </div>
    );
  return (
    <>
      <ul className={classes.orders}>
        {orders.map((order) => (
          <li key={order.id} className={classes.order}>
            <OrderCard order={order} headingLevel={3} />
            <div className={classes.actions}>
              {helpWith(order).map((help) => (
                <HelpAction key={help} help={help} order={order} />
              ))}
              {order.store ? (
                <MessageLink partner={`store-${order.store.id}`} name={order.store.name} />
              ) : null}
              <SupportLink />
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.actions}>
        <Link to="/my-orders">
          <Trans>All my orders</Trans>
        </Link>
      </p>
    </>
  );
}

function HelpAction({ help, order: { id, parcel } }: { help: OrderHelp; order: PlacedOrder }) {
  if (help === 'pay')
    return (
      <Link to={parcel ? '/parcel/send' : '/checkout'} search={{ order_id: id }}>
        <Trans>Pay now or change the payment method</Trans>
      </Link>
    );
  return (
    <Link to="/my-orders/$id" params={{ id: String(id) }}>
      <HelpActionName help={help} />
    </Link>
  );
}

function HelpActionName({ help }: { help: Exclude<OrderHelp, 'pay'> }) {
  switch (help) {
    case 'prescription':
      return <Trans>Send another prescription</Trans>;
    case 'follow':
      return <Trans>Where is it?</Trans>;
    case 'cancel':
      return <Trans>Cancel the order</Trans>;
    case 'returnParcel':
      return <Trans>Return parcel</Trans>;
    case 'refund':
      return <Trans>Request a refund</Trans>;
  }
}
