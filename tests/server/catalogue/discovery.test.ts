import { expect, it } from 'vitest';
import type { Category, Item } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { inModule, read, readItem, readItems } from './reader';

const idsOf = (items: Item[]) => items.map(({ id }) => id);

forEachDatabase('Comparison and discovery of items', (server) => {
  it('items have the amount in a package, so that prices can be compared [CAT-04]', async () => {
    const rice = await readItem(server(), 'G-02');
    expect([rice.content_amount, rice.content_measure]).toEqual([5000, 'g']);
    const basket = await readItem(server(), 'G-07');
    expect([basket.content_amount, basket.content_measure]).toEqual([null, null]);
    const { items } = await readItems(server(), '/items/popular?limit=100', inModule(2));
    expect(items.filter((item) => Number(item.content_amount) > 0).length).toBeGreaterThan(60);
  });

  it('a list of item ids returns only items of the chosen module and zone [CAT-04]', async () => {
    const { items: food } = await readItems(server(), '/items/popular?limit=3');
    const { items: goods } = await readItems(server(), '/items/popular?limit=1', inModule(2));
    const ids = [...food, ...goods].map(({ id }) => id);
    const found = await readItems(server(), `/items/latest?item_ids=[${ids.join(',')}]`);
    expect(idsOf(found.items).sort()).toEqual(idsOf(food).sort());
    expect(found.total).toBe(3);
    expect((await readItems(server(), '/items/latest?item_ids=[]')).items).toEqual([]);
    expect((await readItems(server(), '/items/latest?item_ids=nonsense')).items).toEqual([]);
  });

  it('featured categories belong to the module and list their items [CAT-01]', async () => {
    const { body: categories } = await read<Category[]>(server(), '/categories?featured=1', inModule(2));
    expect(categories.length).toBeGreaterThan(0);
    expect(categories.every(({ featured, module_id }) => featured === 1 && module_id === 2)).toBe(true);
    const { items } = await readItems(server(), '/categories/featured/items?limit=100', inModule(2));
    const shown = new Set<unknown>(categories.map(({ id }) => id));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => item.category_ids?.some(({ id }) => shown.has(id)))).toBe(true);
  });

  it('the filters for diets find popular dishes that are both vegetarian and halal [CARD-02]', async () => {
    const { items } = await readItems(server(), '/items/popular?type=veg&halal=1');
    expect(items.length).toBeGreaterThan(5);
    expect(items.every((item) => item.veg === 1 && item.is_halal === 1 && item.halal_tag_status === 1)).toBe(
      true,
    );
  });
});
