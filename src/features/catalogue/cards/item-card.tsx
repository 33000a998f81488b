import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
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
import { WhyBadge } from './why-badge';

type Props = { item: Item; isUrgent?: boolean; headingLevel?: 2 | 3 };

/** 230 px wide from medium screens on [CARD-01]. Picture and name lead to the item, the eye opens the quick view. */
export function ItemCard({ item, isUrgent = false, headingLevel = 3 }: Props) {
  const { t } = useLingui();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { low, high, lowFull, highFull } = priceRange(item);
  return (
    <article className={classes.card}>
      <div className={classes.top}>
        <Link
          to="/product/$id"
          params={{ id: String(item.id) }}
          search={{ module_id: item.moduleId }}
          tabIndex={-1}
          aria-hidden="true"
        >
          <TilePicture
            className={classes.picture}
            src={item.imageUrl}
            name={item.name}
            tint={item.id}
            width={206}
            height={150}
            isUrgent={isUrgent}
            isDecorative
          />
        </Link>
        <div className={classes.badges}>
          <WhyBadge item={item} />
          {item.isRecommended ? (
            <span className={classes.recommended}>
              <Trans>Recommend</Trans>
            </span>
          ) : null}
        </div>
        <Heart className={classes.heart} kind="item" id={item.id} name={item.name} />
        <ItemLayerLink
          className={classes.quick}
          itemId={item.id}
          aria-label={t`Quick view of ${item.name}`}
          title={t`Quick view`}
        >
          <IconEye size={18} aria-hidden />
        </ItemLayerLink>
      </div>
      <div className={classes.words}>
        <Heading className={classes.name}>
          <Link to="/product/$id" params={{ id: String(item.id) }} search={{ module_id: item.moduleId }}>
            {item.name}
          </Link>
        </Heading>
        <p className={classes.store}>{item.storeName}</p>
        <p className={classes.marks}>
          {item.ratingCount > 0 ? <Rating value={item.rating} count={item.ratingCount} /> : null}
          <ItemMarks item={item} />
        </p>
        <DietWarning allergies={item.allergies} />
      </div>
      <div className={classes.bottom}>
        <Price low={low} high={high} full={lowFull} fullHigh={highFull} isShort />
        <AddButton item={item} />
      </div>
    </article>
  );
}

export const ItemRow = ({ items }: { items: Item[] }) => (
  <CardRow kind="item">
    {items.map((item) => (
      <li key={item.id}>
        <ItemCard item={item} />
      </li>
    ))}
  </CardRow>
);
