import type { LatLng } from './geo';

/** The server stores exactly these types [ADDR-26]. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export type SavedAddress = LatLng & {
  id: number;
  type: AddressType;
  /** The customer's own name for an address of the type `other` [ADDR-19]. */
  label: string | null;
  address: string;
  zoneIds: number[];
  contactName: string;
  contactPhone: string;
  road: string | null;
  house: string | null;
  floor: string | null;
  note: string | null;
};

/** The text fields of the address form [ADDR-18 to ADDR-22]. */
export type AddressTexts = {
  address: string;
  contactName: string;
  contactPhone: string;
  road: string;
  house: string;
  floor: string;
  note: string;
  label: string;
};

export type AddressDraft = { texts: AddressTexts; place: LatLng; type: AddressType };

/** How to save an address: update the saved one, or add a new one [ADDR-24]. */
export type AddressSaving = ({ as: 'new' } | { as: 'change'; id: number }) & { draft: AddressDraft };

export const savingOf = (id: number | null, draft: AddressDraft): AddressSaving =>
  id === null ? { as: 'new', draft } : { as: 'change', id, draft };

type Words = Omit<SavedAddress, 'id' | 'type' | 'zoneIds' | keyof LatLng>;

export const textsOf = (address: Words): AddressTexts => ({
  address: address.address,
  contactName: address.contactName,
  contactPhone: address.contactPhone,
  road: address.road ?? '',
  house: address.house ?? '',
  floor: address.floor ?? '',
  note: address.note ?? '',
  label: address.label ?? '',
});

export const draftOf = (address: Words & LatLng, type: AddressType): AddressDraft => ({
  type,
  place: { lat: address.lat, lng: address.lng },
  texts: textsOf(address),
});

/**
 * Returns whether a store delivers to the address: one of the address's zones is a zone of the store
 * [ADDR-07]. `storeZones: null`: no store is involved, so every address counts as served.
 */
export const isServed = ({ zoneIds }: { zoneIds: readonly number[] }, storeZones: readonly number[] | null) =>
  storeZones === null || zoneIds.some((id) => storeZones.includes(id));

/** Sorts served addresses first. Within each group the order stays the same [ADDR-17]. */
export const servedFirst = <T extends { zoneIds: readonly number[] }>(
  addresses: readonly T[],
  storeZones: readonly number[] | null,
): T[] => [
  ...addresses.filter((address) => isServed(address, storeZones)),
  ...addresses.filter((address) => !isServed(address, storeZones)),
];
