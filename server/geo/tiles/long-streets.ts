import type { Road } from '../city/city.types';
import type { Line } from '../city/geometry';
import { at } from '../city/geometry';

type LongStreet = { road: Road; line: Line };

/** Joins the roads of a street into long lines, so that the map has space for the street's name. */
export function longStreets(roads: readonly Road[]): LongStreet[] {
  return [...alikeOf(roads).values()].flatMap(joined);
}

function alikeOf(roads: readonly Road[]): Map<string, Road[]> {
  const groups = new Map<string, Road[]>();
  for (const road of roads) {
    const key = [road.street, road.class, road.isBridge, road.isOneWay].join();
    groups.set(key, [...(groups.get(key) ?? []), road]);
  }
  return groups;
}

function joined(roads: readonly Road[]): LongStreet[] {
  const left = new Set(roads);
  const found: LongStreet[] = [];
  for (const road of roads) {
    if (!left.delete(road)) continue;
    const onward = grow(left, road.to, road.isOneWay ? 'to' : 'both');
    const backward = grow(left, road.from, road.isOneWay ? 'from' : 'both');
    const before = [...backward].reverse().slice(0, -1);
    found.push({ road, line: [...before, ...road.line, ...onward.slice(1)] });
  }
  return found;
}

/**
 * Extends a line with the remaining roads of the street. One-way roads are followed only in their direction.
 */
function grow(left: Set<Road>, start: number, direction: 'to' | 'from' | 'both'): Line {
  const line: Line = [];
  let end = start;
  for (;;) {
    const next = [...left].find(
      ({ from, to }) => (direction !== 'from' && from === end) || (direction !== 'to' && to === end),
    );
    if (next === undefined) return line;
    left.delete(next);
    const isForward = next.from === end && direction !== 'from';
    const points = isForward ? next.line : [...next.line].reverse();
    line.push(...(line.length === 0 ? [at(points, 0)] : []), ...points.slice(1));
    end = isForward ? next.to : next.from;
  }
}
