import { Trans } from '@lingui/react/macro';
import { fromCallback } from 'xstate';
import type { Item } from '../../../../domain/catalogue';
import { linePrice } from '../../../../domain/item-price';
import { firstGroupProblem } from '../../../../domain/options';
import { useFormats } from '../../../i18n/formats.context';
import { Dialog } from '../../../platform/layers/dialog';
import { useApi } from '../../../platform/shop.context';
import { Button } from '../../../ui/button';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { useCartRef } from '../../cart/cart.context';
import { ItemChoices } from '../item/item-choices';
import { provideItemOptions } from '../item/item-options.actors';
import {
  ItemOptionsProvider,
  useItem,
  useItemOptions,
  useItemOptionsRef,
} from '../item/item-options.context';
import panel from '../item/purchase-panel.module.css';
import classes from '../item/quick-view.module.css';
import { useGroupFlow, useGroupRef } from './group.context';
import group from './group-page.module.css';

type Props = { item: Item; onClose: () => void };

/** Asks for the choices of one dish of the group order [CART-72]. */
export function GroupDishDialog({ item, onClose }: Props) {
  const { catalogue } = useApi();
  const cart = useCartRef();
  const logic = provideItemOptions({ api: catalogue, cart }).provide({
    // The visitor’s own cart has no lines of the group order.
    actors: { watchLines: fromCallback(() => undefined) },
  });
  return (
    <ItemOptionsProvider logic={logic} itemId={String(item.id)} item={item}>
      <Dialog layer="groupDish" title={<bdi>{item.name}</bdi>} size="small" onClose={onClose}>
        {item.description ? <p className={group.description}>{item.description}</p> : null}
        <ItemChoices />
        <div className={classes.foot}>
          <Choose onClose={onClose} />
        </div>
      </Dialog>
    </ItemOptionsProvider>
  );
}

function Choose({ onClose }: { onClose: () => void }) {
  const formats = useFormats();
  const item = useItem();
  const options = useItemOptionsRef();
  const flow = useGroupRef();
  const selection = useItemOptions(({ context }) => context.selection);
  const quantity = useItemOptions(({ context }) => context.quantity);
  const isOrdering = useGroupFlow((at) => at.matches({ running: { person: 'ordering' } }));
  const isIncomplete =
    firstGroupProblem(item.foodGroups, selection) !== null ||
    item.choiceOptions.some(({ title }) => selection.options[title] === undefined);
  const add = () => {
    flow.send({ type: 'dish.chosen', item, selection, quantity });
    onClose();
  };
  return (
    <div className={panel.panel}>
      <QuantityStepper
        name={item.name}
        quantity={quantity}
        size="large"
        onIncrease={() => options.send({ type: 'quantity.increased' })}
        onDecrease={() => options.send({ type: 'quantity.decreased' })}
      />
      <Button className={panel.main} disabled={!isOrdering || isIncomplete} onClick={add}>
        {isIncomplete ? <Trans>Choose the options first</Trans> : <Trans>Add to the group order</Trans>}
        <span className={panel.total}>{formats.money(linePrice(item, selection, quantity).total)}</span>
      </Button>
    </div>
  );
}
