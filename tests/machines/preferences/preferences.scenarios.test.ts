import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { PreferencesInput } from '../../../machines/preferences/preferences.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';

function start(input: PreferencesInput = { theme: 'light', language: 'en', isLanguageNew: false }) {
  const effects = deferredActors('switchLanguage');
  const preferences = createActor(preferencesMachine.provide({ actors: effects.actors }), { input });
  const emitted = emittedBy(preferences);
  preferences.start();
  return { preferences, effects, emitted };
}

it('a language change is confirmed first, and No changes nothing [LANG-02]', () => {
  const { preferences, effects } = start();

  preferences.send({ type: 'language.chosen', language: 'ar' });
  expect(preferences.getSnapshot().hasTag('open')).toBe(true);
  expect(effects.callsOf('switchLanguage')).toEqual([]);

  preferences.send({ type: 'language.declined' });
  expect(preferences.getSnapshot().hasTag('open')).toBe(false);
  expect(preferences.getSnapshot().context).toMatchObject({
    theme: 'light',
    language: 'en',
    candidate: null,
  });
  expect(effects.callsOf('switchLanguage')).toEqual([]);
});

it('the chosen language is stored and the page reloads after Yes [LANG-03]', () => {
  const { preferences, effects } = start();

  preferences.send({ type: 'language.chosen', language: 'ar' });
  preferences.send({ type: 'language.confirmed' });
  preferences.send({ type: 'language.confirmed' });

  expect(effects.callsOf('switchLanguage').map(({ input }) => input)).toEqual([{ language: 'ar' }]);
  expect(preferences.getSnapshot().hasTag('busy')).toBe(true);
});

it('a language that could not be stored is reported, and the old language stays [LANG-03]', async () => {
  const { preferences, effects, emitted } = start();

  preferences.send({ type: 'language.chosen', language: 'ar' });
  preferences.send({ type: 'language.confirmed' });
  effects.latest('switchLanguage').reject(new Error('storage is full'));
  await settled();

  expect(preferences.getSnapshot().context.language).toBe('en');
  expect(emitted).toEqual([
    { type: 'notice', code: 'failed', failure: { code: 'unexpected', messages: [] } },
  ]);
  expect(preferences.getSnapshot().can({ type: 'language.chosen', language: 'ar' })).toBe(true);
});

it('choosing the current language opens no dialog [LANG-02]', () => {
  const { preferences } = start({ theme: 'light', language: 'ar', isLanguageNew: false });

  preferences.send({ type: 'language.chosen', language: 'ar' });

  expect(preferences.getSnapshot().hasTag('open')).toBe(false);
});

it('the theme changes even while the language dialog is open [THEME-01]', () => {
  const { preferences, emitted } = start({ theme: 'dark', language: 'en', isLanguageNew: false });

  preferences.send({ type: 'theme.toggled' });
  preferences.send({ type: 'language.chosen', language: 'ar' });
  preferences.send({ type: 'theme.toggled' });

  expect(emitted).toEqual([
    { type: 'theme.changed', theme: 'light' },
    { type: 'theme.changed', theme: 'dark' },
  ]);
});

it('a theme chosen in another tab is applied once in this tab [THEME-01]', () => {
  const { preferences, emitted } = start();

  preferences.send({ type: 'theme.changedElsewhere', theme: 'dark' });
  preferences.send({ type: 'theme.changedElsewhere', theme: 'dark' });

  expect(preferences.getSnapshot().context.theme).toBe('dark');
  expect(emitted).toEqual([{ type: 'theme.changed', theme: 'dark' }]);
});

it('a changed language is announced once, as soon as toasts can be shown [LANG-03, Q-14, MSG-38]', () => {
  const { preferences, emitted } = start({ theme: 'light', language: 'ar', isLanguageNew: true });
  expect(emitted).toEqual([]);

  preferences.send({ type: 'page.opened' });
  preferences.send({ type: 'page.opened' });
  expect(emitted).toEqual([{ type: 'notice', code: 'languageChanged' }]);

  const other = start();
  other.preferences.send({ type: 'page.opened' });
  expect(other.emitted).toEqual([]);
});
