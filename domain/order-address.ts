import {
  type AddressSaving,
  type AddressType,
  draftOf,
  isServed,
  type SavedAddress,
  savingOf,
} from './address';
import type { Place } from './catalogue';
import { isSameHouse, type LatLng } from './geo';

/**
 * The type of an order address that is the customer's chosen place and not a saved address. Never sent to the
 * server [ADDR-26].
 */
export const SELECTED = 'Selected Address';

/** A saved address, or the customer's chosen place (`id: null`). */
export type OrderAddress = Omit<SavedAddress, 'id' | 'type'> & {
  id: number | null;
  type: AddressType | typeof SELECTED;
};

/** The parts of an address that a map pin can't provide [ADDR-04]. */
export type AddressDetails = Pick<SavedAddress, 'road' | 'house' | 'floor'>;

export type Customer = { isSignedIn: boolean; name: string; phone: string; place: Place | null };

/** A guest's contact and delivery details [ADDR-30]. */
export type GuestContact = LatLng & {
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  address: string;
  road: string;
  house: string;
  floor: string;
};
export type ContactTexts = Omit<GuestContact, keyof LatLng>;

type Known = { customer: Customer; addresses: readonly SavedAddress[]; storeZones: readonly number[] | null };

/**
 * Returns the address that the checkout starts with: the saved address at the chosen place, or else the place
 * itself. `null`: the store does not deliver there.
 */
function startingAddress({ customer, addresses, storeZones }: Known): OrderAddress | null {
  const { place, name, phone } = customer;
  if (place === null || !isServed(place, storeZones)) return null;
  const saved = addresses.find((address) => isSameHouse(address, place) && isServed(address, storeZones));
  const { label, lat, lng, zoneIds } = place;
  return (
    saved ?? {
      id: null,
      type: SELECTED,
      label: null,
      address: label,
      lat,
      lng,
      zoneIds,
      contactName: name,
      contactPhone: phone,
      road: null,
      house: null,
      floor: null,
      note: null,
    }
  );
}

export const detailsOf = ({ road, house, floor }: AddressDetails): AddressDetails => ({ road, house, floor });

const areSame = (one: AddressDetails, other: AddressDetails): boolean =>
  one.road === other.road && one.house === other.house && one.floor === other.floor;

/**
 * Returns the order address after the customer chose another place. The current address is kept only if it is
 * at that place.
 */
export const addressAfterMove = (address: OrderAddress | null, known: Known): OrderAddress | null =>
  address && known.customer.place && isSameHouse(address, known.customer.place)
    ? address
    : startingAddress(known);

/** Adds the profile's name and phone to an unsaved address once the profile is loaded. */
export const withCustomerContact = (
  address: OrderAddress | null,
  { name, phone }: Customer,
): OrderAddress | null =>
  address?.id === null ? { ...address, contactName: name, contactPhone: phone } : address;

/**
 * Returns the order address after the saved addresses were reloaded. The chosen address gets the new data. An
 * address that is being edited is not changed.
 */
export function refreshedAddress(
  address: OrderAddress | null,
  before: readonly SavedAddress[],
  known: Known,
): OrderAddress | null {
  const withId = (list: readonly SavedAddress[]) => list.find(({ id }) => id === address?.id);
  const fresh = withId(known.addresses) ?? startingAddress(known);
  if (address === null || fresh === null || fresh.id !== address.id) return fresh;
  const old = withId(before);
  return old !== undefined && areSame(old, address) ? fresh : { ...fresh, ...detailsOf(address) };
}

/**
 * Returns how to save the order's address. A saved address is updated; the customer's chosen place becomes a
 * new address [ADDR-24, ADDR-26].
 */
export const savingOfOrder = (address: OrderAddress): AddressSaving =>
  savingOf(address.id, draftOf(address, address.type === SELECTED ? 'other' : address.type));

/**
 * Moves a guest's contact to another place. Name and phone stay; the delivery details are cleared unless it
 * is the same house [ADDR-30].
 */
export const contactAt = (contact: GuestContact, { label, lat, lng }: Place): GuestContact =>
  isSameHouse(contact, { lat, lng })
    ? contact
    : { ...contact, lat, lng, address: label, road: '', house: '', floor: '' };

/** Converts a guest's contact to a new address of the account [ADDR-32]. */
export const savingOfContact = (contact: GuestContact): AddressSaving =>
  savingOf(null, draftOf({ ...contact, label: null, note: null }, 'other'));
