import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderType } from '../../../../machines/location/delivery-address.types';
import { Skeleton } from '../../../ui/skeleton';
import { useDeliveryAddress, useDeliveryAddressRef } from './delivery-address.context';
import classes from './delivery-address.module.css';

/** Offers delivery and take-away if the store supports both [DLV-01, DLV-02]. */
export function OrderTypeChoice() {
  const { t } = useLingui();
  const flow = useDeliveryAddressRef();
  const orderTypes = useDeliveryAddress(({ context }) => context.orderTypes);
  const chosen = useDeliveryAddress(({ context }) => context.orderType);
  const names: Record<OrderType, ReactNode> = {
    delivery: <Trans>Delivery</Trans>,
    take_away: <Trans>Take-away</Trans>,
  };
  if (orderTypes === null) return <Skeleton blockSize={52} radius={26} />;
  if (!orderTypes.includes('take_away')) return null;
  if (!orderTypes.includes('delivery'))
    return (
      <p className={classes.note} role="note">
        <Trans>This store doesn’t deliver. Pick up your order there.</Trans>
      </p>
    );
  return (
    <fieldset className={classes.types}>
      <legend className="visually-hidden">{t`Delivery or take-away`}</legend>
      {orderTypes.map((orderType) => (
        <label key={orderType} className={classes.type} data-on={orderType === chosen || undefined}>
          <input
            type="radio"
            name="order-type"
            className="visually-hidden"
            checked={orderType === chosen}
            onChange={() => flow.send({ type: 'orderType.chosen', orderType: orderType })}
          />
          {names[orderType]}
        </label>
      ))}
    </fieldset>
  );
}
