import Flatbush from 'flatbush';
import type { Road, RoadClass, RoadNetwork, TravelMode } from './city/city.types';
import { at, distanceBetween, forEachSegment, nearestOnSegment, type Point } from './city/geometry';

/** A road that leaves a junction. */
export type Arc = { to: number; road: number; isBackward: boolean };
/** A road that arrives at a junction. */
type ArcInto = { from: number; road: number };
/** A point on a road: `share` is 0 at its start and 1 at its end. */
export type Snap = { road: number; share: number; distance: number };

/**
 * The maximum distance in metres from a point to a road. A point that is farther away can't be reached in
 * that mode.
 */
const SNAPPING_METRES = 250;

const everywhere = (speed: number): Record<RoadClass, number> => ({
  trunk: speed,
  primary: speed,
  secondary: speed,
  tertiary: speed,
  residential: speed,
  footway: speed,
  cycleway: speed,
});
const KM_PER_HOUR: Record<TravelMode, Record<RoadClass, number>> = {
  driving: { ...everywhere(22), trunk: 70, primary: 42, secondary: 36, tertiary: 30 },
  walking: everywhere(4.8),
  bicycling: { ...everywhere(15), residential: 14, footway: 8, cycleway: 18 },
};
const SECONDS_PER_JUNCTION: Record<TravelMode, number> = { driving: 6, walking: 4, bicycling: 3 };

const metresPerSecond = (kmPerHour: number) => kmPerHour / 3.6;
const fastestIn = (mode: TravelMode) => metresPerSecond(Math.max(...Object.values(KM_PER_HOUR[mode])));
const FASTEST: Record<TravelMode, number> = {
  driving: fastestIn('driving'),
  walking: fastestIn('walking'),
  bicycling: fastestIn('bicycling'),
};

/** The road network for routing: roads per junction, travel times, and the roads near a point. */
export class RoadGraph {
  readonly roads: readonly Road[];
  readonly junctions: readonly Point[];
  readonly #arcs: Record<TravelMode, Arc[][]>;
  readonly #arcsInto: Partial<Record<TravelMode, ArcInto[][]>> = {};
  readonly #seconds: Record<TravelMode, number[]>;
  readonly #segments: { road: number; index: number }[] = [];
  readonly #tree: Flatbush;

  constructor({ roads, junctions }: RoadNetwork) {
    this.roads = roads;
    this.junctions = junctions;
    const secondsIn = (mode: TravelMode) =>
      roads.map((road) =>
        road.modes.includes(mode)
          ? road.length / metresPerSecond(KM_PER_HOUR[mode][road.class]) + SECONDS_PER_JUNCTION[mode]
          : Infinity,
      );
    this.#seconds = {
      driving: secondsIn('driving'),
      walking: secondsIn('walking'),
      bicycling: secondsIn('bicycling'),
    };
    this.#arcs = {
      driving: this.#arcsIn('driving'),
      walking: this.#arcsIn('walking'),
      bicycling: this.#arcsIn('bicycling'),
    };
    roads.forEach(({ line }, road) => {
      forEachSegment(line, (_a, _b, index) => this.#segments.push({ road, index }));
    });
    this.#tree = new Flatbush(this.#segments.length);
    for (const { road, index } of this.#segments) {
      const { line } = at(roads, road);
      const a = at(line, index);
      const b = at(line, index + 1);
      this.#tree.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
    }
    this.#tree.finish();
  }

  /** Returns the roads that leave this junction and that the mode may use. */
  arcsFrom(junction: number, mode: TravelMode): readonly Arc[] {
    return at(this.#arcs[mode], junction);
  }

  /** Returns the roads that arrive at this junction and that the mode may use. Computed on first use. */
  arcsInto(junction: number, mode: TravelMode): readonly ArcInto[] {
    this.#arcsInto[mode] ??= this.#turned(this.#arcs[mode]);
    return at(this.#arcsInto[mode], junction);
  }

  #turned(arcs: readonly Arc[][]): ArcInto[][] {
    const into: ArcInto[][] = arcs.map(() => []);
    arcs.forEach((ways, from) => {
      for (const { to, road } of ways) at(into, to).push({ from, road });
    });
    return into;
  }

  #arcsIn(mode: TravelMode): Arc[][] {
    const arcs: Arc[][] = this.junctions.map(() => []);
    this.roads.forEach(({ from, to }, road) => {
      if (this.secondsOf(road, mode) === Infinity) return;
      at(arcs, from).push({ to, road, isBackward: false });
      if (this.mayTravel(road, true, mode)) at(arcs, to).push({ to: from, road, isBackward: true });
    });
    return arcs;
  }

  /** Returns whether the mode may use the road in this direction. One-way streets apply to cars only. */
  mayTravel(road: number, isBackward: boolean, mode: TravelMode): boolean {
    return !(isBackward && mode === 'driving' && at(this.roads, road).isOneWay);
  }

  secondsOf(road: number, mode: TravelMode): number {
    return at(this.#seconds[mode], road);
  }

  /** Returns a lower bound of the travel time between two points, in seconds: the heuristic of A*. */
  leastSeconds(from: Point, to: Point, mode: TravelMode): number {
    return distanceBetween(from, to) / FASTEST[mode];
  }

  snap(point: Point, mode: TravelMode): Snap | null {
    let nearest: Snap | null = null;
    const { x, y } = point;
    const around = this.#tree.search(
      x - SNAPPING_METRES,
      y - SNAPPING_METRES,
      x + SNAPPING_METRES,
      y + SNAPPING_METRES,
    );
    for (const candidate of around) {
      const { road, index } = at(this.#segments, candidate);
      if (this.secondsOf(road, mode) === Infinity) continue;
      const { line, length } = at(this.roads, road);
      const a = at(line, index);
      const b = at(line, index + 1);
      const onSegment = nearestOnSegment(point, a, b);
      const distance = distanceBetween(point, onSegment.point);
      if (distance > (nearest?.distance ?? SNAPPING_METRES)) continue;
      let before = 0;
      forEachSegment(line.slice(0, index + 1), (start, end) => {
        before += distanceBetween(start, end);
      });
      const along = before + distanceBetween(a, b) * onSegment.share;
      nearest = { road, share: Math.min(1, along / length), distance };
    }
    return nearest;
  }
}
