import { Trans } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, use } from 'react';
import { awaitedAction } from '../../../../domain/order-money';
import { isUnpriced, type OrderLine, type PlacedOrder, stageOf } from '../../../../domain/placed-order';
import { useConfig } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { DirectionsLink } from '../../location/directions-link';
import { ActionButtons, WithOrderActions } from '../actions/order-actions';
import { ReviewsPanel } from '../actions/reviews-panel';
import { FailingPart } from '../shared/failing-part';
import { Panel } from '../shared/panel';
import { useMoment } from '../shared/use-moment';
import { useOrderLines } from '../shared/use-order-lines';
import { LiveLine } from '../tracking/live-line';
import { CourierCard, OrderFacts, PinCard } from './order-facts';
import { OrderAmounts, OrderLines } from './order-goods';
import classes from './order-view.module.css';
import { ReceiverLink } from './receiver-link';
import { StatusHead } from './status-head';
import { Timeline } from './timeline';

const OrderMap = lazyPart(() => import('../tracking/order-map').then((file) => file.OrderMap));

/** Shows status, items, costs and actions [ORD-03, ORD-05]. */
export function OrderView({ order }: { order: PlacedOrder }) {
  // If the customer must act, the action is at the top of the page.
  const isAsked = awaitedAction(order) !== null;
  const isRunning = stageOf(order.status) !== 'over';
  const isTakeAway = order.type === 'take_away';
  const goal = isTakeAway ? order.store?.spot : order.address?.spot;
  const hasMap = isRunning && goal != null;
  return (
    <WithOrderActions order={order}>
      <article className={classes.order} data-invoice>
        <InvoiceHead order={order} />
        <Panel
          title={<Trans>Order #{order.id}</Trans>}
          aside={
            isUnpriced(order) ? null : (
              <Button
                variant="subtle"
                size="sm"
                className={classes.print}
                leftSection={<IconPrinter size={18} aria-hidden />}
                onClick={() => window.print()}
              >
                <Trans>Print the invoice</Trans>
              </Button>
            )
          }
        >
          <Origin order={order} />
          <StatusHead order={order} />
          <LiveLine />
          <PinCard order={order} />
          {order.parcel?.linkToken ? <ReceiverLink token={order.parcel.linkToken} /> : null}
          {isAsked ? <ActionButtons order={order} /> : null}
          {hasMap ? (
            <div className={classes.map}>
              <LazyPlace fallback={<Skeleton blockSize="100%" radius={20} />}>
                <OrderMap order={order} />
              </LazyPlace>
            </div>
          ) : null}
          {hasMap && isTakeAway && goal ? <DirectionsLink to={goal} /> : null}
          {isRunning ? <CourierCard order={order} /> : null}
          {isAsked ? null : <ActionButtons order={order} />}
        </Panel>
        <div className={classes.columns}>
          <div className={classes.column}>
            <Goods order={order} />
          </div>
          <div className={classes.column}>
            <Panel title={<Trans>Order progress</Trans>}>
              <Timeline order={order} />
            </Panel>
            <OrderFacts order={order} />
          </div>
        </div>
      </article>
    </WithOrderActions>
  );
}

/** Names the store and the time of the order, so that the status below is about something. */
function Origin({ order: { store, placedAt } }: { order: PlacedOrder }) {
  const moment = useMoment();
  return (
    <p className={classes.origin}>
      <bdi>{store ? store.name : <Trans>Parcel</Trans>}</bdi>
      <time dateTime={placedAt}>{moment.dateAndTime(placedAt)}</time>
    </p>
  );
}

function Goods({ order }: { order: PlacedOrder }) {
  const data = useOrderLines(order);
  return (
    <FailingPart about={data.key}>
      <Suspense fallback={<GoodsShape lines={order.lineCount} />}>
        <GoodsAndAmounts order={order} promise={data.promise} />
      </Suspense>
    </FailingPart>
  );
}

/** A placeholder as high as the loaded content, to avoid a layout shift [NFR-07]. */
const GoodsShape = ({ lines }: { lines: number }) => (
  <>
    {lines > 0 ? <Skeleton blockSize={74 + 80 * lines} radius={20} /> : null}
    <Skeleton blockSize={228} radius={20} />
  </>
);

function GoodsAndAmounts({ order, promise }: { order: PlacedOrder; promise: Promise<OrderLine[]> }) {
  const lines = use(promise);
  return (
    <>
      {lines.length > 0 ? <OrderLines order={order} lines={lines} /> : null}
      <OrderAmounts order={order} lines={lines} />
      <ReviewsPanel order={order} lines={lines} />
    </>
  );
}

/** The header of the invoice, visible only in print. */
function InvoiceHead({ order }: { order: PlacedOrder }) {
  const config = useConfig();
  const moment = useMoment();
  return (
    <div className={classes.invoice}>
      <p className={classes.business}>{config.businessName}</p>
      <p>
        <Trans>Invoice for order #{order.id}</Trans>
      </p>
      <p>{moment.dateAndTime(order.placedAt)}</p>
    </div>
  );
}
