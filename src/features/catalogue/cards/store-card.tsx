import { Trans } from '@lingui/react/macro';
import type { Store } from '../../../../domain/catalogue';
import { openState } from '../../../../domain/opening-hours';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';
import { Badge } from '../../../ui/badge';
import { Rating } from '../../../ui/rating';
import { StoreLink } from '../../../ui/store-link';
import { TilePicture } from '../../../ui/tile-picture';
import { Heart } from '../../wishlist/heart';
import { CardRow } from '../page/section';
import classes from './store-card.module.css';

type Props = { store: Store; isUrgent?: boolean; headingLevel?: 2 | 3 };

export function StoreCard({ store, isUrgent = false, headingLevel = 3 }: Props) {
  const formats = useFormats();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <TilePicture
          className={classes.cover}
          src={store.coverUrl ?? store.logoUrl}
          name={store.name}
          tint={store.id}
          width={290}
          height={132}
          isUrgent={isUrgent}
          fit={store.coverUrl === null ? 'contain' : 'cover'}
          isDecorative
        />
        <div className={classes.badges}>
          <StoreStateBadge store={store} />
          {store.discountPercent > 0 ? (
            <Badge tone="accent">
              <Trans>{formats.percent(store.discountPercent)} off</Trans>
            </Badge>
          ) : null}
        </div>
      </div>
      <div className={classes.body}>
        <Heading className={classes.name}>
          <StoreLink store={store} className={classes.link}>
            {store.name}
          </StoreLink>
        </Heading>
        <Heart className={classes.heart} kind="store" id={store.id} name={store.name} />
        <p className={classes.meta}>
          {store.ratingCount > 0 ? <Rating value={store.rating} count={store.ratingCount} /> : null}
          <StoreFacts store={store} />
        </p>
      </div>
    </article>
  );
}

/** What a card says in one line: how long it takes, or that it is fetched. */
function StoreFacts({ store }: { store: Store }) {
  const formats = useFormats();
  const minutes = store.deliveryMinutes;
  return (
    <>
      {minutes && store.hasDelivery ? (
        <span>
          <Trans>{readableSpan(minutes, formats.number)} min</Trans>
        </span>
      ) : null}
      {store.delivery.isFreeBySelfDelivery || store.delivery.adminFreeDelivery?.type === 'allStores' ? (
        <span>
          <Trans>Free delivery</Trans>
        </span>
      ) : null}
      {store.hasDelivery ? null : (
        <span>
          <Trans>Take-away</Trans>
        </span>
      )}
    </>
  );
}

function StoreStateBadge({ store }: { store: Store }) {
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const state = openState(store.hours, now(), utcOffsetMinutes);
  if (!store.isActive)
    return (
      <Badge tone="muted">
        <Trans>Closed</Trans>
      </Badge>
    );
  if (state.isOpen)
    return (
      <Badge>
        <Trans>Closes {formats.time(state.closesAt)}</Trans>
      </Badge>
    );
  return (
    <Badge tone="muted">
      {state.opensAt === null ? <Trans>Closed</Trans> : <Trans>Opens {formats.time(state.opensAt)}</Trans>}
    </Badge>
  );
}

/** "20-30" of the server with the reader's digits. */
export const readableSpan = (text: string, number: (value: number) => string): string =>
  text.replace(/\d+/g, (digits) => number(Number(digits))).replace('-', '–');

export const StoreRow = ({ stores }: { stores: Store[] }) => (
  <CardRow kind="store">
    {stores.map((store) => (
      <li key={store.id}>
        <StoreCard store={store} />
      </li>
    ))}
  </CardRow>
);
