import type { Place } from '../../../domain/catalogue';
import {
  type ParcelDraft,
  type ParcelParty,
  type ParcelQuote,
  plainParcel,
} from '../../../domain/parcel-sending';
import type { ParcelProgress } from '../../../machines/parcel/parcel.types';

/** Parcels are delivered in Harbour and Lakeside. */
export const zoneIds = [1, 3];

export const sender: ParcelParty = {
  place: { lat: 25.01, lng: 55.01, address: '4 Mole Street', zoneIds: [1] },
  name: 'Nour Test',
  phone: '+971501112233',
  road: '',
  house: '12B',
  floor: '',
};
export const receiver: ParcelParty = {
  ...sender,
  place: { lat: 25.25, lng: 55.05, address: '7 Shore Road', zoneIds: [3] },
  name: 'Samira Haddad',
  phone: '+971501110099',
};

/** A place as the map returns it. */
export const shore: Place = { lat: 25.25, lng: 55.05, label: '9 Shore Road', zoneIds: [3] };

export const whole: ParcelDraft = { ...plainParcel, categoryId: 1, sender, receiver, isProhibitedRead: true };

export const progress: ParcelProgress = {
  key: 'parcel-key-1',
  tries: 0,
  step: 'details',
  draft: plainParcel,
  sent: null,
};
export const ready: ParcelProgress = { ...progress, step: 'review', draft: whole };

export const quote: ParcelQuote = {
  kilometres: 9.8,
  isDistanceEstimated: false,
  fee: 4_90,
  reasons: [{ rule: 'distance', amount: 4_90, kilometres: 9.8 }],
  tip: 0,
  total: 4_90,
  cashLimit: null,
  walletBalance: null,
  walletAmount: 0,
  due: 4_90,
  minutes: '30-50',
  problems: [],
};
export const dearer: ParcelQuote = { ...quote, fee: 5_40, total: 5_40, due: 5_40 };
export const refusedQuote: ParcelQuote = {
  ...quote,
  problems: [{ code: 'slot_gone', part: 'schedule', message: 'This time is gone.' }],
};

export const guest = { isSignedIn: false, maySend: true };
export const stranger = { isSignedIn: false, maySend: false };
