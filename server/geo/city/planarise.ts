import type { Road } from './city.types';
import { type DistrictCell, districtAt } from './districts';
import {
  at,
  boxOf,
  distanceBetween,
  distancesAlong,
  forEachSegment,
  interpolate,
  type Line,
  last,
  type Point,
} from './geometry';
import type { RoadLine } from './main-roads';
import { SpatialGrid } from './spatial-grid';
import { isInWater } from './terrain';

/** The distance in metres within which junctions are merged. */
const SAME_JUNCTION = 6;

type Segment = { line: number; a: Point; b: Point; start: number };
type Cut = { distance: number; junction: number };

export class JunctionRegistry {
  readonly points: Point[] = [];
  readonly #grid = new SpatialGrid<number>(8);

  at(point: Point): number {
    for (const junction of this.#grid.at(point)) {
      if (distanceBetween(at(this.points, junction), point) < SAME_JUNCTION) return junction;
    }
    return this.add(point);
  }

  add(point: Point): number {
    const { x, y } = point;
    this.points.push(point);
    const junction = this.points.length - 1;
    this.#grid.add(
      { minX: x - SAME_JUNCTION, minY: y - SAME_JUNCTION, maxX: x + SAME_JUNCTION, maxY: y + SAME_JUNCTION },
      junction,
    );
    return junction;
  }
}

/** Cuts lines where they cross. The result is a graph of junctions and roads. */
export const planarise = (
  lines: readonly RoadLine[],
  junctions: JunctionRegistry,
  cells: readonly DistrictCell[],
): Road[] => {
  const cuts = cutAtCrossings(lines, junctions);
  const roads: Road[] = [];
  const known = new Set<string>();
  lines.forEach((drawn, index) => {
    const distances = distancesAlong(drawn.line);
    const inOrder = [...at(cuts, index)].sort((a, b) => a.distance - b.distance);
    for (let step = 1; step < inOrder.length; step++) {
      const start = at(inOrder, step - 1);
      const end = at(inOrder, step);
      if (start.junction === end.junction) continue;
      const key = [start.junction, end.junction].sort((a, b) => a - b).join('_');
      if (known.has(key)) continue;
      known.add(key);
      const bends =
        drawn.line.length > 2
          ? drawn.line.filter((_, bend) => {
              const distance = at(distances, bend);
              return distance > start.distance + SAME_JUNCTION && distance < end.distance - SAME_JUNCTION;
            })
          : [];
      const line = [at(junctions.points, start.junction), ...bends, at(junctions.points, end.junction)];
      const middle = middleOf(line);
      roads.push({
        from: start.junction,
        to: end.junction,
        class: drawn.class,
        street: drawn.street,
        line,
        length: 0,
        isBridge: isInWater(middle, 2),
        isOneWay: drawn.isOneWay,
        modes: drawn.modes,
        offset: drawn.offset + start.distance,
        district: districtAt(cells, middle),
      });
    }
  });
  return roads;
};

const middleOf = (line: Line): Point =>
  line.length > 2 ? at(line, line.length >> 1) : interpolate(at(line, 0), last(line), 0.5);

const cutAtCrossings = (lines: readonly RoadLine[], junctions: JunctionRegistry): Cut[][] => {
  const segments: Segment[] = [];
  const grid = new SpatialGrid<number>(70);
  const cuts = lines.map(({ line }): Cut[] => [
    { distance: 0, junction: junctions.at(at(line, 0)) },
    { distance: last(distancesAlong(line)), junction: junctions.at(last(line)) },
  ]);
  lines.forEach(({ line }, index) => {
    const distances = distancesAlong(line);
    forEachSegment(line, (a, b, position) => {
      segments.push({ line: index, a, b, start: at(distances, position) });
      const box = boxOf([a, b]);
      grid.add(
        { minX: box.minX - 1, minY: box.minY - 1, maxX: box.maxX + 1, maxY: box.maxY + 1 },
        segments.length - 1,
      );
    });
  });
  const compared = new Set<number>();
  for (const cell of grid.cells()) {
    cell.forEach((firstIndex, position) => {
      for (const secondIndex of cell.slice(position + 1)) {
        const first = at(segments, firstIndex);
        const second = at(segments, secondIndex);
        const pair = firstIndex * segments.length + secondIndex;
        if (first.line === second.line || compared.has(pair)) continue;
        compared.add(pair);
        const crossing = crossingOf(first, second);
        if (!crossing) continue;
        const junction = junctions.at(crossing.point);
        at(cuts, first.line).push({ distance: first.start + crossing.alongFirst, junction });
        at(cuts, second.line).push({ distance: second.start + crossing.alongSecond, junction });
      }
    });
  }
  return cuts;
};

const crossingOf = (first: Segment, second: Segment) => {
  const rx = first.b.x - first.a.x;
  const ry = first.b.y - first.a.y;
  const qx = second.b.x - second.a.x;
  const qy = second.b.y - second.a.y;
  const determinant = rx * qy - ry * qx;
  if (Math.abs(determinant) < 1e-9) return null;
  const dx = second.a.x - first.a.x;
  const dy = second.a.y - first.a.y;
  const ofFirst = (dx * qy - dy * qx) / determinant;
  const ofSecond = (dx * ry - dy * rx) / determinant;
  if (ofFirst < 0 || ofFirst > 1 || ofSecond < 0 || ofSecond > 1) return null;
  return {
    point: interpolate(first.a, first.b, ofFirst),
    alongFirst: distanceBetween(first.a, first.b) * ofFirst,
    alongSecond: distanceBetween(second.a, second.b) * ofSecond,
  };
};
