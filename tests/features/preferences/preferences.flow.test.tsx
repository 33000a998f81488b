import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preferencesMachine } from '../../../machines/preferences/preferences.machine';
import type { Language } from '../../../machines/preferences/preferences.types';
import { LanguageDialog } from '../../../src/features/preferences/language-dialog';
import { LanguageMenu } from '../../../src/features/preferences/language-menu';
import { PreferencesProvider, usePreferences } from '../../../src/features/preferences/preferences.context';
import { ThemeToggle } from '../../../src/features/preferences/theme-toggle';
import { preferencesModel } from '../../machines/preferences/preferences.model';
import { titleOf } from '../../support/model';
import { walkPage } from '../../support/walk-page';

const ownNames: Record<Language, string> = { en: 'English', ar: 'العربية' };
const question = () => screen.queryByRole('dialog', { name: 'Are you sure to change the language?' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const themeSwitch = () => screen.getByRole('switch', { name: 'Theme Mode', hidden: true });

function Page() {
  const isAsked = usePreferences((snapshot) => snapshot.hasTag('open'));
  return (
    <>
      <ThemeToggle />
      <LanguageMenu />
      {isAsked ? <LanguageDialog /> : null}
    </>
  );
}

it.each(preferencesModel.paths.map((path) => [titleOf(path), path] as const))(
  'the page follows: %s [LANG-02, LANG-03, THEME-01]',
  (_, path) =>
    walkPage({
      machine: preferencesMachine,
      path: path as never,
      page: (actor) => (
        <PreferencesProvider actor={actor as never}>
          <Page />
        </PreferencesProvider>
      ),
      press: {
        'theme.toggled': () => void fireEvent.click(themeSwitch()),
        'language.chosen': ({ language }: { language: Language }) => press(ownNames[language]),
        'language.confirmed': () => press('Yes'),
        'language.declined': () => press('No'),
      },
      outside: ['theme.changedElsewhere'],
      sees: {
        'theme.light': () => expect(themeSwitch().getAttribute('aria-checked')).toBe('false'),
        'theme.dark': () => expect(themeSwitch().getAttribute('aria-checked')).toBe('true'),
        'language.idle': () => expect(question()).toBeNull(),
        'language.confirming': () => {
          expect(question()).not.toBeNull();
          expect(screen.getByText('The browser will refresh to get translated content.')).toBeDefined();
        },
        'language.reloading': () => expect(question()).toBeNull(),
      },
    }),
);
