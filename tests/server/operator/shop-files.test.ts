import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { USUAL_CURRENCY } from '../../../domain/money';
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
const put = (database: OpenDatabase, folder: string, isDry = false, currency = USUAL_CURRENCY) =>
  importShop(database, folder, { isDry, now: NOW, currency });

afterAll(() => rmSync(home, { recursive: true }));

describe('The demo, exported and imported into an empty database', () => {
  let demo: OpenDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    demo = await openEmbedded({ directory: null, prepare: true, snapshot: inject('snapshot') });
    other = await emptyShop();
    await exportShop(demo, folderOf('demo'), USUAL_CURRENCY);
  });
  afterAll(() => Promise.all([demo.close(), other.close()]));

  it('is the same shop as before, even after a second import [X-23]', async () => {
    const first = await put(other, folderOf('demo'));
    expect(first.problems).toEqual([]);
    await exportShop(other, folderOf('other'), USUAL_CURRENCY);
    expect(filesIn(folderOf('other'))).toEqual(filesIn(folderOf('demo')));

    const again = await put(other, folderOf('demo'));
    expect(again.problems).toEqual([]);
    expect(again.counts.every(({ added }) => added === 0)).toBe(true);
    const [{ stores } = { stores: 0 }] = await other.query<{ stores: number }>(
      'select count(*)::int as stores from stores',
    );
    expect(again.counts.find(({ name }) => name === 'stores')?.changed).toBe(stores);
  });

  it('returns the same search results [X-23]', async () => {
    const found = `select i.slug, i.search_text, i.asking_price::int as price, i.is_listed, m.type
      from items i join modules m on m.id = i.module_id where i.search_text like '%tomato%' order by slug`;
    expect(await other.query(found)).toEqual(await demo.query(found));
  });

  it('refuses an export into a folder that is not empty [X-23]', async () => {
    await expect(exportShop(demo, folderOf('demo'), USUAL_CURRENCY)).rejects.toThrow('is not empty');
  });
});

describe('An imported shop', () => {
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

  it('is not stored by a trial run of the import [X-23]', async () => {
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

  it('is refused with a list of all faulty lines [X-23]', async () => {
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
      'items.yaml:5 Rolls: a key is made of small letters a to z, digits and single hyphens',
      expect.stringMatching(/^items\.yaml:7 cake: has no field weight/),
      expect.stringMatching(/^items\.yaml:9 cake: name must be a text, or one for each language/),
      'items.yaml:2 bread: there is no bakery in stores',
      'items.yaml:4 bread: price has more than two decimals',
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
    ['invalid YAML', 'items.yaml', () => 'bread: [', /items\.yaml:1 /],
    [
      'a place outside of its zone',
      'stores.yaml',
      (text: string) => text.replace(/lat: .*/, 'lat: 1'),
      /stores\.yaml:\d+ corner-bakery: does not lie in its zone/,
    ],
    [
      'a file that is not a picture',
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
      'an unknown page',
      'pages.yaml',
      (text: string) => text.replace('about:', 'about-us:'),
      /pages\.yaml:1 about-us: is none of the pages about, terms, privacy, refund, cancellation, shipping/,
    ],
    [
      'a page without a date',
      'pages.yaml',
      (text: string) => text.replace('changed: 2026-11-01', ''),
      /pages\.yaml:1 about: lacks changed/,
    ],
    [
      'a tax rate above 100',
      'items.yaml',
      (text: string) => text.replace('price: 4.5', 'price: 4.5\n  tax_percent: 101'),
      /items\.yaml:\d+ sourdough: tax_percent/,
    ],
    [
      'a tax rate with three decimals',
      'stores.yaml',
      (text: string) => text.replace('minimum_order: 3', 'tax_percent: 7.125'),
      /stores\.yaml:\d+ corner-bakery: tax_percent/,
    ],
    [
      'an unknown cuisine',
      'stores.yaml',
      (text: string) => text.replace('minimum_order: 3', 'cuisines: [french]'),
      /stores\.yaml:\d+ corner-bakery: there is no such kitchen in cuisines/,
    ],
    [
      'a group that selects more values than it allows',
      'items.yaml',
      (text: string) => text.replaceAll(/- \{ label: (\{[^}]+\})/g, '- { is_selected: true, label: $1'),
      /items\.yaml:\d+ sourdough: selects more values than the group allows/,
    ],
    [
      'a path outside of the folder',
      'items.yaml',
      (text: string) => text.replace('pictures/bread.png', '../../package.json'),
      /there is no file \.\.\/\.\.\/package\.json/,
    ],
  ])('is refused for %s, which the report names [X-23]', async (name, file, change, text) => {
    const { problems } = await put(database, changed(name.replaceAll(' ', '-'), change, file));
    expect(problems.map(({ where, what }) => `${where} ${what}`)).toEqual(
      expect.arrayContaining([expect.stringMatching(text)]),
    );
    expect(await countOf('stores')).toBe(0);
  });

  it('is updated when its files change, including opening hours and pictures [X-23]', async () => {
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

  it('keeps dish options that the store has preselected [FOOD-02, X-23]', async () => {
    const selected = changed('selected', (text) =>
      text.replace('price: 0.25', 'price: 0.25, is_selected: true'),
    );
    expect((await put(database, selected)).problems).toEqual([]);
    const [bread] = await database.query<{ values: { is_selected: boolean }[] }>(
      `select food_groups->0->'values' as values from items where slug = 'sourdough'`,
    );
    expect(bread?.values.map(({ is_selected }) => is_selected)).toEqual([false, true]);
  });

  it('sets and clears tax rates from its files [PRICE-10, X-23]', async () => {
    const files: [string, (text: string) => string][] = [
      ['modules.yaml', (text) => text.replace('type: food', 'type: food\n  tax_percent: 20')],
      ['categories.yaml', (text) => text.replace('module: food', 'module: food\n  tax_percent: 0')],
      ['stores.yaml', (text) => text.replace('minimum_order: 3', 'tax_percent: 7.25')],
    ];
    const folder = changed('taxed', (text) => text.replace('price: 3', 'price: 3\n  tax_percent: 5.5'));
    for (const [file, change] of files)
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    expect((await put(database, folder)).problems).toEqual([]);
    const ratesOf = (table: string) =>
      database.query(`select tax_percent from ${table} where tax_percent is not null order by 1`);
    const all = () => Promise.all(['modules', 'categories', 'stores', 'items'].map(ratesOf));
    const set = [20, 0, 7.25, 5.5].map((tax_percent) => [{ tax_percent }]);
    expect(await all()).toEqual(set);
    await exportShop(database, folderOf('taxed-copy'), USUAL_CURRENCY);
    const copy = filesIn(folderOf('taxed-copy'));
    expect(copy['/stores.yaml']).toContain('tax_percent: 7.25');
    expect(copy['/categories.yaml']).toContain('tax_percent: 0');
    const other = await emptyShop();
    expect((await put(other, folderOf('taxed-copy'))).problems).toEqual([]);
    expect(await other.query('select tax_percent from categories')).toEqual([{ tax_percent: 0 }]);
    await other.close();
    // An import overwrites every field of a row, so a missing rate clears it.
    expect((await put(database, EXAMPLE)).problems).toEqual([]);
    expect(await all()).toEqual([[], [], [], []]);
  });
});
