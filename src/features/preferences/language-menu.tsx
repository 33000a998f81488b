import { useLingui } from '@lingui/react/macro';
import { IconLanguage } from '@tabler/icons-react';
import { languages } from '../../i18n/languages';
import classes from './preference-button.module.css';
import { usePreferences, usePreferencesRef } from './preferences.context';

/**
 * Lists the languages by their own names. A change of the language needs a confirmation [LANG-01, LANG-02].
 */
export function LanguageMenu() {
  const { t } = useLingui();
  const preferences = usePreferencesRef();
  const current = usePreferences(({ context }) => context.language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that say nothing more
    <div className={classes.languages} role="group" aria-label={t`Language`}>
      <IconLanguage size={18} aria-hidden />
      {languages.map(({ code, ownName }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={classes.button}
          aria-pressed={code === current}
          onClick={() => preferences.send({ type: 'language.chosen', language: code })}
        >
          {ownName}
        </button>
      ))}
    </div>
  );
}
