import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { srcSetOf } from '../../../domain/picture-editions';
import { MODULE_NAMES, renderedFiles, renderedPictures } from '../../../server/demo/pictures/goods';
import made from '../../../server/demo/pictures/goods.json';
import { onDatabase } from '../../support/server';
import { root } from '../../support/sources';
import { rowsOf } from './world';

/**
 * The number of goods without a rendered picture, which show an emoji. It only falls: see docs/pictures.md.
 */
const WAITING = 1;
/** The number of vehicles without a rendered picture. */
const WAITING_VEHICLES = 0;
const MAX_BYTES = 12 * 1024;
const MAX_TOTAL_BYTES = 30 * 1024 * 1024;
const FOLDER = join(root, 'server/demo/pictures/goods');
const WIDTHS = ['160', '320', '480'];

const items = rowsOf('items').map(({ module_id, name, images, store_id }) => ({
  moduleId: module_id as number,
  name: (name as { en: string }).en,
  images: images as string[],
  storeId: store_id as number,
}));
const vehicles = rowsOf('vehicles').map(({ name, images }) => ({
  moduleId: 6,
  name: (name as { en: string }).en,
  images: images as string[],
}));
const parcels = rowsOf('parcel_categories').map(({ name }) => ({
  moduleId: 5,
  name: (name as { en: string }).en,
}));
const providers = rowsOf('providers').map(({ cover }) => /(\w[\w-]*)\.svg$/.exec(String(cover))?.[1] ?? '');
const isRendered = (picture: string) => picture.startsWith('/pictures/goods/');
const goodsByModule: Record<string, Record<string, { files: string[] }>> = made;
const files = Object.values(goodsByModule).flatMap((goods) =>
  Object.values(goods).flatMap((one) => one.files),
);

it('every rendered picture exists in every width, named by its content and small enough [NFR-07]', () => {
  for (const file of files) {
    for (const width of WIDTHS)
      expect(statSync(join(FOLDER, width, `${file}.webp`)).size, `${width}/${file}`).toBeLessThanOrEqual(
        MAX_BYTES,
      );
    const widest = readFileSync(join(FOLDER, '480', `${file}.webp`));
    expect(createHash('sha256').update(widest).digest('base64url').slice(0, 22)).toBe(file);
  }
});

it('every rendered picture is used, and all together have at most 30 MB', () => {
  const kept = WIDTHS.flatMap((width) => readdirSync(join(FOLDER, width)).map((name) => join(width, name)));
  expect(kept.filter((name) => !files.includes(name.slice(4, -'.webp'.length)))).toEqual([]);
  const bytes = kept.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
  expect(bytes).toBeLessThan(MAX_TOTAL_BYTES);
});

it('only goods of the demo have rendered pictures', () => {
  const sold = new Set(
    [...items, ...vehicles, ...parcels].map(({ moduleId, name }) => `${MODULE_NAMES[moduleId]}: ${name}`),
  );
  const rendered = Object.entries(goodsByModule).flatMap(([module, goods]) =>
    Object.keys(goods).map((name) => `${module}: ${name}`),
  );
  expect(rendered.filter((one) => !sold.has(one))).toEqual([]);
});

it('different goods of a store have different pictures [CARD-01]', () => {
  const shown = new Map<string, string>();
  const shared = items.flatMap(({ moduleId, storeId, name }) =>
    renderedPictures(moduleId, name).flatMap((picture) => {
      const other = shown.get(`${storeId} ${picture}`) ?? name;
      shown.set(`${storeId} ${picture}`, name);
      return other === name ? [] : [`${name} and ${other}`];
    }),
  );
  expect(shared).toEqual([]);
});

it('each kind of parcel has its own rendered picture [PARC-01]', () => {
  const pictures = rowsOf('parcel_categories').map(({ image }) => String(image));
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((picture) => !isRendered(picture))).toEqual([]);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('different vehicles have different pictures', () => {
  const pictures = vehicles.map(({ images: [picture = ''] }) => picture).filter(isRendered);
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('the numbers of goods and vehicles without a rendered picture equal the recorded numbers', () => {
  const waiting = [items, vehicles].map(
    (goods) =>
      new Set(
        goods
          .filter(({ images: [picture = ''] }) => !isRendered(picture))
          .map(({ moduleId, name }) => `${moduleId} ${name}`),
      ).size,
  );
  expect(waiting).toEqual([WAITING, WAITING_VEHICLES]);
});

onDatabase('The served rendered pictures', (server) => {
  const open = (url: string) => server().app.inject(url);

  it('are cached as immutable, in every width [NFR-07]', async () => {
    const [picture = ''] = renderedPictures(1, 'Margherita');
    const offered = srcSetOf(picture)?.split(', ') ?? [];
    expect(offered.map((one) => one.split(' ')[1])).toEqual(['160w', '320w', '480w']);
    for (const address of [picture, ...offered.map((one) => one.split(' ')[0] ?? '')]) {
      const answer = await open(address);
      expect(answer.statusCode, address).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
  });

  it('are combined into covers for stores that have three of them, but not for rental providers', async () => {
    const shownAt = async (house: string) => {
      const { body } = await open(`/pictures/cover/${house}.svg`);
      return [...body.matchAll(/<image[^>]*href="data:image\/webp;base64,([^"]+)"/g)].map(([, data]) => data);
    };
    const ofStore = new Set(
      items
        .filter(({ storeId }) => storeId === 1)
        .flatMap(({ moduleId, name }) => renderedFiles(moduleId, name))
        .map((file) => readFileSync(join(FOLDER, '320', `${file}.webp`)).toString('base64')),
    );
    const shown = await shownAt('basil-kitchen');
    expect(new Set(shown).size).toBe(3);
    expect(shown.filter((data) => !ofStore.has(data ?? ''))).toEqual([]);
    for (const house of providers)
      expect((await shownAt(house)).filter((data) => ofStore.has(data ?? ''))).toEqual([]);
  });

  it('are not found outside their folder (404)', async () => {
    for (const wrong of [
      '480/..%2f..%2fgoods.json',
      '..%2fgoods.json',
      '999/aaaaaaaaaaaaaaaaaaaaaa.webp',
      'a.webp',
    ])
      expect((await open(`/pictures/goods/${wrong}`)).statusCode, wrong).toBe(404);
  });
});
