import { Trans } from '@lingui/react/macro';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Button } from './button';
import classes from './later.module.css';

/** `prepare` downloads it when somebody is about to ask for it. */
type Later<TProps extends object> = LazyExoticComponent<ComponentType<TProps>> & {
  prepare: () => Promise<unknown>;
};

/**
 * A part of the page whose code is downloaded when it is first shown: the one way to do that. Without a network it
 * comes when the network does; code that this server has no more (a newer shop stands there) comes with the page anew.
 */
export function later<TProps extends object>(load: () => Promise<ComponentType<TProps>>): Later<TProps> {
  let part: ComponentType<TProps> | null = null;
  const prepare = async () => {
    part = await load();
    return part;
  };
  const download = async () => ({ default: await brought(prepare) });
  const shown = lazy(() => (part === null ? download() : here({ default: part })));
  return Object.assign(shown, { prepare });
}

/** Tells in the same moment: React shows an empty place for what is only promised, and that for a third of a second. */
const here = <T,>(value: T): Promise<T> =>
  // biome-ignore lint/suspicious/noThenProperty: that is what a promise is asked by
  Object.assign(Promise.resolve(value), { then: (tell: (value: T) => unknown) => tell(value) });

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
