import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { City } from '../geo/city/city.types';
import type { MapSettings } from '../geo/map-settings';
import { cityLayers } from '../geo/tiles/city-layers';
import { openArchive } from '../geo/tiles/pmtiles';
import { TileMaker } from '../geo/tiles/tile-maker';
import type { TileSource } from '../geo/tiles/tile-source';
import type { CacheSizes } from './cache-sizes';

type TileAddress = { Params: { zoom: string; column: string; row: string } };
type Encoding = keyof typeof COMPRESS;
type Requested = { address: [zoom: number, column: number, row: number]; encoding: Encoding };
/** A cached tile. `null`: the tile is empty. */
type CachedTile = { tile: Buffer | null };

const ONE_DAY = 'public, max-age=86400';
/** The size of the cache of compressed tiles in bytes. A tile of the demo's city has 2 KB on average. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The bytes that an entry needs besides its tile. Empty tiles are cached as well. */
const ENTRY_BYTES = 200;
/** The highest zoom of a map when it opens. */
const FIRST_LOOK = 16;

const brotli = promisify(brotliCompress);
const COMPRESS = {
  br: (tile: Uint8Array) => brotli(tile, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
  identity: async (tile: Uint8Array) => Buffer.from(tile),
} satisfies Record<string, (tile: Uint8Array) => Promise<Buffer>>;

/**
 * Tiles that this server makes. `warm` makes the first ones in advance, so that the first visitor doesn't
 * wait.
 */
export type MapTiles = { source: TileSource; attribution: string; warm(): Promise<void> };

/** Returns the tiles of this server. `null`: the browser loads tiles from elsewhere, or there is no map. */
export function mapTilesOf(map: MapSettings, city: () => City): MapTiles | null {
  if (map?.from === 'archive') {
    const source = openArchive(map.place);
    return { source, attribution: map.attribution, warm: async () => void (await source.maxZoom()) };
  }
  if (map?.from !== 'city') return null;
  let maker: TileMaker | null = null;
  const made = () => {
    maker ??= new TileMaker(cityLayers(city()));
    return maker;
  };
  const source: TileSource = {
    maxZoom: () => made().maxZoom(),
    tile: async (zoom, column, row) => made().tile(zoom, column, row),
  };
  return {
    source,
    attribution: '',
    warm: async () => void (await source.tile(...tileAt(city(), FIRST_LOOK))),
  };
}

/**
 * Serves `/tiles/map.json` (TileJSON) with the URLs of the tiles, and this server's own tiles below
 * `/tiles/`.
 */
export function serveMapTiles(
  app: FastifyInstance,
  { map, own, cacheSizes }: { map: MapSettings; own: MapTiles | null; cacheSizes: CacheSizes },
): void {
  if (map?.from === 'tiles') {
    const { url, attribution, maxZoom } = map;
    app.get('/tiles/map.json', (_request, reply) => sendTileJson(reply, { url, attribution, maxZoom }));
  }
  if (own === null) return;
  const { source, attribution } = own;
  app.get('/tiles/map.json', async (_request, reply) =>
    sendTileJson(reply, {
      url: '/tiles/{z}/{x}/{y}.mvt',
      attribution,
      maxZoom: await source.maxZoom(),
    }),
  );
  const cached = new LRUCache<string, CachedTile, Requested>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ tile }) => ENTRY_BYTES + (tile?.length ?? 0),
    fetchMethod: async (_key, _stale, { context: { address, encoding } }) => {
      const plain = await source.tile(...address);
      return { tile: plain && (await COMPRESS[encoding](plain)) };
    },
  });
  cacheSizes.set('map tiles', () => cached.calculatedSize);
  app.get<TileAddress>('/tiles/:zoom/:column/:row.mvt', async (request, reply) => {
    const address = [request.params.zoom, request.params.column, request.params.row].map(wholeNumber);
    const [zoom = -1, column = -1, row = -1] = address;
    const side = 2 ** zoom;
    if (address.includes(-1) || zoom > (await source.maxZoom()) || column >= side || row >= side)
      return reply.callNotFound();
    const encoding = encodingOf(request);
    const { tile } = await cached.forceFetch(`${encoding}/${address.join('/')}`, {
      context: { address: [zoom, column, row], encoding },
    });
    return sendTile(reply, tile, encoding);
  });
}

const sendTileJson = (
  reply: FastifyReply,
  { url, attribution, maxZoom }: { url: string; attribution: string; maxZoom: number },
) =>
  reply
    .header('cache-control', ONE_DAY)
    .send({ tilejson: '3.0.0', tiles: [url], maxzoom: maxZoom, attribution });

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : -1);

function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function sendTile(reply: FastifyReply, tile: Buffer | null, encoding: Encoding): FastifyReply {
  reply.header('cache-control', ONE_DAY).header('vary', 'accept-encoding');
  if (tile === null) return reply.code(204).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/vnd.mapbox-vector-tile').send(tile);
}

/** Returns the coordinates of the tile in the middle of the city. */
function tileAt({ centre: { lat, lng } }: City, zoom: number): [number, number, number] {
  const side = 2 ** zoom;
  const row = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * side;
  return [zoom, Math.floor(((lng + 180) / 360) * side), Math.floor(row)];
}
