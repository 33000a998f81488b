import { Plural, Trans } from '@lingui/react/macro';
import { IconBuildingStore, IconHeart, IconPrescription } from '@tabler/icons-react';
import { Link, useMatch } from '@tanstack/react-router';
import { stockOf } from '../../../../domain/cart';
import type { Item } from '../../../../domain/catalogue';
import { linePrice, priceRange } from '../../../../domain/item-price';
import { chosenVariation } from '../../../../domain/options';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';
import { Badge } from '../../../ui/badge';
import { Price } from '../../../ui/price';
import { addStateOf } from '../../cart/button/add-state';
import classes from './item-labels.module.css';
import { useItemOptions } from './item-options.context';

/** Shows the price. Before a variation is chosen: the price range [ITEM-07]. */
export function ShownPrice({ item }: { item: Item }) {
  const selection = useItemOptions(({ context }) => context.selection);
  const isOpen = item.choiceOptions.length > 0 && chosenVariation(item, selection) === null;
  if (isOpen) {
    const { low, high, lowFull, highFull } = priceRange(item);
    return <Price low={low} high={high} full={lowFull} fullHigh={highFull} size="large" />;
  }
  const { unit, unitFull } = linePrice(item, selection, 1);
  return <Price low={unit} full={unitFull} size="large" />;
}

const LOW_STOCK = 5;

/** Shows how many customers have the item on their wishlist. Hidden at zero [ITEM-09, Q-32]. */
export const WishlistCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className={classes.hearts}>
      <IconHeart size={16} aria-hidden />
      <Plural value={count} one="On # wishlist" other="On # wishlists" />
    </span>
  ) : null;

/** Shows the stock. Low stock shows the number; an unavailable item has no stock tag [ITEM-01, ITEM-15]. */
export function StockTag({ item }: { item: Item }) {
  const formats = useFormats();
  const selection = useItemOptions(({ context }) => context.selection);
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const stock = stockOf(item, selection);
  const state = addStateOf(item, now(), utcOffsetMinutes);
  if (state.kind === 'blocked' && state.reason !== 'outOfStock') return null;
  if (stock === 0)
    return (
      <Badge tone="muted">
        <Trans>Out of Stock</Trans>
      </Badge>
    );
  return (
    <>
      <Badge tone="good">
        <Trans>In Stock</Trans>
      </Badge>
      {stock !== null && stock <= LOW_STOCK ? (
        <Badge tone="warning">
          <Trans>Only {formats.number(stock)} left</Trans>
        </Badge>
      ) : null}
    </>
  );
}

/** Links to the store with its module. On the store's own page: only the name [ITEM-08]. */
export function ItemStoreLink({ item }: { item: Item }) {
  const own = useMatch({ from: '/store/$id', shouldThrow: false });
  if (own?.params.id === String(item.storeId)) return <p className={classes.store}>{item.storeName}</p>;
  return (
    <p>
      <Link
        className={classes.link}
        to="/store/$id"
        params={{ id: String(item.storeId) }}
        search={{
          id: item.storeId,
          module_id: item.moduleId,
          store_zone_id: item.zoneId,
          ...(item.moduleType !== null && { module_type: item.moduleType }),
        }}
      >
        <IconBuildingStore size={18} aria-hidden />
        {item.storeName}
      </Link>
    </p>
  );
}

export const GenericNames = ({ item }: { item: Item }) =>
  item.genericNames.length > 0 ? <p className={classes.generic}>{item.genericNames.join(', ')}</p> : null;

/** Says that the item needs a prescription. */
export const PrescriptionNote = ({ item }: { item: Item }) =>
  item.isPrescriptionRequired ? (
    <p className={classes.prescription}>
      <IconPrescription size={20} aria-hidden />
      <strong>
        <Trans>prescription is required</Trans>
      </strong>
      <span>
        <Trans>You’ll upload it at checkout.</Trans>
      </span>
    </p>
  ) : null;
