import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { effectiveDiscount, linePrice } from '../../../../domain/item-price';
import { failureTexts } from '../../../i18n/failures';
import { Dialog } from '../../../platform/layers/dialog';
import { useCloseLayer, useLayers } from '../../../platform/layers/layers.context';
import { useApi } from '../../../platform/shop.context';
import { EmptyState } from '../../../ui/empty-state';
import { FailureBlock } from '../../../ui/failure-block';
import { PriceReasons } from '../../../ui/price-reasons';
import { Rating } from '../../../ui/rating';
import { Skeleton } from '../../../ui/skeleton';
import { useCartLines, useCartRef } from '../../cart/cart.context';
import { ItemTaxNote } from '../../cart/lines/item-tax-note';
import { DietWarning } from '../../preferences/diet-warning';
import { DiscountBadge, ItemMarks, RecommendBadge } from '../cards/item-marks';
import { UnitPrice } from '../cards/unit-price';
import { itemSearch } from '../page/item-search';
import { ClampedText } from './clamped-text';
import { Gallery } from './gallery';
import { ItemChoices } from './item-choices';
import { ItemFacts } from './item-facts';
import { GenericNames, ItemStoreLink, PrescriptionNote, ShownPrice, StockTag } from './item-labels';
import { provideItemOptions } from './item-options.actors';
import { ItemOptionsProvider, useItem, useItemOptions, useItemOptionsRef } from './item-options.context';
import { PurchasePanel } from './purchase-panel';
import classes from './quick-view.module.css';
import { ReturnNote } from './return-note';
import { SizeGuideTable } from './size-guide';

/** The item as a layer. `?item=<id>` opens it; `&line=<id>` edits that cart line [FOOD-12]. */
export function QuickView() {
  const { catalogue } = useApi();
  const itemId = useLayers(({ context }) => context.spot.item);
  const lineId = useLayers(({ context }) => context.spot.line);
  const line = useCartLines().find(({ id }) => id === lineId) ?? null;
  const cart = useCartRef();
  if (itemId === null) return null;
  return (
    <ItemOptionsProvider
      logic={provideItemOptions({ api: catalogue, cart })}
      itemId={String(itemId)}
      item={null}
      line={line}
    >
      <ItemDialog />
    </ItemOptionsProvider>
  );
}

export function ItemDialog() {
  const name = useItemOptions(({ context }) => context.item?.name);
  const isReady = useItemOptions((snapshot) => snapshot.matches('ready'));
  const close = useCloseLayer('item');
  return (
    <Dialog layer="item" title={name ?? <Trans>Item</Trans>} size="medium" isGrowing onClose={close}>
      <div className={classes.sheet}>{isReady ? <ReadyItem /> : <UnreadyItem />}</div>
    </Dialog>
  );
}

function UnreadyItem() {
  const { t, i18n } = useLingui();
  const flow = useItemOptionsRef();
  const isMissing = useItemOptions((snapshot) => snapshot.matches('missing'));
  const failure = useItemOptions(({ context }) => context.failure);
  if (isMissing)
    return (
      <EmptyState title={<Trans>This item is no longer available</Trans>} headingLevel={3}>
        <Trans>The item may be sold out, or the store no longer offers it.</Trans>
      </EmptyState>
    );
  if (failure)
    return (
      <FailureBlock
        reason={failureTexts(i18n, failure).join(' ')}
        onRetry={() => flow.send({ type: 'retry.requested' })}
      />
    );
  return (
    <div className={classes.loading} role="status" aria-label={t`Loading`}>
      <Skeleton blockSize={200} />
      <Skeleton blockSize={28} inlineSize="60%" />
      <Skeleton blockSize={96} />
    </div>
  );
}

function ReadyItem() {
  const item = useItem();
  const selection = useItemOptions(({ context }) => context.selection);
  const quantity = useItemOptions(({ context }) => context.quantity);
  const price = linePrice(item, selection, quantity);
  const hasReasons = price.reasons.length > 1 || effectiveDiscount(item) !== null;
  return (
    <>
      <div className={classes.head}>
        <Gallery item={item} badge={<DiscountBadge item={item} />} isSmall />
        <div className={classes.words}>
          <ItemStoreLink item={item} />
          <GenericNames item={item} />
          <p className={classes.marks}>
            <StockTag item={item} />
            {item.ratingCount > 0 ? <Rating value={item.rating} count={item.ratingCount} /> : null}
            <RecommendBadge item={item} />
            <ItemMarks item={item} />
          </p>
          <DietWarning allergies={item.allergies} />
          <p className={classes.price}>
            <ShownPrice item={item} />
            {item.unit ? <span className={classes.unit}>/ {item.unit}</span> : null}
            <UnitPrice item={item} />
          </p>
          <ClampedText text={item.description} />
          <Link
            className={classes.more}
            to="/product/$id"
            params={{ id: String(item.id) }}
            search={itemSearch(item)}
          >
            <Trans>View all details</Trans>
          </Link>
        </div>
      </div>
      <PrescriptionNote item={item} />
      <ItemChoices />
      <SizeGuideTable item={item} />
      {hasReasons ? <PriceReasons price={price} note={<ItemTaxNote item={item} />} /> : null}
      <ReturnNote item={item} />
      <ItemFacts item={item} />
      <div className={classes.foot}>
        <PurchasePanel />
      </div>
    </>
  );
}
