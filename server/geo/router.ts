import FlatQueue from 'flatqueue';
import type { LatLng } from '../../domain/geo';
import { BoundedCache } from './bounded-cache';
import type { City, TravelMode } from './city/city.types';
import { at, distanceBetween, distancesAlong, interpolate, type Line } from './city/geometry';
import type { Projection } from './city/projection';
import type { Route, Router } from './geo';
import { type Arc, RoadGraph, type Snap } from './road-graph';
import { type RouteTimes, routeTimesTo } from './route-times';

/** A part of one road, from one share of its length to another, between 0 and 1. */
type Leg = { road: number } & Stretch;
type Stretch = { from: number; to: number };
type Found = { seconds: number; legs: Leg[] };

const SAME_POINT_METRES = 0.05;
/** The maximum number of destinations in the cache. Each takes about 50 KB. */
const MAX_ENDS = 100;
/** The maximum number of starts in the cache. There are few, because starts are stores and never homes. */
const MAX_STARTS = 10_000;

/** Finds the fastest routes through a city (A*). */
export class CityRouter implements Router {
  readonly #graph: RoadGraph;
  readonly #projection: Projection;
  readonly #ways = new BoundedCache<RouteTimes | null>(MAX_ENDS);
  readonly #starts = new BoundedCache<Snap | null>(MAX_STARTS);

  constructor({ network, projection }: Pick<City, 'network' | 'projection'>) {
    this.#graph = new RoadGraph(network);
    this.#projection = projection;
  }

  async route(from: LatLng, to: LatLng, mode: TravelMode): Promise<Route | null> {
    const { toLatLng } = this.#projection;
    const start = this.#snap(from, mode);
    const end = this.#snap(to, mode);
    const found = start && end && this.#search(start, end, mode);
    if (!found) return null;
    const metres = found.legs.reduce(
      (sum, leg) => sum + at(this.#graph.roads, leg.road).length * Math.abs(leg.to - leg.from),
      0,
    );
    return { mode, metres, seconds: found.seconds, points: this.#lineOf(found.legs).map(toLatLng) };
  }

  async metresTo(starts: readonly LatLng[], to: LatLng, mode: TravelMode): Promise<(number | null)[]> {
    const key = ({ lat, lng }: LatLng) => `${mode}|${lat},${lng}`;
    const ways = await this.#ways.get(key(to), async () => {
      const end = this.#snap(to, mode);
      return end && routeTimesTo(this.#graph, end, mode);
    });
    if (!ways) return starts.map(() => null);
    const snapped = await Promise.all(
      starts.map((start) => this.#starts.get(key(start), async () => this.#snap(start, mode))),
    );
    return snapped.map((start) => start && ways(start));
  }

  #snap(point: LatLng, mode: TravelMode): Snap | null {
    return this.#graph.snap(this.#projection.toMetres(point), mode);
  }

  #search(start: Snap, end: Snap, mode: TravelMode): Found | null {
    const graph = this.#graph;
    const startRoad = at(graph.roads, start.road);
    const endRoad = at(graph.roads, end.road);
    const endSeconds = graph.secondsOf(end.road, mode);
    const target = at(this.#lineOf([{ road: end.road, from: end.share, to: end.share }]), 0);

    const seconds = new Map<number, number>();
    const arrivals = new Map<number, { arc: Arc; from: number } | null>();
    const queue = new FlatQueue<number>();
    const reach = (junction: number, cost: number, arrival: { arc: Arc; from: number } | null) => {
      if (cost >= (seconds.get(junction) ?? Infinity)) return;
      seconds.set(junction, cost);
      arrivals.set(junction, arrival);
      queue.push(junction, cost + graph.leastSeconds(at(graph.junctions, junction), target, mode));
    };
    const startSeconds = graph.secondsOf(start.road, mode);
    reach(startRoad.to, startSeconds * (1 - start.share), null);
    if (graph.mayTravel(start.road, true, mode)) reach(startRoad.from, startSeconds * start.share, null);

    let best = this.#directly(start, end, mode);
    let bestJunction: number | null = null;
    const finish = (junction: number, cost: number) => {
      if (cost >= best) return;
      best = cost;
      bestJunction = junction;
    };
    const settled = new Set<number>();
    while (queue.length > 0 && (queue.peekValue() ?? Infinity) < best) {
      const junction = queue.pop() ?? 0;
      if (settled.has(junction)) continue;
      settled.add(junction);
      const cost = seconds.get(junction) ?? Infinity;
      if (junction === endRoad.from) finish(junction, cost + endSeconds * end.share);
      if (junction === endRoad.to && graph.mayTravel(end.road, true, mode)) {
        finish(junction, cost + endSeconds * (1 - end.share));
      }
      for (const arc of graph.arcsFrom(junction, mode)) {
        reach(arc.to, cost + graph.secondsOf(arc.road, mode), { arc, from: junction });
      }
    }
    if (best === Infinity) return null;
    if (bestJunction === null) {
      return { seconds: best, legs: [{ road: start.road, from: start.share, to: end.share }] };
    }
    return { seconds: best, legs: legsThrough(bestJunction) };

    function legsThrough(lastJunction: number): Leg[] {
      const legs: Leg[] = [{ road: end.road, from: lastJunction === endRoad.from ? 0 : 1, to: end.share }];
      let junction = lastJunction;
      for (let arrival = arrivals.get(junction); arrival; arrival = arrivals.get(junction)) {
        const { arc } = arrival;
        legs.unshift({ road: arc.road, from: arc.isBackward ? 1 : 0, to: arc.isBackward ? 0 : 1 });
        junction = arrival.from;
      }
      legs.unshift({ road: start.road, from: start.share, to: junction === startRoad.to ? 1 : 0 });
      return legs;
    }
  }

  /**
   * Returns the travel time along a single road. `Infinity`: the points are on different roads, or its
   * direction forbids it.
   */
  #directly(start: Snap, end: Snap, mode: TravelMode): number {
    if (start.road !== end.road) return Infinity;
    const isBackward = start.share > end.share;
    if (!this.#graph.mayTravel(start.road, isBackward, mode)) return Infinity;
    return this.#graph.secondsOf(start.road, mode) * Math.abs(start.share - end.share);
  }

  #lineOf(legs: readonly Leg[]): Line {
    const line: Line = [];
    for (const leg of legs) {
      for (const point of stretchOf(at(this.#graph.roads, leg.road).line, leg)) {
        const previous = line.at(-1);
        if (!previous || distanceBetween(previous, point) > SAME_POINT_METRES) line.push(point);
      }
    }
    return line;
  }
}

const stretchOf = (line: Line, { from, to }: Stretch): Line => {
  if (from > to) return stretchOf(line, { from: to, to: from }).reverse();
  const distances = distancesAlong(line);
  const length = at(distances, distances.length - 1);
  const pointAt = (distance: number) => {
    const next = Math.max(
      1,
      distances.findIndex((along) => along >= distance),
    );
    const before = at(distances, next - 1);
    const span = at(distances, next) - before || 1;
    return interpolate(at(line, next - 1), at(line, next), (distance - before) / span);
  };
  const between = line.filter((_, index) => {
    const along = at(distances, index);
    return along > from * length && along < to * length;
  });
  return [pointAt(from * length), ...between, pointAt(to * length)];
};
