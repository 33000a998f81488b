import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodePolyline } from '../../../domain/geo';
import { demoGeo } from '../../../server/geo/demo-geo';
import { EngineError } from '../../../server/geo/engines/call-engine';
import { osrmRouter } from '../../../server/geo/engines/osrm';
import { photonGeocoder } from '../../../server/geo/engines/photon';
import { PlaceTokens } from '../../../server/geo/engines/place-token';
import { valhallaRouter } from '../../../server/geo/engines/valhalla';
import { geoOf, readGeoSettings } from '../../../server/geo/geo-settings';

/** An engine that answers as its documentation says; what it was asked is kept. */
const asked: { url: string; body: string }[] = [];
let reply: (body: string) => { status: number; body: unknown };
const engine = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body });
    const answer = reply(body);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => engine.close(done)));
beforeEach(() => {
  asked.length = 0;
});

const from = { lat: 52.517037, lng: 13.38886 };
const to = { lat: 52.529407, lng: 13.397634 };
const route = {
  code: 'Ok',
  routes: [{ distance: 1884.8, duration: 251.5, geometry: encodePolyline([from, to], 6) }],
};

describe('a routing engine', () => {
  it('of the OSRM kind is asked longitude first and kept from snapping far [RENT-52]', async () => {
    reply = () => ({ status: 200, body: route });
    const found = await osrmRouter({ driving: base }).route(from, to, 'driving');
    expect(found).toEqual({ mode: 'driving', metres: 1884.8, seconds: 251.5, points: [from, to] });
    expect(asked[0]?.url).toBe(
      '/route/v1/driving/13.38886,52.517037;13.397634,52.529407?overview=full&geometries=polyline6&radiuses=300;300',
    );
  });
  it('of the OSRM kind has no routes in a mode that nobody serves [RENT-52]', async () => {
    expect(await osrmRouter({ driving: base }).route(from, to, 'walking')).toBeNull();
    expect(asked).toEqual([]);
  });
  it.each([
    ['driving', 'auto'],
    ['walking', 'pedestrian'],
    ['bicycling', 'bicycle'],
  ] as const)('of the Valhalla kind is asked for %s as %s [RENT-52]', async (mode, costing) => {
    reply = () => ({ status: 200, body: route });
    expect((await valhallaRouter(base).route(from, to, mode))?.mode).toBe(mode);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      costing,
      locations: [
        { lat: from.lat, lon: from.lng, search_cutoff: 300 },
        { lat: to.lat, lon: to.lng, search_cutoff: 300 },
      ],
    });
  });
  it.each([
    { code: 'NoRoute' },
    { code: 'NoSegment' },
    { error_code: 154 },
    { error_code: 170 },
    { error_code: 171 },
    { error_code: 442 },
  ])('that answers %j found no way [RENT-52]', async (body) => {
    reply = () => ({ status: 400, body });
    expect(await valhallaRouter(base).route(from, to, 'driving')).toBeNull();
  });
  it.each([
    [503, 'down'],
    [200, '<html>'],
    [200, '[]'],
    [400, { code: 'InvalidQuery' }],
    [400, { error_code: 125 }],
    [200, { code: 'Ok', routes: [] }],
    [200, { code: 'Ok', routes: [{ distance: 'x', duration: 1, geometry: '' }] }],
  ])('that answers %i %j is out of order, which is not "no way" [API-05]', async (status, body) => {
    reply = () => ({ status, body });
    await expect(osrmRouter({ driving: base }).route(from, to, 'driving')).rejects.toThrow(EngineError);
  });
  it('that nobody can reach is out of order [API-05]', async () => {
    await expect(valhallaRouter('http://127.0.0.1:9').route(from, to, 'driving')).rejects.toThrow(
      'cannot be reached',
    );
  });
});

