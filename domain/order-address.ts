import {
  type AddressSaving,
  type AddressType,
  isServed,
  type SavedAddress,
  savingOf,
  wishOf,
} from './address';
import type { Place } from './catalogue';
import { distanceKm, type LatLng } from './geo';

/** The address of an order that is no saved one but the place of the shop: it never reaches the server [ADDR-26]. */
export const SELECTED = 'Selected Address';

/** Where an order goes: one of the account's addresses, or the place that the shop delivers to. */
export type OrderAddress = Omit<SavedAddress, 'id' | 'type'> & {
  id: number | null;
  type: AddressType | typeof SELECTED;
};

/** What a courier needs behind the street [ADDR-04]. */
export type AddressDetails = Pick<SavedAddress, 'road' | 'house' | 'floor'>;

/** Who orders, and where the shop delivers to them. */
export type Customer = { isSignedIn: boolean; name: string; phone: string; place: Place | null };

/** Whom to call and where to ring, without an account [ADDR-30]. */
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

/** One house: the pins of two visits are seldom the same point. */
const SAME_HOUSE_KM = 0.03;

export const isSameHouse = (one: LatLng, other: LatLng): boolean => distanceKm(one, other) <= SAME_HOUSE_KM;

/** The place of the shop, under the saved address that lies there; nothing where the store does not deliver. */
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

/** The shop delivers elsewhere now: what was chosen stays where it lies at the new place. */
export const followed = (address: OrderAddress | null, known: Known): OrderAddress | null =>
  address && known.customer.place && isSameHouse(address, known.customer.place)
    ? address
    : startingAddress(known);

/** The profile is here at last: who is called at the place of the shop. */
export const calling = (address: OrderAddress | null, { name, phone }: Customer): OrderAddress | null =>
  address?.id === null ? { ...address, contactName: name, contactPhone: phone } : address;

/** The list was read again: what was chosen is as the account has it now, but what is being changed stays. */
export function readAgain(
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

/** An address that has a type of its own is changed, the place of the shop becomes a new one [ADDR-24, ADDR-26]. */
export const savingOfOrder = (address: OrderAddress): AddressSaving =>
  savingOf(address.id, wishOf(address, address.type === SELECTED ? 'other' : address.type));

/** Who is called stays; where to ring belongs to the place [ADDR-30]. */
export const contactAt = (contact: GuestContact, { label, lat, lng }: Place): GuestContact =>
  isSameHouse(contact, { lat, lng })
    ? contact
    : { ...contact, lat, lng, address: label, road: '', house: '', floor: '' };

/** The contact of a guest as an address of the account that they have now [ADDR-32]. */
export const savingOfContact = (contact: GuestContact): AddressSaving =>
  savingOf(null, wishOf({ ...contact, label: null, note: null }, 'other'));
