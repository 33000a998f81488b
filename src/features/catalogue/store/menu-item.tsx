import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { priceRange } from '../../../../domain/item-price';
import { truncate } from '../../../../domain/text';
import { Price } from '../../../ui/price';
import { Rating } from '../../../ui/rating';
import { TilePicture } from '../../../ui/tile-picture';
import { AddButton } from '../../cart/button/add-button';
import { ItemLayerLink } from '../../cart/button/item-layer-link';
import { DietWarning } from '../../preferences/diet-warning';
import { Heart } from '../../wishlist/heart';
import { ItemMarks, RecommendBadge } from '../cards/item-marks';
import { ItemNameLink } from '../cards/item-name-link';
import { PriceReasonBadge } from '../cards/price-reason-badge';
import { UnitPrice } from '../cards/unit-price';
import classes from './menu-item.module.css';

/**
 * An item in a store's menu: a row on phones, else a card of 230 px. A press anywhere on it opens the item
 * [CARD-01].
 */
export const MenuItem = memo(function MenuItem({ item }: { item: Item }) {
  const { t } = useLingui();
  const { low, high, lowFull, highFull } = priceRange(item);
  return (
    <article className={classes.item}>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <ItemNameLink item={item} />
        </h3>
        {item.description ? <p className={classes.text}>{truncate(item.description)}</p> : null}
        <p className={classes.marks}>
          {item.ratingCount > 0 ? <Rating value={item.rating} count={item.ratingCount} /> : null}
          <PriceReasonBadge item={item} isAside />
          <RecommendBadge item={item} />
          <ItemMarks item={item} />
        </p>
        <DietWarning allergies={item.allergies} />
        <div className={classes.cost}>
          <Price low={low} high={high} full={lowFull} fullHigh={highFull} isShort />
          <UnitPrice item={item} />
        </div>
      </div>
      <ItemLayerLink itemId={item.id} className={classes.view} aria-label={t`Quick view of ${item.name}`}>
        <TilePicture
          className={classes.picture}
          src={item.imageUrl}
          name={item.name}
          tint={item.id}
          width={206}
          height={150}
          sizes="(max-width: 767px) 148px, 206px"
          isDecorative
        />
      </ItemLayerLink>
      <Heart className={classes.heart} kind="item" id={item.id} name={item.name} />
      <div className={classes.add}>
        <AddButton item={item} />
      </div>
    </article>
  );
});
