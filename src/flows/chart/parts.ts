import type { Chart, ChartEdge } from './chart.types';
import { phrasesOf } from './phrases';
import { conditionOf } from './rows';
import type { WordedChart } from './view.types';

export type PartFacts = {
  /** The part's name in the code. */
  code: string;
  description: string | null;
  rules: readonly string[];
  /** The state itself, or the source state of the transition. */
  stateId: string;
};
export type Part = PartFacts & {
  name: string;
};

/** Returns the code name, the description and the rules of a state or a transition. */
export function factsOf(chart: Chart, id: string): PartFacts | null {
  const short = (state: string) => state.slice(chart.id.length + 1) || chart.id;
  const node = chart.nodes.find((one) => one.id === id);
  if (node) return { ...node, code: short(id), stateId: id };
  const edge = chart.edges.find((one) => one.id === id);
  if (!edge) return null;
  const target = edge.isInternal ? '' : ` → ${short(edge.to)}`;
  const actions = edge.actions.length > 0 ? ` / ${edge.actions.join(', ')}` : '';
  const code = `${short(edge.from)}: ${conditionOf(edge)}${target}${actions}`;
  return { code, description: edge.description, rules: edge.rules, stateId: edge.from };
}

export function partOf(chart: WordedChart, id: string, language: 'en' | 'ar'): Part | null {
  const facts = factsOf(chart, id);
  if (!facts) return null;
  const edge = chart.edges.find((one) => one.id === id);
  return { ...facts, name: edge ? transitionText(chart, edge, language) : titleOf(chart, id) };
}

/** Returns the event and the target of a transition, in words. */
export const transitionText = (chart: WordedChart, edge: ChartEdge, language: 'en' | 'ar'): string =>
  `${sentenceOf(chart, edge.id, language)}${edge.isInternal ? '' : ` → ${titleOf(chart, edge.to)}`}`;

export const titleOf = ({ nodes }: WordedChart, id: string): string => {
  const node = nodes.find((one) => one.id === id);
  return node?.title ?? node?.key ?? id;
};

export function sentenceOf(chart: WordedChart, edgeId: string, language: 'en' | 'ar'): string {
  const { event = null, condition = null } = phrasesOf(chart, language).get(edgeId) ?? {};
  return [event, condition].filter(Boolean).join(' · ');
}

/** Returns the titles of the innermost active states, such as `Choosing › Out of stock`. */
export function placesIn(chart: WordedChart, active: ReadonlySet<string>): string[] {
  const leaves = chart.nodes.filter(
    ({ id }) => active.has(id) && !chart.nodes.some(({ parent }) => parent === id),
  );
  return leaves.map(({ id }) => {
    const titles: string[] = [];
    for (let at = chart.nodes.find((one) => one.id === id); at?.parent; at = parentOf(chart, at.parent))
      titles.unshift(at.title ?? at.key);
    return titles.join(' › ') || chart.title;
  });
}

const parentOf = ({ nodes }: WordedChart, id: string) => nodes.find((one) => one.id === id);
