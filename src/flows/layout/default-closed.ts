import { rowsIdOf } from '../chart/view';
import type { WordedChart } from '../chart/view.types';

/**
 * Returns the sets of collapsed parents to try. The first is empty. The last has all parents except the
 * outermost.
 */
export function closedSets(chart: WordedChart): ReadonlySet<string>[] {
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const depthOf = (id: string): number => {
    const parent = parents.get(id) ?? null;
    return parent === null ? 0 : 1 + depthOf(parent);
  };
  const isParent = (id: string) => chart.nodes.some(({ parent }) => parent === id);
  const folds = chart.nodes.map(({ id }) => rowsIdOf(id));
  const inner = chart.nodes.map(({ id }) => id).filter(isParent);
  const sets = [Number.POSITIVE_INFINITY, 3, 2, 1].map((depth) => inner.filter((id) => depthOf(id) >= depth));
  return sets
    .filter((set, index) => index === 0 || set.length > (sets[index - 1]?.length ?? 0))
    .map((set) => new Set([...folds, ...set]));
}
