import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { portMaravel } from '../../../server/geo/city/build-city';
import { lengthOf } from '../../../server/geo/city/geometry';
import { readMapSettings } from '../../../server/geo/map-settings';
import { longStreets } from '../../../server/geo/tiles/long-streets';
import { openArchive, tileId } from '../../../server/geo/tiles/pmtiles';
import { packPmtiles } from '../../support/pmtiles';
import { fixedSeed } from '../../support/properties';
import { onDatabase, startTestApp } from '../../support/server';

const city = portMaravel();

function tileAt({ lat, lng }: { lat: number; lng: number }, zoom: number): string {
  const side = 2 ** zoom;
  const row = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * side;
  return `${zoom}/${Math.floor(((lng + 180) / 360) * side)}/${Math.floor(row)}`;
}

describe('The streets of the map', () => {
  const { roads } = city.network;
  const long = longStreets(roads);

  it('are joined into longer lines, so that their names fit on the map', () => {
    expect(long.length).toBeLessThan(roads.length / 2);
  });
  it('are complete in the archive, which loses no tile', () => {
    const metres = (lines: { line: { x: number; y: number }[] }[]) =>
      lines.reduce((sum, { line }) => sum + lengthOf(line), 0);
    expect(metres(long)).toBeCloseTo(metres(roads), 3);
  });
});

describe('The settings of the map', () => {
  it('use the demo city while geocoder and router are simulated', () => {
    expect(readMapSettings({})).toEqual({ from: 'city' });
    expect(readMapSettings({ GEOCODER: 'photon', PHOTON_URL: 'http://photon' })).toBeNull();
    expect(readMapSettings({ ROUTING: 'osrm', OSRM_DRIVING_URL: 'http://osrm' })).toBeNull();
  });
  it('include the attribution, if the operator sets a tile URL', () => {
    const tilesUrl = 'https://maps.example/city/{z}/{x}/{y}.mvt';
    expect(readMapSettings({ MAP_TILES_URL: tilesUrl, GEOCODER: 'photon' })).toEqual({
      from: 'tiles',
      url: tilesUrl,
      attribution: '© OpenStreetMap',
      maxZoom: 15,
    });
    for (const wrong of ['/{z}/{x}/{y}', 'https://maps.example/', 'https://{z}.example/{x}/{y}'])
      expect(() => readMapSettings({ MAP_TILES_URL: wrong })).toThrow('MAP_TILES_URL');
    expect(() => readMapSettings({ MAP_TILES_URL: tilesUrl, MAP_MAX_ZOOM: '40' })).toThrow('MAP_MAX_ZOOM');
  });
  it('can name an external style for the light and for the dark theme', () => {
    const light = 'https://styles.example/light.json';
    expect(readMapSettings({ MAP_STYLE_URL: light })).toEqual({
      from: 'style',
      light,
      dark: light,
      hosts: ['https://styles.example'],
    });
    const dark = 'https://night.example/dark.json';
    const MAP_HOSTS = 'https://tiles.example/, https://fonts.example';
    expect(readMapSettings({ MAP_STYLE_URL: light, MAP_STYLE_URL_DARK: dark, MAP_HOSTS })).toMatchObject({
      dark,
      hosts: [
        'https://styles.example',
        'https://night.example',
        'https://tiles.example',
        'https://fonts.example',
      ],
    });
    expect(() => readMapSettings({ MAP_STYLE_URL: 'light.json' })).toThrow('MAP_STYLE_URL');
    expect(() => readMapSettings({ MAP_STYLE_URL: light, MAP_HOSTS: 'tiles.example' })).toThrow('MAP_HOSTS');
  });
  it('can name one kind of map, but not two', () => {
    expect(() =>
      readMapSettings({ MAP_STYLE_URL: 'https://a.example/s', MAP_PMTILES: 'city.pmtiles' }),
    ).toThrow('exclude each other');
  });
});

