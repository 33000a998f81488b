import { Plural, Trans, useLingui } from '@lingui/react/macro';
import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isUnpriced, type PlacedOrder, showsArrivalTime, stageOf } from '../../../../domain/placed-order';
import { useFormats } from '../../../i18n/formats.context';
import { useClock } from '../../../platform/shop.context';
import { TilePicture } from '../../../ui/tile-picture';
import { OrderAgain } from '../actions/order-again';
import { OrderBadges } from '../shared/order-badges';
import { useMoment } from '../shared/use-moment';
import classes from './order-card.module.css';

/** Names the first items and the number of the others [ORD-02]. */
function Names({ order: { itemNames, lineCount } }: { order: PlacedOrder }) {
  const formats = useFormats();
  const others = lineCount - itemNames.length;
  const names = itemNames.join(' · ');
  return (
    <p className={classes.items}>
      {names}
      {others > 0 ? ` ${formats.more(others)}` : null}
    </p>
  );
}

/** Shows one order in a list [ORD-02]. */
export function OrderCard({ order, headingLevel = 2 }: { order: PlacedOrder; headingLevel?: 2 | 3 }) {
  const { t } = useLingui();
  const now = useClock();
  const Heading = `h${headingLevel}` as const;
  const formats = useFormats();
  const moment = useMoment();
  const name = order.store?.name ?? t`Parcel`;
  return (
    <article className={classes.card} data-running={stageOf(order.status) !== 'over' || undefined}>
      <TilePicture
        src={order.store ? order.store.imageUrl : parcel}
        name={name}
        tint={order.store?.id ?? order.id}
        width={64}
        height={64}
        isDecorative
        className={classes.picture}
      />
      <div className={classes.words}>
        <Heading className={classes.name}>
          <Link to="/my-orders/$id" params={{ id: String(order.id) }} className={classes.link}>
            {name}
          </Link>
        </Heading>
        <p className={classes.about}>
          <span>
            <Trans>Order #{order.id}</Trans>
          </span>
          <time dateTime={order.placedAt}>{moment.dateAndTime(order.placedAt)}</time>
        </p>
        {order.itemNames.length > 0 ? <Names order={order} /> : null}
        <p className={classes.state}>
          <OrderBadges order={order} />
          {showsArrivalTime(order, now()) ? (
            <span className={classes.expected}>
              <Trans>around {moment.time(order.expectedAt ?? '')}</Trans>
            </span>
          ) : null}
        </p>
      </div>
      <div className={classes.sum}>
        <strong className={classes.total}>
          {isUnpriced(order) ? <Trans>Priced by the pharmacy</Trans> : formats.money(order.total)}
        </strong>
        {order.itemCount > 0 ? (
          <span className={classes.count}>
            <Plural value={order.itemCount} one="# item" other="# items" />
          </span>
        ) : null}
      </div>
      <IconChevronRight size={20} className={`${classes.chevron} mirrored`} aria-hidden />
      {order.choices.canReorder ? (
        <div className={classes.again}>
          <OrderAgain order={order} />
        </div>
      ) : null}
    </article>
  );
}
