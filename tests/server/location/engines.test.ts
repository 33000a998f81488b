import { describe, expect, it } from 'vitest';
import { portMaravel } from '../../../server/geo/city/build-city';
import { demoGeo } from '../../../server/geo/city-geo';
import { EngineError } from '../../../server/geo/engines/call-engine';
import { nominatimGeocoder } from '../../../server/geo/engines/nominatim';
import { photonGeocoder } from '../../../server/geo/engines/photon';
import { PlaceTokens } from '../../../server/geo/engines/place-token';
import { geoOf, readGeoSettings } from '../../../server/geo/geo-settings';
import { answeringEngine, from, route, to } from './answering-engine';

const engine = answeringEngine();

describe('The Photon geocoder', () => {
  const stadium = {
    properties: {
      name: 'Berlin Olympic Stadium',
      street: 'Olympischer Platz',
      housenumber: '3',
      postcode: '14053',
      state: 'Berlin',
      country: 'Germany',
      countrycode: 'DE',
    },
    geometry: { type: 'Point', coordinates: [13.239514, 52.514679] },
  };
  const photon = () => photonGeocoder(engine.base(), new PlaceTokens('secret'));

  it('suggests places and returns the position of a suggestion [LOC-14]', async () => {
    engine.answers(() => ({ status: 200, body: { features: [stadium] } }));
    const [found] = await photon().suggest('olymp', 'ar', from);
    expect(found).toMatchObject({
      main: 'Berlin Olympic Stadium',
      secondary: '3 Olympischer Platz, Berlin, 14053, Germany',
    });
    expect(engine.requests[0]?.url).toBe('/api?q=olymp&limit=8&lang=ar&lat=52.517037&lon=13.38886');
    expect(await photon().details(found?.placeId ?? '', 'ar')).toEqual({
      placeId: found?.placeId,
      lat: 52.514679,
      lng: 13.239514,
      text: 'Berlin Olympic Stadium, 3 Olympischer Platz, Berlin, 14053, Germany',
    });
  });
  it("suggests only places in the operator's country [LOC-20]", async () => {
    const abroad = { ...stadium, properties: { countrycode: 'FR' } };
    engine.answers(() => ({ status: 200, body: { features: [abroad, stadium] } }));
    const german = photonGeocoder(engine.base(), new PlaceTokens('secret'), { bounds: null, country: 'DE' });
    expect(await german.suggest('olymp', 'en', null)).toHaveLength(1);
  });
  it('is not called for less than two characters [LOC-14]', async () => {
    expect(await photon().suggest(' o ', 'en', null)).toEqual([]);
    expect(engine.requests).toEqual([]);
  });
  it('returns the address of a point, or its coordinates when there is none [LOC-13]', async () => {
    engine.answers(() => ({ status: 200, body: { features: [stadium] } }));
    expect((await photon().addressAt(from, 'en')).text).toContain('Olympischer Platz');
    engine.answers(() => ({ status: 200, body: { features: [] } }));
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
  ])('fails on the response %i %j [API-05]', async (status, body) => {
    engine.answers(() => ({ status, body }));
    await expect(photon().suggest('olymp', 'en', null)).rejects.toThrow(EngineError);
  });
});

