import FlatQueue from 'flatqueue';
import type { TravelMode } from './city/city.types';
import { at } from './city/geometry';
import type { RoadGraph, Snap } from './road-graph';

/** Returns the seconds of the fastest route from a start. `null`: there is no route. */
export type RouteTimes = (start: Snap) => number | null;

/**
 * Computes the travel times of all starts to one destination, by a single search backwards from it
 * (Dijkstra).
 */
export function routeTimesTo(graph: RoadGraph, end: Snap, mode: TravelMode): RouteTimes {
  const seconds = new Float64Array(graph.junctions.length).fill(Infinity);
  const metres = new Float64Array(graph.junctions.length);
  const secondsFrom = (junction: number) => seconds[junction] ?? Infinity;
  const metresFrom = (junction: number) => metres[junction] ?? 0;
  const queue = new FlatQueue<number>();
  const reach = (junction: number, cost: number, length: number) => {
    if (cost >= secondsFrom(junction)) return;
    seconds[junction] = cost;
    metres[junction] = length;
    queue.push(junction, cost);
  };
  const mayTurn = ({ road }: Snap) => graph.mayTravel(road, true, mode);
  const endRoad = at(graph.roads, end.road);
  const endSeconds = graph.secondsOf(end.road, mode);
  reach(endRoad.from, endSeconds * end.share, endRoad.length * end.share);
  if (mayTurn(end)) reach(endRoad.to, endSeconds * (1 - end.share), endRoad.length * (1 - end.share));
  const settled = new Uint8Array(graph.junctions.length);
  while (queue.length > 0) {
    const junction = queue.pop() ?? 0;
    if (settled[junction]) continue;
    settled[junction] = 1;
    for (const { from, road } of graph.arcsInto(junction, mode)) {
      reach(
        from,
        secondsFrom(junction) + graph.secondsOf(road, mode),
        metresFrom(junction) + at(graph.roads, road).length,
      );
    }
  }
  return (start) => {
    const { from, to, length } = at(graph.roads, start.road);
    const whole = graph.secondsOf(start.road, mode);
    const ways = [through(to, 1 - start.share)];
    if (mayTurn(start)) ways.push(through(from, start.share));
    const isBackward = start.share > end.share;
    if (start.road === end.road && (!isBackward || mayTurn(start))) {
      const share = Math.abs(start.share - end.share);
      ways.push({ seconds: whole * share, metres: length * share });
    }
    const best = ways.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    return best.seconds === Infinity ? null : best.metres;

    function through(junction: number, share: number) {
      return {
        seconds: whole * share + secondsFrom(junction),
        metres: length * share + metresFrom(junction),
      };
    }
  };
}
