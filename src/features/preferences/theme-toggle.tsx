import { Trans } from '@lingui/react/macro';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './preference-button.module.css';
import { usePreferences, usePreferencesRef } from './preferences.context';

/** Changes the theme and stores it for the next visit [THEME-01]. */
export function ThemeToggle() {
  const preferences = usePreferencesRef();
  const isDark = usePreferences(({ context }) => context.theme === 'dark');
  return (
    <button
      type="button"
      className={classes.button}
      role="switch"
      aria-checked={isDark}
      onClick={() => preferences.send({ type: 'theme.toggled' })}
    >
      {isDark ? <IconMoon size={18} aria-hidden /> : <IconSun size={18} aria-hidden />}
      <Trans>Theme Mode</Trans>
    </button>
  );
}
