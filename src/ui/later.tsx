import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy } from 'react';
import { Button } from './button';
import classes from './later.module.css';

/**
 * A part of the page whose code is downloaded when it is first shown: the one way to do that. Without a network it
 * comes when the network does; code that this server has no more (a newer shop stands there) comes with the page anew.
 */
export const later = <TProps extends object>(load: () => Promise<ComponentType<TProps>>) =>
  lazy(async () => ({ default: await brought(load) }));

async function brought<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): Promise<ComponentType<TProps>> {
  try {
    return await load();
  } catch {
    if (navigator.onLine) return NotHere;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return brought(load);
  }
}

const NotHere = () => (
  <div className={classes.notHere} role="alert">
    <p>
      <Trans>This part could not be loaded.</Trans>
    </p>
    <Button onClick={() => window.location.reload()}>
      <Trans>Try again</Trans>
    </Button>
  </div>
);
