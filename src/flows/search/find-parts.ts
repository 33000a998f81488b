import { titleOf } from '../chart/parts';
import { phrasesOf } from '../chart/phrases';
import { transitionIdOf } from '../chart/read-chart';
import { conditionOf } from '../chart/rows';
import type { FlowChart } from '../flow-data.types';

export type Hit = {
  machine: string;
  machineTitle: string;
  part: string;
  words: string;
  code: string;
  rules: readonly string[];
  /** The text of a rule, if the search matched it. */
  sentence: string | null;
};
type Entry = { hit: Hit; text: string };
type Rules = Readonly<Record<string, string>>;

const MAX = 40;

/** Lower case, without Arabic vowel signs, and with one form of alif. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[ً-ْٰ]/g, '').replaceAll(/[أإآ]/g, 'ا');

/** Finds the parts of all charts that match every search word, in both languages. */
export function findParts(entries: readonly Entry[], rules: Rules, question: string): Hit[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .slice(0, MAX)
    .map(({ hit }) => {
      const rule = hit.rules.find((id) => words.some((word) => plain(rules[id] ?? '').includes(word)));
      return { ...hit, sentence: rule ? `${rule}: ${rules[rule]}` : null };
    });
}

/** The searched texts are titles, words, code names, rules and screen descriptions. */
export const entriesOf = (charts: readonly FlowChart[], rules: Rules, language: 'en' | 'ar'): Entry[] =>
  charts.flatMap((chart) => partsOf(chart, rules, language));

function partsOf(chart: FlowChart, sentences: Rules, language: 'en' | 'ar'): Entry[] {
  const short = (id: string) => id.slice(chart.id.length + 1) || chart.id;
  const part = (
    id: string,
    words: string,
    code: string,
    rules: readonly string[],
    more: readonly (string | null | undefined)[],
  ): Entry => ({
    hit: { machine: chart.id, machineTitle: chart.title, part: id, words, code, rules, sentence: null },
    text: plain(
      [
        chart.id,
        chart.title,
        chart.arabic.title,
        words,
        code,
        ...rules.flatMap((rule) => [rule, sentences[rule]]),
        ...more,
      ].join(' '),
    ),
  });
  const phrases = { en: phrasesOf(chart, 'en'), ar: phrasesOf(chart, 'ar') };
  const sentence = (id: string, locale: 'en' | 'ar') => {
    const { event = null, condition = null } = phrases[locale].get(id) ?? {};
    return [event, condition].filter(Boolean).join(' · ');
  };
  return [
    ...chart.nodes.map(({ id, path, description, rules, invokes }) => {
      const seen = chart.seen[id];
      const texts = [description, seen?.en, seen?.ar, chart.arabic.states[path]];
      return part(id, titleOf(chart, id), short(id), rules, [...texts, ...invokes.map((one) => one.id)]);
    }),
    ...chart.edges
      .filter(({ id }) => transitionIdOf(id) === id)
      .map((edge) => {
        const words = `${titleOf(chart, edge.from)}: ${sentence(edge.id, language)}`;
        const code = `${short(edge.from)}: ${conditionOf(edge)}`;
        const texts = [edge.description, sentence(edge.id, 'en'), sentence(edge.id, 'ar'), ...edge.actions];
        return part(edge.id, words, code, edge.rules, texts);
      }),
  ];
}
