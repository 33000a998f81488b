// Measures durations and query plans of lists and searches, in the demo and in data a hundred times as large.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runnerImport } from 'vite';
import { multiplyRental, multiplyWorld } from './large-world.mjs';
import { root } from './setup.mjs';

const LARGE = { stores: 5_000, items: 100_000 };
const LARGE_RENTAL = { providers: 500, vehicles: 20_000, bookings: 200_000 };
const ROUNDS = 100;
const WARM_UP = 10;
const WHOLE = 'ALL OF THEM';
/** Tables that no query may scan completely. */
const NEVER_WHOLE = ['items', 'vehicles', 'vehicle_holds', 'trips', 'trip_vehicles'];

const FOOD = { moduleid: '1', zoneid: '[1]', latitude: '25.02', longitude: '55.02' };
const GROCERY = { ...FOOD, moduleid: '2' };
const SHOPS = { ...FOOD, moduleid: '4' };
const RENTAL = { ...FOOD, moduleid: '6' };
const TRIP = 'pickup_time=2026-12-03T07:00:00Z&duration=10';

/** Requests that the app sends: title, URL and headers. */
const CALLS = [
  ['popular items', '/items/popular', FOOD],
  ['newest items', '/items/latest', FOOD],
  ['most reviewed items', '/items/most-reviewed', FOOD],
  ['best rated items', '/items/popular?sort_by=rating', FOOD],
  ['cheapest items', '/items/popular?sort_by=price_asc', FOOD],
  ['dearest items', '/items/popular?sort_by=price_desc', FOOD],
  ['cheapest items of the hills', '/items/popular?sort_by=price_asc', { ...FOOD, zoneid: '[2]' }],
  ['items of a price range', '/items/popular?min_price=4&max_price=6', FOOD],
  ['very cheap items', '/items/popular?max_price=1&sort_by=new', FOOD],
  ['discounted items', '/items/discounted', FOOD],
  ['discounted, cheapest first', '/items/discounted?sort_by=price_asc', GROCERY],
  ['recommended items', '/items/recommended', FOOD],
  ['items of featured categories', '/categories/featured/items', GROCERY],
  ['halal, well rated, vegetarian', '/items/popular?halal=1&rating=4.5&type=veg', FOOD],
  ['organic groceries without nuts', '/items/popular?organic=1&without_allergies=nuts', GROCERY],
  ['a category', '/categories/items/{category}', FOOD],
  ['a category, cheapest first', '/categories/items/{category}?sort_by=price_asc', FOOD],
  ['a category, best rated', '/categories/items/{category}?sort_by=rating&rating=4', FOOD],
  ['a category in a price range', '/categories/items/{category}?min_price=5&max_price=9', FOOD],
  ['a menu', '/items/latest?store_id=1&limit=50', FOOD],
  ['items like another', '/items/related-items/101', FOOD],
  ['items of a brand', '/brand/items/{brand}?sort_by=price_desc', SHOPS],
  ['an item', '/items/details/101', FOOD],
  ['search: milk', '/items/search?name=milk', GROCERY],
  ['search: chocolate, cheapest first', '/items/search?name=chocolate&sort_by=price_asc', GROCERY],
  ['search: apple juice', '/items/search?name=apple%20juice', GROCERY],
  ['search: Arabic', '/items/search?name=%D8%B2%D9%8A%D8%AA%D9%88%D9%86', GROCERY],
  ['search: a slip of the pen', '/items/search?name=bred', GROCERY],
  ['suggestions', '/items/item-or-store-search?name=ch', FOOD],
  ['stores by name', '/stores/search?name=kitchen', FOOD],
  ['popular stores', '/stores/popular', FOOD],
  ['newest stores', '/stores/latest', FOOD],
  ['nearest stores', '/stores/popular?sort_by=distance', FOOD],
  ['best rated stores', '/stores/top-rated', FOOD],
  ['discounted stores', '/stores/discounted', FOOD],
  ['stores of a category', '/categories/stores/{category}', FOOD],
  ['categories', '/categories', FOOD],
  ['popular categories', '/categories/popular', FOOD],
  ['brands', '/brand', SHOPS],
  ['flash sale', '/flash-sales', SHOPS],
  ['vehicles for a trip', `/rental/vehicle/search?${TRIP}&trip_type=hourly`, RENTAL],
  [
    'vehicles for a trip, cheapest first',
    `/rental/vehicle/search?${TRIP}&trip_type=hourly&sort_by=price_low_to_high`,
    RENTAL,
  ],
  [
    'vehicles for a trip, dearest first',
    `/rental/vehicle/search?${TRIP}&trip_type=day_wise&sort_by=price_high_to_low`,
    RENTAL,
  ],
  [
    'vehicles of a price range',
    `/rental/vehicle/search?${TRIP}&trip_type=hourly&min_price=80&max_price=100`,
    RENTAL,
  ],
  ['vehicles of the hills', `/rental/vehicle/search?${TRIP}`, { ...RENTAL, zoneid: '[2]' }],
  [
    'large electric vehicles',
    `/rental/vehicle/search?${TRIP}&seating_capacity=5&fuel_type=electric&rating=4`,
    RENTAL,
  ],
  ['vehicles of a category', '/rental/vehicle/search?category_ids=3&sort_by=top_rated', RENTAL],
  ['vehicles by name', '/rental/vehicle/search?name=volta', RENTAL],
  ['suggested vehicles', '/rental/vehicle/search/suggestion?name=ma', RENTAL],
  ['best rated vehicles', '/rental/vehicle/top-rated', RENTAL],
  ['vehicles of a provider', '/rental/vehicle/get-provider-vehicles/1', RENTAL],
  ['a vehicle for a trip', `/rental/vehicle/get-vehicle-details/3?${TRIP}&distance=12`, RENTAL],
  ['kinds of vehicles', '/rental/vehicle/category-list', RENTAL],
  ['makers of vehicles', '/rental/vehicle/brand-list', RENTAL],
  ['popular providers', '/rental/provider/popular', RENTAL],
];

