import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useConfig } from '../../platform/shop.context';
import { LanguageMenu } from '../preferences/language-menu';
import { ThemeToggle } from '../preferences/theme-toggle';
import classes from './operator.module.css';

/** The frame of the console. It has no shop header, only a link back and the languages. */
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