describe('the geocoder Photon', () => {
  const stadium = {
    properties: {
      name: 'Berlin Olympic Stadium',
      street: 'Olympischer Platz',
      housenumber: '3',
      postcode: '14053',
      state: 'Berlin',
      country: 'Germany',
    },
    geometry: { type: 'Point', coordinates: [13.239514, 52.514679] },
  };
  const photon = () => photonGeocoder(base, new PlaceTokens('secret'));

  it('suggests, and knows the position of what it suggested [LOC-14]', async () => {
    reply = () => ({ status: 200, body: { features: [stadium] } });
    const [found] = await photon().suggest('olymp', 'ar', from);
    expect(found).toMatchObject({
      main: 'Berlin Olympic Stadium',
      secondary: '3 Olympischer Platz, Berlin, 14053, Germany',
    });
    expect(asked[0]?.url).toBe('/api?q=olymp&limit=8&lang=ar&lat=52.517037&lon=13.38886');
    expect(await photon().details(found?.placeId ?? '', 'ar')).toEqual({
      placeId: found?.placeId,
      lat: 52.514679,
      lng: 13.239514,
      text: 'Berlin Olympic Stadium, 3 Olympischer Platz, Berlin, 14053, Germany',
    });
  });
  it('is not troubled with less than two characters [LOC-14]', async () => {
    expect(await photon().suggest(' o ', 'en', null)).toEqual([]);
    expect(asked).toEqual([]);
  });
  it('gives the address of a point, or its coordinates [LOC-13]', async () => {
    reply = () => ({ status: 200, body: { features: [stadium] } });
    expect((await photon().addressAt(from, 'en')).text).toContain('Olympischer Platz');
    reply = () => ({ status: 200, body: { features: [] } });
    expect(await photon().addressAt(from, 'en')).toEqual({ placeId: null, text: '52.51704, 13.38886' });
  });
  it('refuses forged and damaged place ids [LOC-14]', async () => {
    const place = { lat: 1, lng: 2, text: 'x' };
    const token = new PlaceTokens('secret').make(place);
    expect(new PlaceTokens('secret').read(token)).toEqual(place);
    const forged = new PlaceTokens('another').make(place);
    for (const id of ['', 'a', 'a.b', '.', token.slice(0, -1), `x${token}`, `${token}.`, forged]) {
      expect(await photon().details(id, 'en')).toBeNull();
    }
  });
  it.each([
    [429, {}],
    [200, { features: 'none' }],
    [200, { features: [{ properties: {} }] }],
  ])('is out of order when it answers %i %j [API-05]', async (status, body) => {
    reply = () => ({ status, body });
    await expect(photon().suggest('olymp', 'en', null)).rejects.toThrow(EngineError);
  });
});

describe('the settings of the engines', () => {
  it('choose the demo city unless told otherwise [LOC-13]', () => {
    const settings = readGeoSettings({});
    expect(settings).toEqual({ routing: { engine: 'demo' }, geocoding: { engine: 'demo' } });
    expect(geoOf(settings)().router).toBe(demoGeo().router);
    expect(geoOf(settings)().geocoder).toBe(demoGeo().geocoder);
  });
  it('name the engines and where they answer [LOC-13]', async () => {
    const settings = readGeoSettings({
      ROUTING: 'osrm',
      OSRM_DRIVING_URL: `${base}/`,
      GEOCODER: 'photon',
      PHOTON_URL: base,
      GEO_TOKEN_SECRET: 'secret',
    });
    expect(settings).toEqual({
      routing: { engine: 'osrm', urls: { driving: base } },
      geocoding: { engine: 'photon', url: base, tokenSecret: 'secret' },
    });
    reply = () => ({ status: 200, body: route });
    expect((await geoOf(settings)().router.route(from, to, 'driving'))?.metres).toBe(1884.8);
    const valhalla = readGeoSettings({ ROUTING: 'valhalla', VALHALLA_URL: base });
    expect((await geoOf(valhalla)().router.route(from, to, 'walking'))?.metres).toBe(1884.8);
  });
  it.each([
    [{ ROUTING: 'google' }, 'ROUTING must be'],
    [{ ROUTING: 'valhalla' }, 'VALHALLA_URL is missing'],
    [{ ROUTING: 'osrm', OSRM_DRIVING_URL: 'localhost:5000' }, 'OSRM_DRIVING_URL must be an http address'],
    [{ GEOCODER: 'photon' }, 'PHOTON_URL is missing'],
    [{ GEOCODER: 'x' }, 'GEOCODER must be'],
  ])('refuse %j at the start and say why [API-05]', (env, message) => {
    expect(() => readGeoSettings(env)).toThrow(message);
  });
});
