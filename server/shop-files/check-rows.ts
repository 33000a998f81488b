import type { Queryable } from '../db/database';
import { isPolicyName, POLICY_NAMES } from '../features/site/policies';
import { ZoneIndex } from '../geo/zones';
import type { Json, Path } from './fields';
import type { ImportedRecord } from './import-shop';
import type { Problem } from './read-folder';

type Wrong = { path: Path; what: string };
type Rule = (row: Json, record: Json) => (Wrong | false)[];

const isBefore = (from: unknown, until: unknown) =>
  from == null || until == null || String(from) < String(until);
const isHalf = (one: unknown, other: unknown) => (one == null) !== (other == null);
const tooMuch = ({ discount_type: type, discount }: Json): Wrong | false =>
  type !== 'amount' &&
  Number(discount ?? 0) > 100 && { path: ['discount'], what: 'a discount is at most 100 percent' };

type Section = { paragraphs: unknown[] };
type Group = {
  min: number;
  max: number;
  type: string;
  required: boolean;
  values: { is_selected: boolean }[];
};

const wrongGroup = ({ type, min, max, values }: Group, index: number): Wrong | false =>
  (values.length === 0 || (type === 'multi' && (min > max || max > values.length))) && {
    path: ['food_groups', index],
    what: 'a group has values, and min is at most max, which is at most their number',
  };

const wrongSelection = ({ type, max, values }: Group, index: number): Wrong | false => {
  const most = type === 'single' ? 1 : max > 0 ? max : values.length;
  return (
    values.filter(({ is_selected }) => is_selected).length > most && {
      path: ['food_groups', index, 'values'],
      what: 'selects more values than the group allows',
    }
  );
};

/** Rules about several fields of one record. The schema checks single fields. */
const RULES: Readonly<Record<string, Rule>> = {
  modules: ({ type }, record) => [
    type !== null &&
      ((record.zones as unknown[] | undefined)?.length ?? 0) === 0 && {
        path: [],
        what: 'is sold in no zone: say them in zones',
      },
  ],
  stores: (row, record) => [
    record.price_level === 0 && { path: ['price_level'], what: 'is 1, 2 or 3' },
    row.self_delivery === true &&
      row.per_km == null &&
      row.fixed_charge == null &&
      row.self_delivery_free !== true && {
        path: ['self_delivery'],
        what: 'a store that brings itself says per_km, fixed_charge or self_delivery_free',
      },
  ],
  items: (row) => [
    tooMuch(row),
    Number(row.discount) > 0 &&
      row.discount_type === null && { path: ['discount'], what: 'lacks discount_type' },
    isHalf(row.content_amount, row.content_measure) && {
      path: [],
      what: 'content_amount and content_measure belong together',
    },
    isHalf(row.campaign_starts, row.campaign_ends) && {
      path: [],
      what: 'campaign_starts and campaign_ends belong together',
    },
    !isBefore(row.campaign_starts, row.campaign_ends) && {
      path: ['campaign_ends'],
      what: 'a campaign ends after it starts',
    },
    ...(row.food_groups as Group[]).flatMap((group, index) => [
      wrongGroup(group, index),
      wrongSelection(group, index),
    ]),
  ],
  coupons: (row, { code }) => [
    tooMuch(row),
    code !== String(code).toUpperCase() && { path: ['code'], what: 'is written in capitals' },
    !isBefore(row.starts, row.ends) && { path: ['ends'], what: 'a coupon ends after it starts' },
  ],
  'cancellation-reasons': (row) => [
    row.is_for_parcels === true &&
      row.is_for_trips === true && {
        path: ['is_for_trips'],
        what: 'a reason is of parcels or of trips: write it twice',
      },
  ],
  pages: ({ name, sections }) => [
    !isPolicyName(name) && { path: [], what: `is none of the pages ${POLICY_NAMES.join(', ')}` },
    (sections as Section[]).every(({ paragraphs }) => paragraphs.length === 0) && {
      path: ['sections'],
      what: 'says nothing: write paragraphs',
    },
  ],
  providers: (row) => [
    row.discount_percent !== null &&
      (row.discount_starts === null || row.discount_ends === null) && {
        path: ['discount_percent'],
        what: 'a discount has discount_starts and discount_ends',
      },
    !isBefore(row.discount_starts, row.discount_ends) && {
      path: ['discount_ends'],
      what: 'a discount ends after it starts',
    },
  ],
  vehicles: (row) => [
    tooMuch(row),
    [row.hourly_price, row.day_price, row.distance_price].every((price) => !price) && {
      path: [],
      what: 'has no price: hourly_price, day_price or distance_price',
    },
    row.seats === 0 && { path: ['seats'], what: 'has at least one seat' },
  ],
};

const problem = ({ entry }: ImportedRecord, { path, what }: Wrong): Problem => ({
  where: entry.where(path),
  what: `${entry.key}: ${what}`,
});

