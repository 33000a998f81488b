import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openEmbedded } from '../../../server/db/connect';
import { migrate } from '../../../server/db/migrate';
import { exportShop } from '../../../server/shop-files/export-shop';
import { importShop } from '../../../server/shop-files/import-shop';

const NOW = Date.UTC(2026, 10, 24);
const EXAMPLE = join(import.meta.dirname, '../../support/own-shop');
const home = mkdtempSync(join(tmpdir(), 'shop-files-'));
const folderOf = (name: string) => join(home, name);
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(folder.length),
        readFileSync(join(parentPath, name), 'utf8'),
      ])
      .sort(),
  );
const emptyShop = async () => {
  const database = await openEmbedded({ directory: null, prepare: true });
  await migrate(database);
  return database;
};
const put = (database: OpenDatabase, folder: string, isDry = false) =>
  importShop(database, folder, { isDry, now: NOW });

afterAll(() => rmSync(home, { recursive: true }));

describe('the demo, taken out and put into an empty database', () => {
  let demo: OpenDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    demo = await openEmbedded({ directory: null, prepare: true, snapshot: inject('snapshot') });
    other = await emptyShop();
    await exportShop(demo, folderOf('demo'));
  });
  afterAll(() => Promise.all([demo.close(), other.close()]));

  it('is the same shop, and stays it when it is put in again [X-23]', async () => {
    const first = await put(other, folderOf('demo'));
    expect(first.problems).toEqual([]);
    await exportShop(other, folderOf('other'));
    expect(filesIn(folderOf('other'))).toEqual(filesIn(folderOf('demo')));

    const again = await put(other, folderOf('demo'));
    expect(again.problems).toEqual([]);
    expect(again.counts.every(({ added }) => added === 0)).toBe(true);
    const [{ stores } = { stores: 0 }] = await other.query<{ stores: number }>(
      'select count(*)::int as stores from stores',
    );
    expect(again.counts.find(({ name }) => name === 'stores')?.changed).toBe(stores);
  });

  it('finds the same things by the same words [X-23]', async () => {
    const found = `select i.slug, i.search_text, i.asking_price::int as price, i.is_listed, m.type
      from items i join modules m on m.id = i.module_id where i.search_text like '%tomato%' order by slug`;
    expect(await other.query(found)).toEqual(await demo.query(found));
  });

  it('refuses a folder that holds something [X-23]', async () => {
    await expect(exportShop(demo, folderOf('demo'))).rejects.toThrow('is not empty');
  });
});

