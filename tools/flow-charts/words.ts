import { edgeIds } from '../../src/flows/chart/read-chart';
import { sharedBeginning, sharedEnd } from '../../src/flows/chart/shared-words';
import type { ChartWords, Text } from '../../src/flows/flow-data.types';
import type { AnyWords, Flow } from '../../tests/machines/flow';
import { guardWords } from '../../tests/machines/shared/guards.words';
import { inWordsOfApp } from '../../tests/support/model/app-texts';
import { sayingFor } from '../paths/story';

type Event = { type: string };

type Wording = Pick<ChartWords, 'edges' | 'examples'>;

/** Returns the texts for the transitions of a flow, from the test steps that take them. */
export function transitionWords({ model, words }: Flow): Wording {
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
  const texts = [...sayings].map(([id, known]) => [id, [...known.values()]] as const);
  return {
    edges: Object.fromEntries([...texts.map(([id, known]) => [id, inShort(known)] as const), ...ofRest]),
    examples: texts.filter(([, known]) => isExample(known)).map(([id]) => id),
  };
}

/** Returns whether the short text names only one of several circumstances. */
const isExample = (texts: readonly Text[]): boolean =>
  texts.length > 1 && commonWords(texts.map(({ en }) => en)) === null;

/** Returns the text for an event without its data. `null`: the text depends on the data. */
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

/** Returns the common beginning of these texts, or their common end, or else the shortest text. */
function inShort(texts: readonly Text[]): Text {
  const shortest = [...texts].sort((one, other) => one.en.length - other.en.length)[0];
  const short = (language: 'en' | 'ar') =>
    commonWords(texts.map((text) => text[language])) ?? shortest?.[language] ?? '';
  return { en: short('en'), ar: short('ar') };
}

const commonWords = (sentences: readonly string[]): string | null =>
  sharedBeginning(sentences) ?? sharedEnd(sentences);

/** Returns the texts for the guards of a chart. */
export const wordsOfGuards = (guards: readonly (string | null)[]): ChartWords['guards'] =>
  Object.fromEntries(
    guards.flatMap((guard) => {
      const words = guard && guardWords[guard];
      return words ? [[guard, words]] : [];
    }),
  );