export const ownProblems = (made: readonly ImportedRecord[]): Problem[] => [
  ...made.flatMap((one) =>
    (RULES[one.kind.name]?.(one.row, one.entry.record) ?? [])
      .filter((wrong) => wrong !== false)
      .map((wrong) => problem(one, wrong)),
  ),
  ...circles(made),
  ...codesTwice(made),
];

/** Returns problems for categories that are their own ancestors. */
function circles(made: readonly ImportedRecord[]): Problem[] {
  const parents = new Map(
    made.filter(({ kind }) => kind.name === 'categories').map(({ id, row }) => [id, row.parent_id]),
  );
  const isBelowItself = (id: number | null) => {
    let above = parents.get(id);
    for (let steps = 0; above != null && steps <= parents.size; steps += 1) {
      if (above === id) return true;
      above = parents.get(above as number);
    }
    return false;
  };
  return made
    .filter(({ kind, id }) => kind.name === 'categories' && isBelowItself(id))
    .map((one) => problem(one, { path: ['parent'], what: 'is below itself' }));
}

function codesTwice(made: readonly ImportedRecord[]): Problem[] {
  const coupons = made.filter(({ kind }) => kind.name === 'coupons');
  const codes = coupons.map(({ row }) => row.code);
  return coupons
    .filter(({ row }, index) => codes.indexOf(row.code) < index)
    .map((one) => problem(one, { path: ['code'], what: `the code ${one.row.code} is taken` }));
}

type Found = { id: number };

/** Rules about several records. Each query returns the rows that contradict another row. */
const BETWEEN: readonly { kind: string; path: Path; what: string; sql: string }[] = [
  {
    kind: 'categories',
    path: ['parent'],
    what: 'belongs to another module than what it is below',
    sql: `select c.id from categories c join categories above on above.id = c.parent_id
      where c.id = any($1) and above.module_id <> c.module_id`,
  },
  {
    kind: 'stores',
    path: ['zone'],
    what: 'its module is not sold in this zone',
    sql: `select s.id from stores s where s.id = any($1) and not exists
      (select from module_zones z where z.module_id = s.module_id and z.zone_id = s.zone_id)`,
  },
  {
    kind: 'items',
    path: ['category'],
    what: 'its category belongs to another module than its store',
    sql: `select i.id from items i join categories c on c.id = i.category_id
      where i.id = any($1) and c.module_id <> i.module_id`,
  },
  {
    kind: 'items',
    path: ['brand'],
    what: 'its brand belongs to another module than its store',
    sql: `select i.id from items i join brands b on b.id = i.brand_id
      where i.id = any($1) and b.module_id <> i.module_id`,
  },
  {
    kind: 'items',
    path: ['add_ons'],
    what: 'an add-on belongs to another store',
    sql: `select i.id from items i where i.id = any($1) and exists
      (select from add_ons a where a.id = any(i.add_on_ids) and a.store_id <> i.store_id)`,
  },
  {
    kind: 'providers',
    path: ['module'],
    what: 'a provider belongs to a module of the type rental',
    sql: `select p.id from providers p join modules m on m.id = p.module_id
      where p.id = any($1) and m.type is distinct from 'rental'`,
  },
  {
    kind: 'stores',
    path: ['cuisines'],
    what: 'there is no such kitchen in cuisines',
    sql: `select s.id from stores s where s.id = any($1) and exists
      (select from unnest(s.cuisines) listed (code) where not exists
        (select from cuisines c where c.code = listed.code))`,
  },
];

type Placed = { id: number; zone_id: number; lat: number; lng: number };
type Zone = { id: number; polygon: { lat: number; lng: number }[] };

export async function problemsBetween(tx: Queryable, made: readonly ImportedRecord[]): Promise<Problem[]> {
  const of = (name: string) => made.filter(({ kind, id }) => kind.name === name && id !== null);
  const idsOf = (name: string) => of(name).map(({ id }) => id);
  const problems: Problem[] = [];
  const say = (name: string, id: number, wrong: Wrong) => {
    const one = of(name).find((other) => other.id === id);
    if (one) problems.push(problem(one, wrong));
  };
  for (const { kind, path, what, sql } of BETWEEN) {
    if (of(kind).length === 0) continue;
    for (const { id } of await tx.query<Found>(sql, [idsOf(kind)])) say(kind, id, { path, what });
  }
  const zones = new ZoneIndex(await tx.query<Zone>('select id, polygon from zones'));
  for (const name of ['stores', 'providers']) {
    if (of(name).length === 0) continue;
    const placed = await tx.query<Placed>(`select id, zone_id, lat, lng from ${name} where id = any($1)`, [
      idsOf(name),
    ]);
    for (const { id, zone_id: zone, lat, lng } of placed)
      if (!zones.zonesAt({ lat, lng }).includes(zone))
        say(name, id, { path: ['lat'], what: 'does not lie in its zone' });
  }
  return problems;
}
