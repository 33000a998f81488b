import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { portMaravel } from '../../../server/geo/city/build-city';
import { lengthOf } from '../../../server/geo/city/geometry';
import { readMapSettings } from '../../../server/geo/map-settings';
import { longStreets } from '../../../server/geo/tiles/long-streets';
import { forEachDatabase, startTestApp } from '../../support/server';

const city = portMaravel();

function tileAt({ lat, lng }: { lat: number; lng: number }, zoom: number): string {
  const side = 2 ** zoom;
  const row = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * side;
  return `${zoom}/${Math.floor(((lng + 180) / 360) * side)}/${Math.floor(row)}`;
}

describe('the streets of the map', () => {
  const { roads } = city.network;
  const long = longStreets(roads);

  it('are joined into longer lines, so that their names have room', () => {
    expect(long.length).toBeLessThan(roads.length / 2);
  });
  it('lose nothing by it', () => {
    const metres = (lines: { line: { x: number; y: number }[] }[]) =>
      lines.reduce((sum, { line }) => sum + lengthOf(line), 0);
    expect(metres(long)).toBeCloseTo(metres(roads), 3);
  });
});

describe('the settings of the map', () => {
  it('show the demo city until addresses are real', () => {
    expect(readMapSettings({})).toEqual({ tilesUrl: 'demo', attribution: '', maxZoom: 16 });
    expect(readMapSettings({ GEOCODER: 'photon' })).toBeNull();
    expect(readMapSettings({ ROUTING: 'osrm' })).toBeNull();
  });
  it('take the tiles of an operator with what their licence asks for', () => {
    const tilesUrl = 'https://maps.example/city/{z}/{x}/{y}.mvt';
    expect(readMapSettings({ MAP_TILES_URL: tilesUrl, GEOCODER: 'photon' })).toEqual({
      tilesUrl,
      attribution: '© OpenStreetMap',
      maxZoom: 15,
    });
    for (const wrong of ['/{z}/{x}/{y}', 'https://maps.example/', 'https://{z}.example/{x}/{y}'])
      expect(() => readMapSettings({ MAP_TILES_URL: wrong })).toThrow('MAP_TILES_URL');
    expect(() => readMapSettings({ MAP_TILES_URL: tilesUrl, MAP_MAX_ZOOM: '40' })).toThrow('MAP_MAX_ZOOM');
  });
});

forEachDatabase('the tiles of the map', (server) => {
  const open = (url: string) => server().app.inject({ url });

  it('are announced with their address [MAP-02]', async () => {
    const answer = await open('/tiles/map.json');
    expect(answer.json()).toMatchObject({
      tilejson: '3.0.0',
      tiles: ['/tiles/{z}/{x}/{y}.mvt'],
      maxzoom: 16,
    });
  });
  it('show streets, water and houses of the city in both languages [MAP-02, LANG-05]', async () => {
    const answer = await open(`/tiles/${tileAt(city.centre, 16)}.mvt`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=86400',
    });
    const words = gunzipSync(answer.rawPayload).toString('utf8');
    for (const part of ['roads', 'buildings', 'name:ar', 'addr_housenumber']) expect(words).toContain(part);
    expect(words).toMatch(/[\u0600-\u06ff]{3}/);
    const wide = await open(`/tiles/${tileAt(city.centre, 11)}.mvt`);
    expect(gunzipSync(wide.rawPayload).toString('utf8')).toContain('water');
  });
  it('say where the city ends, and nothing to addresses that cannot be', async () => {
    expect((await open('/tiles/16/0/0.mvt')).statusCode).toBe(204);
    for (const wrong of ['17/0/0', '1/2/0', '1/0/2', '-1/0/0', '1/0/x', '1e1/0/0', '99999999/0/0'])
      expect((await open(`/tiles/${wrong}.mvt`)).statusCode, wrong).toBe(404);
  });
  it('come from the operator, whose host the page may then ask', async () => {
    const env = { MAP_TILES_URL: 'https://maps.example/city/{z}/{x}/{y}.mvt' };
    const { app } = await startTestApp(server().database, { env });
    const answer = await app.inject({ url: '/tiles/map.json' });
    expect(answer.json()).toMatchObject({ tiles: [env.MAP_TILES_URL], attribution: '© OpenStreetMap' });
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self' https://maps.example;");
    expect((await app.inject({ url: '/tiles/16/0/0.mvt' })).statusCode).toBe(404);
    await app.close();
  });
});
