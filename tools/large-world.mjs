// Multiplies the demo's data, for the benchmarks and the tests of scale.
/**
 * The distance between the ids of copies: the id of a copy is the id of its original plus a multiple of this
 * number.
 */
const STEP = 1_000_000;
const BOOKINGS_AT_ONCE = 10_000;

/**
 * Multiplies stores and items. `ask` runs an SQL statement and returns the rows. Does nothing if there are
 * copies already.
 */
export async function multiplyWorld(ask, { stores, items }) {
  const [counts] = await ask(
    `select (select count(*)::int from stores) as stores, (select count(*)::int from items) as items,
      exists (select 1 from items where id >= ${STEP}) as is_large`,
  );
  if (counts.is_large) return;
  const storeCopies = copies(stores, counts.stores);
  await copy(ask, 'stores', storeCopies, STORE);
  await ask(
    `insert into store_hours select s.id, h.day, h.opens, h.closes
    from store_hours h join stores s on s.id % ${STEP} = h.store_id and s.id >= ${STEP}`,
  );
  const store = `row.store_id + (n % ${storeCopies + 1}) * ${STEP}`;
  await copy(ask, 'items', copies(items, counts.items), { ...ITEM, store_id: store });
  await ask('refresh materialized view known_words');
}

/**
 * Multiplies providers and vehicles, and adds bookings over many days. Does nothing if there are copies
 * already.
 */
export async function multiplyRental(ask, { providers, vehicles, bookings }) {
  const [counts] = await ask(
    `select (select count(*)::int from providers) as providers, (select count(*)::int from vehicles) as vehicles,
      exists (select 1 from vehicles where id >= ${STEP}) as is_large`,
  );
  if (counts.is_large) return;
  const providerCopies = copies(providers, counts.providers);
  await copy(ask, 'providers', providerCopies, PROVIDER);
  await ask(
    `insert into provider_zones select p.id, z.zone_id
    from provider_zones z join providers p on p.id % ${STEP} = z.provider_id and p.id >= ${STEP}`,
  );
  const provider = `row.provider_id + (n % ${providerCopies + 1}) * ${STEP}`;
  await copy(ask, 'vehicles', copies(vehicles, counts.vehicles), { ...VEHICLE, provider_id: provider });
  const [{ many }] = await ask('select count(*)::int as many from vehicles');
  // Inserts in batches, so that no statement exceeds the database's timeout.
  for (let first = 0; first < bookings; first += BOOKINGS_AT_ONCE)
    await ask(
      `with let as (select id, provider_id, row_number() over (order by id) - 1 as place from vehicles),
      booked as (
        insert into trips (id, module_id, zone_id, provider_id, type, status, payment_method, payment_status, contact_name,
          contact_phone, pickup, destination, pickup_at, estimated_hours, vehicles_amount, total)
        select ${STEP} + n, 6, 1, let.provider_id, 'hourly', 'confirmed', 'cash_on_delivery', 'unpaid', '', '', '{}', '{}',
          timestamptz '2026-12-01T06:00Z' + (n / $2::int) * interval '1 day', 4, 1000, 1000
        from generate_series($1::int, $3::int - 1) n join let on let.place = n % $2::int
        returning id, pickup_at
      ), lines as (
        insert into trip_vehicles (trip_id, vehicle_id, name, quantity, unit_price, total)
        select booked.id, let.id, '{}', 1, 1000, 1000
        from booked join let on let.place = (booked.id - ${STEP}) % $2::int
        returning trip_id, vehicle_id
      )
      insert into vehicle_holds (vehicle_id, unit, trip_id, starts, ends)
      select lines.vehicle_id, 1, booked.id, booked.pickup_at, booked.pickup_at + interval '4 hours'
      from lines join booked on booked.id = lines.trip_id`,
      [first, many, Math.min(bookings, first + BOOKINGS_AT_ONCE)],
    );
}

/**
 * Returns an SQL expression for a number below `most`. It makes copies differ as real shops do. The same copy
 * always gets the same number.
 */
const spread = (most) => `abs(hashint8(row.id * 1009::bigint + n)) % ${most}`;
const OWN = {
  id: `row.id + n * ${STEP}`,
  fixture: 'null',
  slug: `row.slug || '-' || n`,
  created_at: `row.created_at - n * interval '5 hours'`,
  order_count: spread(1_000),
  rating: `1 + (${spread(401)}) / 100.0`,
  rating_count: spread(60),
  search_text: `row.search_text || substr(md5(n::text), 1, 8) || ' '`,
};
const STORE = {
  ...OWN,
  lat: `row.lat + (n % 9 - 4) * 0.002`,
  lng: `row.lng + (n % 7 - 3) * 0.002`,
};
const ITEM = { ...OWN, price: 'row.price + n % 97' };

const PROVIDER = { ...STORE, trip_count: spread(1_000) };
const VEHICLE = {
  ...OWN,
  trip_count: spread(1_000),
  hourly_price: 'row.hourly_price + n % 97',
  day_price: 'row.day_price + n % 97',
};

const copies = (wanted, now) => Math.max(0, Math.ceil(wanted / now) - 1);

async function copy(ask, table, count, own) {
  const columns = await ask(
    `select attname as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  await ask(
    `insert into ${table} (${names.join(', ')})
    select ${names.map((name) => own[name] ?? `row.${name}`).join(', ')}
    from ${table} row cross join generate_series(1, $1::int) n`,
    [count],
  );
}
