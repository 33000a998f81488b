import { expect, it } from 'vitest';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import { providePreferences } from '../../../src/features/preferences/preferences.actors';
import { directionOf, languages, localeOf } from '../../../src/i18n/languages';

it('every effect that the preferences machine invokes is implemented [LANG-03]', () => {
  const provided = providePreferences({ switchLanguage: async () => undefined });
  const left = Object.entries(preferencesMachine.implementations.actors).filter(
    ([name, actor]) => provided.implementations.actors[name] === actor,
  );
  expect(left).toEqual([]);
});

it('the languages are US English and Saudi Arabic, with Latin digits [LANG-01, LANG-08]', () => {
  expect(languages.map(({ code, country }) => `${code}-${country}`)).toEqual(['en-US', 'ar-SA']);
  expect(new Intl.DateTimeFormat(localeOf('ar')).resolvedOptions()).toMatchObject({
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
});

it.each(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl'])(
  '%s is written from right to left [LANG-04]',
  (code) => expect(directionOf(code)).toBe('rtl'),
);
it.each(['en', 'de', 'xx', ''])('"%s" is written from left to right [LANG-04]', (code) =>
  expect(directionOf(code)).toBe('ltr'),
);
