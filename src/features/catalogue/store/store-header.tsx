import { Trans } from '@lingui/react/macro';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { Store } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import { Badge } from '../../../ui/badge';
import { Rating } from '../../../ui/rating';
import { TilePicture } from '../../../ui/tile-picture';
import { Heart } from '../../wishlist/heart';
import { ShareButton } from './share-button';
import classes from './store-header.module.css';
import { StoreHours } from './store-hours';
import type { StoreState } from './use-store-state';

type Props = { store: Store; state: StoreState };

export function StoreHeader({ store, state }: Props) {
  const formats = useFormats();
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
          width={96}
          height={96}
          isUrgent
          isDecorative
        />
        <div className={classes.words}>
          <h1 tabIndex={-1}>{store.name}</h1>
          <p className={classes.line}>
            {store.ratingCount > 0 ? <Rating value={store.rating} count={store.ratingCount} /> : null}
            <Badge tone={state.open.isOpen ? 'good' : 'muted'}>
              <IconClock size={14} aria-hidden />
              {state.words}
            </Badge>
            {store.isHalal ? (
              <Badge tone="good">
                <Trans>Halal</Trans>
              </Badge>
            ) : null}
            {store.discountPercent > 0 ? (
              <Badge tone="accent">
                <Trans>{formats.percent(store.discountPercent)} off</Trans>
              </Badge>
            ) : null}
          </p>
          {store.address ? (
            <p className={classes.address}>
              <IconMapPin size={16} aria-hidden />
              {store.address}
            </p>
          ) : null}
          <StoreHours store={store} />
        </div>
      </div>
      {store.announcement ? <p className={classes.announcement}>{store.announcement}</p> : null}
      {state.open.isOpen ? null : <ClosedBanner store={store} words={state.words} />}
    </header>
  );
}

/** Says when it opens, and whether an order for later is taken [CAT-06]. */
const ClosedBanner = ({ store, words }: { store: Store; words: string }) => (
  <p className={classes.closed} role="status">
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
);
