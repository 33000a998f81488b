import {
  at,
  clipConvex,
  distanceBetween,
  hypotenuse,
  interpolate,
  isInside,
  last,
  type Point,
  type Ring,
  sidesOf,
  signedArea,
} from './geometry';
import type { SeededRandom } from './random';
import { CENTRE, isOnLand } from './terrain';

/** A district: the area that is nearer to its seed point than to any other seed (a Voronoi cell). */
export type DistrictCell = { seed: Point; ring: Ring };

const COLUMNS = { from: -6, to: 6, spacing: 760, jitter: 190 };
const ROWS = { from: -5, to: 7, spacing: 640, jitter: 170 };
const WORLD: Ring = [
  { x: -9000, y: -9000 },
  { x: 9000, y: -9000 },
  { x: 9000, y: 9000 },
  { x: -9000, y: 9000 },
];

const belongsToCity = (seed: Point) => {
  const fromMiddle = hypotenuse(seed.x / 2750, (seed.y - 250) / 2150);
  const lobes = 0.08 * Math.sin(Math.atan2(seed.y, seed.x) * 5);
  return fromMiddle + lobes < 1 && isOnLand(seed, -200);
};

const cellAround = (seed: Point, seeds: readonly Point[]): Ring =>
  seeds.reduce((ring, other) => {
    if (other === seed) return ring;
    const middle = interpolate(seed, other, 0.5);
    const towards = { x: other.x - seed.x, y: other.y - seed.y };
    return clipConvex(ring, (p) => (p.x - middle.x) * towards.x + (p.y - middle.y) * towards.y);
  }, WORLD);

/** Divides the city into districts. The most central one comes first. */
export const layOutDistricts = (random: SeededRandom): DistrictCell[] => {
  const seeds: Point[] = [];
  for (let row = ROWS.from; row <= ROWS.to; row++) {
    for (let column = COLUMNS.from; column <= COLUMNS.to; column++) {
      const shift = row & 1 ? 0.5 : 0;
      seeds.push({
        x: (column + shift) * COLUMNS.spacing + random.between(-COLUMNS.jitter, COLUMNS.jitter),
        y: row * ROWS.spacing + random.between(-ROWS.jitter, ROWS.jitter),
      });
    }
  }
  return seeds
    .filter(belongsToCity)
    .map((seed) => ({ seed, ring: cellAround(seed, seeds) }))
    .sort((a, b) => distanceBetween(a.seed, CENTRE) - distanceBetween(b.seed, CENTRE));
};

export const districtAt = (cells: readonly DistrictCell[], point: Point): number => {
  let nearest = 0;
  let nearestDistance = Infinity;
  cells.forEach(({ seed }, index) => {
    const distance = distanceBetween(seed, point);
    if (distance < nearestDistance) {
      nearest = index;
      nearestDistance = distance;
    }
  });
  return nearest;
};

export const isInCity = (cells: readonly DistrictCell[], point: Point): boolean =>
  cells.some(({ ring }) => isInside(point, ring));

/**
 * Returns a key for comparing corners. Corners of neighbouring cells differ in the last bits, so they are
 * rounded to a metre.
 */
export const cornerKey = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/**
 * Returns the common outline of several districts. Sides that two of them share are inside, so they are
 * dropped.
 */
export const outlineOf = (cells: readonly DistrictCell[]): Ring => {
  const sides = new Map<string, { start: string; a: Point; b: Point }>();
  for (const { ring } of cells) {
    for (const [a, b] of sidesOf(ring)) {
      const start = cornerKey(a);
      const end = cornerKey(b);
      if (start !== end && !sides.delete(`${end}|${start}`)) sides.set(`${start}|${end}`, { start, a, b });
    }
  }
  const nextFrom = new Map([...sides.values()].map((side) => [side.start, side]));
  let outline: Ring = [];
  for (const start of [...nextFrom.keys()]) {
    const ring: Ring = [];
    let side = nextFrom.get(start);
    while (side) {
      nextFrom.delete(side.start);
      ring.push(side.a);
      side = nextFrom.get(cornerKey(side.b));
    }
    if (ring.length > 2 && Math.abs(signedArea(ring)) > Math.abs(signedArea(outline))) outline = ring;
  }
  return outline;
};

export const longestSideOf = (ring: Ring): [Point, Point] => {
  let longest: [Point, Point] = [last(ring), at(ring, 0)];
  for (const side of sidesOf(ring)) {
    if (distanceBetween(side[0], side[1]) > distanceBetween(longest[0], longest[1])) longest = side;
  }
  return longest;
};
