import type { Road, RoadNetwork } from './city.types';
import { at, lengthOf, type Point } from './geometry';
import type { SeededRandom } from './random';
import { warp } from './terrain';

const STUB_LENGTH = 26;
const TRIMS = 4;

const countAt = (counts: Uint16Array, index: number): number => counts[index] ?? 0;

const degreesOf = (roads: readonly Road[], junctionCount: number): Uint16Array => {
  const degrees = new Uint16Array(junctionCount);
  for (const { from, to } of roads) {
    degrees[from] = countAt(degrees, from) + 1;
    degrees[to] = countAt(degrees, to) + 1;
  }
  return degrees;
};

/** Removes a few streets, so that not all blocks are rectangles. */
export const thinOut = (roads: readonly Road[], junctionCount: number, random: SeededRandom): Road[] => {
  const degrees = degreesOf(roads, junctionCount);
  return roads.filter(({ class: roadClass, from, to }) => {
    const isSpare = roadClass === 'residential' && countAt(degrees, from) > 3 && countAt(degrees, to) > 3;
    if (!isSpare || !random.chance(0.09)) return true;
    degrees[from] = countAt(degrees, from) - 1;
    degrees[to] = countAt(degrees, to) - 1;
    return false;
  });
};

/** Removes short dead ends, and bridges that end on the other bank. */
export const trimDeadEnds = (roads: readonly Road[], junctionCount: number): Road[] => {
  let trimmed = [...roads];
  for (let round = 0; round < TRIMS; round++) {
    const degrees = degreesOf(trimmed, junctionCount);
    trimmed = trimmed.filter((road) => {
      const isDeadEnd = countAt(degrees, road.from) === 1 || countAt(degrees, road.to) === 1;
      return road.class === 'trunk' || !isDeadEnd || !(road.isBridge || lengthOf(road.line) < STUB_LENGTH);
    });
  }
  return trimmed;
};

/** Keeps only the largest connected part of the network. */
export const largestConnectedPart = (roads: readonly Road[], junctionCount: number): Road[] => {
  const parents = Array.from({ length: junctionCount }, (_, index) => index);
  const rootOf = (junction: number): number => {
    let root = junction;
    while (at(parents, root) !== root) {
      parents[root] = at(parents, at(parents, root));
      root = at(parents, root);
    }
    return root;
  };
  for (const { from, to } of roads) parents[rootOf(from)] = rootOf(to);
  const sizes = new Map<number, number>();
  for (const { from } of roads) sizes.set(rootOf(from), (sizes.get(rootOf(from)) ?? 0) + 1);
  const largest = [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0];
  return roads.filter(({ from }) => rootOf(from) === largest);
};

/** Completes the network: distorts it, drops unused junctions, and measures the roads. */
export const finishNetwork = (roads: readonly Road[], points: readonly Point[]): RoadNetwork => {
  const numbers = new Map<number, number>();
  const junctions: Point[] = [];
  const renumber = (junction: number): number => {
    const known = numbers.get(junction);
    if (known !== undefined) return known;
    junctions.push(warp(at(points, junction)));
    numbers.set(junction, junctions.length - 1);
    return junctions.length - 1;
  };
  const finished = roads.map((road) => {
    const line = road.line.map(warp);
    return { ...road, line, length: lengthOf(line), from: renumber(road.from), to: renumber(road.to) };
  });
  return { junctions, roads: openTrappingOneWays(finished, junctions.length) };
};

/** Makes some one-way streets two-way, so that cars can reach every junction from every other. */
const openTrappingOneWays = (roads: readonly Road[], junctionCount: number): Road[] => {
  let current = [...roads];
  for (;;) {
    const forward = drivableFrom(current, junctionCount, false);
    const backward = drivableFrom(current, junctionCount, true);
    const isTrapping = ({ isOneWay, from, to }: Road) =>
      isOneWay && ![from, to].every((junction) => forward[junction] && backward[junction]);
    if (!current.some(isTrapping)) return current;
    current = current.map((road) => (isTrapping(road) ? { ...road, isOneWay: false } : road));
  }
};

const drivableFrom = (roads: readonly Road[], junctionCount: number, isReverse: boolean): Uint8Array => {
  const neighbours = Array.from({ length: junctionCount }, (): number[] => []);
  for (const { from, to, modes, isOneWay } of roads) {
    if (!modes.includes('driving')) continue;
    if (!isReverse || !isOneWay) at(neighbours, from).push(to);
    if (isReverse || !isOneWay) at(neighbours, to).push(from);
  }
  const reached = new Uint8Array(junctionCount);
  const pending = [at(roads, 0).from];
  reached[at(pending, 0)] = 1;
  for (let junction = pending.pop(); junction !== undefined; junction = pending.pop()) {
    for (const neighbour of at(neighbours, junction)) {
      if (reached[neighbour]) continue;
      reached[neighbour] = 1;
      pending.push(neighbour);
    }
  }
  return reached;
};
