import type { Address, Road, RoadClass } from './city.types';
import { type DistrictCell, districtAt } from './districts';
import {
  at,
  boxOf,
  convexRingsOverlap,
  distanceBetween,
  distanceToSegment,
  forEachSegment,
  interpolate,
  isInBox,
  isInside,
  type Line,
  type Point,
  type Ring,
} from './geometry';
import { isOnIslet } from './islets';
import { toLatLng } from './projection';
import type { SeededRandom } from './random';
import { SpatialGrid } from './spatial-grid';
import { CENTRE, isInWater, railwayY, unwarp } from './terrain';

const HALF_WIDTH: Record<RoadClass, number> = {
  trunk: 15,
  primary: 11,
  secondary: 9,
  tertiary: 7.5,
  residential: 6,
  footway: 3,
  cycleway: 3,
};
const INNER_CITY = 800;
const OUTSKIRTS = 2000;
/** The length in metres of a street section with two house numbers, one odd and one even. */
const METRES_PER_NUMBER = 11;

/** A building site. `distance`: metres from the start of the road. `side`: 1 is left, -1 is right. */
type Lot = { distance: number; side: 1 | -1; width: number; depth: number; setback: number };
type House = { middle: Point; ring: Ring };

/** Places houses on both sides of every street, with increasing numbers. */
export class Builder {
  readonly addresses: Address[] = [];
  readonly #roads: readonly Road[];
  readonly #cells: readonly DistrictCell[];
  readonly #random: SeededRandom;
  readonly #parks: { ring: Ring; box: ReturnType<typeof boxOf> }[];
  readonly #carriageways = new SpatialGrid<{ a: Point; b: Point; halfWidth: number; road: number }>(50);
  readonly #built = new SpatialGrid<Ring>(40);
  readonly #numbers = new Map<number, Set<number>>();

  constructor(roads: readonly Road[], cells: readonly DistrictCell[], parks: Ring[], random: SeededRandom) {
    this.#roads = roads;
    this.#cells = cells;
    this.#random = random;
    this.#parks = parks.map((ring) => ({ ring, box: boxOf(ring) }));
    roads.forEach((road, index) => {
      forEachSegment(road.line, (a, b) => {
        const { minX, minY, maxX, maxY } = boxOf([a, b]);
        this.#carriageways.add(
          { minX: minX - 25, minY: minY - 25, maxX: maxX + 25, maxY: maxY + 25 },
          { a, b, halfWidth: HALF_WIDTH[road.class], road: index },
        );
      });
    });
  }

  /** Builds along wide streets first, so that houses face them. Side streets get the remaining space. */
  buildAll(): Address[] {
    const order = this.#roads
      .map((road, index) => ({ road, index }))
      .filter(({ road }) => hasHouses(road))
      .sort((a, b) => HALF_WIDTH[b.road.class] - HALF_WIDTH[a.road.class] || a.index - b.index);
    for (const { road, index } of order) {
      this.#buildAlong(road, index, 1);
      this.#buildAlong(road, index, -1);
    }
    return this.addresses;
  }

  #buildAlong(road: Road, index: number, side: 1 | -1): void {
    const random = this.#random;
    const isIslet = isOnIslet(road.district);
    const fromCentre = distanceBetween(at(road.line, 0), CENTRE);
    const isInner = fromCentre < INNER_CITY;
    const emptyLots = isIslet ? 0.35 : fromCentre > OUTSKIRTS ? 0.3 : 0.07;
    let distance = isIslet ? 12 : 17;
    while (distance < road.length - 17) {
      const width = isInner
        ? random.between(13, 24)
        : road.class === 'residential'
          ? random.between(11, 19)
          : random.between(15, 28);
      const depth = isInner ? random.between(13, 19) : random.between(10, 15);
      const gap = isInner ? 0.6 : random.between(2, 7);
      if (distance + width > road.length - 14) return;
      const middle = distance + width / 2;
      distance += width + gap;
      if (random.chance(emptyLots)) continue;
      const setback = HALF_WIDTH[road.class] + (isInner ? 3 : 5.5);
      const lot: Lot = { distance: middle, side, width, depth, setback };
      const house = houseOn(lot, road.line);
      if (this.#isFree(house, depth, index, isIslet)) this.#build(house, lot, road);
    }
  }

  #isFree({ middle, ring }: House, depth: number, road: number, isIslet: boolean): boolean {
    const unwarped = unwarp(middle);
    if (!isIslet && (isInWater(unwarped, 26) || Math.abs(unwarped.y - railwayY(unwarped.x)) < 17))
      return false;
    if (this.#parks.some((park) => isInBox(middle, park.box) && isInside(middle, park.ring))) return false;
    const isOnRoad = this.#carriageways
      .at(middle)
      .some(
        ({ a, b, halfWidth, road: other }) =>
          other !== road &&
          (distanceToSegment(middle, a, b) < halfWidth + depth / 2 ||
            ring.some((corner) => distanceToSegment(corner, a, b) < halfWidth + 1.5)),
      );
    if (isOnRoad) return false;
    const neighbours = new Set(ring.flatMap((corner) => this.#built.at(corner)));
    return ![...neighbours].some((neighbour) => convexRingsOverlap(ring, neighbour));
  }

  #build({ middle, ring }: House, { distance, side }: Lot, road: Road): void {
    this.#built.add(boxOf(ring), ring);
    const taken = this.#numbers.get(road.street) ?? new Set();
    this.#numbers.set(road.street, taken);
    let number =
      2 * Math.max(0, Math.round((road.offset + distance) / METRES_PER_NUMBER)) + (side === 1 ? 1 : 2);
    while (taken.has(number)) number += 2;
    taken.add(number);
    this.addresses.push({
      id: this.addresses.length,
      number,
      street: road.street,
      district: isOnIslet(road.district) ? road.district : districtAt(this.#cells, unwarp(middle)),
      position: toLatLng(middle),
      building: ring,
    });
  }
}

const hasHouses = ({ class: roadClass, isBridge, district }: Road): boolean =>
  !isBridge && (isOnIslet(district) || !['trunk', 'footway', 'cycleway'].includes(roadClass));

const houseOn = (lot: Lot, line: Line): House => {
  const { point, direction } = pointAlong(line, lot.distance);
  const outward = { x: -direction.y * lot.side, y: direction.x * lot.side };
  const corner = (along: number, away: number): Point => ({
    x: point.x + direction.x * along + outward.x * away,
    y: point.y + direction.y * along + outward.y * away,
  });
  const { setback, depth } = lot;
  const half = lot.width / 2;
  return {
    middle: corner(0, setback + depth / 2),
    ring: [
      corner(-half, setback),
      corner(half, setback),
      corner(half, setback + depth),
      corner(-half, setback + depth),
    ],
  };
};

const pointAlong = (line: Line, distance: number): { point: Point; direction: Point } => {
  let index = 1;
  let rest = distance;
  while (index < line.length - 1) {
    const length = distanceBetween(at(line, index - 1), at(line, index));
    if (rest <= length) break;
    rest -= length;
    index++;
  }
  const a = at(line, index - 1);
  const b = at(line, index);
  const length = distanceBetween(a, b);
  return {
    point: interpolate(a, b, rest / length),
    direction: { x: (b.x - a.x) / length, y: (b.y - a.y) / length },
  };
};
