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
  const ways = useDeliveryAddress(({ context }) => context.ways);
  const chosen = useDeliveryAddress(({ context }) => context.orderType);
  const names: Record<OrderType, ReactNode> = {
    delivery: <Trans>Delivery</Trans>,
    take_away: <Trans>Take-away</Trans>,
  };
  if (ways === null) return <Skeleton blockSize={52} radius={26} />;
  if (!ways.includes('take_away')) return null;
  if (!ways.includes('delivery'))
    return (
      <p className={classes.note} role="note">
        <Trans>This store doesn’t deliver. Pick up your order there.</Trans>
      </p>
    );
  return (
    <fieldset className={classes.types}>
      <legend className="visually-hidden">{t`Delivery or take-away`}</legend>
      {ways.map((way) => (
        <label key={way} className={classes.type} data-on={way === chosen || undefined}>
          <input
            type="radio"
            name="order-type"
            className="visually-hidden"
            checked={way === chosen}
            onChange={() => flow.send({ type: 'orderType.chosen', orderType: way })}
          />
          {names[way]}
        </label>
      ))}
    </fieldset>
  );
}
