import {
  asItIs,
  clock,
  decimal,
  type Fields,
  flag,
  type Json,
  list,
  listOf,
  many,
  moment,
  money,
  needed,
  one,
  oneOf,
  percent,
  picture,
  pictures,
  points,
  reduction,
  text,
  texts,
  whole,
  wordList,
  words,
} from './fields';

/** Rows that belong to a row and come and go with it. */
export type Parts = {
  table: string;
  owner: string;
  fields: Fields;
  /** Several rows that are said at once. */
  spread?: (record: Json) => Json[];
  gather?: (rows: Json[]) => Json[];
};

/** One file of a shop, or a folder of files, and the table that it fills. */
export type Kind = {
  name: string;
  table: string;
  fields: Fields;
  /** The column that the key itself stands in, where there is one. */
  keyColumn?: string;
  /** The key is the number. */
  isKeyed?: true;
  /** Columns that are called otherwise than their fields. */
  columns?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, Parts>>;
  /** A new row is as old as its import. */
  hasAge?: true;
};

const FEES = { per_km: money(), minimum_charge: money(), maximum_charge: money(), fixed_charge: money() };
const place = { lat: needed(decimal(-90, 90)), lng: needed(decimal(-180, 180)) };
const position = whole(0);
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** The days that have the same hours, or every day. */
const hours = (owner: string, table: string): Parts => ({
  table,
  owner,
  fields: { days: listOf(DAYS), opens: needed(clock), closes: needed(clock) },
  spread: ({ days, opens, closes }) => {
    const named = days as string[];
    return DAYS.map((name, day) => ({ name, day, opens, closes }))
      .filter(({ name }) => named.length === 0 || named.includes(name))
      .map(({ name: _, ...row }) => row);
  },
  gather: (rows) => {
    const times = [...new Set(rows.map(({ opens, closes }) => `${opens}-${closes}`))];
    return times.map((time) => {
      const [opens, closes] = time.split('-');
      const open = rows.filter((row) => row.opens === opens && row.closes === closes);
      return {
        days: open.length === DAYS.length ? [] : open.map(({ day }) => DAYS[day as number]),
        opens,
        closes,
      };
    });
  },
});
const links = (owner: string, table: string, kind: string, column: string): Parts => ({
  table,
  owner,
  fields: { [column]: needed(one(kind)) },
});
const contact = { phone: words, email: words };
const discount = { discount_type: oneOf(['percent', 'amount']), discount: reduction };

