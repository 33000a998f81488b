import { Trans } from '@lingui/react/macro';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { languages } from '../../../i18n/languages';
import { Choice } from '../../../ui/choice';
import { usePreferences, usePreferencesRef } from '../../preferences/preferences.context';
import { AccountCard } from '../frame/account-card';
import { SettingRow } from './setting-row';
import classes from './settings.module.css';

/** Language and theme, as in the header, with explanations [LANG-01, LANG-02, THEME-01]. */
export function AppearanceCard() {
  const preferences = usePreferencesRef();
  const language = usePreferences(({ context }) => context.language);
  const theme = usePreferences(({ context }) => context.theme);
  return (
    <AccountCard title={<Trans>Language & appearance</Trans>}>
      <div className={classes.rows}>
        <SettingRow
          id="setting-language"
          name={<Trans>Language</Trans>}
          about={<Trans>The page reloads in your language.</Trans>}
        >
          <Choice
            labelledBy="setting-language"
            value={language}
            options={languages.map(({ code, ownName }) => ({ value: code, label: ownName, lang: code }))}
            onChoose={(chosen) => preferences.send({ type: 'language.chosen', language: chosen })}
          />
        </SettingRow>
        <SettingRow id="setting-theme" name={<Trans>Theme</Trans>}>
          <Choice
            labelledBy="setting-theme"
            value={theme}
            options={[
              { value: 'light', label: <Light /> },
              { value: 'dark', label: <Dark /> },
            ]}
            onChoose={(chosen) => {
              if (chosen !== theme) preferences.send({ type: 'theme.toggled' });
            }}
          />
        </SettingRow>
      </div>
    </AccountCard>
  );
}

const Light = () => (
  <>
    <IconSun size={18} aria-hidden />
    <Trans>Light</Trans>
  </>
);
const Dark = () => (
  <>
    <IconMoon size={18} aria-hidden />
    <Trans>Dark</Trans>
  </>
);
