import type { RentalCart, TripBookingResult, TripQuote, TripRefusal } from '../../../contract/types.gen';
import { HOUR, T0 } from '../../../server/demo/world/t0';
import { demoPlaces } from '../../../server/geo/demo-places';
import type { TestServer } from '../../support/server';
import { nobody, type Person } from '../account/person';
import { newKey } from '../checkout/orderer';

export const RENTAL = 6;
/** Ids of the demo world's vehicles. */
export const V = (number: number): number => number;

const { points } = demoPlaces();
export const place = (name: keyof typeof points) => ({ location_name: name, ...points[name] });

export const inHours = (hours: number): string => new Date(T0 + hours * HOUR).toISOString();

/** A trip of five hours from the harbour in eight days, when every vehicle is free. */
export const trip = {
  pickup_time: inHours(8 * 24),
  rental_type: 'hourly',
  estimated_hours: 5,
  pickup_location: place('P-H1'),
};

/** A renter: an account or the guest of a browser. */
export type Renter = { person: Person; guestId: string | null };

export async function newGuestRenter(server: TestServer): Promise<Renter> {
  const { body } = await nobody(server).send<{ guest_id: string }>('POST', '/auth/guest/request');
  return { person: nobody(server), guestId: body.guest_id };
}

export const asRenter = (person: Person): Renter => ({ person, guestId: null });

const named = ({ guestId }: Renter) => (guestId === null ? {} : { guest_id: guestId });

type Extra = { language?: 'en' | 'ar'; scenario?: string; headers?: Record<string, string> };

export const post = <Body = Record<string, unknown>>(
  renter: Renter,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  extra: Extra = {},
) =>
  renter.person.send<Body>(method, `/rental/user/${path}`, {
    body: { ...named(renter), ...body },
    moduleId: RENTAL,
    ...extra,
  });

export const ask = <Body = Record<string, unknown>>(
  renter: Renter,
  method: 'GET' | 'DELETE',
  path: string,
  query: Record<string, string | number> = {},
) =>
  renter.person.send<Body>(method, `/rental/user/${path}`, {
    query: { ...named(renter), ...query },
    moduleId: RENTAL,
  });

export const addVehicle = (renter: Renter, vehicleId: number, more: object = {}, extra: Extra = {}) =>
  post<RentalCart>(
    renter,
    'POST',
    'cart/add-to-cart',
    { ...trip, vehicle_id: vehicleId, quantity: 1, ...more },
    extra,
  );

export const cartOf = async (renter: Renter): Promise<RentalCart> =>
  (await ask<RentalCart>(renter, 'GET', 'cart/get-cart')).body;

/** Vehicles and quantities in cart order. */
export const contentsOf = ({ carts }: RentalCart): [number, number][] =>
  carts.map(({ vehicle, quantity }) => [vehicle.id, quantity]);

export const updateTrip = async (renter: Renter, more: object, extra: Extra = {}) => {
  const { user_data } = await cartOf(renter);
  return post<RentalCart & number[]>(
    renter,
    'PUT',
    `cart/update-user-data/${user_data?.id ?? 0}`,
    { ...trip, ...more },
    extra,
  );
};

export const contact = {
  contact_person_name: 'Nour Test',
  contact_person_number: '+971501112233',
};

export const quoted = async (renter: Renter, more: object = {}, extra: Extra = {}): Promise<TripQuote> =>
  (
    await post<TripQuote>(
      renter,
      'POST',
      'trip/get-tax',
      { ...contact, payment_method: 'cash_on_delivery', ...more },
      extra,
    )
  ).body;

type Booking = Extra & { key?: string | null };

/** Quotes, accepts and books. */
/** Returns the amounts of a quote that the customer accepts by booking. */
export const amountsOf = ({ trip_amount, wallet_amount }: TripQuote) => ({ trip_amount, wallet_amount });

export async function book(renter: Renter, more: Record<string, unknown> = {}, given: Booking = {}) {
  const { key = newKey(), ...extra } = given;
  const whole = { ...contact, payment_method: 'cash_on_delivery', ...more };
  const accepted = 'trip_amount' in whole ? {} : amountsOf(await quoted(renter, whole, extra));
  return post<TripBookingResult & TripRefusal>(
    renter,
    'POST',
    'trip/trip-booking',
    { ...whole, ...accepted },
    { ...extra, headers: key === null ? {} : { 'idempotency-key': key } },
  );
}

export async function tripRow(server: TestServer, id: number): Promise<Record<string, unknown>> {
  const [row] = await server.database.query('select * from trips where id = $1', [id]);
  return row ?? {};
}

/** Returns the ledger accounts whose balance differs from the tables. */
export const unbalancedTrips = (server: TestServer) =>
  server.database.query(
    `with held as (select account, sum(amount) as amount from ledger_entries group by account)
    select account, amount from held
    full join (
      select 'wallet:' || id as account, wallet_balance as recorded from customers
      union all select 'trip:' || id, paid from trips
    ) known using (account)
    where coalesce(amount, 0) <> coalesce(recorded, 0) and (account like 'wallet:%' or account like 'trip:%')
    union all
    select 'posting ' || posting_id, sum(amount) from ledger_entries group by posting_id having sum(amount) <> 0`,
  );
