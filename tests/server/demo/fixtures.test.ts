import { describe, expect, it } from 'vitest';
import { fixture, minutesFromT0, rowsOf } from './world';

const DAY = 24 * 60;

const stores: Record<string, object> = {
  'ST-01': {
    module_id: 1,
    zone_id: 1,
    per_km: 100,
    minimum_charge: 200,
    maximum_charge: 800,
    can_schedule: true,
    rating: 4.46,
  },
  'ST-02': { module_id: 1, zone_id: 1, is_halal: true, discount_percent: 10 },
  'ST-03': { module_id: 1, zone_id: 1 },
  'ST-04': { module_id: 1, zone_id: 2 },
  'ST-05': { module_id: 1, zone_id: 4, has_reviews: false },
  'ST-06': { module_id: 2, zone_id: 1, admin_free_type: 'over', admin_free_over: 5000 },
  'ST-07': { module_id: 2, zone_id: 1, self_delivery: true, self_delivery_free: true },
  'ST-08': {
    module_id: 2,
    zone_id: 2,
    self_delivery: true,
    self_delivery_free: false,
    per_km: 200,
    minimum_charge: 300,
    maximum_charge: 1200,
  },
  'ST-09': { module_id: 3, zone_id: 1 },
  'ST-10': { module_id: 3, zone_id: 3 },
  'ST-11': { module_id: 4, zone_id: 1, fixed_charge: 450 },
  'ST-12': { module_id: 4, zone_id: 1, admin_free_type: 'all' },
  'ST-13': { module_id: 1, zone_id: 1, minimum_order: 2500, has_take_away: false },
  'ST-14': { module_id: 7, zone_id: 1, has_delivery: false, has_take_away: true },
  'ST-15': { module_id: 2, zone_id: 1 },
};

const items: Record<string, object> = {
  'F-01': {
    store_id: 1,
    price: 1000,
    discount_type: 'percent',
    discount: 10,
    is_veg: true,
    maximum_quantity: 5,
  },
  'F-02': { store_id: 2, price: 800, discount_type: 'amount', discount: 100, is_halal: true },
  'F-03': { store_id: 2, price: 900, is_halal: false, is_veg: false },
  'F-04': { store_id: 1, price: 150, discount_type: 'amount', discount: 200 },
  'F-05': { store_id: 1, available_from: '07:00', available_until: '11:00' },
  'F-06': { store_id: 1 },
  'F-07': {
    store_id: 2,
    price: 2000,
    discount_type: 'percent',
    discount: 25,
    campaign_starts: minutesFromT0(-2 * DAY),
    campaign_ends: minutesFromT0(5 * DAY),
    available_from: '12:00',
    available_until: '20:00',
  },
  'F-08': { store_id: 2, campaign_ends: minutesFromT0(-DAY) },
  'F-09': { store_id: 1, is_recommended: true },
  'F-10': { store_id: 1, price: 600, discount_type: 'fixed', discount: 15 },
  'F-11': { store_id: 13, price: 1100 },
  'F-12': { store_id: 4, price: 1200 },
  'G-01': { store_id: 6, price: 240, stock: 3, maximum_quantity: 10 },
  'G-02': { store_id: 6, price: 1200, stock: 50, maximum_quantity: 2 },
  'G-03': { store_id: 6, price: 300, stock: 2, maximum_quantity: 2 },
  'G-04': { store_id: 6, price: 199, is_organic: true },
  'G-05': { store_id: 6 },
  'G-06': { store_id: 6 },
  'G-07': { store_id: 6, price: 4999 },
  'G-08': { store_id: 6, price: 1 },
  'G-09': { store_id: 7, price: 200 },
  'G-10': { store_id: 8, price: 700 },
  'PH-01': { store_id: 9, price: 1400, is_prescription_required: true },
  'PH-02': { store_id: 9, price: 300, is_prescription_required: false },
  'E-01': { store_id: 12, discount_type: 'percent', discount: 5 },
  'E-02': { store_id: 11, price: 12_000_000 },
  'E-03': { store_id: 11, price: 150_000_000 },
  'E-04': { store_id: 11, price: 250_000_000_000 },
  'E-05': { store_id: 11, price: 9_999_999 },
  'E-06': { store_id: 11, price: 99_995_000 },
  'E-07': { store_id: 11, rating_count: 23 },
  'E-08': { store_id: 11, images: [], rating: 0, rating_count: 0, description: null },
  'X-01i': { module_id: 8, stock: null },
};

