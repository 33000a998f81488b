import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInPolygon, type LatLng } from '../../../domain/geo';
import { ZoneIndex } from '../../../server/geo/zones';
import { fixedSeed } from '../../support/properties';

/** A coarse grid, so that points often lie on edges and corners. */
const STEP = 0.25;
const onGrid = fc.integer({ min: -12, max: 12 }).map((steps) => steps * STEP);
const aPoint: fc.Arbitrary<LatLng> = fc.record({ lat: onGrid, lng: onGrid });
const anOutline = fc.array(aPoint, { minLength: 3, maxLength: 9 });
const aTriangle = fc.tuple(aPoint, aPoint, aPoint).filter(([a, b, c]) => twiceTheArea(a, b, c) !== 0);

const twiceTheArea = (a: LatLng, b: LatLng, c: LatLng): number =>
  (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng);

const sides = (outline: readonly LatLng[]): [LatLng, LatLng][] =>
  outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length];
    return next ? [[corner, next] as [LatLng, LatLng]] : [];
  });

const isOnEdge = (point: LatLng, outline: readonly LatLng[]): boolean =>
  sides(outline).some(
    ([a, b]) =>
      twiceTheArea(a, b, point) === 0 &&
      Math.min(a.lat, b.lat) <= point.lat &&
      point.lat <= Math.max(a.lat, b.lat) &&
      Math.min(a.lng, b.lng) <= point.lng &&
      point.lng <= Math.max(a.lng, b.lng),
  );

/**
 * Returns the winding number of the outline around the point. This reference solution is slow and independent
 * of ray casting.
 */
const turnsAround = (point: LatLng, outline: readonly LatLng[]): number => {
  const angles = sides(outline).map(([a, b]) => {
    const turn =
      Math.atan2(b.lat - point.lat, b.lng - point.lng) - Math.atan2(a.lat - point.lat, a.lng - point.lng);
    return Math.atan2(Math.sin(turn), Math.cos(turn));
  });
  return Math.round(angles.reduce((sum, angle) => sum + angle, 0) / (2 * Math.PI));
};

describe('A point in a zone', () => {
  it('is inside the zone when the outline winds around it an odd number of times [LOC-11]', () => {
    fc.assert(
      fc.property(anOutline, aPoint, (outline, point) => {
        fc.pre(!isOnEdge(point, outline));
        expect(isInPolygon(point, outline)).toBe(turnsAround(point, outline) % 2 !== 0);
      }),
      { ...fixedSeed, numRuns: 3000 },
    );
  });
  it('is in exactly one of two adjacent zones [LOC-11]', () => {
    const aSplit = fc.tuple(aTriangle, fc.integer({ min: 1, max: 3 })).map(([[a, b, c], quarters]) => {
      const border = {
        lat: a.lat + ((b.lat - a.lat) * quarters) / 4,
        lng: a.lng + ((b.lng - a.lng) * quarters) / 4,
      };
      return {
        whole: [a, border, b, c],
        parts: [
          [a, border, c],
          [border, b, c],
        ],
      };
    });
    fc.assert(
      fc.property(aSplit, aPoint, fc.boolean(), ({ whole, parts }, point, isBackward) => {
        const inParts = parts.filter((part) => isInPolygon(point, isBackward ? [...part].reverse() : part));
        expect(inParts).toHaveLength(isInPolygon(point, whole) ? 1 : 0);
      }),
      { ...fixedSeed, numRuns: 3000 },
    );
  });
  it('is in exactly one cell of a grid, even on edges and corners [LOC-11]', () => {
    const board = Array.from({ length: 16 }, (_, index) => {
      const [south, west] = [Math.floor(index / 4), index % 4];
      return [
        { lat: south, lng: west },
        { lat: south, lng: west + 1 },
        { lat: south + 1, lng: west + 1 },
        { lat: south + 1, lng: west },
      ];
    });
    for (let lat = 0; lat < 4; lat += 0.5)
      for (let lng = 0; lng < 4; lng += 0.5)
        expect(board.filter((tile) => isInPolygon({ lat, lng }, tile))).toHaveLength(1);
  });
  it('has the same result for any starting corner and direction of the outline [LOC-11]', () => {
    fc.assert(
      fc.property(anOutline, aPoint, fc.nat(8), (outline, point, start) => {
        const first = start % outline.length;
        const turned = [...outline.slice(first), ...outline.slice(0, first)];
        expect(isInPolygon(point, turned)).toBe(isInPolygon(point, outline));
        expect(isInPolygon(point, turned.reverse())).toBe(isInPolygon(point, outline));
      }),
      fixedSeed,
    );
  });
});

describe('The zones of a point', () => {
  it('are all zones that contain the point [LOC-17]', () => {
    fc.assert(
      fc.property(fc.array(anOutline, { maxLength: 12 }), aPoint, (outlines, point) => {
        const zones = outlines.map((polygon, index) => ({ id: outlines.length - index, polygon }));
        const expected = zones.filter(({ polygon }) => isInPolygon(point, polygon)).map(({ id }) => id);
        expect(new ZoneIndex(zones).zonesAt(point)).toEqual(expected.sort((a, b) => a - b));
      }),
      { ...fixedSeed, numRuns: 500 },
    );
  });
  it('must not include a zone without a polygon [LOC-11]', () => {
    expect(new ZoneIndex([{ id: 1, polygon: [] }]).zonesAt({ lat: 0, lng: 0 })).toEqual([]);
  });
});
