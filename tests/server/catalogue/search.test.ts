import { expect, it } from 'vitest';
import type { SearchSuggestion } from '../../../contract/types.gen';
import { forEachSearchEngine } from '../../support/search-engine';
import { forEachDatabase, type TestServer } from '../../support/server';
import { IN_FOOD, inModule, read, readItems, readStores } from './reader';

const search = (name: string) => `/items/search?name=${encodeURIComponent(name)}`;

/** What searches find, whether PostgreSQL or a search engine answers. */
function searches(server: () => TestServer): void {
  const namesFor = async (name: string, headers = IN_FOOD) =>
    (await readItems(server(), search(name), headers)).items.map((item) => item.name);

  it.each(['margherita', 'MARGH', 'Margherita basil', 'مارغريتا', 'مَارغَرِيتا'])(
    'finds Margherita by %s [CAT-09]',
    async (name) => {
      expect(await namesFor(name)).toContain('Margherita');
    },
  );

  it.each([
    ['margarita', 'margherita'],
    ['shwarma', 'shawarma'],
    ['piza', 'pizza'],
    ['lamb shwarma', 'lamb shawarma'],
    ['chciken', 'chicken'],
    ['bred', 'bread'],
  ])('corrects %s to %s and reports the correction [CAT-09]', async (typed, meant) => {
    const { body, total } = await readItems(server(), search(typed));
    expect(body.did_you_mean).toBe(meant);
    expect(total).toBe((await readItems(server(), search(meant))).total);
  });

  it('reports no correction when the typed words were found [CAT-09]', async () => {
    expect((await readItems(server(), search('pizza'))).body.did_you_mean).toBeNull();
  });

  it('ranks matching names before matching tags and stores [CAT-09]', async () => {
    const names = await namesFor('pizza');
    const isNamed = names.map((name) => /pizza/i.test(name));
    expect(isNamed).toContain(true);
    expect(isNamed.lastIndexOf(true)).toBeLessThan([...isNamed, false].indexOf(false));
  });

  it('takes every typed word as the beginning of a word [CAT-09]', async () => {
    for (const name of ['mar bas', 'bas mar', 'بيتز مارغر', 'pizz margh'])
      expect(await namesFor(name)).toContain('Margherita');
    expect(await namesFor('mar qzx')).toEqual([]);
  });

  it('ignores Arabic spellings and digits that differ [CAT-09]', async () => {
    const alef = await namesFor('أرز');
    expect(alef.length).toBeGreaterThan(0);
    expect(await namesFor('ارز')).toEqual(alef);
    expect(await namesFor('الارز')).toEqual(alef);
  });

  it('is possible inside one store and one category [CAT-06]', async () => {
    const { items } = await readItems(server(), `${search('a')}&store_id=1&limit=50`);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => item.store_id === 1)).toBe(true);
    const drinks = await readItems(server(), `${search('mint')}&category_id=111`);
    expect(drinks.items.every((item) => item.category_ids?.some(({ id }) => id === 111))).toBe(true);
  });

  it('supports the filters, sorting and paging of every list [CAT-08, CAT-09]', async () => {
    const { items, total } = await readItems(
      server(),
      `${search('chicken')}&sort_by=price_desc&type=non_veg&limit=5`,
    );
    expect(items.every((item) => item.veg === 0)).toBe(true);
    const next = await readItems(
      server(),
      `${search('chicken')}&sort_by=price_desc&type=non_veg&limit=5&offset=2`,
    );
    expect(next.total).toBe(total);
    expect(next.items.some((item) => items.some(({ id }) => id === item.id))).toBe(false);
  });

  it('is limited to the chosen module and zones [NAV-34]', async () => {
    expect(await namesFor('milk', inModule(2))).toContain('Whole Milk');
    expect(await namesFor('whole milk', inModule(3))).toEqual([]);
  });

  it.each([
    "'; drop table items; --",
    '%',
    '_',
    '%%%%%%%%',
    '\\',
    '" or 1=1',
    '((((',
    '|',
    'a'.repeat(100),
    '🍕',
    '     ',
    'qzxwvk jjjj',
  ])('treats %j as plain text [API-04]', async (name) => {
    for (const path of ['/items/search', '/stores/search', '/items/item-or-store-search']) {
      const { status } = await read(server(), `${path}?name=${encodeURIComponent(name)}`, IN_FOOD);
      expect(status).toBe(200);
    }
    expect((await readItems(server(), search(name))).total).toBe(0);
    expect((await readItems(server(), '/items/popular')).total).toBeGreaterThan(0);
  });

  it('refuses an empty text and one of more than 100 characters [API-04]', async () => {
    for (const name of ['', 'a'.repeat(101)])
      expect((await read(server(), `/items/search?name=${name}`, IN_FOOD)).status).toBe(403);
    expect((await read(server(), '/items/search', IN_FOOD)).status).toBe(403);
  });

  it('suggests items and stores from two letters [CAT-09]', async () => {
    const { body } = await read<SearchSuggestion>(server(), '/items/item-or-store-search?name=ba', IN_FOOD);
    expect(body.stores.map(({ name }) => name)).toContain('Basil Kitchen');
    expect(body.items.length).toBeGreaterThan(0);
  });

  it('finds stores by their names in both languages, also misspelled [CAT-09]', async () => {
    for (const [name, meant] of [
      ['basil', null],
      ['الريحان', null],
      ['bazil', 'basil'],
    ] as const) {
      const { stores, body } = await readStores(server(), `/stores/search?name=${encodeURIComponent(name)}`);
      expect(stores.map((store) => store.name)).toContain('Basil Kitchen');
      expect(body.did_you_mean).toBe(meant);
    }
  });

  it('finds restaurants by their dishes and ranks a matching name first [CAT-09]', async () => {
    const chicken = await readStores(server(), '/stores/search?name=chicken');
    expect(chicken.stores.length).toBeGreaterThan(3);
    const noor = await readStores(server(), '/stores/search?name=noor');
    expect(noor.stores[0]?.name).toBe('Noor Grill');
    expect((await readStores(server(), '/stores/search?name=paracetamol')).stores).toEqual([]);
  });
}

forEachDatabase('Search', searches);
forEachSearchEngine('Search', searches);
