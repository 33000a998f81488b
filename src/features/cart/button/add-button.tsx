import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { CartLine } from '../../../../domain/cart';
import { emptySelection, type Item } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { useAddToCart, useCartLines, useCartRef, useRequestAdd } from '../cart.context';
import classes from './add-button.module.css';
import { type AddState, addStateOf } from './add-state';
import { ItemLayerLink } from './item-layer-link';
import { useOpeningTexts } from './use-opening-texts';

/**
 * The button on an item's card: add, choose options, or change the quantity. If none is possible, it shows
 * the reason [CARD-05, CARD-06].
 */
export function AddButton({ item }: { item: Item }) {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useClock();
  const { utcOffsetMinutes } = useConfig();
  const lines = useCartLines().filter((line) => line.item.id === item.id);
  const inCart = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const shown = formats.padded(inCart);
  const state = addStateOf(item, now(), utcOffsetMinutes);
  const [line] = lines;
  if (state.kind === 'add') return <PlusButton item={item} line={line ?? null} />;
  if (state.kind === 'blocked')
    return (
      <span className={classes.blocked}>
        <BlockedReason item={item} reason={state.reason} />
      </span>
    );
  if (state.kind === 'campaign')
    return (
      <ItemLayerLink className={classes.wide} itemId={item.id} aria-label={t`Order Now: ${item.name}`}>
        <Trans>Order Now</Trans>
      </ItemLayerLink>
    );
  return (
    <ItemLayerLink
      className={classes.add}
      itemId={item.id}
      aria-label={
        inCart > 0 ? t`${shown} × ${item.name} in your cart. Add more` : t`Choose options for ${item.name}`
      }
    >
      {inCart > 0 ? <span className={classes.count}>{shown}</span> : null}
      <IconPlus size={20} aria-hidden />
    </ItemLayerLink>
  );
}

/** The add button, which is also the stepper's "+", so that the keyboard focus stays. */
function PlusButton({ item, line }: { item: Item; line: CartLine | null }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const requestAdd = useRequestAdd();
  const isAdding = useAddToCart(
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.request?.item.id === item.id,
  );
  if (line === null)
    return (
      <QuantityStepper
        name={item.name}
        quantity={0}
        adding={{
          label: t`Add ${item.name} to cart`,
          className: classes.add,
          isBusy: isAdding,
          children: isAdding ? <span className={classes.spinner} /> : <IconPlus size={20} aria-hidden />,
        }}
        onIncrease={() =>
          requestAdd({ item, selection: emptySelection, quantity: 1, lineId: null, intent: 'cart' })
        }
        onDecrease={() => undefined}
      />
    );
  const { id: lineId, quantity } = line;
  return (
    <QuantityStepper
      name={item.name}
      quantity={quantity}
      look="filled"
      onIncrease={() => cart.send({ type: 'line.increased', lineId })}
      onDecrease={() => cart.send({ type: 'line.decreased', lineId })}
      onRemove={() => cart.send({ type: 'line.removed', lineId })}
    />
  );
}

type Reason = Extract<AddState, { kind: 'blocked' }>['reason'];

function BlockedReason({ item, reason }: { item: Item; reason: Reason }) {
  const openingWords = useOpeningTexts();
  if (reason === 'storeClosed') return openingWords(item.storeOpening?.opensAt ?? null);
  if (reason === 'outOfStock') return <Trans>Out of Stock</Trans>;
  if (reason === 'notAvailableNow') return <Trans>Not Available now</Trans>;
  return <Trans>Campaign ended</Trans>;
}
