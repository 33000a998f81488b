import type { RoadClass } from './city.types';
import { type DistrictCell, longestSideOf } from './districts';
import { distanceBetween, type Point, sidesOf } from './geometry';
import { ALL_MODES, type ParallelRoads, type RoadLine } from './main-roads';
import type { SeededRandom } from './random';
import type { StreetRegistry } from './street-registry';
import {
  CENTRE,
  distanceToGreatPark,
  distanceToRiver,
  expresswayY,
  isInWater,
  isOnLand,
  riverHalfWidth,
} from './terrain';

const INNER_CITY = 900;
const STEP = 7;
const SHORTEST_STREET = 40;
/** How many metres a street extends past the road where it ends, so that the two always cross. */
const OVERLAP = 4;
const BISECTIONS = 14;

type Stretch = { from: number; to: number };

/** Makes the small streets of each district: a grid along its longest side. */
export const drawLocalStreets = (
  cells: readonly DistrictCell[],
  registry: StreetRegistry,
  existing: ParallelRoads,
  random: SeededRandom,
): RoadLine[] => cells.flatMap((cell) => gridOf(cell, registry, existing, random));

const gridOf = (
  cell: DistrictCell,
  registry: StreetRegistry,
  existing: ParallelRoads,
  random: SeededRandom,
): RoadLine[] => {
  const isInner = distanceBetween(cell.seed, CENTRE) < INNER_CITY;
  const [start, end] = longestSideOf(cell.ring);
  const length = distanceBetween(start, end);
  const along: Point = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const across: Point = { x: -along.y, y: along.x };
  const narrow = isInner ? random.between(64, 76) : random.between(74, 92);
  const wide = isInner ? random.between(92, 118) : random.between(112, 165);
  const roads: RoadLine[] = [];

  const drawFamily = (direction: Point, normal: Point, spacing: number, isAlong: boolean) => {
    const heights = cell.ring.map((p) => (p.x - start.x) * normal.x + (p.y - start.y) * normal.y);
    const highest = Math.max(...heights);
    let count = -1;
    for (let row = Math.ceil(Math.min(...heights) / spacing); row * spacing < highest; row++) {
      count++;
      if (isAlong && Math.abs(row * spacing) < 20) continue;
      const origin = { x: start.x + normal.x * row * spacing, y: start.y + normal.y * row * spacing };
      const pointAt = (t: number): Point => ({
        x: origin.x + direction.x * t,
        y: origin.y + direction.y * t,
      });
      const crossing = crossingOf(cell, origin, direction, normal);
      if (!crossing) continue;
      const roadClass: RoadClass = count % 4 === 2 && !isAlong ? 'tertiary' : 'residential';
      const street = registry.addLocal(roadClass);
      const isOneWay = roadClass === 'residential' && isInner && random.chance(0.45);
      const isReversed = isOneWay && count % 2 === 1;
      for (const { from, to } of freeStretches(crossing, pointAt, direction, existing)) {
        if (to - from <= SHORTEST_STREET) continue;
        const ends = [pointAt(from - OVERLAP), pointAt(to + OVERLAP)];
        roads.push({
          line: isReversed ? ends.reverse() : ends,
          class: roadClass,
          street,
          offset: from - crossing.from,
          modes: ALL_MODES,
          isOneWay,
        });
      }
    }
  };
  drawFamily(along, across, narrow, true);
  drawFamily(across, along, wide, false);
  return roads;
};

/** Returns the part of a straight line that is inside the district. */
const crossingOf = (cell: DistrictCell, origin: Point, direction: Point, normal: Point): Stretch | null => {
  const crossings: number[] = [];
  for (const [a, b] of sidesOf(cell.ring)) {
    const heightA = (a.x - origin.x) * normal.x + (a.y - origin.y) * normal.y;
    const heightB = (b.x - origin.x) * normal.x + (b.y - origin.y) * normal.y;
    if (heightA * heightB >= 0) continue;
    const share = heightA / (heightA - heightB);
    const x = a.x + (b.x - a.x) * share - origin.x;
    const y = a.y + (b.y - a.y) * share - origin.y;
    crossings.push(x * direction.x + y * direction.y);
  }
  return crossings.length < 2 ? null : { from: Math.min(...crossings), to: Math.max(...crossings) };
};

const isBlocked = (p: Point, direction: Point, existing: ParallelRoads): boolean => {
  const isByRiver = distanceToRiver(p) < riverHalfWidth(p.y) + 60 && isOnLand(p, 46);
  return (
    isInWater(p, isByRiver ? 16 : 46) ||
    Math.abs(p.y - expresswayY(p.x)) < 38 ||
    distanceToGreatPark(p) < 0 ||
    existing.isBeside(p, direction, 34)
  );
};

const freeStretches = (
  crossing: Stretch,
  pointAt: (t: number) => Point,
  direction: Point,
  existing: ParallelRoads,
): Stretch[] => {
  const blockedAt = (t: number) => isBlocked(pointAt(t), direction, existing);
  const edgeBetween = (free: number, blocked: number) => {
    let low = free;
    let high = blocked;
    for (let step = 0; step < BISECTIONS; step++) {
      const middle = (low + high) / 2;
      if (blockedAt(middle)) high = middle;
      else low = middle;
    }
    return low;
  };
  const stretches: Stretch[] = [];
  let from: number | null = null;
  let previous = crossing.from;
  for (let t = crossing.from; ; t = Math.min(t + STEP, crossing.to)) {
    const blocked = blockedAt(t);
    if (!blocked && from === null) from = t === crossing.from ? t : edgeBetween(t, previous);
    if (blocked && from !== null) {
      stretches.push({ from, to: edgeBetween(previous, t) });
      from = null;
    }
    previous = t;
    if (t >= crossing.to) break;
  }
  if (from !== null) stretches.push({ from, to: crossing.to });
  return stretches;
};
