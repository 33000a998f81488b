import { edgeIds } from '../../src/flows/chart/read-chart';
import type { Report } from './report';

/**
 * Returns the transitions that each path in each test file takes. The coverage of a test run is computed from
 * them.
 */
export function toWalks(reports: readonly Report[]): string {
  const walks = reports.map(({ flow, machine, stories, paths }) => {
    const ids = edgeIds(flow.model.machine);
    const edgesOf = (index: number): string[] => {
      const { start, steps } = paths[index] ?? { start: null, steps: [] };
      const taken = [...(start ? [start] : []), ...steps].flatMap((moment) => moment.taken);
      return [...new Set(taken.flatMap((transition) => ids.get(transition) ?? []))];
    };
    return [machine, Object.fromEntries(stories.map(({ id }, index) => [id, edgesOf(index)]))];
  });
  return `${JSON.stringify(Object.fromEntries(walks), null, 1)}\n`;
}