/**
 * Prints the times of the large data relative to the small. Throws if a request scans all items, vehicles or
 * bookings. Alternates between both, so that other load on the machine affects both. `url`: a PostgreSQL
 * server; absent: the embedded database.
 */
export async function lists(url = null) {
  await inWorld(url, 'small', (small) =>
    inWorld(url, 'large', async (large) => {
      await multiplyWorld(large.database.query, LARGE);
      await multiplyRental(large.database.query, LARGE_RENTAL);
      await large.database.script('vacuum (analyze)');
      const calls = await withIds(large.database);
      report(await measure([small, large], calls));
      judge(await plansOf(large, calls));
    }),
  );
}

async function inWorld(url, name, run) {
  const folder = mkdtempSync(join(tmpdir(), 'souk-bench-'));
  const database = url === null ? null : await createDatabase(url, `souk_bench_${name}`);
  const server = await start({ DATA_DIR: folder, ...(database ? { DATABASE_URL: database.url } : {}) });
  try {
    await run(server);
  } finally {
    await server.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(env) {
  const read = (path) => runnerImport(join(root, path), { root, configFile: false });
  const [{ module: settings }, { module: starter }] = await Promise.all([
    read('server/settings.ts'),
    read('server/start.ts'),
  ]);
  return starter.startServer(settings.readSettings({ ...env, DEMO: 'on', RATE_LIMITS: 'off' }), {
    appDirectory: null,
    logs: { log: console.error, logRequest: null },
  });
}

async function createDatabase(serverUrl, name) {
  const onServer = async (...statements) => {
    const client = new pg.Client(serverUrl);
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const drop = `drop database if exists ${name} with (force)`;
  await onServer(drop, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(drop) };
}

async function withIds(database) {
  const [ids] = await database.query(
    `select (select id from categories where module_id = 1 and parent_id is null order by position limit 1) as category,
      (select min(id) from brands where module_id = 4) as brand`,
  );
  return CALLS.map(([title, path, headers]) => [
    title,
    path.replace(/\{(\w+)\}/, (_, name) => ids[name]),
    headers,
  ]);
}

/** Measures every request on every server, in milliseconds. */
async function measure(servers, calls) {
  const times = calls.map(() => servers.map(() => []));
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1)
    for (const [index, [title, path, headers]] of calls.entries())
      for (const [world, { app }] of servers.entries()) {
        const startedAt = performance.now();
        const answer = await app.inject({ url: `/api/v1${path}`, headers });
        if (answer.statusCode !== 200) throw new Error(`${title}: ${answer.statusCode} ${answer.body}`);
        if (round >= WARM_UP) times[index][world].push(performance.now() - startedAt);
      }
  return calls.map(([title], index) => ({ title, times: times[index] }));
}

const at = (times, share) => [...times].sort((one, other) => one - other)[Math.floor(times.length * share)];

function report(measured) {
  const line = (title, [small, large]) => {
    const of = (share) => {
      const [before, now] = [at(small, share), at(large, share)];
      return `p${share * 100} ${now.toFixed(1)} ms, ${(now / before).toFixed(1)} x`.padEnd(22);
    };
    console.info(`${title.padEnd(34)} ${of(0.5)} ${of(0.99)}`);
  };
  console.info(
    `\nlists of ${LARGE.items} items in ${LARGE.stores} stores and of ${LARGE_RENTAL.vehicles} vehicles with ${LARGE_RENTAL.bookings} bookings, and how many times the demo's`,
  );
  for (const { title, times } of measured) line(title, times);
  line(
    'all of them',
    [0, 1].map((world) => measured.flatMap(({ times }) => times[world])),
  );
}

/** Returns the query plans of each request. */
async function plansOf({ app, database }, calls) {
  const { query } = database;
  const plans = [];
  for (const [title, path, headers] of calls) {
    const found = new Set();
    database.query = async (sql, values) => {
      const [row] = await query(`explain (format json) ${sql}`, values);
      for (const step of stepsOf(row['QUERY PLAN'][0].Plan)) found.add(step);
      return query(sql, values);
    };
    await app.inject({ url: `/api/v1${path}`, headers });
    plans.push([title, [...found]]);
  }
  database.query = query;
  return plans;
}

const stepsOf = (plan) => [
  ...(plan['Index Name'] ? [plan['Index Name']] : []),
  ...(plan['Node Type'] === 'Seq Scan' && NEVER_WHOLE.includes(plan['Relation Name']) ? [WHOLE] : []),
  ...(plan.Plans ?? []).flatMap(stepsOf),
];

function judge(plans) {
  console.info('\nread through');
  for (const [title, steps] of plans) console.info(`${title}: ${steps.join(', ') || 'small tables only'}`);
  const whole = plans.filter(([, steps]) => steps.includes(WHOLE)).map(([title]) => title);
  if (whole.length > 0) throw new Error(`These calls read all there are: ${whole.join('; ')}`);
}
