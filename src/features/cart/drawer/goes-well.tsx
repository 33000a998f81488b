import { Trans } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, use, useId } from 'react';
import type { CartLine } from '../../../../domain/cart';
import type { Item } from '../../../../domain/catalogue';
import { markedDiets } from '../../../../domain/diet';
import { goesWellWith } from '../../../../domain/goes-well';
import { priceRange } from '../../../../domain/item-price';
import { CATEGORY_LIFETIME, FAILURE_SHOWN } from '../../../platform/reads';
import { useApi, useClock, useConfig, useReads } from '../../../platform/shop.context';
import { Price } from '../../../ui/price';
import { TilePicture } from '../../../ui/tile-picture';
import { useOwnDiet } from '../../preferences/diet.context';
import { AddButton } from '../button/add-button';
import { addStateOf } from '../button/add-state';
import { useCartLines } from '../cart.context';
import classes from './goes-well.module.css';

/** The number of items to load. Enough that some are not in the cart and have no options. */
const READ = 40;

type Props = { store: Pick<CartLine['item'], 'storeId' | 'moduleId' | 'moduleType'> };

/** Offers popular items of the store that one press adds. Hidden if there are none [CART-69]. */
export function GoesWell({ store: { storeId, moduleId, moduleType } }: Props) {
  const { catalogue } = useApi();
  const { showsVegToggle } = useConfig();
  const own = useOwnDiet();
  const diets = markedDiets(own.diets, moduleType, showsVegToggle);
  const query = {
    limit: READ,
    sort: 'popular' as const,
    withoutAllergens: own.allergens,
    ...(diets.includes('veg') && { diet: 'veg' as const }),
    isHalal: diets.includes('halal'),
    isOrganic: diets.includes('organic'),
  };
  const { key, promise } = useReads().read(
    `goes-well:${storeId}:${moduleId}:${JSON.stringify(query)}`,
    { ...CATEGORY_LIFETIME, failed: FAILURE_SHOWN },
    async () => (await catalogue.storeItems(storeId, query, { moduleId })).entries,
  );
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={() => null}>
      <Suspense>
        <Row items={promise} />
      </Suspense>
    </CatchBoundary>
  );
}

function Row({ items }: { items: Promise<Item[]> }) {
  const heading = useId();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const inCart = useCartLines().map(({ item }) => item.id);
  const shown = goesWellWith(
    use(items),
    inCart,
    (item) => addStateOf(item, now(), utcOffsetMinutes).kind === 'add',
  );
  if (shown.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h3 id={heading}>
        <Trans>Goes well with your order</Trans>
      </h3>
      <ul className={classes.row}>
        {shown.map((item) => (
          <li key={item.id} className={classes.item}>
            <TilePicture
              className={classes.picture}
              src={item.imageUrl}
              name={item.name}
              tint={item.id}
              width={104}
              height={84}
              isDecorative
            />
            <p className={classes.name}>{item.name}</p>
            <div className={classes.end}>
              <ItemPrice item={item} />
              <AddButton item={item} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemPrice({ item }: { item: Item }) {
  const { low, lowFull } = priceRange(item);
  return <Price low={low} full={lowFull} size="small" />;
}
