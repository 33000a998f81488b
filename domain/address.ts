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

/** Only what lies in the store's zones can be delivered to [ADDR-07]; without a store every address will do. */
export const isServed = ({ zoneIds }: { zoneIds: readonly number[] }, storeZones: readonly number[] | null) =>
  storeZones === null || zoneIds.some((id) => storeZones.includes(id));