describe('The Nominatim geocoder', () => {
  /** The example in the engine's documentation. */
  const avenue = {
    type: 'Feature',
    properties: {
      geocoding: {
        place_id: 42700574,
        osm_type: 'way',
        osm_id: 90394420,
        type: 'house',
        label: '135, Pilkington Avenue, Sutton Coldfield, Birmingham, B72 1LH, United Kingdom',
        housenumber: '135',
        street: 'Pilkington Avenue',
        postcode: 'B72 1LH',
        city: 'Birmingham',
        state: 'England',
        country: 'United Kingdom',
      },
    },
    geometry: { type: 'Point', coordinates: [-1.816020986448, 52.548742971495] },
  };
  const bounds = { west: -2, south: 52, east: -1, north: 53 };
  const nominatim = () =>
    nominatimGeocoder(engine.base(), new PlaceTokens('secret'), { bounds, country: 'GB' });

  it("finds whole words within the operator's bounds, in the reader's language [LOC-14, LOC-20]", async () => {
    engine.answers(() => ({ status: 200, body: { type: 'FeatureCollection', features: [avenue] } }));
    const [found] = await nominatim().suggest('135 pilkington', 'ar', from);
    expect(found).toMatchObject({
      main: '135 Pilkington Avenue',
      secondary: 'Birmingham, England, B72 1LH, United Kingdom',
    });
    const { pathname, searchParams } = new URL(engine.requests[0]?.url ?? '', engine.base());
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/search',
      {
        q: '135 pilkington',
        limit: '8',
        addressdetails: '1',
        'accept-language': 'ar',
        countrycodes: 'gb',
        viewbox: '-2,52,-1,53',
        bounded: '1',
        format: 'geocodejson',
      },
    ]);
    expect(await nominatim().details(found?.placeId ?? '', 'ar')).toMatchObject({
      lat: 52.548742971495,
      lng: -1.816020986448,
    });
  });
  it('returns the building at a point, or the coordinates when nothing is known [LOC-13]', async () => {
    engine.answers(() => ({ status: 200, body: { type: 'FeatureCollection', features: [avenue] } }));
    expect((await nominatim().addressAt(from, 'en')).text).toContain('135 Pilkington Avenue');
    expect(engine.requests[0]?.url).toContain('zoom=18');
    engine.answers(() => ({ status: 200, body: { error: 'Unable to geocode' } }));
    expect(await nominatim().addressAt(from, 'en')).toEqual({ placeId: null, text: '52.51704, 13.38886' });
  });
  it('fails on any unexpected response [API-05]', async () => {
    for (const body of [{ error: 'Internal' }, { features: [{ geometry: null }] }, '<html>']) {
      engine.answers(() => ({ status: 200, body }));
      await expect(nominatim().addressAt(from, 'en')).rejects.toThrow(EngineError);
      await expect(nominatim().suggest('pilk', 'en', null)).rejects.toThrow(EngineError);
    }
  });
  it('is used for the addresses of points while Photon is used for the search [LOC-13, LOC-14]', async () => {
    const settings = readGeoSettings({
      GEOCODER: 'photon',
      PHOTON_URL: `${engine.base()}/photon`,
      NOMINATIM_URL: `${engine.base()}/nominatim`,
      GEOCODER_BOUNDS: '-2,52,-1,53',
    });
    const { geocoder } = geoOf(settings, portMaravel)();
    engine.answers(() => ({ status: 200, body: { features: [avenue] } }));
    await geocoder.suggest('pilk', 'en', null);
    await geocoder.addressAt(from, 'en');
    expect(engine.requests.map(({ url }) => url.split('?')[0])).toEqual([
      '/photon/api',
      '/nominatim/reverse',
    ]);
    expect(engine.requests[0]?.url).toContain(`bbox=${encodeURIComponent('-2,52,-1,53')}`);
  });
});

describe('The settings of geocoder and router', () => {
  it('are read as the simulated demo city by default [LOC-13]', () => {
    const settings = readGeoSettings({});
    expect(settings).toEqual({ routing: { engine: 'city' }, geocoding: { engine: 'city' } });
    expect(geoOf(settings, portMaravel)().router).toBe(demoGeo().router);
    expect(geoOf(settings, portMaravel)().geocoder).toBe(demoGeo().geocoder);
  });
  it('can name the engines and their URLs [LOC-13]', async () => {
    const settings = readGeoSettings(
      {
        ROUTING: 'osrm',
        OSRM_DRIVING_URL: `${engine.base()}/`,
        GEOCODER: 'photon',
        PHOTON_URL: engine.base(),
        GEO_TOKEN_SECRET: 'secret',
      },
      'ZA',
    );
    expect(settings).toEqual({
      routing: { engine: 'osrm', urls: { driving: engine.base() } },
      geocoding: {
        engine: 'photon',
        url: engine.base(),
        nominatimUrl: null,
        tokenSecret: 'secret',
        isSecretNew: false,
        searchContext: { bounds: null, country: 'ZA' },
      },
    });
    engine.answers(() => ({ status: 200, body: route }));
    expect((await geoOf(settings, portMaravel)().router.route(from, to, 'driving'))?.metres).toBe(1884.8);
    const valhalla = readGeoSettings({ ROUTING: 'valhalla', VALHALLA_URL: engine.base() });
    expect((await geoOf(valhalla, portMaravel)().router.route(from, to, 'walking'))?.metres).toBe(1884.8);
  });
  it.each([
    [{ ROUTING: 'google' }, 'ROUTING must be'],
    [{ ROUTING: 'valhalla' }, 'VALHALLA_URL is missing'],
    [{ ROUTING: 'osrm', OSRM_DRIVING_URL: 'localhost:5000' }, 'OSRM_DRIVING_URL must be an http address'],
    [{ GEOCODER: 'photon' }, 'PHOTON_URL is missing'],
    [{ GEOCODER: 'x' }, 'GEOCODER must be'],
    [{ GEOCODER: 'nominatim' }, 'NOMINATIM_URL is missing'],
    ...['1,2,3', '1,2,3,x', '3,2,1,4', '1,4,3,2', '-200,0,1,1', '1,2,3,4,5'].map(
      (box): [Record<string, string>, string] => [
        { GEOCODER: 'photon', PHOTON_URL: 'http://photon', GEOCODER_BOUNDS: box },
        'GEOCODER_BOUNDS must be',
      ],
    ),
  ])('are refused at the start with a reason when they are %j [API-05]', (env, message) => {
    expect(() => readGeoSettings(env)).toThrow(message);
  });
});