const vehicles: Record<string, object> = {
  'V-01': {
    provider_id: 3,
    hourly_price: 600,
    day_price: 4000,
    distance_price: 80,
    total: 3,
    has_air_condition: true,
    discount_type: 'percent',
    discount: 10,
  },
  'V-02': {
    provider_id: 3,
    hourly_price: 250,
    day_price: null,
    distance_price: null,
    total: 1,
    is_new: true,
  },
  'V-03': { provider_id: 1, hourly_price: 1500, day_price: 9000, distance_price: 150, total: 2 },
  'V-04': {
    provider_id: 1,
    hourly_price: null,
    day_price: 11_000,
    distance_price: null,
    discount_type: 'amount',
    discount: 500,
    total: 2,
  },
  'V-05': { provider_id: 2, hourly_price: 800 },
  'V-06': { provider_id: 3 },
  'V-07': {
    provider_id: 3,
    hourly_price: null,
    day_price: null,
    distance_price: 120,
    has_air_condition: false,
  },
  'V-08': { provider_id: 1, hourly_price: 1000, total: 2 },
  'V-09': { provider_id: 4, hourly_price: 1000, total: 4 },
};

const english = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(english)
    : value !== null && typeof value === 'object'
      ? 'en' in value
        ? value.en
        : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, english(part)]))
      : value;

