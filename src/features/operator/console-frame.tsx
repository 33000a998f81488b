import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useConfig } from '../../platform/shop.context';
import { LanguageMenu } from '../preferences/language-menu';
import { ThemeToggle } from '../preferences/theme-toggle';
import classes from './operator.module.css';

/** The console has no shop header. It only links back and offers the languages. */
export function ConsoleFrame() {
  const { businessName } = useConfig();
  return (
    <div className={classes.frame}>
      <Link to="/" className={classes.shop}>
        <Trans>Go to {businessName}</Trans>
      </Link>
      <ThemeToggle />
      <LanguageMenu />
    </div>
  );
}
