import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { Item } from '../../../../domain/catalogue';
import { linePrice } from '../../../../domain/item-price';
import type { ReviewPage } from '../../../api/discovery-mapping';
import type { BlockData } from '../../../platform/reads';
import { useApi } from '../../../platform/shop.context';
import { LazyPlace, lazyPart } from '../../../ui/lazy-part';
import { PriceReasons } from '../../../ui/price-reasons';
import { Rating } from '../../../ui/rating';
import { SkeletonCards, SkeletonRow } from '../../../ui/skeleton';
import { WhenNear } from '../../../ui/when-near';
import { useCartRef } from '../../cart/cart.context';
import { ItemTaxNote } from '../../cart/lines/item-tax-note';
import { DietWarning } from '../../preferences/diet-warning';
import { ItemRow } from '../cards/item-card';
import { DiscountBadge, ItemMarks, RecommendBadge } from '../cards/item-marks';
import { UnitPrice } from '../cards/unit-price';
import { FlashCountdown } from '../flash-sale/flash-countdown';
import { Block } from '../page/block';
import { Section } from '../page/section';
import { Reviews } from '../reviews/reviews';
import { CheckDelivery } from '../store/check-delivery';
import { ClampedText } from './clamped-text';
import { Gallery } from './gallery';
import { ItemChoices } from './item-choices';
import { ItemFacts } from './item-facts';
import {
  GenericNames,
  ItemStoreLink,
  PrescriptionNote,
  ShownPrice,
  StockTag,
  WishlistCount,
} from './item-labels';
import { provideItemOptions } from './item-options.actors';
import { ItemOptionsProvider, useItemOptions } from './item-options.context';
import classes from './item-page.module.css';
import { PurchasePanel } from './purchase-panel';
import { ReturnNote } from './return-note';
import { SizeGuideTable } from './size-guide';

const RecentItems = lazyPart(() => import('../recents/recent-items').then((file) => file.RecentItems));

type Props = { item: Item; related: BlockData<Item[]>; reviews: BlockData<ReviewPage> };

/** The page of an item. It also works before a place is chosen [ITEM-01, NAV-12, NAV-28]. */
export function ItemPage({ item, related, reviews }: Props) {
  const { catalogue } = useApi();
  const cart = useCartRef();
  const watchPage = useLoadedItem();
  return (
    <div className="page">
      <ItemOptionsProvider
        logic={provideItemOptions({ api: catalogue, cart, watchPage })}
        itemId={String(item.id)}
        item={item}
      >
        <div className={classes.item}>
          <Gallery item={item} badge={<DiscountBadge item={item} />} />
          <ItemColumn item={item} />
        </div>
      </ItemOptionsProvider>
      <Block data={reviews}>
        {(page) => (
          <Reviews
            subject={{ kind: 'item', id: item.id, moduleId: item.moduleId }}
            page={page}
            rating={item.rating}
            count={item.ratingCount}
          />
        )}
      </Block>
      <Block data={related} skeleton={<SkeletonRow count={5} kind="item" />}>
        {(items) =>
          items.length > 0 ? (
            <Section title={<Trans>More from {item.storeName}</Trans>}>
              <WhenNear place={<SkeletonCards count={5} kind="item" />}>
                <ItemRow items={items} isOfShelfStore />
              </WhenNear>
            </Section>
          ) : null
        }
      </Block>
      <LazyPlace>
        <RecentItems moduleId={item.moduleId} besides={item.id} />
      </LazyPlace>
    </div>
  );
}

/**
 * Returns the item, which is reloaded when a flash sale ends. The choices stay, and the prices are updated
 * [CAT-12].
 */
function useLoadedItem() {
  const router = useRouter();
  return (notify: (item: Item) => void) =>
    router.subscribe('onResolved', () => {
      const page = router.state.matches.find(({ routeId }) => routeId === '/product/$id');
      const loaded = page?.loaderData as { item: Item } | undefined;
      if (loaded) notify(loaded.item);
    });
}

function ItemColumn({ item }: { item: Item }) {
  const selection = useItemOptions(({ context }) => context.selection);
  const quantity = useItemOptions(({ context }) => context.quantity);
  const price = linePrice(item, selection, quantity);
  return (
    <div className={classes.column}>
      <ItemStoreLink item={item} />
      <h1 className={classes.name} tabIndex={-1}>
        {item.name}
      </h1>
      <GenericNames item={item} />
      <p className={classes.marks}>
        <StockTag item={item} />
        {item.ratingCount > 0 ? <Rating look="stars" value={item.rating} count={item.ratingCount} /> : null}
        <RecommendBadge item={item} />
        <ItemMarks item={item} />
        <WishlistCount count={item.wishlistCount} />
      </p>
      <DietWarning allergies={item.allergies} />
      <FlashCountdown item={item} />
      <p className={classes.price}>
        <ShownPrice item={item} />
        {item.unit ? <span className={classes.unit}>/ {item.unit}</span> : null}
        <UnitPrice item={item} />
      </p>
      <ClampedText text={item.description} />
      <PrescriptionNote item={item} />
      <ItemChoices />
      <SizeGuideTable item={item} />
      <PurchasePanel isPage />
      <PriceReasons price={price} note={<ItemTaxNote item={item} />} />
      <ReturnNote item={item} />
      <CheckDelivery />
      <ItemFacts item={item} />
    </div>
  );
}
