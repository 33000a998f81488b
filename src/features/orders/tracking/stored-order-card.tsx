import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type PlacedOrder, showsArrivalTime } from '../../../../domain/placed-order';
import { useFlow, usePage } from '../../../platform/flow';
import { useClock } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { TilePicture } from '../../../ui/tile-picture';
import card from '../list/order-card.module.css';
import { OrderBadges } from '../shared/order-badges';
import { useMoment } from '../shared/use-moment';
import type { GuestOrder } from './guest-orders';
import classes from './stored-order-card.module.css';
import { useOrderTrackingLogic } from './use-order-tracking';

/** Shows one guest order that this device stores, as it was when it was last read [ORD-20]. */
export const StoredOrderCard = ({ stored }: { stored: GuestOrder }) => <Card stored={stored} order={null} />;

/** Shows a guest order with its current status [ORD-05, ORD-20]. */
export function FollowedOrderCard({ stored }: { stored: GuestOrder }) {
  const { id, phone } = stored;
  const flow = usePage(useOrderTrackingLogic(), { input: { lookup: { id, phone } } });
  return <Card stored={stored} order={useFlow(flow, ({ context }) => context.order)} />;
}

type Props = { stored: GuestOrder; order: PlacedOrder | null };

function Card({ stored, order }: Props) {
  const moment = useMoment();
  const { id } = stored;
  const name = order?.store?.name ?? stored.store;
  const placedAt = order?.placedAt ?? stored.placedAt;
  return (
    <article className={`${card.card} ${classes.card}`}>
      <TilePicture
        src={order?.store?.imageUrl ?? stored.imageUrl ?? null}
        name={name ?? ''}
        tint={id}
        width={64}
        height={64}
        isDecorative
        className={card.picture}
      />
      <div className={card.words}>
        {name ? <strong dir="auto">{name}</strong> : null}
        <p className={card.about}>
          <span>
            <Trans>Order #{stored.id}</Trans>
          </span>
          {placedAt ? <time dateTime={placedAt}>{moment.dateAndTime(placedAt)}</time> : null}
        </p>
        <p className={`${card.items} ${classes.items}`}>
          {(order?.itemNames ?? stored.items ?? []).join(' · ')}
        </p>
        <State order={order} />
      </div>
      <Button
        size="sm"
        className={classes.track}
        renderRoot={(props) => <Link to="/track-order" search={{ order: id }} {...props} />}
      >
        <span aria-hidden>
          <Trans>Track</Trans>
        </span>
        <span className="visually-hidden">
          <Trans>Track order #{stored.id}</Trans>
        </span>
      </Button>
    </article>
  );
}

/** The lines of items and status keep their height while the order loads [NFR-07]. */
function State({ order }: Pick<Props, 'order'>) {
  const moment = useMoment();
  const now = useClock();
  return (
    <p className={`${card.state} ${classes.state}`} role="status">
      {order ? <OrderBadges order={order} /> : null}
      {order?.expectedAt && showsArrivalTime(order, now()) ? (
        <span className={card.expected}>
          <Trans>around {moment.time(order.expectedAt)}</Trans>
        </span>
      ) : null}
    </p>
  );
}
