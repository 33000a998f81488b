import { Trans } from '@lingui/react/macro';
import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react';
import type { AppLinks as Links } from '../../../api/config-mapping';
import classes from './app-links.module.css';

/** Each shop of apps only when its status is 1 [FOOT-02]. */
export function AppLinks({ links: { playStore, appleStore } }: { links: Links }) {
  if (!playStore && !appleStore) return null;
  return (
    <div className={classes.links}>
      {playStore ? (
        <a className={classes.link} href={playStore} target="_blank" rel="noopener noreferrer">
          <IconBrandGooglePlay size={22} aria-hidden />
          <Trans>Google Play</Trans>
        </a>
      ) : null}
      {appleStore ? (
        <a className={classes.link} href={appleStore} target="_blank" rel="noopener noreferrer">
          <IconBrandApple size={22} aria-hidden />
          <Trans>App Store</Trans>
        </a>
      ) : null}
    </div>
  );
}
