import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { PreferencesInput, Theme } from '../../../machines/preferences/preferences.types';
import { paintTheme } from '../../../src/app/preferences';
import { LanguageDialog } from '../../../src/features/preferences/language-dialog';
import { LanguageMenu } from '../../../src/features/preferences/language-menu';
import { PreferencesProvider, usePreferences } from '../../../src/features/preferences/preferences.context';
import { ThemeToggle } from '../../../src/features/preferences/theme-toggle';

/** What the shop shows of the preferences; a test may put a faulty copy in the place of a part. */
export type Parts = { Toggle: ComponentType; Menu: ComponentType; Question: ComponentType };
export const realParts: Parts = { Toggle: ThemeToggle, Menu: LanguageMenu, Question: Question };

export function Question() {
  return usePreferences((snapshot) => snapshot.hasTag('open')) ? <LanguageDialog /> : null;
}

type Setting = { input: PreferencesInput; parts?: Partial<Parts>; machine?: typeof preferencesMachine };

/** The preferences on a page, wired as the app wires them; the reload ends with another language on the page. */
export async function showPreferences({ input, parts, machine = preferencesMachine }: Setting) {
  const { Toggle, Menu, Question: Asked } = { ...realParts, ...parts };
  const actor: ActorRefFrom<typeof preferencesMachine> = createActor(
    machine.provide({
      actors: {
        switchLanguage: fromPromise(async ({ input: { language } }) => {
          document.documentElement.lang = language;
          await new Promise<never>(() => undefined);
        }),
      },
    }),
    { input },
  ).start();
  actor.on('theme.changed', ({ theme }) => paintTheme(theme));
  paintTheme(input.theme);
  document.documentElement.lang = input.language;
  await renderInRouter(
    <PreferencesProvider actor={actor}>
      <Toggle />
      <Menu />
      <Suspense>
        <Asked />
      </Suspense>
    </PreferencesProvider>,
  );
  return {
    /** Another tab stored its settings. */
    store: (_key: string, value: string) =>
      actor.send({ type: 'theme.changedElsewhere', theme: (JSON.parse(value) as { theme: Theme }).theme }),
    close: () => actor.stop(),
  };
}

async function renderInRouter(page: ReactNode): Promise<void> {
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const routeTree = createRootRoute({ component: () => page });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  );
}
