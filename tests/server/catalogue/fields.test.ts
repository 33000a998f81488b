import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { IN_FOOD, inModule, read, readItem, readItems } from './reader';

const OF_ITEMS = [
  ...['id', 'slug', 'name', 'description', 'image_full_url', 'images_full_url', 'price'],
  ...['discount', 'discount_type', 'store_discount', 'restaurant_discount', 'stock', 'unit_type'],
  ...['maximum_cart_quantity', 'avg_rating', 'rating_count', 'whislists_count', 'wishlist_count'],
  ...['store_id', 'store_name', 'zone_id', 'module_id', 'module_type', 'category_ids', 'tags'],
  ...['generic_name', 'nutritions_name', 'allergies_name', 'is_prescription_required'],
  ...['is_halal', 'halal_tag_status', 'organic', 'veg', 'recommended', 'choice_options', 'variations'],
  ...['food_variations', 'addons', 'add_ons', 'available_time_starts', 'available_time_ends'],
  ...['available_date_starts', 'available_date_ends', 'schedule_order'],
];
const OF_STORES = ['id', 'name', 'logo_full_url', 'avg_rating', 'address', 'zone_id'];

onDatabase('The fields of a response', (server) => {
  it("include all of an item's fields, in its details and in lists [ITEM-09, ITEM-10]", async () => {
    const { items } = await readItems(server(), '/items/popular', inModule(2));
    for (const item of [await readItem(server(), 'G-02'), items[0]])
      expect(Object.keys(item ?? {})).toEqual(expect.arrayContaining(OF_ITEMS));
  });

  it("include the names and prices of an item's choices [ITEM-09, ITEM-10]", async () => {
    const dish = await readItem(server(), 'F-01');
    expect(dish.add_ons).not.toHaveLength(0);
    for (const addOn of dish.add_ons ?? [])
      expect(Object.keys(addOn)).toEqual(expect.arrayContaining(['id', 'name', 'price', 'store_id']));
    const shirt = await readItem(server(), 'E-01');
    expect(shirt.choice_options?.[0]).toMatchObject({
      title: expect.any(String),
      options: expect.any(Array),
    });
    expect(shirt.variations?.[0]).toMatchObject({
      type: expect.any(String),
      price: expect.any(Number),
      stock: expect.any(Number),
    });
  });

  it("include all of a store's fields, in its details and in lists [CAT-07]", async () => {
    const details = await read(server(), '/stores/details/1', IN_FOOD);
    const list = await read(server(), '/stores/get-stores/all?offset=1&limit=12', IN_FOOD);
    for (const store of [details.body, (list.body as { stores: object[] }).stores[0]])
      expect(Object.keys(store as object)).toEqual(expect.arrayContaining(OF_STORES));
  });
});
