import type { SavedAddress } from '../../domain/address';
import { isSameHouse } from '../../domain/geo';
import {
  addressAfterMove,
  type ContactTexts,
  type Customer,
  contactAt,
  detailsOf,
  type GuestContact,
  type OrderAddress,
  refreshedAddress,
  withCustomerContact,
} from '../../domain/order-address';
import { required } from '../shared/required';
import type { DeliveryAddressContext, DeliveryAddressEmitted } from './delivery-address.types';

const knownTo = ({ customer, addresses, storeZones }: DeliveryAddressContext) => ({
  customer: required(customer, 'customer'),
  addresses,
  storeZones,
});

export const placeOf = ({ customer }: DeliveryAddressContext) => required(customer?.place ?? null, 'place');

export const isSameOwner = ({ customer }: DeliveryAddressContext, other: Customer): boolean =>
  customer?.isSignedIn === other.isSignedIn;

const isSamePlace = (one: Customer['place'], other: Customer['place']): boolean =>
  one === null || other === null ? one === other : isSameHouse(one, other);

/** Returns whether the same customer has chosen another place. */
export const hasMoved = (context: DeliveryAddressContext, customer: Customer): boolean =>
  isSameOwner(context, customer) && !isSamePlace(context.customer?.place ?? null, customer.place);

/** Returns whether the customer's chosen place has changed to that of the order's delivery address. */
export const hasMovedToAddress = (context: DeliveryAddressContext, customer: Customer): boolean =>
  hasMoved(context, customer) &&
  context.address !== null &&
  customer.place !== null &&
  isSameHouse(context.address, customer.place);

export const afterReading = (
  context: DeliveryAddressContext,
  addresses: SavedAddress[],
): OrderAddress | null =>
  refreshedAddress(context.address, context.addresses, { ...knownTo(context), addresses });

/**
 * Returns the address with the stored details of the same street. They are restored once after a reload
 * [CHK-11].
 */
function resumed({ begun }: DeliveryAddressContext, address: OrderAddress | null) {
  const details = begun?.details ?? null;
  const isIt = details !== null && address !== null && isSameHouse(details, address);
  return { begun: null, address: isIt ? { ...address, ...detailsOf(details) } : address };
}

export const withAddresses = (context: DeliveryAddressContext, addresses: SavedAddress[]) => ({
  addresses,
  ...resumed(context, afterReading(context, addresses)),
});

export const afterMoving = (context: DeliveryAddressContext) =>
  resumed(context, addressAfterMove(context.address, knownTo(context)));

export const afterNaming = ({ address, customer }: DeliveryAddressContext): OrderAddress | null =>
  withCustomerContact(address, required(customer, 'customer'));

export const contactAfterMoving = ({ contact, customer }: DeliveryAddressContext): GuestContact | null =>
  contact && customer?.place ? contactAt(contact, customer.place) : contact;

export function contactWith(context: DeliveryAddressContext, texts: ContactTexts): GuestContact {
  const { lat, lng } = placeOf(context);
  return { ...texts, lat, lng };
}

export const placeEvent = ({ lat, lng, address }: SavedAddress): DeliveryAddressEmitted => ({
  type: 'place.wanted',
  place: { lat, lng, label: address },
});

export const placeChange = ({ customer }: DeliveryAddressContext) => ({
  type: 'place.changed' as const,
  place: customer?.place ?? null,
});

export const detailsEvent = ({ address }: DeliveryAddressContext): DeliveryAddressEmitted => ({
  type: 'details.restored',
  details: detailsOf(required(address, 'address')),
});

export const nameEvent = ({ customer }: DeliveryAddressContext): DeliveryAddressEmitted => ({
  type: 'address.named',
  label: customer?.place?.label ?? '',
});