describe('a shop of one’s own', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await emptyShop();
  });
  afterAll(() => database.close());
  const countOf = async (table: string) =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
  const changed = (name: string, change: (text: string) => string, file = 'items.yaml') => {
    const folder = folderOf(name);
    cpSync(EXAMPLE, folder, { recursive: true });
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    return folder;
  };

  it('tries without keeping anything [X-23]', async () => {
    const report = await put(database, EXAMPLE, true);
    expect(report.problems).toEqual([]);
    expect(report.counts.find(({ name }) => name === 'stores')).toEqual({
      name: 'stores',
      added: 1,
      changed: 0,
    });
    expect(await countOf('stores')).toBe(0);
    expect(await countOf('shop_pictures')).toBe(0);
  });

  it('names every bad line at once, and keeps nothing [X-23]', async () => {
    const folder = folderOf('bad');
    mkdirSync(folder);
    cpSync(EXAMPLE, folder, { recursive: true });
    writeFileSync(
      join(folder, 'items.yaml'),
      [
        'bread:',
        '  store: bakery',
        '  name: Bread',
        '  price: 2.505',
        'Rolls:',
        '  store: corner-bakery',
        'cake:',
        '  store: corner-bakery',
        '  name: { en: Cake }',
        '  price: 12',
        '  weight: 3',
        '  images: [pictures/none.png]',
        'tart:',
        '  store: nobody',
        '  name: Tart',
        '  price: 3',
        '  discount: 5',
        '  images: [pictures/none.png]',
      ].join('\n'),
    );
    writeFileSync(join(folder, 'itmes.yaml'), 'x: {}\n');
    const { problems } = await put(database, folder);
    const lines = problems.map(({ where, what }) => `${where} ${what}`);
    expect(lines).toEqual([
      expect.stringMatching(/^itmes\.yaml nothing is read from this file/),
      'items.yaml:4 bread: price has more than two decimals',
      'items.yaml:5 Rolls: a key is made of small letters a to z, digits and single hyphens',
      expect.stringMatching(/^items\.yaml:7 cake: has no field weight/),
      expect.stringMatching(/^items\.yaml:9 cake: name must be a text, or one for each language/),
      'items.yaml:14 tart: there is no nobody in stores',
      'items.yaml:18 tart: there is no file pictures/none.png',
      'items.yaml:17 tart: lacks discount_type',
    ]);
    expect(await countOf('stores')).toBe(0);
  });

  it.each([
    [
      'two keys',
      'items.yaml',
      (text: string) => `${text}\nsourdough:\n  store: corner-bakery\n`,
      /items\.yaml:\d+ Map keys must be unique/,
    ],
    ['no yaml', 'items.yaml', () => 'bread: [', /items\.yaml:1 /],
    [
      'a place outside',
      'stores.yaml',
      (text: string) => text.replace(/lat: .*/, 'lat: 1'),
      /stores\.yaml:\d+ corner-bakery: does not lie in its zone/,
    ],
    [
      'a picture that is none',
      'pictures/bread.png',
      () => 'no picture',
      /pictures\/bread\.png is no picture/,
    ],
    [
      'a category of another market',
      'categories.yaml',
      (text: string) => text.replace('module: food', 'module: parcel'),
      /items\.yaml:\d+ sourdough: its category belongs to another module/,
    ],
    [
      'a reason of parcels and of trips',
      'cancellation-reasons.yaml',
      (text: string) => `${text}\nlate:\n  reason: Too late\n  is_for_parcels: true\n  is_for_trips: true\n`,
      /cancellation-reasons\.yaml:\d+ late: a reason is of parcels or of trips/,
    ],
    [
      'a page that nobody opens',
      'pages.yaml',
      (text: string) => text.replace('about:', 'about-us:'),
      /pages\.yaml:1 about-us: is none of the pages about, terms, privacy, refund, cancellation, shipping/,
    ],
    [
      'a page without a day',
      'pages.yaml',
      (text: string) => text.replace('changed: 2026-11-01', ''),
      /pages\.yaml:1 about: lacks changed/,
    ],
    [
      'a kitchen that nobody knows',
      'stores.yaml',
      (text: string) => text.replace('minimum_order: 3', 'cuisines: [french]'),
      /stores\.yaml:\d+ corner-bakery: there is no such kitchen in cuisines/,
    ],
    [
      'a file above the folder',
      'items.yaml',
      (text: string) => text.replace('pictures/bread.png', '../../package.json'),
      /there is no file \.\.\/\.\.\/package\.json/,
    ],
  ])('refuses %s and names it [X-23]', async (name, file, change, said) => {
    const { problems } = await put(database, changed(name.replaceAll(' ', '-'), change, file));
    expect(problems.map(({ where, what }) => `${where} ${what}`)).toEqual(
      expect.arrayContaining([expect.stringMatching(said)]),
    );
    expect(await countOf('stores')).toBe(0);
  });

  it('is there, with its hours and its pictures, and changes with its files [X-23]', async () => {
    expect((await put(database, EXAMPLE)).problems).toEqual([]);
    expect(await countOf('store_hours')).toBe(13);
    expect(await countOf('shop_pictures')).toBe(1);
    const dearer = changed('dearer', (text) => text.replace('price: 4.5', 'price: 5'));
    const { counts } = await put(database, dearer);
    expect(counts.find(({ name }) => name === 'items')).toEqual({ name: 'items', added: 0, changed: 2 });
    const [bread] = await database.query<{ price: number; module: string }>(
      `select i.price, m.type as module from items i join modules m on m.id = i.module_id where i.slug = 'sourdough'`,
    );
    expect(bread).toEqual({ price: 500, module: 'food' });
  });
});
