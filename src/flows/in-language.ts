import type { FlowChart } from './flow-data.types';

/** Translates the titles. Names of states and events stay as in the code. */
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
