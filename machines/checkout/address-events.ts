import { type ActorRefFrom, fromCallback, type SnapshotFrom } from 'xstate';
import type { deliveryAddressMachine } from '../location/delivery-address.machine';
import { watching } from '../shared/watching';
import type { AddressChanged, OrderPlace } from './checkout.types';

type Snapshot = SnapshotFrom<typeof deliveryAddressMachine>;

/** Returns the delivery place and the contact of the address flow. */
function placeOf({ context }: Snapshot): OrderPlace {
  const { orderType, customer, address, contact } = context;
  const known = customer?.isSignedIn ? address : contact;
  const point = known ?? customer?.place ?? null;
  const name = known?.contactName || customer?.name || '';
  const phone = known?.contactPhone || customer?.phone || '';
  return {
    type: orderType,
    point: point && { lat: point.lat, lng: point.lng },
    destination: known && {
      lat: known.lat,
      lng: known.lng,
      address: known.address,
      type: 'type' in known && known.type !== 'Selected Address' ? known.type : 'other',
      road: known.road || null,
      house: known.house || null,
      floor: known.floor || null,
    },
    contact: { name, phone, email: (known && 'contactEmail' in known && known.contactEmail) || null },
  };
}

const isReading = (snapshot: Snapshot): boolean =>
  snapshot.matches('waiting') ||
  snapshot.matches({ guest: 'reading' }) ||
  snapshot.matches({ person: 'reading' });

/** Sends the delivery place once it is known and on every change. */
export const listenToAddress = fromCallback<AddressChanged>(({ sendBack, system }) => {
  const flow: ActorRefFrom<typeof deliveryAddressMachine> | undefined = system.get('deliveryAddress');
  if (!flow) return;
  return watching<AddressChanged>(
    [flow],
    () => {
      const snapshot = flow.getSnapshot();
      return isReading(snapshot) ? null : { type: 'address.changed', place: placeOf(snapshot) };
    },
    sendBack,
  );
});
