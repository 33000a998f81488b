import { percentOf } from '../../../../domain/money';
import { renderedPictures } from '../../pictures/goods';
import { placeOfCustomer } from '../people/belongings';
import { AMIRA, contactOf } from '../people/customers';
import { emojiPicture, text } from '../support/text';
import { DAY, HOUR, MINUTE, sinceT0 } from '../t0';
import type { DemoPlaces, WorldTable } from '../world.types';

const RENTAL = 6;
const TAX_PERCENT = 5;
const COASTLINE = 1;
const CITY_WHEELS = 3;
const COMPACT = 1;
const SUV = 3;

export const drivers: WorldTable = {
  table: 'drivers',
  rows: [
    {
      id: 1,
      provider_id: CITY_WHEELS,
      name: text('Yara Mansour', 'يارا منصور'),
      phone: '+971503330001',
      image: emojiPicture('1f469'),
    },
    {
      id: 2,
      provider_id: COASTLINE,
      name: text('Daniel Cruz', 'دانيال كروز'),
      phone: '+971503330002',
      image: emojiPicture('1f468'),
    },
  ],
};

export const rentalBanners: WorldTable = {
  table: 'rental_banners',
  rows: [
    {
      id: 61,
      title: text('The coast road is yours', 'طريق الساحل لك'),
      subtitle: text('20% off at Coastline until tomorrow noon', 'خصم 20٪ من خط الساحل حتى ظهر الغد'),
      image: '/pictures/banner/61.svg',
      provider_id: COASTLINE,
      vehicle_id: null,
      position: 1,
    },
    {
      id: 62,
      title: text('Two wheels or nine seats', 'عجلتان أو تسعة مقاعد'),
      subtitle: text('Find what fits the trip', 'اختر ما يناسب الرحلة'),
      image: '/pictures/banner/62.svg',
      provider_id: null,
      vehicle_id: COMPACT,
      position: 2,
    },
  ],
};

type TripSpec = {
  id: number;
  providerId: number;
  type: string;
  status: string;
  discountBy: 'vehicle' | 'provider';
  isPaid: boolean;
  pickupIn: number;
  hours: number;
  distanceMetres: number;
  vehicle: {
    id: number;
    name: ReturnType<typeof text>;
    emoji: string;
    quantity: number;
    price: number;
    discount: number;
  };
  driverId: number;
  /** Each status with its time in minutes before T0. */
  history: [status: string, before: number][];
};

const specs: TripSpec[] = [
  {
    id: 501,
    providerId: CITY_WHEELS,
    type: 'hourly',
    status: 'confirmed',
    discountBy: 'vehicle',
    isPaid: false,
    pickupIn: 3 * HOUR,
    hours: 5,
    distanceMetres: 1916,
    vehicle: {
      id: COMPACT,
      name: text('Compact', 'سيارة صغيرة'),
      emoji: '1f697',
      quantity: 2,
      price: 3000,
      discount: 300,
    },
    driverId: 1,
    history: [
      ['pending', 150 * MINUTE],
      ['confirmed', 120 * MINUTE],
    ],
  },
  {
    id: 502,
    providerId: COASTLINE,
    type: 'day_wise',
    status: 'completed',
    discountBy: 'provider',
    isPaid: true,
    pickupIn: -13 * DAY,
    hours: 48,
    distanceMetres: 1916,
    vehicle: {
      id: SUV,
      name: text('SUV', 'سيارة دفع رباعي'),
      emoji: '1f699',
      quantity: 1,
      price: 18_000,
      discount: 3000,
    },
    driverId: 2,
    history: [
      ['pending', 14 * DAY],
      ['confirmed', 14 * DAY - HOUR],
      ['ongoing', 13 * DAY],
      ['completed', 11 * DAY],
    ],
  },
];

const amountsOf = ({ vehicle }: TripSpec) => {
  const vehiclesAmount = vehicle.price * vehicle.quantity;
  const discount = vehicle.discount * vehicle.quantity;
  const tax = percentOf(vehiclesAmount - discount, TAX_PERCENT);
  return { vehiclesAmount, discount, tax, total: vehiclesAmount - discount + tax };
};

export const trips = (places: DemoPlaces): WorldTable => {
  const contact = contactOf(AMIRA);
  const from = placeOfCustomer(places, 1);
  const to = placeOfCustomer(places, 2);
  return {
    table: 'trips',
    rows: specs.map((trip) => {
      const amounts = amountsOf(trip);
      const ages = trip.history.map(([, before]) => before);
      return {
        id: trip.id,
        fixture: `TR-${trip.id}`,
        customer_id: AMIRA,
        guest_hash: null,
        module_id: RENTAL,
        zone_id: 1,
        provider_id: trip.providerId,
        type: trip.type,
        status: trip.status,
        payment_method: trip.isPaid ? 'digital_payment' : 'cash_on_delivery',
        payment_status: trip.isPaid ? 'paid' : 'unpaid',
        contact_name: contact.name,
        contact_phone: contact.phone,
        contact_email: contact.email,
        pickup: { name: from.address.en, lat: from.lat, lng: from.lng },
        destination: { name: to.address.en, lat: to.lat, lng: to.lng },
        pickup_at: sinceT0(trip.pickupIn),
        estimated_hours: trip.hours,
        distance_metres: trip.distanceMetres,
        vehicles_amount: amounts.vehiclesAmount,
        provider_discount: amounts.discount,
        tax: amounts.tax,
        is_tax_included: false,
        total: amounts.total,
        paid: trip.isPaid ? amounts.total : 0,
        discount_by: trip.discountBy,
        pin: trip.isPaid ? null : '6602',
        driver_id: trip.driverId,
        created_at: sinceT0(-Math.max(...ages)),
        updated_at: sinceT0(-Math.min(...ages)),
      };
    }),
  };
};

export const tripVehicles: WorldTable = {
  table: 'trip_vehicles',
  rows: specs.map(({ id, vehicle }, index) => ({
    id: index + 1,
    trip_id: id,
    vehicle_id: vehicle.id,
    name: vehicle.name,
    image: renderedPictures(RENTAL, vehicle.name.en)[0] ?? emojiPicture(vehicle.emoji),
    quantity: vehicle.quantity,
    unit_price: vehicle.price,
    discount: vehicle.discount * vehicle.quantity,
    total: (vehicle.price - vehicle.discount) * vehicle.quantity,
  })),
};

/** Active trips reserve units of their vehicles, beginning with the first unit. */
export const vehicleHolds: WorldTable = {
  table: 'vehicle_holds',
  rows: specs
    .filter(({ status }) => status === 'confirmed')
    .flatMap(({ id, vehicle, pickupIn, hours }) =>
      Array.from({ length: vehicle.quantity }, (_, index) => ({
        vehicle_id: vehicle.id,
        unit: index + 1,
        trip_id: id,
        starts: sinceT0(pickupIn),
        ends: sinceT0(pickupIn + hours * HOUR),
      })),
    ),
};

export const tripStatusChanges: WorldTable = {
  table: 'trip_status_changes',
  rows: specs.flatMap(({ id, history }) =>
    history.map(([status, before]) => ({ trip_id: id, status, at: sinceT0(-before) })),
  ),
};

export const wishlistVehicles: WorldTable = {
  table: 'wishlist_vehicles',
  rows: [{ customer_id: AMIRA, vehicle_id: SUV, created_at: sinceT0(-3 * DAY) }],
};

export const wishlistProviders: WorldTable = {
  table: 'wishlist_providers',
  rows: [{ customer_id: AMIRA, provider_id: COASTLINE, created_at: sinceT0(-3 * DAY) }],
};
