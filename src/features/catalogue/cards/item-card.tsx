import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { memo } from 'react';
import type { Item } from '../../../../domain/catalogue';
import { priceRange } from '../../../../domain/item-price';
import { Price } from '../../../ui/price';
import { Rating } from '../../../ui/rating';
import { TilePicture } from '../../../ui/tile-picture';
import { AddButton } from '../../cart/button/add-button';
import { ItemLayerLink } from '../../cart/button/item-layer-link';
import { DietWarning } from '../../preferences/diet-warning';
import { Heart } from '../../wishlist/heart';
import { CardRow } from '../page/section';
import classes from './item-card.module.css';
import { ItemMarks } from './item-marks';
import { ItemNameLink } from './item-name-link';
import { PriceReasonBadge } from './price-reason-badge';
import { UnitPrice } from './unit-price';

type Props = {
  item: Item;
  isUrgent?: boolean;
  headingLevel?: 2 | 3;
  /** True if the list already names the store. */
  isOfShelfStore?: boolean;
};

/**
 * The card of an item, 230 px wide from medium screens on [CARD-01]. The name links to the item's page. A
 * press beside the name opens the quick view.
 */
export const ItemCard = memo(function ItemCard({
  item,
  isUrgent = false,
  headingLevel = 3,
  isOfShelfStore = false,
}: Props) {
  const { t } = useLingui();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { low, high, lowFull, highFull } = priceRange(item);
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <ItemLayerLink
          className={classes.view}
          itemId={item.id}
          tabIndex={-1}
          aria-label={t`Quick view of ${item.name}`}
          title={t`Quick view`}
        >
          <TilePicture
            className={classes.picture}
            src={item.imageUrl}
            name={item.name}
            tint={item.id}
            width={206}
            height={150}
            sizes="(max-width: 767px) 44vw, 206px"
            isUrgent={isUrgent}
            isDecorative
          />
          <span className={classes.quick} aria-hidden="true">
            <IconEye size={18} />
          </span>
        </ItemLayerLink>
        <div className={classes.badges}>
          <PriceReasonBadge item={item} isAside />
          {item.isRecommended ? (
            <span className={classes.recommended}>
              <Trans>Recommend</Trans>
            </span>
          ) : null}
        </div>
        <Heart className={classes.heart} kind="item" id={item.id} name={item.name} />
      </div>
      <div className={classes.words}>
        <Heading className={classes.name}>
          <ItemNameLink item={item} />
        </Heading>
        {isOfShelfStore ? null : <p className={classes.store}>{item.storeName}</p>}
        <p className={classes.marks}>
          {item.ratingCount > 0 ? <Rating value={item.rating} count={item.ratingCount} /> : null}
          <ItemMarks item={item} />
        </p>
        <DietWarning allergies={item.allergies} />
      </div>
      <div className={classes.bottom}>
        <div className={classes.cost}>
          <Price low={low} high={high} full={lowFull} fullHigh={highFull} isShort />
          <UnitPrice item={item} />
        </div>
        <div className={classes.add}>
          <AddButton item={item} />
        </div>
      </div>
    </article>
  );
});

type RowProps = Pick<Props, 'isOfShelfStore'> & { items: Item[] };

export const ItemRow = ({ items, isOfShelfStore = false }: RowProps) => (
  <CardRow kind="item">
    {items.map((item) => (
      <li key={item.id}>
        <ItemCard item={item} isOfShelfStore={isOfShelfStore} />
      </li>
    ))}
  </CardRow>
);
