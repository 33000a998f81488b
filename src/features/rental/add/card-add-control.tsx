import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import type { TripLine } from '../../../../domain/rental/trip-cart';
import { wantedQuantity } from '../../../../machines/rental/trip-cart.types';
import { QuantityStepper } from '../../../ui/quantity-stepper';
import { useTripCart, useTripCartRef } from '../cart/trip-cart.context';
import { type Adding, useIsAdding, useRequestAdd, WithAddVehicle } from './add-flow';
import classes from './card-add-control.module.css';

/** A button that adds the vehicle. Then a quantity stepper replaces it [RENT-27, RENT-29, RENT-59]. */
export const CardAddControl = (adding: Adding) => (
  <WithAddVehicle vehicle={adding.vehicle}>
    <Amount {...adding} />
  </WithAddVehicle>
);

function Amount(adding: Adding) {
  const { t } = useLingui();
  const { id, name } = adding.vehicle;
  const line = useTripCart(({ context }) => context.cart.lines.find(({ vehicle }) => vehicle.id === id));
  const isAdding = useIsAdding();
  const add = useRequestAdd(adding);
  if (line) return <QuantityInCart name={name} line={line} />;
  return (
    <QuantityStepper
      name={name}
      quantity={0}
      adding={{
        label: t`Add to Cart: ${name}`,
        className: classes.add,
        isBusy: isAdding,
        children: isAdding ? <span className={classes.spinner} /> : <IconPlus size={20} aria-hidden />,
      }}
      onIncrease={add}
      onDecrease={() => undefined}
    />
  );
}

/**
 * The quantity stepper. Its minimum is one, because only the trip cart removes the last vehicle [RENT-29].
 */
function QuantityInCart({ name, line: { id, quantity } }: { name: string; line: TripLine }) {
  const cart = useTripCartRef();
  const wanted = useTripCart(({ context }) => wantedQuantity(context, { id, quantity }));
  const change = (to: number) => cart.send({ type: 'quantity.changed', lineId: id, quantity: to });
  return (
    <QuantityStepper
      name={name}
      quantity={wanted}
      look="filled"
      onIncrease={() => change(wanted + 1)}
      onDecrease={() => change(wanted - 1)}
    />
  );
}
