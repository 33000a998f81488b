import type { Road } from './city.types';
import { at, type Ring, signedArea } from './geometry';

/** An area enclosed by roads. `junctions` are its corners, `spurs` the dead ends inside it. */
export type Block = { ring: Ring; area: number; junctions: number[]; spurs: Road[] };

const SMALLEST = 900;
const LARGEST = 450_000;

type Departure = { road: number; isBackward: boolean; angle: number };

/**
 * Finds the blocks: follows the left side of every road until it returns to its start. Each such walk
 * encloses a block.
 */
export const findBlocks = (roads: readonly Road[]): Block[] => {
  const departures = departuresByJunction(roads);
  const visited = new Uint8Array(roads.length * 2);
  const blocks: Block[] = [];
  for (let side = 0; side < roads.length * 2; side++) {
    if (visited[side]) continue;
    const block = walk(side, roads, departures, visited);
    if (block.area > SMALLEST && block.area < LARGEST) blocks.push(block);
  }
  return blocks;
};

const departuresByJunction = (roads: readonly Road[]): Map<number, Departure[]> => {
  const departures = new Map<number, Departure[]>();
  const add = (junction: number, departure: Departure) => {
    const fan = departures.get(junction);
    if (fan) fan.push(departure);
    else departures.set(junction, [departure]);
  };
  roads.forEach(({ from, to, line }, road) => {
    const start = at(line, 0);
    const afterStart = at(line, 1);
    const end = at(line, line.length - 1);
    const beforeEnd = at(line, line.length - 2);
    add(from, { road, isBackward: false, angle: Math.atan2(afterStart.y - start.y, afterStart.x - start.x) });
    add(to, { road, isBackward: true, angle: Math.atan2(beforeEnd.y - end.y, beforeEnd.x - end.x) });
  });
  for (const fan of departures.values()) fan.sort((a, b) => a.angle - b.angle);
  return departures;
};

const walk = (
  firstSide: number,
  roads: readonly Road[],
  departures: ReadonlyMap<number, Departure[]>,
  visited: Uint8Array,
): Block => {
  const ring: Ring = [];
  const junctions: number[] = [];
  const walked = new Set<number>();
  const spurs: Road[] = [];
  let index = firstSide >> 1;
  let isBackward = (firstSide & 1) === 1;
  while (!visited[index * 2 + Number(isBackward)]) {
    visited[index * 2 + Number(isBackward)] = 1;
    const road = at(roads, index);
    if (walked.has(index)) spurs.push(road);
    walked.add(index);
    const line = isBackward ? [...road.line].reverse() : road.line;
    ring.push(...line.slice(0, -1));
    junctions.push(isBackward ? road.to : road.from);
    const fan = departures.get(isBackward ? road.from : road.to) ?? [];
    const arrival = fan.findIndex((d) => d.road === index && d.isBackward !== isBackward);
    const next = at(fan, (arrival - 1 + fan.length) % fan.length);
    index = next.road;
    isBackward = next.isBackward;
  }
  return { ring, area: signedArea(ring), junctions, spurs };
};
