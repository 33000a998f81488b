import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../../domain/catalogue';
import { linePrice } from '../../../../domain/item-price';
import { isClosedForOrders } from '../../../../domain/opening-hours';
import { chosenVariation } from '../../../../domain/options';
import type { AddToCartRequest } from '../../../../machines/cart/add-to-cart.types';
import { useFormats } from '../../../i18n/formats.context';
import { useClock } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { useOpeningTexts } from '../../cart/button/use-opening-texts';
import { useAddToCart, useRequestAdd } from '../../cart/cart.context';
import { useItem, useItemOptions, useItemOptionsRef } from './item-options.context';
import classes from './purchase-panel.module.css';

/** The quantity and the button with the total of the cart line [ITEM-16]. */
export function PurchasePanel({ isPage = false }: { isPage?: boolean }) {
  const item = useItem();
  const now = useClock();
  const isOutsideHours = useItemOptions((snapshot) => snapshot.matches({ ready: 'notAvailableNow' }));
  const isEnded = useItemOptions((snapshot) => snapshot.matches({ ready: { campaign: 'ended' } }));
  if (isOutsideHours) return <NotAvailableNow item={item} />;
  if (isEnded)
    return (
      <p className={classes.notice}>
        <strong>
          <Trans>Campaign ended</Trans>
        </strong>
      </p>
    );
  if (item.storeOpening && isClosedForOrders(item.storeOpening, now()))
    return <StoreClosed item={item} opensAt={item.storeOpening.opensAt} />;
  return <Purchase item={item} isPage={isPage} />;
}

/** The panel with the button. On a phone it replaces the bottom bar. */
function Purchase({ item, isPage }: { item: Item; isPage: boolean }) {
  const formats = useFormats();
  const flow = useItemOptionsRef();
  const requestAdd = useRequestAdd();
  const selection = useItemOptions(({ context }) => context.selection);
  const quantity = useItemOptions(({ context }) => context.quantity);
  const isCampaign = useItemOptions((snapshot) => snapshot.matches({ ready: 'campaign' }));
  const isSoldOut = useItemOptions((snapshot) => snapshot.matches({ ready: { choosing: 'outOfStock' } }));
  const isBusy = useAddToCart(
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.request?.item.id === item.id,
  );
  const lineId = useItemOptions(({ context }) => context.lineId);
  const request = (intent: AddToCartRequest['intent']) =>
    requestAdd({ item, selection, quantity, lineId: intent === 'cart' ? lineId : null, intent });
  const isOpen = item.choiceOptions.length > 0 && chosenVariation(item, selection) === null;
  const total = isOpen ? null : formats.money(linePrice(item, selection, quantity).total);
  return (
    <div className={classes.panel} data-buy-bar={isPage || undefined}>
      <QuantityStepper
        name={item.name}
        quantity={quantity}
        size="large"
        onIncrease={() => flow.send({ type: 'quantity.increased' })}
        onDecrease={() => flow.send({ type: 'quantity.decreased' })}
      />
      {isCampaign ? (
        <Button className={classes.main} onClick={() => request('campaign')}>
          <Trans>Order Now</Trans>
          <Total>{total}</Total>
        </Button>
      ) : (
        <>
          <Button
            className={classes.main}
            loading={isBusy}
            variant={isSoldOut ? 'default' : 'filled'}
            onClick={() => request('cart')}
          >
            {isSoldOut ? (
              <Trans>Out of Stock</Trans>
            ) : lineId !== null ? (
              <Trans>Update To Cart</Trans>
            ) : (
              <Trans>Add to Cart</Trans>
            )}
            <Total>{total}</Total>
          </Button>
          <Button className={classes.now} variant="light" onClick={() => request('buyNow')}>
            <Trans>Buy Now</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

const Total = ({ children }: { children: string | null }) =>
  children === null ? null : <span className={classes.total}>{children}</span>;

function StoreClosed({ item, opensAt }: { item: Item; opensAt: number | null }) {
  const openingWords = useOpeningTexts();
  return (
    <div className={classes.notice} role="status">
      <strong>
        <Trans>{item.storeName} is closed now</Trans>
      </strong>
      <span>{openingWords(opensAt)}</span>
    </div>
  );
}

function NotAvailableNow({ item }: { item: Item }) {
  const formats = useFormats();
  const { availableHours } = item;
  return (
    <div className={classes.notice} role="status">
      <strong>
        <Trans>Not Available now</Trans>
      </strong>
      {availableHours ? (
        <span>
          <Trans>
            Available from {formats.time(availableHours.starts)} to {formats.time(availableHours.ends)}
          </Trans>
        </span>
      ) : null}
    </div>
  );
}
