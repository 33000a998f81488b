import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import PO from 'pofile';
import { describe, expect, it } from 'vitest';
import { messages as arabic } from '../../locales/ar.po';
import { localeOf } from '../../src/i18n/languages';

it.each(['ar.po', 'flows/ar.po'])('numbers are written in Latin digits in %s [LANG-08]', (file) => {
  const { items } = PO.parse(readFileSync(join(process.cwd(), 'locales', file), 'utf8'));
  const texts = items.map(({ msgstr }) => msgstr[0] ?? '');
  expect(texts.filter((text) => /[٠-٩]/.test(text))).toEqual([]);
});

describe('The Arabic plural forms [LANG-06]', () => {
  const i18n = setupI18n({ locale: 'ar', locales: localeOf('ar'), messages: { ar: arabic } });

  it.each([
    [1, 'دقيقة واحدة بالسيارة، 1 كم'],
    [2, 'دقيقتان بالسيارة، 1 كم'],
    [6, '6 دقائق بالسيارة، 1 كم'],
    [11, '11 دقيقة بالسيارة، 1 كم'],
  ])('are grammatical for %i minutes by car', (minutes, text) => {
    const length = '1';
    expect(i18n._(msg`${minutes} min by car, ${length} km`)).toBe(text);
  });

  it.each([
    [2, 'يفتح بعد يومين عند 9'],
    [3, 'يفتح بعد 3 أيام عند 9'],
    [12, 'يفتح بعد 12 يومًا عند 9'],
  ])('are grammatical for %i days until opening', (days, text) => {
    const time = '9';
    expect(i18n._(msg`Opens in ${days} days at ${time}`)).toBe(text);
  });
});
