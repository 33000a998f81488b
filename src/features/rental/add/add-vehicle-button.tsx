import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '../../../../domain/money';
import { Button } from '../../../ui/button';
import { BookingBar } from '../booking/booking-bar';
import { type Adding, useIsAdding, useRequestAdd, WithAddVehicle } from './add-flow';

type Props = Adding & {
  /** The price in the bottom bar. If set, long pages show a second button there [RENT-50]. */
  barPrice?: { amount: Minor; unit?: ReactNode } | null;
};

export const AddVehicleButton = ({ barPrice, ...adding }: Props) => (
  <WithAddVehicle vehicle={adding.vehicle}>
    <Press {...adding} />
    {barPrice ? (
      <BookingBar
        name={adding.vehicle.name}
        price={barPrice.amount}
        unit={barPrice.unit}
        quantity={adding.quantity ?? 1}
      >
        <Press {...adding} isNamedBeside />
      </BookingBar>
    ) : null}
  </WithAddVehicle>
);

function Press({ isNamedBeside = false, ...adding }: Adding & { isNamedBeside?: boolean }) {
  const { t } = useLingui();
  const press = useRequestAdd(adding);
  return (
    <Button
      loading={useIsAdding()}
      aria-label={isNamedBeside ? undefined : t`Add to Cart: ${adding.vehicle.name}`}
      onClick={press}
    >
      <Trans>Add to Cart</Trans>
    </Button>
  );
}
