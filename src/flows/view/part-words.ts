import type { ChartEdge, ChartNode } from '../chart/chart.types';
import { conditionOf } from '../chart/rows';

/** Charts speak the language of the code: one name for a state in every language of the page. */
export const nodeWords = ({ path, key, title, rules }: ChartNode): string =>
  [path || key, ...(title ? [title] : []), ...rules].join(', ');

export const edgeWords = (edge: ChartEdge): string => {
  const target = edge.isInternal ? '' : ` → ${edge.to.split('.').slice(1).join('.')}`;
  return [`${conditionOf(edge)}${target}`, ...edge.actions, ...edge.rules].join(', ');
};
