import { Trans } from '@lingui/react/macro';
import { IconBike, IconShoppingBag } from '@tabler/icons-react';
import { memo } from 'react';
import type { Store } from '../../../../domain/catalogue';
import { isDeliveryFree } from '../../../../domain/delivery-fee';
import { useFormats } from '../../../i18n/formats.context';
import { Badge } from '../../../ui/badge';
import { CARD_SIZES } from '../../../ui/picture';
import card from '../../../ui/picture-card.module.css';
import { Rating } from '../../../ui/rating';
import { StoreLink } from '../../../ui/store-link';
import { TilePicture } from '../../../ui/tile-picture';
import { FactLine, useDeliveryFacts } from '../../location/store-facts';
import { Heart } from '../../wishlist/heart';
import { CardRow } from '../page/section';
import { type StoreState, useStoreState } from '../store/use-store-state';
import classes from './store-card.module.css';
import { StoreOffer } from './store-offer';

type Props = { store: Store; isUrgent?: boolean; headingLevel?: 2 | 3 };

/**
 * The card of a store, with the facts that customers compare: cuisine, fee, time, distance, offers, opening.
 */
export const StoreCard = memo(function StoreCard({ store, isUrgent = false, headingLevel = 3 }: Props) {
  const state = useStoreState(store);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={card.card} data-closed={!state.open.isOpen || undefined}>
      <div className={card.top}>
        <TilePicture
          className={classes.cover}
          src={store.coverUrl ?? store.logoUrl}
          name={store.name}
          tint={store.id}
          width={290}
          height={132}
          sizes={CARD_SIZES}
          isUrgent={isUrgent}
          fit={store.coverUrl === null ? 'contain' : 'cover'}
          isDecorative
        />
        <StoreBadges store={store} state={state} />
      </div>
      <div className={classes.body}>
        <div className={`${card.title} ${classes.title}`}>
          <Heading className={`${card.name} ${classes.name}`}>
            <StoreLink store={store} className={card.link}>
              {store.name}
            </StoreLink>
          </Heading>
          {store.ratingCount > 0 ? <Rating value={store.rating} count={store.ratingCount} /> : null}
        </div>
        <Heart className={card.heart} kind="store" id={store.id} name={store.name} />
        <Facts store={store} isOpen={state.open.isOpen} />
      </div>
    </article>
  );
});

const LAST_HOUR = 60;

/** Shows offers, then opening hours if they matter now. */
function StoreBadges({ store, state }: { store: Store; state: StoreState }) {
  const formats = useFormats();
  const { open, words } = state;
  return (
    <div className={card.badges}>
      {open.isOpen ? null : <Badge tone="muted">{words}</Badge>}
      {open.isOpen && open.closesAt !== null && open.closesIn <= LAST_HOUR ? (
        <Badge tone="warning">
          <Trans>Closes {formats.time(open.closesAt)}</Trans>
        </Badge>
      ) : null}
      <StoreOffer store={store} />
      {store.hasDelivery && isDeliveryFree(store.delivery) ? (
        <Badge tone="good">
          <Trans>Free delivery</Trans>
        </Badge>
      ) : null}
    </div>
  );
}

function Facts({ store, isOpen }: { store: Store; isOpen: boolean }) {
  const formats = useFormats();
  const parts = useDeliveryFacts(store, { isOpen });
  const about = [
    ...store.cuisines.map(({ name }) => ({ key: name, shown: name })),
    ...(store.minimumOrder > 0
      ? [{ key: 'minimum', shown: <Trans>Min. {formats.money(store.minimumOrder)}</Trans> }]
      : []),
  ];
  return (
    <>
      <FactLine
        parts={parts}
        icon={store.hasDelivery ? <IconBike size={16} /> : <IconShoppingBag size={16} />}
      />
      {about.length > 0 ? <FactLine parts={about} /> : null}
    </>
  );
}

export const StoreRow = ({ stores }: { stores: Store[] }) => (
  <CardRow kind="store">
    {stores.map((store) => (
      <li key={store.id}>
        <StoreCard store={store} />
      </li>
    ))}
  </CardRow>
);
