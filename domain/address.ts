import type { LatLng } from './geo';

/** Exactly these are kept on the server [ADDR-26]. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export type SavedAddress = LatLng & {
  id: number;
  type: AddressType;
  /** A name of the person's own, where it is neither home nor office [ADDR-19]. */
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

/** What somebody writes into the form of an address [ADDR-18 to ADDR-22]. */
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

/** What is saved: the words of the form, where the pin stands, home or office. */
export type AddressWish = { texts: AddressTexts; place: LatLng; type: AddressType };

/** What the account knows already is changed, anything else is added to it [ADDR-24]. */
export type AddressSaving = ({ as: 'new' } | { as: 'change'; id: number }) & { wish: AddressWish };

export const savingOf = (id: number | null, wish: AddressWish): AddressSaving =>
  id === null ? { as: 'new', wish } : { as: 'change', id, wish };

type Words = Omit<SavedAddress, 'id' | 'type' | 'zoneIds' | keyof LatLng>;

/** An address as the form of addresses would hold it. */
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

/** What would have to be written to save this address. */
export const wishOf = (address: Words & LatLng, type: AddressType): AddressWish => ({
  type,
  place: { lat: address.lat, lng: address.lng },
  texts: textsOf(address),
});

/** Only what lies in the store's zones can be delivered to [ADDR-07]; without a store every address will do. */
export const isServed = ({ zoneIds }: { zoneIds: readonly number[] }, storeZones: readonly number[] | null) =>
  storeZones === null || zoneIds.some((id) => storeZones.includes(id));

/** What can be chosen comes first, in its order; what cannot follows [ADDR-17]. */
export const servedFirst = <T extends { zoneIds: readonly number[] }>(
  addresses: readonly T[],
  storeZones: readonly number[] | null,
): T[] => [
  ...addresses.filter((address) => isServed(address, storeZones)),
  ...addresses.filter((address) => !isServed(address, storeZones)),
];
