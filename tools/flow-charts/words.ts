import { edgeIds } from '../../src/flows/chart/read-chart';
import type { ChartWords, Text } from '../../src/flows/flow-data.types';
import type { AnyWords, Flow } from '../../tests/machines/flow';
import { guardWords } from '../../tests/machines/shared/guards.words';
import { inWordsOfApp } from '../../tests/support/model/app-texts';
import { sayingFor } from '../paths/story';

type Event = { type: string };

/** The texts for the transitions of a flow, from the test steps that take them. */
export function transitionWords({ model, words }: Flow): ChartWords['edges'] {
  const ids = edgeIds(model.machine);
  const sayings = new Map<string, Map<string, Text>>();
  for (const { steps } of model.paths)
    for (const { event, taken } of steps) {
      const [first] = taken;
      const id = first && ids.get(first);
      if (!id || first.eventType !== event.type) continue;
      const text = withoutGaps(inWordsOfApp(sayingFor(words, event).text));
      sayings.set(id, (sayings.get(id) ?? new Map<string, Text>()).set(text.en, text));
    }
  const ofRest = [...ids].flatMap(([{ eventType }, id]): [string, Text][] => {
    const text = sayings.has(id) ? null : sayingOf(words, { type: eventType });
    return text ? [[id, text]] : [];
  });
  return Object.fromEntries([
    ...[...sayings].map(([id, texts]) => [id, inShort([...texts.values()])]),
    ...ofRest,
  ]);
}

/** The text for an event without its data. `null`: the text depends on the data. */
export function sayingOf(words: AnyWords, event: Event): Text | null {
  try {
    return inWordsOfApp(sayingFor(words, event).text);
  } catch {
    return null;
  }
}

/** Removes empty brackets, which remain where a fixture has no data. */
const withoutGaps = ({ en, ar }: Text): Text => ({
  en: en.replace(/ \(\??\)/, ''),
  ar: ar.replace(/ \([?؟]?\)/, ''),
});

/** The common beginning of these texts, or their common end, or else the shortest text. */
function inShort(texts: readonly Text[]): Text {
  const shortest = [...texts].sort((one, other) => one.en.length - other.en.length)[0];
  return {
    en: shared(texts.map(({ en }) => en)) ?? sharedEnd(texts.map(({ en }) => en)) ?? shortest?.en ?? '',
    ar: shared(texts.map(({ ar }) => ar)) ?? sharedEnd(texts.map(({ ar }) => ar)) ?? shortest?.ar ?? '',
  };
}

const LEAST_WORDS = 3;
const isWhole = (text: string) =>
  [/[“«(]/g, /[”»)]/g]
    .map((mark) => text.match(mark)?.length ?? 0)
    .every((count, _, [first]) => count === first);

function shared(sentences: readonly string[]): string | null {
  const [first = '', ...others] = sentences;
  if (others.length === 0) return null;
  const words = first.split(' ');
  const differs = words.findIndex((word, index) => others.some((other) => other.split(' ')[index] !== word));
  const beginning = words.slice(0, differs);
  while (beginning.length >= LEAST_WORDS && !isWhole(beginning.join(' '))) beginning.pop();
  return differs > 0 && beginning.length >= LEAST_WORDS
    ? `${beginning.join(' ').replace(/[:;,]$/, '')} …`
    : null;
}

/** Such as `Press “Continue”`, if most sentences end so after different circumstances. */
function sharedEnd(sentences: readonly string[]): string | null {
  const [first = [], ...others] = [...sentences]
    .sort((one, other) => one.length - other.length)
    .map((sentence) => sentence.split(' '));
  const ends = others
    .map((other) => first.slice(first.findIndex((_, index) => isEnd(first.slice(index), other))))
    .filter((end) => end.length >= LEAST_WORDS && end.length < first.length && isWhole(end.join(' ')));
  const [end] = ends.sort((one, other) => one.length - other.length);
  const text = end?.join(' ') ?? '';
  return ends.length * 2 >= others.length && text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : null;
}

const isEnd = (end: readonly string[], sentence: readonly string[]): boolean =>
  sentence.slice(-end.length).join(' ') === end.join(' ');

/** The texts for the guards of a chart. */
export const wordsOfGuards = (guards: readonly (string | null)[]): ChartWords['guards'] =>
  Object.fromEntries(
    guards.flatMap((guard) => {
      const words = guard && guardWords[guard];
      return words ? [[guard, words]] : [];
    }),
  );
