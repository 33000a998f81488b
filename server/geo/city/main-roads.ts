import type { RoadClass, TravelMode } from './city.types';
import { type DistrictCell, isInCity } from './districts';
import {
  densify,
  distanceToSegment,
  forEachSegment,
  hypotenuse,
  type Line,
  lengthOf,
  type Point,
  sampleCurve,
} from './geometry';
import { SpatialGrid } from './spatial-grid';
import { MAIN_STREETS } from './street-names';
import type { StreetRegistry } from './street-registry';
import { alongRiver, aroundGreatPark, CENTRE, coastY, expresswayY, isOnLand } from './terrain';

/** A street before it is cut into roads at its junctions. */
export type RoadLine = {
  line: Line;
  class: RoadClass;
  street: number;
  offset: number;
  modes: readonly TravelMode[];
  isOneWay: boolean;
};

export const ALL_MODES: readonly TravelMode[] = ['driving', 'walking', 'bicycling'];
const SHORE = 46;

const point = (x: number, y: number): Point => ({ x, y });

const landPartsOf = (line: Line): Line[] => {
  const parts: Line[] = [];
  let part: Line = [];
  for (const p of densify(line, 12)) {
    if (isOnLand(p, SHORE)) part.push(p);
    else {
      parts.push(part);
      part = [];
    }
  }
  parts.push(part);
  return parts.filter((candidate) => candidate.length > 2);
};

/** The named main roads of the city. */
export const drawMainRoads = (cells: readonly DistrictCell[], registry: StreetRegistry): RoadLine[] => {
  const roads: RoadLine[] = [];
  const add = (street: number, roadClass: RoadClass, line: Line, offset = 0, modes = ALL_MODES) =>
    roads.push({ line, class: roadClass, street, offset, modes, isOneWay: false });
  const avenue = (name: (typeof MAIN_STREETS)[keyof typeof MAIN_STREETS], line: Line) => {
    const street = registry.add(name, 'primary');
    let offset = 0;
    for (const part of landPartsOf(line)) {
      add(street, 'primary', part, offset);
      offset += lengthOf(part);
    }
  };

  avenue(MAIN_STREETS.grandAvenue, [
    point(-5200, -700),
    point(-2900, -250),
    point(-1500, 60),
    CENTRE,
    point(1400, 260),
    point(3000, 640),
    point(5200, 1500),
  ]);
  avenue(MAIN_STREETS.meridianBoulevard, [
    point(-420, 4200),
    point(-160, 2450),
    point(-60, 1200),
    CENTRE,
    point(40, -700),
    point(60, -1500),
  ]);
  const shoreRoad = sampleCurve((x) => point(x, coastY(x) + SHORE), -2700, 2700, 24);
  add(
    registry.add(MAIN_STREETS.harbourfrontDrive, 'secondary'),
    'secondary',
    shoreRoad.filter((p) => isInCity(cells, p)),
  );
  avenue(MAIN_STREETS.libertyAvenue, [
    point(-1300, -1200),
    point(-500, -420),
    CENTRE,
    point(700, 900),
    point(1300, 2100),
    point(2100, 4200),
  ]);
  avenue(
    MAIN_STREETS.gardenRing,
    sampleCurve(
      (angle) => point(CENTRE.x + 1180 * Math.cos(angle), CENTRE.y + 1180 * Math.sin(angle)),
      0.02,
      6.283 + 0.02,
      0.045,
    ),
  );
  for (const [side, name] of [
    [-1, MAIN_STREETS.westEmbankment],
    [1, MAIN_STREETS.eastEmbankment],
  ] as const) {
    const bank = alongRiver(side, 16, { from: -1900, to: 2600, step: 14 });
    add(
      registry.add(name, 'tertiary'),
      'tertiary',
      bank.filter((p) => isOnLand(p, 40) && isInCity(cells, p)),
    );
  }
  add(
    registry.add(MAIN_STREETS.lakeshoreDrive, 'tertiary'),
    'tertiary',
    sampleCurve(aroundGreatPark, 0, 2 * Math.PI + 0.01, Math.PI / 40),
  );
  add(
    registry.add(MAIN_STREETS.expressway, 'trunk'),
    'trunk',
    sampleCurve((x) => point(x, expresswayY(x)), -6000, 6000, 30),
    0,
    ['driving'],
  );
  return roads;
};

/** Detects whether a new road would run close beside an existing one. */
export class ParallelRoads {
  static readonly #REACH = 46;
  readonly #segments = new SpatialGrid<[Point, Point]>(60);

  add(roads: readonly RoadLine[]): void {
    for (const { line } of roads) {
      forEachSegment(line, (a, b) => {
        this.#segments.add(
          {
            minX: Math.min(a.x, b.x) - ParallelRoads.#REACH,
            minY: Math.min(a.y, b.y) - ParallelRoads.#REACH,
            maxX: Math.max(a.x, b.x) + ParallelRoads.#REACH,
            maxY: Math.max(a.y, b.y) + ParallelRoads.#REACH,
          },
          [a, b],
        );
      });
    }
  }

  isBeside(p: Point, direction: Point, within: number): boolean {
    return this.#segments.at(p).some(([a, b]) => {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const sine = Math.abs(direction.x * dy - direction.y * dx) / hypotenuse(dx, dy);
      return sine < 0.36 && distanceToSegment(p, a, b) < within;
    });
  }
}
