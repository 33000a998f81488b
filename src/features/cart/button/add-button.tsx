import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { emptySelection, type Item } from '../../../../domain/catalogue';
import { useFormats } from '../../../i18n/formats.context';
import { useClock, useConfig } from '../../../platform/shop.context';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { useCartLines, useCartRef } from '../cart.context';
import classes from './add-button.module.css';
import { type AddState, addStateOf } from './add-state';
import { useAddToCart, useRequestAdd } from './add-to-cart.context';
import { ItemLayerLink } from './item-layer-link';
import { useOpeningWords } from './opening-words';

/** The one control of a card: add, choose options, change the quantity, or say why not [CARD-05, CARD-06]. */
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
  if (state.kind === 'add' && line)
    return <LineStepper name={item.name} lineId={line.id} quantity={line.quantity} />;
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
  if (state.kind === 'add') return <PlusButton item={item} />;
  return (
    <ItemLayerLink
      className={classes.add}
      itemId={item.id}
      aria-label={
        inCart > 0 ? t`${shown} × ${item.name} in the cart. Choose more` : t`Choose options of ${item.name}`
      }
    >
      {inCart > 0 ? <span className={classes.count}>{shown}</span> : null}
      <IconPlus size={20} aria-hidden />
    </ItemLayerLink>
  );
}

function LineStepper({ name, lineId, quantity }: { name: string; lineId: number; quantity: number }) {
  const cart = useCartRef();
  return (
    <QuantityStepper
      name={name}
      quantity={quantity}
      look="filled"
      onIncrease={() => cart.send({ type: 'line.increased', lineId })}
      onDecrease={() => cart.send({ type: 'line.decreased', lineId })}
      onRemove={() => cart.send({ type: 'line.removed', lineId })}
    />
  );
}

function PlusButton({ item }: { item: Item }) {
  const { t } = useLingui();
  const requestAdd = useRequestAdd();
  const isAdding = useAddToCart(
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.request?.item.id === item.id,
  );
  return (
    <button
      type="button"
      className={classes.add}
      aria-label={t`Add ${item.name} to cart`}
      aria-busy={isAdding}
      onClick={() =>
        requestAdd({ item, selection: emptySelection, quantity: 1, lineId: null, intent: 'cart' })
      }
    >
      {isAdding ? <span className={classes.spinner} /> : <IconPlus size={20} aria-hidden />}
    </button>
  );
}

type Reason = Extract<AddState, { kind: 'blocked' }>['reason'];

function BlockedReason({ item, reason }: { item: Item; reason: Reason }) {
  const openingWords = useOpeningWords();
  if (reason === 'storeClosed') return openingWords(item.storeOpening?.opensAt ?? null);
  if (reason === 'outOfStock') return <Trans>Out of Stock</Trans>;
  if (reason === 'notAvailableNow') return <Trans>Not Available now</Trans>;
  return <Trans>Campaign ended</Trans>;
}
