import type { Chart } from '../chart/chart.types';
import { conditionOf } from '../chart/rows';

type Hit = {
  machine: string;
  machineTitle: string;
  part: string;
  words: string;
  rules: readonly string[];
};

const MOST = 40;

/** States, events and rules of all charts that hold every word of the question. */
export function findParts(charts: readonly Chart[], question: string): Hit[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return charts
    .flatMap(partsOf)
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

function partsOf(chart: Chart): { hit: Hit; text: string }[] {
  const part = (id: string, words: string, rules: readonly string[], more: (string | null)[]) => ({
    hit: { machine: chart.id, machineTitle: chart.title, part: id, words, rules },
    text: [chart.title, words, ...rules, ...more].join(' ').toLowerCase(),
  });
  return [
    ...chart.nodes.map(({ id, path, title, description, rules, invokes }) =>
      part(id, path || chart.id, rules, [title, description, ...invokes.map((invoke) => invoke.id)]),
    ),
    ...chart.edges.map((edge) => {
      const from = edge.from.slice(chart.id.length + 1) || chart.id;
      return part(edge.id, `${from}: ${conditionOf(edge)}`, edge.rules, [edge.description, ...edge.actions]);
    }),
  ];
}
