import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { boundsOf, isInBounds, isInPolygon, type LatLng } from '../../../domain/geo';
import { buildCity, portMaravel } from '../../../server/geo/city/build-city';
import { isOnIslet } from '../../../server/geo/city/islets';
import { toLatLng, toMetres } from '../../../server/geo/city/projection';
import { isInRiver, isOnLand, unwarp, warp } from '../../../server/geo/city/terrain';
import { demoPlaces } from '../../../server/geo/demo-places';

const places = demoPlaces();
const city = portMaravel();
const zonesAt = (point: LatLng) =>
  places.zones.filter(({ polygon }) => isInPolygon(point, polygon)).map(({ id }) => id);
const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe('The demo city', () => {
  it('is identical for the same seed and differs for another seed [NFR-11]', () => {
    expect(fingerprint(buildCity())).toBe(fingerprint(city));
    expect(fingerprint(buildCity(7).addresses)).not.toBe(fingerprint(city.addresses));
  });
  it('has thousands of addresses and roads and hundreds of points of interest [LOC-14]', () => {
    expect(city.addresses.length).toBeGreaterThan(10_000);
    expect(city.network.roads.length).toBeGreaterThan(3000);
    expect(city.pointsOfInterest.length).toBeGreaterThan(400);
  });
  it('has a different address for every house, named in both languages [LOC-13]', () => {
    const keys = new Set(city.addresses.map(({ street, number }) => `${street}/${number}`));
    expect(keys.size).toBe(city.addresses.length);
    expect(new Set(city.streets.map(({ name }) => name.en)).size).toBeGreaterThan(500);
    expect(
      city.streets.every(({ name }) => /[a-z]/i.test(name.en) && /\p{Script=Arabic}/u.test(name.ar)),
    ).toBe(true);
  });
  it('has no house in the water [LOC-13]', () => {
    const wet = city.addresses.filter(({ position, district }) => {
      const unwarped = unwarp(toMetres(position));
      return !isOnIslet(district) && (!isOnLand(unwarped, 0) || isInRiver(unwarped, 0));
    });
    expect(wet).toEqual([]);
  });
  it('can be projected to degrees and back without losing a metre [LOC-13]', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: -2400, y: 1800 },
      { x: 2600, y: -1500 },
    ]) {
      const back = unwarp(warp(point));
      expect(Math.hypot(back.x - point.x, back.y - point.y)).toBeLessThan(0.5);
    }
  });
});

describe('The zones of the demo city', () => {
  it('are the five zones of the demo data, named in both languages [LOC-17]', () => {
    expect(places.zones.map(({ id, name }) => [id, name.en])).toEqual([
      [1, 'Harbour'],
      [2, 'Hills'],
      [3, 'Lakeside'],
      [4, 'Old Town'],
      [5, 'Valley'],
    ]);
    expect(places.zones.every(({ name }) => /\p{Script=Arabic}/u.test(name.ar))).toBe(true);
  });
  it('overlap only for Harbour and Hills, and some addresses are in no zone [LOC-17]', () => {
    const combinations = new Set(city.addresses.map(({ position }) => zonesAt(position).join('+')));
    expect([...combinations].sort()).toEqual(['', '1', '1+2', '2', '3', '4', '5']);
  });
  it.each([
    ['P-H1', [1]],
    ['P-OV', [1, 2]],
    ['P-HL', [2]],
    ['P-LK', [3]],
    ['P-OT', [4]],
    ['P-VA', [5]],
    ['P-OUT', []],
    ['P-SEA', []],
  ] as const)('are, for the place %s, the zones %j [LOC-17]', (name, ids) => {
    const point = places.points[name];
    expect(zonesAt(point)).toEqual(ids);
    expect(
      city.addresses.some(({ position }) => position.lat === point.lat && position.lng === point.lng),
    ).toBe(true);
  });
  it('have borders close to the shore [MAP-04]', () => {
    for (const { polygon } of places.zones) {
      for (const corner of polygon) expect(isOnLand(unwarp(toMetres(corner)), -40)).toBe(true);
    }
  });
  it('must each contain their own centre [LOC-12]', () => {
    for (const { id, polygon } of places.zones) {
      const mean = (key: 'lat' | 'lng') =>
        polygon.reduce((sum, corner) => sum + corner[key], 0) / polygon.length;
      expect(zonesAt({ lat: mean('lat'), lng: mean('lng') })).toContain(id);
    }
  });
});

describe('The addresses of the demo world', () => {
  it('are fixed, because tests and demo data depend on them [LOC-11]', () => {
    expect(
      Object.values(places.points).map(({ lat, lng, address }) => [lat, lng, address.en]),
    ).toMatchInlineSnapshot(`
      [
        [
          34.193803,
          -41.604558,
          "82 Cobalt Way, Harbourside, Port Maravel 41007",
        ],
        [
          34.206277,
          -41.604869,
          "79 Grain Way, Market Hill, Port Maravel 41004",
        ],
        [
          34.216941,
          -41.604635,
          "74 Lemon Way, Falcon Ridge, Port Maravel 41020",
        ],
        [
          34.203744,
          -41.619003,
          "298 Lakeshore Drive, Brightwater, Port Maravel 41022",
        ],
        [
          34.193363,
          -41.579436,
          "84 Grain Lane, Old Town, Port Maravel 41028",
        ],
        [
          34.211593,
          -41.582234,
          "71 Almond Lane, Mill Pond, Port Maravel 41026",
        ],
        [
          34.188416,
          -41.617869,
          "64 Myrtle Lane, Pearl Beach, Port Maravel 41029",
        ],
        [
          34.174481,
          -41.597819,
          "10 Beacon Rock Walk, Beacon Rock, Port Maravel 41092",
        ],
      ]
    `);
  });
  it.each([1, 2, 3, 4, 5])('are all different, spread over zone %i and in no other zone [LOC-11]', (zone) => {
    const sample = Array.from({ length: 60 }, (_, n) => places.addressIn(zone, n));
    expect(sample.every((point) => zonesAt(point).join() === String(zone))).toBe(true);
    expect(new Set(sample.map(({ address }) => address.en)).size).toBe(sample.length);
    expect(sample.map(({ lat, lng }) => [lat, lng])).toEqual(
      sample.map((_, n) => [places.addressIn(zone, n).lat, places.addressIn(zone, n).lng]),
    );
    const polygon = places.zones.find(({ id }) => id === zone)?.polygon ?? [];
    const [whole, part] = [boundsOf(polygon), boundsOf(sample)];
    const share = whole && part && (part.north - part.south) / (whole.north - whole.south);
    expect(share).toBeGreaterThan(0.7);
    expect(whole && sample.every((point) => isInBounds(point, whole))).toBe(true);
  });
  it('are refused for an unknown zone [LOC-11]', () => {
    expect(() => places.addressIn(6, 0)).toThrow('The demo city has no zone 6');
  });
  it('can be converted to metres and back without a difference [LOC-11]', () => {
    for (const { position } of city.addresses.slice(0, 200))
      expect(toLatLng(toMetres(position))).toEqual(position);
  });
});
