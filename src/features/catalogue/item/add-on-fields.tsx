import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { AddOn, Item } from '../../../../domain/catalogue';
import { addOnUnitPrice } from '../../../../domain/item-price';
import { useFormats } from '../../../i18n/formats.context';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import classes from './item-choices.module.css';
import { useItemOptions, useItemOptionsRef } from './item-options.context';

/** The fields of the add-ons. Each has a quantity [FOOD-11, Q-97]. */
export function AddOnFields({ item }: { item: Item }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <Trans>Add-ons</Trans>
        <span className={classes.hint}>
          <Trans>Optional</Trans>
        </span>
      </legend>
      <ul className={classes.addOns}>
        {item.addOns.map((addOn) => (
          <AddOnRow key={addOn.id} addOn={addOn} basePrice={item.price} />
        ))}
      </ul>
    </fieldset>
  );
}

function AddOnRow({ addOn, basePrice }: { addOn: AddOn; basePrice: number }) {
  const { t } = useLingui();
  const formats = useFormats();
  const flow = useItemOptionsRef();
  const count = useItemOptions(({ context }) => context.selection.addOns[addOn.id] ?? 0);
  const change = (quantity: number) => flow.send({ type: 'addOn.changed', addOnId: addOn.id, quantity });
  return (
    <li className={classes.addOn}>
      <span>
        {addOn.name}
        <small className={classes.extra}>{formats.surcharge(addOnUnitPrice(addOn, basePrice))}</small>
      </span>
      <QuantityStepper
        name={addOn.name}
        quantity={count}
        lowest={0}
        onIncrease={() => change(count + 1)}
        onDecrease={() => change(count - 1)}
        {...(count === 0 && {
          adding: {
            label: t`Add ${addOn.name}`,
            className: classes.addOnButton,
            isBusy: false,
            children: <IconPlus size={18} aria-hidden />,
          },
        })}
      />
    </li>
  );
}
