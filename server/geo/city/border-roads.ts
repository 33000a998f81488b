import { cornerKey, type DistrictCell } from './districts';
import { at, densify, distanceBetween, type Line, last, lengthOf, type Point, sidesOf } from './geometry';
import { ALL_MODES, type ParallelRoads, type RoadLine } from './main-roads';
import type { StreetRegistry } from './street-registry';
import { distanceToGreatPark, isInRiver, isOnLand } from './terrain';

type Border = { a: Point; b: Point; districts: number; isTaken: boolean };

const SHORTEST = 8;
const LONGEST_CHAIN = 8;
/** The smallest cosine of the angle at which a road continues as the same street. */
const STRAIGHT_ENOUGH = 0.35;

/**
 * Makes roads along the borders of districts. Borders that continue nearly straight become one long street.
 */
export const drawBorderRoads = (
  cells: readonly DistrictCell[],
  registry: StreetRegistry,
  existing: ParallelRoads,
): RoadLine[] => {
  const borders = bordersOf(cells);
  const atCorner = new Map<string, Border[]>();
  for (const border of borders) {
    for (const corner of [border.a, border.b]) {
      const key = cornerKey(corner);
      atCorner.set(key, [...(atCorner.get(key) ?? []), border]);
    }
  }
  const roads: RoadLine[] = [];
  for (const border of borders) {
    if (border.isTaken) continue;
    const chain = chainFrom(border, atCorner);
    const isLong = chain.length > 4;
    const street = isLong ? registry.addLong('secondary') : registry.addLocal('tertiary');
    let offset = 0;
    for (let index = 1; index < chain.length; index++) {
      for (const line of buildableParts(at(chain, index - 1), at(chain, index), existing)) {
        roads.push({
          line,
          class: isLong ? 'secondary' : 'tertiary',
          street,
          offset,
          modes: ALL_MODES,
          isOneWay: false,
        });
        offset += lengthOf(line);
      }
    }
  }
  return roads;
};

/** Returns the borders that two districts share. The outer border of the city gets no road. */
const bordersOf = (cells: readonly DistrictCell[]): Border[] => {
  const borders = new Map<string, Border>();
  for (const { ring } of cells) {
    for (const [a, b] of sidesOf(ring)) {
      if (distanceBetween(a, b) < SHORTEST) continue;
      const key = [cornerKey(a), cornerKey(b)].sort().join('|');
      const known = borders.get(key);
      if (known) known.districts++;
      else borders.set(key, { a, b, districts: 1, isTaken: false });
    }
  }
  return [...borders.values()].filter(({ districts }) => districts > 1);
};

const chainFrom = (first: Border, atCorner: ReadonlyMap<string, Border[]>): Line => {
  first.isTaken = true;
  const forward = extend([first.a, first.b], atCorner);
  return extend([...forward].reverse(), atCorner);
};

const extend = (chain: Line, atCorner: ReadonlyMap<string, Border[]>): Line => {
  const extended = [...chain];
  while (extended.length < LONGEST_CHAIN) {
    const tip = last(extended);
    const before = at(extended, extended.length - 2);
    let best: { border: Border; next: Point } | null = null;
    let bestCosine = STRAIGHT_ENOUGH;
    for (const border of atCorner.get(cornerKey(tip)) ?? []) {
      if (border.isTaken) continue;
      const next = cornerKey(border.a) === cornerKey(tip) ? border.b : border.a;
      const cosine =
        ((tip.x - before.x) * (next.x - tip.x) + (tip.y - before.y) * (next.y - tip.y)) /
        (distanceBetween(tip, before) * distanceBetween(next, tip));
      if (cosine > bestCosine) {
        best = { border, next };
        bestCosine = cosine;
      }
    }
    if (!best) break;
    best.border.isTaken = true;
    extended.push(best.next);
  }
  return extended;
};

/** Returns the parts of a line where a road can be built: not along the river, and not ending in it. */
const buildableParts = (a: Point, b: Point, existing: ParallelRoads): Line[] => {
  const points = densify([a, b], 10);
  const length = distanceBetween(a, b);
  const direction = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const wet = points.filter((p) => isInRiver(p, 18)).length;
  const avoidsRiver = isInRiver(a, 30) || isInRiver(b, 30) || wet > points.length * 0.45;
  const parts: Line[] = [];
  let part: Line = [];
  const close = () => {
    if (part.length > 1) parts.push([at(part, 0), last(part)]);
    part = [];
  };
  for (const p of points) {
    const isBlocked =
      (avoidsRiver && isInRiver(p, 14)) ||
      !isOnLand(p, 40) ||
      distanceToGreatPark(p) < -10 ||
      existing.isBeside(p, direction, 46);
    if (isBlocked) close();
    else part.push(p);
  }
  close();
  return parts;
};
