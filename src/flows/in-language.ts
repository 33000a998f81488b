import type { FlowChart } from './flow-data.types';

/** The names in a chart are the program's own; its titles are in the language of the reader. */
export function inLanguage(chart: FlowChart, language: string): FlowChart {
  if (language !== 'ar') return chart;
  const { title, states } = chart.arabic;
  return {
    ...chart,
    title,
    nodes: chart.nodes.map((node) => ({
      ...node,
      title: node.parent === null ? title : (states[node.path] ?? node.title),
    })),
  };
}
