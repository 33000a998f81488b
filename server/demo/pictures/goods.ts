import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import made from './goods.json';

/**
 * The folder of the rendered pictures, which `npm run pictures` makes. The build copies it beside the server.
 */
const folder = fileURLToPath(new URL('./goods', import.meta.url));

type Goods = Record<string, { files: string[] }>;

/** The module names that `tools/pictures/recipes` and `goods.json` use. */
export const MODULE_NAMES: Readonly<Record<number, string>> = {
  1: 'food',
  2: 'grocery',
  3: 'pharmacy',
  4: 'shops',
  5: 'parcel',
  6: 'vehicles',
  7: 'cafes',
  8: 'gifts',
};

const goodsByModule: Record<string, Goods> = made;

/** Returns the file names of an item's rendered pictures. Empty: no picture is rendered yet. */
export const renderedFiles = (moduleId: number, name: string): string[] =>
  goodsByModule[MODULE_NAMES[moduleId] ?? '']?.[name]?.files ?? [];

export const renderedPictures = (moduleId: number, name: string): string[] =>
  renderedFiles(moduleId, name).map((file) => `/pictures/goods/${file}.webp`);

/** Returns the file names of all rendered pictures that the demo's items use. */
export const shownFiles = (): Set<string> =>
  new Set(
    Object.values(goodsByModule).flatMap((goods) => Object.values(goods).flatMap(({ files }) => files)),
  );

/** Returns a data URL, because an SVG that is used as an image cannot load other files. */
export const goodsData = (file: string, width: 320 | 480 = 320): string =>
  `data:image/webp;base64,${readFileSync(join(folder, String(width), `${file}.webp`)).toString('base64')}`;

/**
 * Serves `/pictures/goods/<name>.webp` and `/pictures/goods/<width>/<name>.webp`. The name is a hash of the
 * content, so browsers may cache the files without end.
 */
export async function serveGoods(app: FastifyInstance): Promise<void> {
  await app.register(async (pictures) => {
    await pictures.register(fastifyStatic, { root: folder, serve: false, immutable: true, maxAge: '365d' });
    type Asked = { Params: { width?: string; file: string } };
    const send = pictures.get.bind(pictures);
    for (const path of ['/pictures/goods/:file', '/pictures/goods/:width/:file'])
      send<Asked>(path, ({ params: { width = '480', file } }, reply) =>
        /^\d{3}$/.test(width) && /^[\w-]{22}\.webp$/.test(file)
          ? reply.sendFile(`${width}/${file}`)
          : reply.callNotFound(),
      );
  });
}
