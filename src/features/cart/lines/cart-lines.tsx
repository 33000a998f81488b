import { Trans, useLingui } from '@lingui/react/macro';
import { IconCloudOff, IconPencil } from '@tabler/icons-react';
import type { CartLine } from '../../../../domain/cart';
import { needsOptions } from '../../../../domain/options';
import { isUnconfirmed } from '../../../../machines/cart/cart.view';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { DietWarning } from '../../preferences/diet-warning';
import { ItemLayerLink } from '../button/item-layer-link';
import { useCart, useCartRef } from '../cart.context';
import classes from './cart-lines.module.css';
import { IfUnavailableChoice } from './if-unavailable-choice';
import { LineChanges } from './line-changes';
import { LineFrame } from './line-frame';
import { LineNote } from './line-note';

export const CartLines = ({ lines }: { lines: CartLine[] }) =>
  lines.map((line) => <CartLineRow key={line.id} line={line} />);

function CartLineRow({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const cart = useCartRef();
  const isPending = useCart(({ context }) => isUnconfirmed(context, line.id));
  const isWaitingForNetwork = useCart((snapshot) => snapshot.hasTag('queued')) && isPending;
  const { item, quantity } = line;
  return (
    <LineFrame
      line={line}
      warning={<DietWarning allergies={item.allergies} />}
      change={
        needsOptions(item) ? (
          <ItemLayerLink
            className={classes.edit}
            itemId={item.id}
            lineId={line.id}
            aria-label={t`Change options for ${item.name}`}
          >
            <IconPencil size={16} aria-hidden />
            <Trans>Change</Trans>
          </ItemLayerLink>
        ) : null
      }
      count={
        <QuantityStepper
          name={item.name}
          quantity={quantity}
          isPending={isPending}
          onIncrease={() => cart.send({ type: 'line.increased', lineId: line.id })}
          onDecrease={() => cart.send({ type: 'line.decreased', lineId: line.id })}
          onRemove={() => cart.send({ type: 'line.removed', lineId: line.id })}
        />
      }
    >
      <IfUnavailableChoice line={line} />
      <LineNote line={line} />
      <LineChanges line={line} />
      {isWaitingForNetwork ? (
        <p className={classes.waiting}>
          <IconCloudOff size={16} aria-hidden />
          <Trans>Will sync when you’re online</Trans>
        </p>
      ) : null}
    </LineFrame>
  );
}
