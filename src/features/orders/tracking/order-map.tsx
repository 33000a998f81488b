import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { PlacedOrder } from '../../../../domain/placed-order';
import type { MapPin } from '../../../ui/map/map-pins';
import { StreetMap } from '../../location/street-map';
import classes from './order-map.module.css';

const NO_AREAS: [] = [];

/** Shows store, address and courier on a map. The text beside it has the same facts [ORD-05]. */
export function OrderMap({ order }: { order: PlacedOrder }) {
  const { t } = useLingui();
  const isParcel = order.parcel != null;
  const store = (isParcel ? order.address?.spot : order.store?.spot) ?? null;
  const isTakeAway = order.type === 'take_away';
  const home = isTakeAway ? null : ((isParcel ? order.parcel?.receiver?.spot : order.address?.spot) ?? null);
  const storeName = order.store?.name ?? t`Sender`;
  const homeName = isParcel ? t`Receiver` : t`Your address`;
  const places: MapPin[] = [
    ...(store ? [{ id: 1, kind: 'store' as const, label: storeName, ...store }] : []),
    ...(home ? [{ id: 2, kind: 'home' as const, label: homeName, ...home }] : []),
  ];
  // The text is a stable key. A new array with the same pins must not move the map.
  const key = JSON.stringify(places);
  const pins = useMemo(() => JSON.parse(key) as MapPin[], [key]);
  const courier = order.courier?.spot
    ? { ...order.courier.spot, label: order.courier.name || t`Courier`, comesBy: 'scooter' as const }
    : null;
  return (
    <StreetMap
      label={t`Where your order is`}
      pins={pins}
      areas={NO_AREAS}
      courier={courier}
      fallback={
        <p className={classes.missing}>
          <Trans>The map isn’t available. You’ll find all details of your order below.</Trans>
        </p>
      }
    />
  );
}
