import { Trans, useLingui } from '@lingui/react/macro';
import { IconCloudOff, IconPencil } from '@tabler/icons-react';
import type { CartLine } from '../../../domain/cart';
import { linePrice } from '../../../domain/item-price';
import { needsOptions } from '../../../domain/options';
import { isUnconfirmed } from '../../../machines/cart/cart.view';
import { useFormats } from '../../i18n/formats.context';
import { Price } from '../../ui/price';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { TilePicture } from '../../ui/tile-picture';
import { DietWarning } from '../preferences/diet-warning';
import { useCart, useCartRef } from './cart.context';
import classes from './cart-line-row.module.css';
import { IfUnavailableChoice } from './if-unavailable-choice';
import { ItemLayerLink } from './item-layer-link';
import { LineChanges } from './line-changes';
import { LineChoices } from './line-choices';

export function CartLineRow({ line }: { line: CartLine }) {
  const { t } = useLingui();
  const formats = useFormats();
  const cart = useCartRef();
  const isPending = useCart(({ context }) => isUnconfirmed(context, line.id));
  const isWaitingForNetwork = useCart((snapshot) => snapshot.hasTag('queued')) && isPending;
  const { item, selection, quantity } = line;
  const price = linePrice(item, selection, quantity);
  const total = formats.money(price.total);
  return (
    <li className={classes.row}>
      <TilePicture
        className={classes.picture}
        src={item.imageUrl}
        name={item.name}
        tint={item.id}
        width={72}
        height={72}
        isDecorative
      />
      <div className={classes.words}>
        <p className={classes.name}>{item.name}</p>
        <LineChoices className={classes.choices} terms={item} selection={selection} />
        <DietWarning allergies={item.allergies} />
        <p className={classes.unit}>
          <Price low={price.unit} full={price.unitFull} size="small" />
          {needsOptions(item) ? (
            <ItemLayerLink
              className={classes.edit}
              itemId={item.id}
              lineId={line.id}
              aria-label={t`Change options of ${item.name}`}
            >
              <IconPencil size={16} aria-hidden />
              <Trans>Change</Trans>
            </ItemLayerLink>
          ) : null}
        </p>
        <IfUnavailableChoice line={line} />
        <LineChanges line={line} />
        {isWaitingForNetwork ? (
          <p className={classes.waiting}>
            <IconCloudOff size={16} aria-hidden />
            <Trans>Will sync when you are online</Trans>
          </p>
        ) : null}
      </div>
      <div className={classes.end}>
        <output className={classes.total} aria-label={t`Total for ${item.name}: ${total}`}>
          {total}
        </output>
        <QuantityStepper
          name={item.name}
          quantity={quantity}
          isPending={isPending}
          onIncrease={() => cart.send({ type: 'line.increased', lineId: line.id })}
          onDecrease={() => cart.send({ type: 'line.decreased', lineId: line.id })}
          onRemove={() => cart.send({ type: 'line.removed', lineId: line.id })}
        />
      </div>
    </li>
  );
}
