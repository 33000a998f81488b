import { expect, it, vi } from 'vitest';
import { type Story, storiesOf } from '../../../tools/paths/story';
import { arabicFor, inWordsOfApp, quotesIn } from '../../support/model/app-texts';
import { flows } from '../models';

// Computing the texts of all paths takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The titles by which texts refer to flows. */
const titles = new Map(
  flows.map(({ model, words }) => [String(model.machine.root.meta?.title), words.title.ar]),
);
const isNamed = (quote: string, others: readonly string[]) =>
  arabicFor(quote) !== null || others.includes(quote) || others.includes(titles.get(quote) ?? quote);

const linesOf = ({ start, steps }: Story): string[] => [
  start.action,
  ...start.expect,
  ...steps.flatMap(({ action, expect: seen }) => [action, ...seen]),
];

it.each(flows.map((flow) => [flow.model.machine.id, flow] as const))(
  'the test descriptions of %s quote texts of the app, in English and in Arabic',
  (_, flow) => {
    const english = storiesOf(flow, flow.model.paths, 'en').flatMap(linesOf);
    const arabic = storiesOf(flow, flow.model.paths, 'ar').flatMap(linesOf);
    const wrong = english.flatMap((line, index) => {
      const quotes = quotesIn(line);
      const others = quotesIn(arabic[index] ?? '');
      // Names of places, items and stores are data, which is the same in both languages.
      const strange = quotes.filter((quote) => !isNamed(quote, others));
      return [
        ...strange.map((quote) => `“${quote}” is no text of the app`),
        ...(quotes.length === others.length ? [] : [`${line}: ${others.length} quotes in Arabic`]),
      ];
    });
    expect([...new Set(wrong)]).toEqual([]);
  },
);

it.each([
  ['a text', 'Press “Keep my cart”', 'اضغط «أي شيء»', 'اضغط «الاحتفاظ بسلتي»'],
  ['a text with gaps', 'Toast “Please choose Size.”', 'رسالة «أي»', 'رسالة «يرجى اختيار Size.»'],
  ['data', 'Choose “Hill Road 7”', 'اختر «Hill Road 7»', 'اختر «Hill Road 7»'],
])('a quoted English text is replaced by the app’s Arabic text: %s', (_, en, ar, shown) => {
  expect(inWordsOfApp({ en, ar }).ar).toBe(shown);
});
