import type { TripOffer } from '../../../domain/rental/booked-trip';
import { plainTripDraft, type TripQuote } from '../../../domain/rental/trip-booking';
import {
  emptyTripCart,
  type TripCart,
  type TripLine,
  type TripPlan,
  type TripVehicle,
} from '../../../domain/rental/trip-cart';
import type { VehicleDraft, VehicleSituation } from '../../../machines/rental/add-vehicle.types';
import type { BookingProgress, TripBasis } from '../../../machines/rental/trip-booking.types';

export const T0 = Date.parse('2026-03-10T08:00:00Z');
const pickup = { name: 'Harbour Gate', lat: 25.01, lng: 55.01 };
const destination = { name: 'Hill View', lat: 25.1, lng: 55.1 };

const noTerms = { fuelRule: null, protection: null, licenceYears: null };
export const cityWheels = { id: 3, name: 'City Wheels', ...noTerms };
export const coastline = { id: 1, name: 'Coastline', ...noTerms };

export const plan = (overrides: Partial<TripPlan> = {}): TripPlan => ({
  kind: 'hourly',
  pickupAt: '2026-03-11T10:00:00Z',
  hours: 5,
  metres: 12_345,
  pickup,
  destination,
  ...overrides,
});

/** Vehicle V-01: offers all rental types, three units. */
export const compact: TripVehicle = {
  id: 1,
  name: 'Compact',
  imageUrl: null,
  provider: cityWheels,
  rates: { hourly: 6_00, day_wise: 40_00, distance_wise: 80 },
  total: 3,
  fuel: 'petrol',
  deposit: null,
  kilometresPerDay: null,
  extraKilometre: null,
  minimumAge: null,
};
/** Vehicle V-02: by the hour only, one unit. */
export const scooter: TripVehicle = {
  ...compact,
  id: 2,
  name: 'Scooter',
  rates: { hourly: 2_50, day_wise: null, distance_wise: null },
  total: 1,
};
/** Vehicle V-03, of another provider. */
export const suv: TripVehicle = {
  ...compact,
  id: 3,
  name: 'SUV',
  provider: coastline,
  rates: { hourly: 15_00, day_wise: 90_00, distance_wise: 1_50 },
  total: 2,
};
/** Vehicle V-07: by the kilometre only. */
export const transfer: TripVehicle = {
  ...compact,
  id: 7,
  name: 'Transfer car',
  rates: { hourly: null, day_wise: null, distance_wise: 1_20 },
  total: 5,
};

export const line = (vehicle: TripVehicle, quantity = 1): TripLine => ({
  id: 100 + vehicle.id,
  quantity,
  vehicle,
  amount: { full: 30_00 * quantity, discount: 0, discountBy: null },
  available: null,
});
export const cartOf = (lines: TripLine[], overrides: Partial<TripPlan> = {}): TripCart => ({
  lines,
  plan: { ...plan(overrides), id: 41 },
  total: 54_00,
  providerDiscount: 0,
  zoneIds: [1],
});
export const nothing: TripCart = emptyTripCart;

export const draft = (overrides: Partial<VehicleDraft> = {}): VehicleDraft => ({
  vehicle: compact,
  quantity: 1,
  plan: plan(),
  isKindChosen: true,
  isAvailable: true,
  ...overrides,
});
export const world = (cart: TripCart = nothing): VehicleSituation => ({ cart, now: T0 });
export const press = (overrides: Partial<VehicleDraft> = {}, cart: TripCart = nothing) =>
  ({ type: 'add.requested', draft: draft(overrides), world: world(cart) }) as const;

export const listBody = (ids: number[]) => ({ code: 'refused', messages: [], errors: [], ids });
export const refusedFor = (code: string) => ({
  code: 'refused',
  messages: [],
  errors: [{ code, message: '' }],
});

export const quote: TripQuote = {
  isEmpty: false,
  vehicles: 54_00,
  discount: 6_00,
  discountBy: 'vehicle',
  couponDiscount: 0,
  couponRefusal: null,
  tax: 2_70,
  isTaxIncluded: false,
  total: 56_70,
  walletBalance: null,
  walletAmount: 0,
  due: 56_70,
};
export const dearer: TripQuote = { ...quote, vehicles: 60_00, discount: 0, tax: 3_00, total: 63_00 };
/** The cart after another tab booked it. */
export const emptied: TripQuote = {
  ...quote,
  isEmpty: true,
  vehicles: 0,
  discount: 0,
  discountBy: null,
  tax: 0,
  total: 0,
  due: 0,
};
export const progress: BookingProgress = {
  key: 'trip-key-1',
  tries: 0,
  draft: {
    ...plainTripDraft,
    contact: { name: 'Nour', phone: '+12025550100', email: null },
    isAgreed: true,
  },
  typedCoupon: '',
  sent: null,
};
export const basis: TripBasis = { isSignedIn: true, mayBook: true, vehicles: 'there', cartKey: '101×2' };

export const offer: TripOffer = { before: 56_70, total: 90_00, due: 33_30, back: 0 };