describe('A tile archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
  const path = join(folder, 'city.pmtiles');
  afterAll(() => rmSync(folder, { recursive: true }));

  const anAddress = fc.integer({ min: 0, max: 14 }).chain((zoom) =>
    fc.record({
      zoom: fc.constant(zoom),
      column: fc.integer({ min: 0, max: 2 ** zoom - 1 }),
      row: fc.integer({ min: 0, max: 2 ** zoom - 1 }),
    }),
  );
  const aTile = fc.record({ address: anAddress, content: fc.integer({ min: 0, max: 3 }) });

  it('numbers its tiles as the PMTiles specification does [MAP-02]', () => {
    expect(
      [
        [0, 0, 0],
        [1, 0, 0],
        [1, 0, 1],
        [1, 1, 1],
        [1, 1, 0],
        [2, 0, 0],
        [12, 3423, 1763],
      ].map(([z, x, y]) => tileId(z ?? 0, x ?? 0, y ?? 0)),
    ).toEqual([0, 1, 2, 3, 4, 5, 19078479]);
    const places = new Map<number, [number, number]>();
    for (let x = 0; x < 16; x++) for (let y = 0; y < 16; y++) places.set(tileId(4, x, y), [x, y]);
    const ids = [...places.keys()].sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 256 }, (_, index) => 85 + index));
    for (const id of ids.slice(1)) {
      const [[x, y], [beforeX, beforeY]] = [places.get(id) ?? [0, 0], places.get(id - 1) ?? [0, 0]];
      expect(Math.abs(x - beforeX) + Math.abs(y - beforeY)).toBe(1);
    }
  });
  it('returns every stored tile and nothing for other addresses [MAP-02]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aTile, { minLength: 1, maxLength: 40 }), anAddress, async (tiles, other) => {
        const all = new Map(tiles.map(({ address, content }) => [JSON.stringify(address), content]));
        writeFileSync(
          path,
          packPmtiles(
            [...all].map(([address, content]) => ({
              ...JSON.parse(address),
              bytes: Buffer.from(`tile ${content}`),
            })),
          ),
        );
        const archive = openArchive(path);
        for (const [address, content] of all) {
          const { zoom, column, row } = JSON.parse(address);
          expect(String(await archive.tile(zoom, column, row))).toBe(`tile ${content}`);
        }
        const found = await archive.tile(other.zoom, other.column, other.row);
        expect(found === null).toBe(!all.has(JSON.stringify(other)));
      }),
      { ...fixedSeed, numRuns: 60 },
    );
  });
  it('is read by HTTP ranges and refuses a host without them [MAP-02, API-05]', async () => {
    const bytes = packPmtiles([{ zoom: 1, column: 1, row: 0, bytes: Buffer.from('north-east') }]);
    let knowsRanges = true;
    const host = createServer((request, response) => {
      const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      response.writeHead(knowsRanges ? 206 : 200);
      response.end(bytes.subarray(Number(from), Number(to) + 1));
    });
    await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/city.pmtiles`;
    expect(String(await openArchive(url).tile(1, 1, 0))).toBe('north-east');
    knowsRanges = false;
    await expect(openArchive(url).tile(1, 1, 0)).rejects.toThrow('does not answer with a piece');
    await new Promise((done) => host.close(done));
    await expect(openArchive(url).tile(1, 1, 0)).rejects.toThrow('cannot be reached');
  });
  it('fails when the file is missing, truncated or of another format [API-05]', async () => {
    const tiles = [{ zoom: 0, column: 0, row: 0, bytes: Buffer.from('all') }];
    const read = (bytes: Buffer) => {
      writeFileSync(path, bytes);
      return openArchive(path).tile(0, 0, 0);
    };
    const whole = packPmtiles(tiles);
    await expect(openArchive(join(folder, 'none')).tile(0, 0, 0)).rejects.toThrow('cannot be opened');
    await expect(read(whole.subarray(0, 50))).rejects.toThrow('ends early');
    await expect(read(whole.subarray(0, -4))).rejects.toThrow('ends early');
    await expect(read(Buffer.alloc(500, 1))).rejects.toThrow('no PMTiles archive');
    await expect(read(packPmtiles(tiles, { type: 2 }))).rejects.toThrow('must hold vector tiles');
    await expect(read(packPmtiles(tiles, { compression: 4 }))).rejects.toThrow('must hold vector tiles');
  });
});

onDatabase('The tiles of the map', (server) => {
  const open = (url: string, encoding = 'gzip') =>
    server().app.inject({ url, headers: { 'accept-encoding': encoding } });

  it('are described by a TileJSON document [MAP-02]', async () => {
    const answer = await open('/tiles/map.json');
    expect(answer.json()).toMatchObject({
      tilejson: '3.0.0',
      tiles: ['/tiles/{z}/{x}/{y}.mvt'],
      maxzoom: 16,
    });
  });
  it("contain the city's streets, water and houses in both languages [MAP-02, LANG-05]", async () => {
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
  it('are sent compressed as the browser accepts, always with the same content [NFR-07]', async () => {
    const url = `/tiles/${tileAt(city.centre, 15)}.mvt`;
    const plain = await open(url, 'identity');
    const packed = await open(url, 'gzip, deflate, br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
    expect(packed.rawPayload.length).toBeLessThan((await open(url)).rawPayload.length);
  });
  it('are read from a local archive, and a failed read is an error instead of an empty tile [MAP-02, API-05]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tiles-'));
    const MAP_PMTILES = join(folder, 'city.pmtiles');
    writeFileSync(MAP_PMTILES, packPmtiles([{ zoom: 2, column: 1, row: 1, bytes: Buffer.from('ground') }]));
    const { app, log } = await startTestApp(server().database, {
      env: { MAP_PMTILES, MAP_ATTRIBUTION: '© us' },
    });
    const about = await app.inject({ url: '/tiles/map.json' });
    expect(about.json()).toMatchObject({
      tiles: ['/tiles/{z}/{x}/{y}.mvt'],
      maxzoom: 2,
      attribution: '© us',
    });
    expect((await app.inject({ url: '/tiles/2/1/1.mvt' })).body).toBe('ground');
    expect((await app.inject({ url: '/tiles/2/0/0.mvt' })).statusCode).toBe(204);
    expect((await app.inject({ url: '/tiles/3/0/0.mvt' })).statusCode).toBe(404);
    rmSync(folder, { recursive: true });
    expect((await app.inject({ url: '/tiles/2/1/0.mvt' })).statusCode).toBe(204);
    const { app: broken } = await startTestApp(server().database, { env: { MAP_PMTILES } });
    expect((await broken.inject({ url: '/tiles/2/1/1.mvt' })).statusCode).toBe(500);
    await Promise.all([app.close(), broken.close()]);
    expect(log).toEqual([]);
  });
  it('are not served when the operator uses an external style, whose hosts the page may request', async () => {
    const appDirectory = mkdtempSync(join(tmpdir(), 'app-'));
    writeFileSync(join(appDirectory, 'index.html'), '<html lang="en"><head></head><body></body></html>');
    const { app } = await startTestApp(server().database, {
      appDirectory,
      env: { MAP_STYLE_URL: 'https://styles.example/light.json?a=1&b=2', MAP_HOSTS: 'https://tiles.example' },
    });
    const page = await app.inject({ url: '/' });
    expect(page.body).toContain(
      '<meta name="souk-map-light" content="https://styles.example/light.json?a=1&amp;b=2">',
    );
    expect(page.body).toContain('<meta name="souk-map-dark"');
    expect(page.headers['content-security-policy']).toContain(
      "connect-src 'self' https://styles.example https://tiles.example;",
    );
    expect((await app.inject({ url: '/tiles/map.json' })).statusCode).toBe(404);
    await app.close();
    rmSync(appDirectory, { recursive: true });
  });
  it('are empty outside the city, and an invalid tile address is refused', async () => {
    expect((await open('/tiles/16/0/0.mvt')).statusCode).toBe(204);
    for (const wrong of ['17/0/0', '1/2/0', '1/0/2', '-1/0/0', '1/0/x', '1e1/0/0', '99999999/0/0'])
      expect((await open(`/tiles/${wrong}.mvt`)).statusCode, wrong).toBe(404);
  });
  it("are requested from the operator's host, which the page's policy allows", async () => {
    const env = { MAP_TILES_URL: 'https://maps.example/city/{z}/{x}/{y}.mvt' };
    const { app } = await startTestApp(server().database, { env });
    const answer = await app.inject({ url: '/tiles/map.json' });
    expect(answer.json()).toMatchObject({ tiles: [env.MAP_TILES_URL], attribution: '© OpenStreetMap' });
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self' https://maps.example;");
    expect((await app.inject({ url: '/tiles/16/0/0.mvt' })).statusCode).toBe(404);
    await app.close();
  });
});
