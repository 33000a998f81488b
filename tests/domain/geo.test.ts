import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, distanceKm, isInBounds, isInPolygon } from '../../domain/geo';
import { decodePolyline, encodePolyline } from '../../domain/polyline';
import { circle, movedBy } from '../../domain/steps';
import { fixedSeed } from '../support/properties';

/** Rounded to 6 decimals, as real coordinates are: smaller differences only add floating-point noise. */
const degrees = (most: number) =>
  fc.integer({ min: -most * 1_000_000, max: most * 1_000_000 }).map((millionths) => millionths / 1_000_000);
const aLatLng = fc.record({ lat: degrees(90), lng: degrees(180) });

describe('the distance of two points', () => {
  it('is one degree of the great circle for one degree along the equator [RENT-06]', () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo((6371 * Math.PI) / 180, 6);
  });
  it('takes the short way across the date line [RENT-06]', () => {
    expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.19, 1);
  });
  it('is at most half the circumference and equal in both directions [RENT-06]', () => {
    fc.assert(
      fc.property(aLatLng, aLatLng, (a, b) => {
        const there = distanceKm(a, b);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(6371 * Math.PI + 1e-6);
        expect(distanceKm(b, a)).toBeCloseTo(there, 6);
      }),
      fixedSeed,
    );
  });
});

describe('a polygon', () => {
  const lShape = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 2 },
    { lat: 1, lng: 2 },
    { lat: 1, lng: 1 },
    { lat: 2, lng: 1 },
    { lat: 2, lng: 0 },
  ];
  it.each([
    [{ lat: 0.5, lng: 1.5 }, true],
    [{ lat: 1.5, lng: 0.5 }, true],
    [{ lat: 1.5, lng: 1.5 }, false],
    [{ lat: -0.1, lng: 1 }, false],
    [{ lat: 3, lng: 0.5 }, false],
  ])('contains %j: %s, also with a notch and with its corners in reverse order [LOC-11]', (point, inside) => {
    expect(isInPolygon(point, lShape)).toBe(inside);
    expect(isInPolygon(point, [...lShape].reverse())).toBe(inside);
  });
  it('contains no point when the polygon has no corners [LOC-11]', () => {
    expect(isInPolygon({ lat: 0, lng: 0 }, [])).toBe(false);
    expect(boundsOf([])).toBeNull();
  });
  it('is tested only for points within its bounds, on all four sides [LOC-11]', () => {
    const bounds = { south: 24, north: 26, west: 54, east: 56 };
    const [inside, ...outside] = [
      [25, 55],
      [23, 55],
      [27, 55],
      [25, 53],
      [25, 57],
    ].map(([lat = 0, lng = 0]) => isInBounds({ lat, lng }, bounds));
    expect([inside, outside]).toEqual([true, [false, false, false, false]]);
  });

  it('never contains a point outside its bounds [LOC-11]', () => {
    fc.assert(
      fc.property(fc.array(aLatLng, { minLength: 3, maxLength: 12 }), aLatLng, (polygon, point) => {
        const bounds = boundsOf(polygon);
        expect(bounds && polygon.every((corner) => isInBounds(corner, bounds))).toBe(true);
        if (isInPolygon(point, polygon)) expect(bounds && isInBounds(point, bounds)).toBe(true);
      }),
      fixedSeed,
    );
  });
});

describe('the polyline encoding', () => {
  it('encodes the example of its specification [MAP-02]', () => {
    const points = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
  });
  it('rounds negative halves away from zero [MAP-02]', () => {
    expect(decodePolyline(encodePolyline([{ lat: -0.5, lng: -2.5 }], 0), 0)).toEqual([{ lat: -1, lng: -3 }]);
    expect(decodePolyline(encodePolyline([{ lat: 0.5, lng: 2.5 }], 0), 0)).toEqual([{ lat: 1, lng: 3 }]);
  });
  it.each([5, 6])(
    'restores coordinates within half a unit at %i decimals, also negative ones [MAP-02]',
    (precision) => {
      fc.assert(
        fc.property(fc.array(aLatLng, { maxLength: 20 }), (points) => {
          const decoded = decodePolyline(encodePolyline(points, precision), precision);
          expect(decoded).toHaveLength(points.length);
          decoded.forEach((point, index) => {
            const half = 0.5 / 10 ** precision + 1e-9;
            expect(Math.abs(point.lat - (points[index]?.lat ?? Number.NaN))).toBeLessThanOrEqual(half);
            expect(Math.abs(point.lng - (points[index]?.lng ?? Number.NaN))).toBeLessThanOrEqual(half);
          });
        }),
        fixedSeed,
      );
    },
  );
  it('encodes mirrored points as mirrored coordinates [MAP-02]', () => {
    fc.assert(
      fc.property(fc.array(aLatLng, { maxLength: 20 }), (points) => {
        const mirrored = points.map(({ lat, lng }) => ({ lat: -lat, lng: -lng }));
        const there = decodePolyline(encodePolyline(points));
        const back = decodePolyline(encodePolyline(mirrored));
        expect(back.map(({ lat, lng }) => [-lat + 0, -lng + 0])).toEqual(
          there.map(({ lat, lng }) => [lat + 0, lng + 0]),
        );
      }),
      fixedSeed,
    );
  });
});

describe('A circle around a point on the map [LOC-08]', () => {
  it('is a closed line whose points are all one radius away from the centre', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.integer({ min: 5, max: 3000 }),
        (lat, metres) => {
          const middle = { lat, lng: 20 };
          const corners = circle(middle, metres);
          for (const corner of corners) {
            const off = Math.abs(distanceKm(middle, corner) * 1000 - metres);
            expect(off).toBeLessThanOrEqual(metres * 0.01);
          }
          expect(corners.at(-1)?.lat).toBeCloseTo(corners[0]?.lat ?? Number.NaN, 9);
        },
      ),
      fixedSeed,
    );
  });
});

it('moving a point south decreases its latitude, down to the pole', () => {
  const degree = (6_371_000 * Math.PI) / 180;
  expect(movedBy({ lat: 25, lng: 55 }, 'south', degree)).toEqual({ lat: 24, lng: 55 });
  expect(movedBy({ lat: 25, lng: 55 }, 'north', degree)).toEqual({ lat: 26, lng: 55 });
  expect(movedBy({ lat: -89.5, lng: 55 }, 'south', degree)).toEqual({ lat: -90, lng: 55 });
});
