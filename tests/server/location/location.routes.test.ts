import { expect, it } from 'vitest';
import type { LatLng } from '../../../domain/geo';
import { decodePolyline } from '../../../domain/polyline';
import { demoPlaces } from '../../../server/geo/demo-places';
import { forEachDatabase } from '../../support/server';

const { points } = demoPlaces();

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();
const at = ({ lat, lng }: LatLng) => ({ lat, lng });
const trip = (from: LatLng, to: LatLng) => ({
  origin_lat: from.lat,
  origin_lng: from.lng,
  destination_lat: to.lat,
  destination_lng: to.lng,
});

forEachDatabase('The location operations', (server) => {
  const get = async (path: string, values: Record<string, string | number>, headers = {}) => {
    const answer = await server().app.inject({ url: `/api/v1${path}?${query(values)}`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const arabic = { 'x-localization': 'ar' };

  it.each([
    ['P-H1', '[1]'],
    ['P-OV', '[1,2]'],
    ['P-HL', '[2]'],
    ['P-LK', '[3]'],
    ['P-OT', '[4]'],
    ['P-VA', '[5]'],
  ] as const)('return the zones of %s: %s [LOC-11] [LOC-17]', async (name, zoneIds) => {
    const { status, body } = await get('/config/get-zone-id', at(points[name]));
    expect(status).toBe(200);
    expect(body.zone_id).toBe(zoneIds);
    expect(body.zone_data.map(({ id }: { id: number }) => id)).toEqual(JSON.parse(zoneIds));
  });

  it.each(['P-OUT', 'P-SEA'] as const)(
    "must refuse the place %s and name it in the reader's language [API-05]",
    async (name) => {
      for (const [language, text] of [
        ['en', `Service not available in this area: ${points[name].address.en}`],
        ['ar', `الخدمة غير متاحة في هذه المنطقة: ${points[name].address.ar}`],
      ] as const) {
        const { status, body } = await get('/config/get-zone-id', at(points[name]), {
          'x-localization': language,
        });
        expect(status).toBe(404);
        expect(body.errors).toEqual([{ code: 'coordinates', message: text }]);
      }
    },
  );

  it("return the zone's charges and modules, including a higher fee [LOC-11] [DLV-06]", async () => {
    const harbour = (await get('/config/get-zone-id', at(points['P-H1']))).body.zone_data[0];
    expect(harbour).toMatchObject({ id: 1, name: 'Harbour', status: 1, increased_delivery_fee_status: 0 });
    expect(harbour.modules.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(harbour.modules[0].pivot).toMatchObject({ zone_id: 1, module_id: 1 });
    const lakeside = (await get('/config/get-zone-id', at(points['P-LK']), arabic)).body.zone_data[0];
    expect(lakeside).toMatchObject({
      name: 'ضفة البحيرة',
      increased_delivery_fee: 10,
      increased_delivery_fee_status: 1,
    });
    expect(lakeside.modules.map(({ id }: { id: number }) => id)).toEqual([3, 5]);
    const valley = (await get('/config/get-zone-id', at(points['P-VA']))).body.zone_data[0];
    expect(valley.modules).toEqual([]);
  });

  it('return the modules of the scenario for a zone [MOD-05]', async () => {
    const modulesIn = async (scenario: string) =>
      (await get('/config/get-zone-id', at(points['P-H1']), { 'x-scenario': scenario })).body.zone_data[0]
        .modules;
    expect(await modulesIn('CFG-NOMOD')).toEqual([]);
    expect(await modulesIn('CFG-ONEMOD')).toHaveLength(1);
    const rental = (await modulesIn('CFG-RENTOFF')).find(
      (module: { module_type?: string }) => module.module_type === 'rental',
    );
    expect(rental.status).toBe(0);
  });

  it('return all zones with their outlines [LOC-12] [MAP-04]', async () => {
    const { body } = await get('/zone/list', {});
    expect(body.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [1, 'Harbour'],
      [2, 'Hills'],
      [3, 'Lakeside'],
      [4, 'Old Town'],
      [5, 'Valley'],
    ]);
    expect(body[0].formated_coordinates.length).toBeGreaterThan(10);
    expect((await get('/zone/list', {}, arabic)).body[1].name).toBe('التلال');
  });

  it('can check one zone against one point [LOC-11]', async () => {
    expect((await get('/zone/check', { ...at(points['P-OV']), zone_id: 2 })).status).toBe(200);
    expect(await get('/zone/check', { ...at(points['P-H1']), zone_id: 2 }, arabic)).toEqual({
      status: 403,
      body: { errors: [{ code: 'zone_id', message: 'لا تغطي المنطقة هذا المكان.' }] },
    });
    expect((await get('/zone/check', { ...at(points['P-H1']), zone_id: 77 })).status).toBe(404);
  });

  it.each([
    ['en', {}],
    ['ar', arabic],
  ])(
    "find the shop's own address when it is typed as the page shows it (%s) [LOC-14]",
    async (_, headers) => {
      const { address } = (await get('/config', {}, headers)).body as { address: string };
      const { body } = await get('/config/place-api-autocomplete', { search_text: address }, headers);
      const [street] = address.split(/[,،]/);
      expect(body.suggestions[0]?.placePrediction.text.text).toContain(street);
    },
  );

  it('convert typed text to a suggestion, its details and its zone [LOC-14]', async () => {
    const { body } = await get('/config/place-api-autocomplete', { search_text: '298 lakeshore' }, arabic);
    const { placeId, text } = body.suggestions[0].placePrediction;
    expect(text.text).toBe(points['P-LK'].address.ar);
    const details = await get('/config/place-api-details', { placeid: placeId });
    expect(details.body).toMatchObject({
      formattedAddress: points['P-LK'].address.en,
      location: { latitude: points['P-LK'].lat, longitude: points['P-LK'].lng },
    });
  });

  it('return no suggestions for less than two characters [LOC-14]', async () => {
    for (const text of ['', 'o', ' o ']) {
      const { status, body } = await get('/config/place-api-autocomplete', { search_text: text });
      expect([status, body]).toEqual([200, { suggestions: [] }]);
    }
  });

  it('must refuse an unknown place id [LOC-14]', async () => {
    const { status, body } = await get('/config/place-api-details', { placeid: "' or 1=1 --" });
    expect(status).toBe(404);
    expect(body.errors[0].code).toBe('placeid');
  });

  it('return an address for every point on earth, in both languages [LOC-13]', async () => {
    for (const point of [...Object.values(points), { lat: 0, lng: 0 }, { lat: -90, lng: 180 }]) {
      for (const headers of [{}, arabic]) {
        const { status, body } = await get('/config/geocode-api', at(point), headers);
        expect(status).toBe(200);
        expect(body.results[0].formatted_address.length).toBeGreaterThan(5);
      }
    }
    const home = await get('/config/geocode-api', at(points['P-H1']), arabic);
    expect(home.body.results[0].formatted_address).toBe(points['P-H1'].address.ar);
  });

  it('can return the driving route with a distance and a line [RENT-06]', async () => {
    const between = trip(points['P-H1'], points['P-OT']);
    const distance = (await get('/config/distance-api', between)).body;
    const element = distance.rows[0].elements[0];
    expect(distance.origin_addresses).toEqual([points['P-H1'].address.en]);
    expect(element.status).toBe('OK');
    expect(element.distance.value).toBeGreaterThan(2000);
    expect(element.distance.text).toMatch(/^\d+(\.\d)? km$/);
    const direction = (await get('/config/direction-api', { ...between, mode: 'driving' })).body;
    expect(direction).toMatchObject({
      status: 'OK',
      mode: 'driving',
      distance_meters: element.distance.value,
    });
    expect(decodePolyline(direction.polyline)).toHaveLength(direction.points.length);
  });

  it('use the first mode of travel that reaches the place unless the request names one [RENT-52]', async () => {
    const footbridge = await get('/config/place-api-autocomplete', { search_text: 'lantern islet walk' });
    const { placeId } = footbridge.body.suggestions[0].placePrediction;
    const { latitude, longitude } = (await get('/config/place-api-details', { placeid: placeId })).body
      .location;
    const toIslet = trip(points['P-H1'], { lat: latitude, lng: longitude });
    expect((await get('/config/direction-api', toIslet)).body.mode).toBe('walking');
    expect((await get('/config/direction-api', { ...toIslet, mode: 'driving' })).body).toEqual({
      status: 'ZERO_RESULTS',
    });
  });

  it('respond with ZERO_RESULTS for unreachable places, and for all places in the scenario ERR-ZERO [RENT-52]', async () => {
    const toSea = trip(points['P-H1'], points['P-SEA']);
    expect((await get('/config/direction-api', toSea)).body.status).toBe('ZERO_RESULTS');
    expect((await get('/config/distance-api', toSea)).body.rows[0].elements).toEqual([
      { status: 'ZERO_RESULTS' },
    ]);
    const nearby = await get('/config/distance-api', trip(points['P-H1'], points['P-OV']), {
      'x-scenario': 'ERR-ZERO',
    });
    expect(nearby.body.rows[0].elements).toEqual([{ status: 'ZERO_RESULTS' }]);
  });

  it.each([
    ['/config/get-zone-id', {}, 'lat'],
    ['/config/get-zone-id', { lat: 91, lng: 0 }, 'lat'],
    ['/config/get-zone-id', { lat: 0, lng: -180.1 }, 'lng'],
    ['/config/get-zone-id', { lat: 'north', lng: 0 }, 'lat'],
    ['/config/geocode-api', { lat: 'NaN', lng: 0 }, 'lat'],
    ['/config/geocode-api', { lat: '1e999', lng: 0 }, 'lat'],
    ['/config/place-api-autocomplete', {}, 'search_text'],
    ['/config/place-api-details', {}, 'placeid'],
    ['/zone/check', { lat: 0, lng: 0, zone_id: 'x' }, 'zone_id'],
    ['/config/distance-api', { ...trip(points['P-H1'], points['P-OV']), mode: 'flying' }, 'mode'],
    [
      '/config/direction-api',
      { ...trip(points['P-H1'], points['P-OV']), destination_lng: 500 },
      'destination_lng',
    ],
  ])(
    'refuse, for %s, the request %j and name the field %s, in both languages [API-05]',
    async (path, values, field) => {
      const english = await get(path, values);
      const translated = await get(path, values, arabic);
      expect(english.status).toBe(403);
      expect(english.body.errors.map(({ code }: { code: string }) => code)).toContain(field);
      expect(translated.body.errors[0].message).toMatch(/\p{Script=Arabic}/u);
    },
  );

  it('respond without a server error to long and strange search texts [API-05]', async () => {
    for (const text of [
      'a'.repeat(5000),
      '%%%',
      "'; drop table zones; --",
      '\\',
      '🏠🏠',
      '\u202e\u0640\u0640',
    ]) {
      expect((await get('/config/place-api-autocomplete', { search_text: text })).status).toBeLessThan(500);
    }
  });
});
