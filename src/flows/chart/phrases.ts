import type { ChartEdge } from './chart.types';
import { transitionIdOf } from './read-chart';
import type { WordedChart } from './view.types';

type Language = 'en' | 'ar';

const SMALL_WORDS = {
  en: { if: 'if', elseIf: 'else if', otherwise: 'otherwise', done: 'When it is done', atOnce: 'immediately' },
  ar: { if: 'إذا', elseIf: 'وإلا إذا', otherwise: 'وإلا', done: 'عند الاكتمال', atOnce: 'فورًا' },
} as const;

export type Phrase = {
  /** The event in words. `null`: the transition needs no event text. */
  event: string | null;
  /** Such as `2 else if the cart is empty`. The number is the evaluation order. */
  condition: string | null;
};

/** Returns the label of every transition, keyed by edge id. */
export function phrasesOf(chart: WordedChart, language: Language): Map<string, Phrase> {
  const decisions = new Map<string, string[]>();
  for (const edge of chart.edges) {
    const id = transitionIdOf(edge.id);
    const known = decisions.get(decisionOf(edge)) ?? [];
    if (!known.includes(id)) decisions.set(decisionOf(edge), [...known, id]);
  }
  return new Map(
    chart.edges.map((edge) => {
      const order = decisions.get(decisionOf(edge)) ?? [];
      const condition = conditionIn(
        chart,
        edge,
        order.indexOf(transitionIdOf(edge.id)),
        order.length,
        language,
      );
      const event = eventIn(chart, edge, language);
      return [
        edge.id,
        event || condition ? { event, condition } : { event: SMALL_WORDS[language].atOnce, condition },
      ];
    }),
  );
}

const decisionOf = ({ from, eventType }: ChartEdge): string => `${from} ${eventType}`;

function eventIn({ words }: WordedChart, edge: ChartEdge, language: Language): string | null {
  if (edge.kind === 'always') return null;
  const known = words.edges[transitionIdOf(edge.id)]?.[language];
  if (known) return known;
  return edge.eventType.startsWith('xstate.done.state.')
    ? SMALL_WORDS[language].done
    : readableName(edge.event);
}

function conditionIn(
  chart: WordedChart,
  { guard }: ChartEdge,
  index: number,
  count: number,
  language: Language,
): string | null {
  const small = SMALL_WORDS[language];
  if (guard === null) return count > 1 ? small.otherwise : null;
  const words = guardWords(chart, guard, language);
  if (count === 1) return `${small.if} ${words}`;
  return `${index + 1} ${index === 0 ? small.if : small.elseIf} ${words}`;
}

/** Returns a guard in words, such as `the cart is empty`. */
export const guardWords = ({ words }: WordedChart, guard: string, language: Language): string =>
  words.guards[guard]?.[language] ?? readableName(guard);

/** `isUnread` becomes `unread`, `add.requested` becomes `add requested`. */
export const readableName = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll('.', ' ')
    .replaceAll(/(?<=[a-z])([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
