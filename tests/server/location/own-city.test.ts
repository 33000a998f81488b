import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '../../../domain/geo';
import { type OpenDatabase, openEmbedded } from '../../../server/db/connect';
import { migrate } from '../../../server/db/migrate';
import { shopSettingsOf } from '../../../server/features/site/shop-settings';
import { cityFileOf } from '../../../server/geo/own-city/city-file';
import { cityOfFile } from '../../../server/geo/own-city/own-city';
import { startTestApp, type TestServer } from '../../support/server';

const CITY_FILE = join(import.meta.dirname, '../../support/own-city/quillstad.geojson');
const guide = readFileSync(join(import.meta.dirname, '../../../docs/own-city.md'), 'utf8');
const examples = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text]) =>
    name === language && text !== undefined ? [text] : [],
  );

const HALL = { lat: -33.49973, lng: 18.9 };
const MILL = { lat: -33.496, lng: 18.8969 };
const ORCHARD = { lat: -33.4965, lng: 18.9034 };
const ISLE = { lat: -33.503967, lng: 18.899354 };
const NOWHERE = { lat: -33.6, lng: 18.9 };

describe('A shop in another city, set up as described in its guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-city-'));
  let database: OpenDatabase;
  let server: TestServer;
  beforeAll(async () => {
    const SHOP_FILE = join(folder, 'shop.json');
    writeFileSync(SHOP_FILE, examples('json').join(''));
    database = await openEmbedded({ directory: null, prepare: true });
    await migrate(database);
    for (const rows of examples('sql'))
      for (const statement of rows.split(';\n').filter((text) => text.trim() !== ''))
        await database.query(statement);
    server = await startTestApp(database, { isDemo: false, env: { CITY_FILE, SHOP_FILE } });
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const get = async (path: string, query: Record<string, string | number>, language = 'en') => {
    const queryString = new URLSearchParams(
      Object.entries(query).map(([key, value]) => [key, String(value)]),
    );
    const answer = await server.app.inject({
      url: `/api/v1${path}?${queryString}`,
      headers: { 'x-localization': language },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const trip = (from: typeof HALL, to: typeof HALL) => ({
    origin_lat: from.lat,
    origin_lng: from.lng,
    destination_lat: to.lat,
    destination_lng: to.lng,
  });

  it('has its own name, time zone and default location, in both languages [DATA-01, LOC-19, LOC-20]', async () => {
    const english = (await get('/config', {})).body;
    expect(english).toMatchObject({
      business_name: 'Quill Market',
      country: 'ZA',
      default_location: { lat: -33.5, lng: 18.9 },
      utc_offset_minutes: 120,
      currency_symbol: 'R',
      is_mail_active: false,
    });
    expect((await get('/config', {}, 'ar')).body.business_name).toBe('سوق كويل');
  });
  it('has the zones of its files, and both zones where they overlap [LOC-11, LOC-17]', async () => {
    const zones = (await get('/zone/list', {}, 'ar')).body;
    expect(zones.map(({ name }: { name: string }) => name)).toEqual(['جهة الطاحونة', 'جهة البستان']);
    const ids = async (point: typeof HALL) =>
      JSON.parse((await get('/config/get-zone-id', point)).body.zone_id);
    expect([await ids(MILL), await ids(HALL), await ids(ORCHARD)]).toEqual([[1], [1, 2], [2]]);
    const { zone_data } = (await get('/config/get-zone-id', MILL)).body;
    expect(zone_data[0].modules[0].pivot).toMatchObject({ per_km_shipping_charge: 8 });
  });
  it('names an address outside all zones in the refusal [LOC-12]', async () => {
    const { status, body } = await get('/config/get-zone-id', { lat: -33.4937, lng: 18.9087 });
    expect(status).toBe(404);
    expect(body.errors[0].message).toBe(
      'Service not available in this area: 4 Lost Track, Orchard End, Quillstad 7102',
    );
  });
  it.each([
    ['long street 3', 'en', '3 Long Street, Mill Bank, Quillstad 7101'],
    ['lnog street ٣', 'en', '3 Long Street, Mill Bank, Quillstad 7101'],
    ['الشارع الطويل 3', 'ar', '3 الشارع الطويل، ضفة الطاحونة، كويلستاد 7101'],
    ['bakery', 'ar', 'مخبز الطاحونة، 5 زقاق الطحان، ضفة الطاحونة، كويلستاد 7101'],
    ['heron is', 'en', 'Heron Isle, Quillstad'],
  ])('finds, for %j in %s, the place %s [LOC-14, LANG-05]', async (search_text, language, text) => {
    const { body } = await get('/config/place-api-autocomplete', { search_text }, language);
    const [first] = body.suggestions;
    expect(first.placePrediction.text.text).toBe(text);
    const { placeId } = first.placePrediction;
    const details = (await get('/config/place-api-details', { placeid: placeId }, language)).body;
    expect(details.formattedAddress).toBe(text);
    expect(
      distanceKm({ lat: details.location.latitude, lng: details.location.longitude }, HALL),
    ).toBeLessThan(1);
  });
  it('finds the address of a point, or its coordinates far from any house [LOC-13]', async () => {
    const named = async (point: typeof HALL) =>
      (await get('/config/geocode-api', point, 'en')).body.results[0].formatted_address;
    expect(await named(ISLE)).toBe('1 Reed Walk, Heron Isle, Quillstad');
    expect(await named(NOWHERE)).toBe('-33.60000, 18.90000');
  });
  it('finds routes along its streets and around a one-way street [RENT-52, RENT-06]', async () => {
    const there = (await get('/config/direction-api', trip(MILL, ORCHARD))).body;
    const back = (await get('/config/direction-api', trip(ORCHARD, MILL))).body;
    expect([there.mode, back.mode]).toEqual(['driving', 'driving']);
    expect(back.distance_meters).toBeGreaterThan(there.distance_meters + 500);
    const length = (there.points as (typeof HALL)[])
      .slice(1)
      .reduce((sum, point, index) => sum + distanceKm(there.points[index], point) * 1000, 0);
    expect(Math.abs(length - there.distance_meters)).toBeLessThan(length * 0.01);
  });
  it("finds routes on foot where cars can't go, and reports unreachable places [RENT-52]", async () => {
    expect((await get('/config/direction-api', trip(HALL, ISLE))).body.mode).toBe('walking');
    const lost = { lat: -33.493688, lng: 18.9085 };
    expect((await get('/config/direction-api', trip(HALL, lost))).body).toEqual({ status: 'ZERO_RESULTS' });
    expect((await get('/config/distance-api', trip(HALL, NOWHERE))).body.rows[0].elements).toEqual([
      { status: 'ZERO_RESULTS' },
    ]);
  });
  it("has map tiles with its own names in both languages and without the demo city's [MAP-02, LANG-05]", async () => {
    const tile = async (zoom: number) => {
      const side = 2 ** zoom;
      const row = ((1 - Math.asinh(Math.tan((HALL.lat * Math.PI) / 180)) / Math.PI) / 2) * side;
      const url = `/tiles/${zoom}/${Math.floor(((HALL.lng + 180) / 360) * side)}/${Math.floor(row)}.mvt`;
      const answer = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      return gunzipSync(answer.rawPayload).toString('utf8');
    };
    const near = await tile(15);
    for (const text of ['Long Street', 'الشارع الطويل', 'Town Hall', 'buildings', 'Orchard Park'])
      expect(near).toContain(text);
    expect(await tile(11)).toContain('Quillstad');
    expect((await server.app.inject({ url: '/tiles/11/787/817.mvt' })).statusCode).toBe(204);
  });
  it('lists its store in the zone that it delivers to [CAT-02]', async () => {
    const answer = await server.app.inject({
      url: '/api/v1/stores/latest?limit=5&offset=1',
      headers: { moduleid: '1', zoneid: '[1]' },
    });
    expect(answer.json().stores.map(({ name }: { name: string }) => name)).toEqual(['Quill Kitchen']);
  });
});

describe('A city file', () => {
  const whole = JSON.parse(readFileSync(CITY_FILE, 'utf8'));
  const { features } = whole;
  const changed = (kind: string, properties: object, geometry?: object) => ({
    features: features.map((feature: { properties: { kind: string }; geometry: object }) =>
      feature.properties.kind === kind
        ? {
            properties: { ...feature.properties, ...properties },
            geometry: { ...feature.geometry, ...geometry },
          }
        : feature,
    ),
  });
  const without = (kind: string) => ({
    features: features.filter(({ properties }: { properties: { kind: string } }) => properties.kind !== kind),
  });

  it.each([
    [[], 'FeatureCollection'],
    [without('city'), 'a feature of kind "city" is missing'],
    [without('street'), 'it needs streets'],
    [without('house'), 'it needs houses'],
    [without('district'), 'it needs districts'],
    [changed('city', { kind: 'town' }), 'feature 1 (town): no kind is called "town"'],
    [changed('city', { 'name:ar': ' ' }), 'feature 1 (city): "name:ar" is missing'],
    [changed('city', {}, { coordinates: [18.9, 95] }), 'coordinates must be [longitude, latitude]'],
    [changed('city', {}, { coordinates: ['18.9', 1] }), 'coordinates must be [longitude, latitude]'],
    [changed('street', { class: 'path' }), '"class" must be one of trunk, primary'],
    [changed('street', { modes: ['flying'] }), '"modes" must be a list of driving'],
    [changed('street', {}, { coordinates: [[1, 2]] }), 'must be a LineString of two points'],
    [changed('house', { number: 'x' }), '"number" must be a whole number'],
    [changed('ground', {}, { coordinates: [[[1, 2]]] }), 'must be a Polygon of three corners'],
  ])('is refused with the place and the kind of its error (%#): %s', (file, message) => {
    expect(() => cityFileOf(file)).toThrow(message as string);
  });
  it.each([
    [{ street: 'Long Stret' }, 'the street "Long Stret", which is not there'],
    [{ district: 'Downtown' }, 'the district "Downtown", which is not there'],
  ])('is refused with a house without a street: %j', (properties, message) => {
    expect(() => cityOfFile(cityFileOf(changed('house', properties)))).toThrow(message);
  });
  it('may have a single name for both languages', () => {
    const file = cityFileOf(changed('city', { name: 'Quill', 'name:en': undefined, 'name:ar': undefined }));
    expect(file.city.name).toEqual({ en: 'Quill', ar: 'Quill' });
  });
});

describe('A shop file', () => {
  it.each([
    [[], 'must be a JSON object'],
    [{ busines_name: 'Quill' }, '"busines_name" is no field'],
    [{ centralize_login: {} }, '"centralize_login" is no field'],
    [{ country: 27 }, '"country" must be a text'],
    [{ business_name: { en: 'Quill' } }, '"business_name" must be a text'],
    [{ utc_offset_minutes: '120' }, '"utc_offset_minutes" must be a number'],
    [{ takeaway_status: true }, '"takeaway_status" must be a number'],
    [{ cash_on_delivery: 1 }, '"cash_on_delivery" must be true or false'],
    [{ social_media: {} }, '"social_media" must be a list'],
    [{ default_location: [] }, '"default_location" must be an object'],
  ])('is refused with an invalid setting: %j [DATA-01]', (file, message) => {
    expect(() => shopSettingsOf(file)).toThrow(message);
  });
});
