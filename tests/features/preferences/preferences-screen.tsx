import { type ComponentType, Suspense } from 'react';
import { type ActorRefFrom, type AnyActor, createActor, fromPromise } from 'xstate';
import type { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { Language, PreferencesInput, Theme } from '../../../machines/preferences/preferences.types';
import { paintTheme } from '../../../src/features/preferences/language-and-theme';
import { LanguageDialog } from '../../../src/features/preferences/language-dialog';
import { LanguageMenu } from '../../../src/features/preferences/language-menu';
import { PreferencesProvider, usePreferences } from '../../../src/features/preferences/preferences.context';
import { ThemeToggle } from '../../../src/features/preferences/theme-toggle';
import type { Act } from '../../support/model/page';
import { renderPage } from '../../support/walk-page';

/** The components that show the preferences. A test may replace one by a faulty copy. */
export type Parts = { Toggle: ComponentType; Menu: ComponentType; Question: ComponentType };
const realParts: Parts = { Toggle: ThemeToggle, Menu: LanguageMenu, Question: Question };

export function Question() {
  return usePreferences((snapshot) => snapshot.hasTag('open')) ? <LanguageDialog /> : null;
}

/** Reloads the page in the chosen language. */
export const effects = {
  switchLanguage: fromPromise<void, { language: Language }>(async ({ input: { language } }) => {
    document.documentElement.lang = language;
    await new Promise<never>(() => undefined);
  }),
};

/** Simulates that another tab has stored its settings. */
export function around(act: Act, actor: AnyActor): void {
  if (act.act !== 'otherTab') throw new Error(`Nobody does "${act.act}" here`);
  for (const stored of Object.values(act.values)) {
    const { theme } = JSON.parse(stored ?? '{}') as { theme: Theme };
    const event = { type: 'theme.changedElsewhere', theme };
    actor.send(event);
  }
}

/** The preferences on a page, connected as in the app. */
export function preferencesScreen(
  actor: ActorRefFrom<typeof preferencesMachine>,
  parts: Partial<Parts> = {},
) {
  const { Toggle, Menu, Question: Asked } = { ...realParts, ...parts };
  const { theme, language } = actor.getSnapshot().context;
  actor.on('theme.changed', (change) => paintTheme(change.theme));
  paintTheme(theme);
  document.documentElement.lang = language;
  return (
    <PreferencesProvider actor={actor}>
      <Toggle />
      <Menu />
      <Suspense>
        <Asked />
      </Suspense>
    </PreferencesProvider>
  );
}

/** Shows the preferences in a test without generated paths. */
export async function showPreferences(machine: typeof preferencesMachine, input: PreferencesInput) {
  const actor = createActor(machine.provide({ actors: effects }), { input }).start();
  await renderPage(preferencesScreen(actor));
  return actor;
}
