import type { FastifyInstance, FastifyReply } from 'fastify';
import { portMaravel } from '../geo/city/build-city';
import type { MapSettings } from '../geo/map-settings';
import { cityLayers } from '../geo/tiles/city-layers';
import { MAX_ZOOM, TileMaker } from '../geo/tiles/tile-maker';

type TileAddress = { Params: { zoom: string; column: string; row: string } };

const ONE_DAY = 'public, max-age=86400';

/** `/tiles/map.json` says where the tiles of the map are (TileJSON); those of the demo city are here too. */
export function serveMapTiles(app: FastifyInstance, map: MapSettings): void {
  if (map === null) return;
  const isDemo = map.tilesUrl === 'demo';
  app.get('/tiles/map.json', (_request, reply) =>
    reply.header('cache-control', ONE_DAY).send({
      tilejson: '3.0.0',
      tiles: [isDemo ? '/tiles/{z}/{x}/{y}.mvt' : map.tilesUrl],
      maxzoom: map.maxZoom,
      attribution: map.attribution,
    }),
  );
  if (isDemo) serveDemoTiles(app);
}

function serveDemoTiles(app: FastifyInstance): void {
  let maker: TileMaker | null = null;
  app.get<TileAddress>('/tiles/:zoom/:column/:row.mvt', async ({ params }, reply) => {
    const address = [params.zoom, params.column, params.row].map(wholeNumber);
    const [zoom = -1, column = -1, row = -1] = address;
    const side = 2 ** zoom;
    if (address.includes(-1) || zoom > MAX_ZOOM || column >= side || row >= side) return reply.callNotFound();
    maker ??= new TileMaker(cityLayers(portMaravel()));
    return sendTile(reply, await maker.tile(zoom, column, row));
  });
}

const wholeNumber = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : -1);

function sendTile(reply: FastifyReply, tile: Buffer | null): FastifyReply {
  reply.header('cache-control', ONE_DAY);
  if (tile === null) return reply.code(204).send();
  return reply.type('application/vnd.mapbox-vector-tile').header('content-encoding', 'gzip').send(tile);
}
