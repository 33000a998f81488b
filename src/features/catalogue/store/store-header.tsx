import { Plural, Trans } from '@lingui/react/macro';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { subtotal } from '../../../../domain/cart';
import type { Store } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import { withSearch } from '../../../platform/search-change';
import { useConfig } from '../../../platform/shop.context';
import { FULL_WIDTH_SIZES } from '../../../ui/picture';
import { Rating } from '../../../ui/rating';
import { TilePicture } from '../../../ui/tile-picture';
import { useCartLines } from '../../cart/cart.context';
import { FactLine, useDeliveryFacts } from '../../location/store-facts';
import { Heart } from '../../wishlist/heart';
import { StoreOffer } from '../cards/store-offer';
import { CheckDelivery } from './check-delivery';
import { OrderTypeSwitch } from './order-type-switch';
import { ShareButton } from './share-button';
import classes from './store-header.module.css';
import type { StoreState } from './use-store-state';

export const GOODS = 'goods';

type Props = { store: Store; state: StoreState; isTakeAway: boolean };

/** Shows the store in two lines. Details are in Info [CAT-06]. */
export function StoreHeader({ store, state, isTakeAway }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.stage}>
        <TilePicture
          className={classes.cover}
          src={store.coverUrl}
          name={store.name}
          tint={store.id}
          width={1200}
          height={260}
          fit="cover"
          sizes={FULL_WIDTH_SIZES}
          isUrgent
          isDecorative
        />
        <ShareButton className={classes.share} name={store.name} />
        <Heart className={classes.heart} kind="store" id={store.id} name={store.name} />
      </div>
      <div className={classes.identity}>
        <TilePicture
          className={classes.logo}
          src={store.logoUrl}
          name={store.name}
          tint={store.id + 1}
          width={84}
          height={84}
          isUrgent
          isDecorative
        />
        <div className={classes.words}>
          <h1 tabIndex={-1}>{store.name}</h1>
          <Facts store={store} state={state} isTakeAway={isTakeAway} />
        </div>
        <div className={classes.way}>
          <OrderTypeSwitch store={store} isTakeAway={isTakeAway} />
          <StoreOffer store={store} />
        </div>
      </div>
      {isTakeAway ? null : <CheckDelivery />}
      {store.announcement ? <p className={classes.announcement}>{store.announcement}</p> : null}
      {store.moduleType === 'pharmacy' && store.isActive ? <PrescriptionLink id={store.id} /> : null}
      {state.open.isOpen ? null : <ClosedBanner store={store} words={state.words} />}
    </header>
  );
}

/** A link to an order by prescription, for which the customer chooses no items [PHAR-05]. */
function PrescriptionLink({ id }: { id: number }) {
  const { isPrescriptionOffered } = useConfig();
  return isPrescriptionOffered ? (
    <Link className={classes.prescription} to="/checkout" search={{ page: 'prescription', store: id }}>
      <IconFileText size={24} aria-hidden />
      <span>
        <strong>
          <Trans>Order with a prescription</Trans>
        </strong>
        <small>
          <Trans>Send a photo and the pharmacist does the rest.</Trans>
        </small>
      </span>
    </Link>
  ) : null;
}

/**
 * Shows the facts of a store in one line: "4.5 (50) · Levantine · $2.00 · 35–45 min · 0.8 km · Open until
 * 23:00".
 */
function Facts({ store, state, isTakeAway }: Props) {
  const formats = useFormats();
  const lines = useCartLines().filter(({ item }) => item.storeId === store.id);
  const way = useDeliveryFacts(store, {
    isOpen: state.open.isOpen,
    isTakeAway,
    subtotal: subtotal(lines),
    saysWhy: true,
  });
  const parts: { key: string; shown: ReactNode }[] = [
    ...(store.ratingCount > 0
      ? [{ key: 'rating', shown: <Rating value={store.rating} count={store.ratingCount} /> }]
      : []),
    ...store.cuisines.map(({ name }) => ({ key: name, shown: name })),
    ...(store.isHalal ? [{ key: 'halal', shown: <Trans>Halal</Trans> }] : []),
    ...way,
    ...(store.minimumOrder > 0 && !isTakeAway
      ? [{ key: 'minimum', shown: <Trans>Min. {formats.money(store.minimumOrder)}</Trans> }]
      : []),
    ...(state.open.isOpen ? [{ key: 'hours', shown: state.words }] : []),
    ...(store.totalItems > 0 && store.moduleType !== 'food'
      ? [{ key: 'items', shown: <Plural value={store.totalItems} one="# item" other="# items" /> }]
      : []),
  ];
  return <FactLine parts={parts} wraps />;
}

/** Says when the store opens. If it takes scheduled orders, it offers to order for later [CAT-06, X-07]. */
function ClosedBanner({ store, words }: { store: Store; words: string }) {
  const isChosen = useCartLines().some(({ item }) => item.storeId === store.id);
  return (
    <div className={classes.closed}>
      <p className={classes.reason} role="status">
        <strong>
          <Trans>Closed now</Trans>
        </strong>
        <span>{words}</span>
        {store.isActive && store.canSchedule ? (
          <span>
            <Trans>You can fill your cart now and order for later.</Trans>
          </span>
        ) : null}
      </p>
      {store.isActive && store.canSchedule ? <Schedule isChosen={isChosen} /> : null}
    </div>
  );
}

const Schedule = ({ isChosen }: { isChosen: boolean }) =>
  isChosen ? (
    <Link className={classes.schedule} to="/checkout" search={{ page: 'cart' }}>
      <Trans>Choose a time</Trans>
    </Link>
  ) : (
    <Link className={classes.schedule} to="." search={withSearch({ tab: undefined })} hash={GOODS} replace>
      <Trans>Order for later</Trans>
    </Link>
  );