describe('the fixtures of the demo world', () => {
  it.each(Object.entries(stores))('%s is as the list says', (id, expected) => {
    expect(fixture('stores', id)).toMatchObject({ id: Number(id.slice(3)), ...expected });
  });

  it.each(Object.entries(items))('%s is as the list says', (id, expected) => {
    expect(fixture('items', id)).toMatchObject(expected);
  });

  it.each(Object.entries(vehicles))('%s is as the list says', (id, expected) => {
    expect(fixture('vehicles', id)).toMatchObject(expected);
  });

  it('fourteen more restaurants stand in zone 1', () => {
    const fillers = rowsOf('stores').filter(({ fixture: name }) => /^ST-(1[6-9]|2\d)$/.test(String(name)));
    expect(fillers).toHaveLength(14);
    expect(fillers.every((row) => row.module_id === 1 && row.zone_id === 1)).toBe(true);
  });

  it('Night Owl is open past midnight and Sushi Zen closes five minutes after T0', () => {
    const hours = (storeId: number) =>
      rowsOf('store_hours')
        .filter((row) => row.store_id === storeId && row.day === 2)
        .map(({ opens, closes }) => `${String(opens)}-${String(closes)}`);
    expect(hours(1)).toEqual(['10:00-23:00']);
    expect(hours(3)).toEqual(['18:00-02:00']);
    expect(hours(13)).toEqual(['11:00-13:05', '18:00-23:00']);
  });

  it('the empty shelf has nothing, and both pharmacies sell paracetamol', () => {
    const of = (storeId: number) => rowsOf('items').filter((row) => row.store_id === storeId);
    expect(of(15)).toEqual([]);
    const paracetamol = [9, 10].map((id) => of(id).find(({ name }) => english(name) === 'Paracetamol'));
    expect(paracetamol).toEqual([
      expect.objectContaining({ price: 300, is_prescription_required: false }),
      expect.objectContaining({ price: 300, is_prescription_required: false }),
    ]);
  });

  it('the Margherita has a size to choose, toppings and two add-ons', () => {
    const { food_groups, add_on_ids } = fixture('items', 'F-01');
    expect(english(food_groups)).toEqual([
      {
        name: 'Size',
        type: 'single',
        required: true,
        min: 1,
        max: 1,
        values: [
          { label: 'Small', price: 0 },
          { label: 'Medium', price: 250 },
          { label: 'Large', price: 500 },
        ],
      },
      {
        name: 'Toppings',
        type: 'multi',
        required: false,
        min: 1,
        max: 3,
        values: [
          { label: 'Olives', price: 75 },
          { label: 'Mushroom', price: 100 },
          { label: 'Extra cheese', price: 150 },
          { label: 'Basil', price: 50 },
        ],
      },
    ]);
    const addOns = rowsOf('add_ons').filter(({ id }) => (add_on_ids as number[]).includes(id as number));
    expect(addOns.map(({ name, price }) => [english(name), price])).toEqual([
      ['Cola', 200],
      ['Garlic dip', 80],
    ]);
  });

  it('the bowl asks for two or three proteins, the fries have an add-on by percentage', () => {
    expect(english(fixture('items', 'F-06').food_groups)).toMatchObject([
      { name: 'Base', type: 'single', required: true },
      { name: 'Proteins', type: 'multi', required: true, min: 2, max: 3 },
      { name: 'Sauces', type: 'multi', required: false, min: 1, max: 2 },
    ]);
    const [id] = fixture('items', 'F-11').add_on_ids as number[];
    expect(rowsOf('add_ons').find((row) => row.id === id)).toMatchObject({ percent: 5 });
  });

  it('the oil and the T-shirt come in variations with their own stock', () => {
    expect(english(fixture('items', 'G-05').variations)).toEqual([
      { type: '500ml', price: 600, stock: 5 },
      { type: '1L', price: 1050, stock: 0 },
    ]);
    expect(english(fixture('items', 'E-01').variations)).toEqual([
      { type: 'DarkBlue-S', price: 2000, stock: 4 },
      { type: 'DarkBlue-XL', price: 2200, stock: 0 },
      { type: 'Red-S', price: 2000, stock: 1 },
      { type: 'Red-XL', price: 2200, stock: 6 },
    ]);
  });

  it('the peanut butter warns of peanut at length, the headphones have six pictures and 23 reviews', () => {
    const peanutButter = fixture('items', 'G-06');
    expect(english(peanutButter.allergies)).toEqual(['Peanut']);
    expect(String(english(peanutButter.description)).length).toBeGreaterThanOrEqual(390);
    expect(fixture('items', 'E-07').images).toHaveLength(6);
    expect(rowsOf('reviews').filter((row) => row.item_id === 407)).toHaveLength(23);
  });

  it('the flash sale with the headphones ends 15 minutes after T0', () => {
    const offer = rowsOf('flash_sale_items').find((row) => row.item_id === 407);
    const sale = rowsOf('flash_sales').find((row) => row.id === offer?.flash_sale_id);
    expect(sale?.ends).toBe(minutesFromT0(15));
  });

  it('the discounts of the providers end when they should', () => {
    const discounts = rowsOf('providers').map((row) => [
      row.fixture,
      row.discount_percent,
      row.discount_maximum,
      row.discount_minimum_purchase,
      row.discount_ends,
    ]);
    expect(discounts).toEqual([
      ['PR-1', 20, 3000, 10_000, '2026-11-25T08:00:00.000Z'],
      ['PR-2', 15, 0, 0, minutesFromT0(-1)],
      ['PR-3', null, 0, 0, null],
      ['PR-4', 10, 0, 0, minutesFromT0(5)],
    ]);
    expect(rowsOf('vehicle_absences')).toMatchObject([
      { vehicle_id: 6, starts: minutesFromT0(DAY), ends: minutesFromT0(2 * DAY) },
    ]);
  });
});