/** In an order in which nothing names what comes after it, but its own kind. */
export const KINDS: readonly Kind[] = [
  {
    name: 'zones',
    table: 'zones',
    fields: {
      name: needed(text),
      polygon: needed(points),
      is_active: flag(true),
      increased_fee_percent: decimal(0, 900, 0),
      surge_percent: decimal(0, 900, 0),
    },
  },
  {
    name: 'modules',
    table: 'modules',
    fields: {
      name: needed(text),
      description: text,
      type: oneOf(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']),
      icon: needed(picture),
      is_active: flag(true),
      has_interests: flag(false),
      position,
    },
    parts: {
      zones: {
        table: 'module_zones',
        owner: 'module_id',
        fields: {
          zone_id: needed(one('zones')),
          charge_type: oneOf(['distance', 'fixed'], 'distance'),
          fixed_charge: money(),
          per_km: money(0),
          minimum_charge: money(0),
          maximum_charge: money(),
          maximum_cod: money(),
        },
      },
    },
  },
  {
    name: 'categories',
    table: 'categories',
    fields: {
      module: needed(one('modules')),
      parent: one('categories'),
      name: needed(text),
      image: picture,
      position,
      is_featured: flag(false),
    },
    columns: { module: 'module_id', parent: 'parent_id' },
  },
  {
    name: 'brands',
    table: 'brands',
    fields: { module: needed(one('modules')), name: needed(text), image: picture },
    columns: { module: 'module_id' },
  },
  {
    name: 'cuisines',
    table: 'cuisines',
    isKeyed: true,
    keyColumn: 'code',
    fields: { name: needed(text), position },
  },
  {
    name: 'stores',
    table: 'stores',
    keyColumn: 'slug',
    hasAge: true,
    fields: {
      module: needed(one('modules')),
      zone: needed(one('zones')),
      name: needed(text),
      address: needed(text),
      ...place,
      ...contact,
      logo: picture,
      cover: picture,
      description: text,
      announcement: text,
      minimum_order: money(0),
      delivery_minutes: words,
      has_delivery: flag(true),
      has_take_away: flag(true),
      can_schedule: flag(false),
      is_active: flag(true),
      is_featured: flag(false),
      is_halal: flag(false),
      has_reviews: flag(true),
      discount_percent: percent(),
      self_delivery: flag(false),
      self_delivery_free: flag(false),
      ...FEES,
      admin_free_type: oneOf(['all', 'over']),
      admin_free_over: money(),
      cuisines: wordList,
      price_level: whole(null, 3),
    },
    columns: { module: 'module_id', zone: 'zone_id' },
    parts: { hours: hours('store_id', 'store_hours') },
  },
  {
    name: 'add-ons',
    table: 'add_ons',
    fields: { store: needed(one('stores')), name: needed(text), price: money(0), percent: decimal(0, 900) },
    columns: { store: 'store_id' },
  },
  {
    name: 'items',
    table: 'items',
    keyColumn: 'slug',
    hasAge: true,
    fields: {
      store: needed(one('stores')),
      category: one('categories'),
      brand: one('brands'),
      name: needed(text),
      description: text,
      images: pictures,
      price: needed(money(null, 10_000_000_000)),
      discount_type: oneOf(['percent', 'amount', 'fixed']),
      discount: reduction,
      stock: whole(),
      maximum_quantity: whole(),
      unit: text,
      content_amount: whole(),
      content_measure: oneOf(['g', 'ml', 'piece']),
      is_active: flag(true),
      is_veg: flag(false),
      is_halal: flag(false),
      is_organic: flag(false),
      is_recommended: flag(false),
      is_prescription_required: flag(false),
      choice_options: list({ title: needed(text), options: needed(texts) }),
      variations: list({ type: needed(text), price: needed(money()), stock: whole() }),
      food_groups: list({
        name: needed(text),
        type: needed(oneOf(['single', 'multi'])),
        required: flag(false),
        min: whole(0),
        max: whole(0),
        values: needed(list({ label: needed(text), price: money(0) })),
      }),
      add_ons: many('add-ons'),
      tags: texts,
      generic_names: texts,
      nutritions: texts,
      allergies: texts,
      available_from: clock,
      available_until: clock,
      campaign_starts: moment,
      campaign_ends: moment,
    },
    columns: { store: 'store_id', category: 'category_id', brand: 'brand_id', add_ons: 'add_on_ids' },
  },
  {
    name: 'banners',
    table: 'banners',
    fields: {
      module: needed(one('modules')),
      zone: one('zones'),
      title: needed(text),
      subtitle: text,
      image: needed(picture),
      store: one('stores'),
      item: one('items'),
      link: words,
      position,
    },
    columns: { module: 'module_id', zone: 'zone_id', store: 'store_id', item: 'item_id' },
  },
  {
    name: 'coupons',
    table: 'coupons',
    fields: {
      code: needed(words),
      title: needed(text),
      type: needed(oneOf(['default', 'zone_wise', 'store_wise', 'free_delivery'])),
      is_for_rental: flag(false),
      module: one('modules'),
      discount_type: needed(oneOf(['percent', 'amount'])),
      discount: reduction,
      maximum_discount: money(0),
      minimum_purchase: money(0),
      uses_per_customer: whole(),
      total_uses: whole(),
      starts: needed(moment),
      ends: needed(moment),
    },
    columns: { module: 'module_id' },
    parts: {
      zones: links('coupon_id', 'coupon_zones', 'zones', 'zone_id'),
      stores: links('coupon_id', 'coupon_stores', 'stores', 'store_id'),
    },
  },
  {
    name: 'couriers',
    table: 'couriers',
    fields: {
      name: needed(text),
      phone: needed(words),
      email: words,
      image: picture,
      zone: needed(one('zones')),
      vehicle: needed(oneOf(['bicycle', 'motorcycle', 'car'])),
      is_active: flag(true),
    },
    columns: { zone: 'zone_id' },
  },
  {
    name: 'parcel-categories',
    table: 'parcel_categories',
    fields: {
      module: needed(one('modules')),
      name: needed(text),
      description: text,
      image: picture,
      per_km: needed(money()),
      minimum_charge: needed(money()),
      maximum_grams: whole(),
      maximum_centimetres: whole(),
      position,
    },
    columns: { module: 'module_id' },
  },
  { name: 'parcel-instructions', table: 'parcel_instructions', fields: { instruction: needed(text) } },
  {
    name: 'cancellation-reasons',
    table: 'cancellation_reasons',
    fields: {
      reason: needed(text),
      said_by: oneOf(['customer', 'deliveryman', 'store', 'admin'], 'customer'),
      is_for_parcels: flag(false),
      is_after_pickup: flag(false),
    },
  },
  { name: 'refund-reasons', table: 'refund_reasons', fields: { reason: needed(text) } },
  {
    name: 'offline-methods',
    table: 'offline_methods',
    fields: { name: needed(text), information: asItIs, fields: asItIs, position },
  },
  {
    name: 'providers',
    table: 'providers',
    keyColumn: 'slug',
    fields: {
      module: needed(one('modules')),
      zone: needed(one('zones')),
      name: needed(text),
      description: text,
      address: needed(text),
      ...place,
      ...contact,
      logo: picture,
      cover: picture,
      tax_percent: percent(),
      discount_percent: percent(null),
      discount_maximum: money(0),
      discount_minimum_purchase: money(0),
      discount_starts: moment,
      discount_ends: moment,
      is_active: flag(true),
    },
    columns: { module: 'module_id', zone: 'zone_id' },
    parts: {
      zones: links('provider_id', 'provider_zones', 'zones', 'zone_id'),
      hours: hours('provider_id', 'provider_hours'),
    },
  },
  {
    name: 'vehicle-categories',
    table: 'vehicle_categories',
    fields: { name: needed(text), image: picture, position },
  },
  {
    name: 'vehicle-brands',
    table: 'vehicle_brands',
    fields: { name: needed(text), image: picture, position },
  },
  {
    name: 'vehicles',
    table: 'vehicles',
    keyColumn: 'slug',
    hasAge: true,
    fields: {
      provider: needed(one('providers')),
      category: needed(one('vehicle-categories')),
      brand: one('vehicle-brands'),
      name: needed(text),
      description: text,
      model: words,
      images: pictures,
      seats: needed(whole()),
      transmission: needed(oneOf(['automatic', 'manual'])),
      fuel: needed(oneOf(['petrol', 'diesel', 'hybrid', 'electric'])),
      has_air_condition: flag(true),
      engine_capacity: words,
      engine_power: words,
      hourly_price: money(),
      day_price: money(),
      distance_price: money(),
      ...discount,
      total: needed(whole()),
      is_new: flag(false),
      is_active: flag(true),
      tags: texts,
    },
    columns: { provider: 'provider_id', category: 'category_id', brand: 'brand_id' },
  },
  {
    name: 'drivers',
    table: 'drivers',
    fields: { provider: needed(one('providers')), name: needed(text), phone: needed(words), image: picture },
    columns: { provider: 'provider_id' },
  },
];
