import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import PO from 'pofile';
import { describe, expect, it } from 'vitest';
import { messages as arabic } from '../../locales/ar.po';
import { localeOf } from '../../src/i18n/languages';

const GAPS = /\{\w+(?:, number)?\}|\{\w+, plural,|=\d+ \{|<\/?\d+\/?>/g;

it.each(['ar.po', 'flows/ar.po'])('numbers are written in Arabic digits in %s [LANG-06]', (file) => {
  const { items } = PO.parse(readFileSync(join(process.cwd(), 'locales', file), 'utf8'));
  const written = items.map(({ msgstr }) => (msgstr[0] ?? '').replaceAll(GAPS, ''));
  expect(written.filter((words) => /[0-9]/.test(words))).toEqual([]);
});

describe('The Arabic plural forms [LANG-06]', () => {
  const i18n = setupI18n({ locale: 'ar', locales: localeOf('ar'), messages: { ar: arabic } });

  it.each([
    [1, 'دقيقة واحدة بالسيارة، ١ كم'],
    [2, 'دقيقتان بالسيارة، ١ كم'],
    [6, '٦ دقائق بالسيارة، ١ كم'],
    [11, '١١ دقيقة بالسيارة، ١ كم'],
  ])('are grammatical for %i minutes by car', (minutes, text) => {
    const length = '١';
    expect(i18n._(msg`${minutes} min by car, ${length} km`)).toBe(text);
  });

  it.each([
    [2, 'يفتح بعد يومين عند ٩'],
    [3, 'يفتح بعد ٣ أيام عند ٩'],
    [12, 'يفتح بعد ١٢ يومًا عند ٩'],
  ])('are grammatical for %i days until opening', (days, text) => {
    const time = '٩';
    expect(i18n._(msg`Opens in ${days} days at ${time}`)).toBe(text);
  });
});
