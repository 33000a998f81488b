// Multiplies the demo's stores and items: the same kinds of things, in many shops. For the bench and the tests of scale.
/** Ids of copies are those of their originals and a multiple of this. */
const STEP = 1_000_000;

/** `ask` runs one statement with its values and answers the rows. Does nothing where there are copies already. */
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

/** A copy differs from its original as one shop from the next; the same number gives the same copy every time. */
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
