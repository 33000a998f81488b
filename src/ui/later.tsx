import { Trans } from '@lingui/react/macro';
import { useForceUpdate, useWindowEvent } from '@mantine/hooks';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import { Button } from './button';
import classes from './later.module.css';

/** `prepare` downloads it when somebody is about to ask for it. */
type Later<TProps extends object> = LazyExoticComponent<ComponentType<TProps>> & {
  prepare: () => Promise<unknown>;
};

const PART_CAME = 'souk-part-came';
/** An older browser keeps what failed without a network: only the page read anew brings it. */
export const PART_KEPT_AWAY = 'souk-part-kept-away';

/**
 * A part of the page whose code is downloaded when it is first shown: the one way to do that. Without a network it
 * comes when the network does; code that this server has no more (a newer shop stands there) comes with the page anew.
 */
export function later<TProps extends object>(load: () => Promise<ComponentType<TProps>>): Later<TProps> {
  let part: ComponentType<TProps> | null = null;
  const prepare = async () => {
    if (part !== null) return part;
    part = await load();
    globalThis.dispatchEvent?.(new Event(PART_CAME));
    return part;
  };
  const download = async () => ({ default: await brought(prepare) });
  const shown = lazy(() => (part === null ? download() : here({ default: part })));
  return Object.assign(shown, { prepare });
}

/** Tells in the same moment: React shows an empty place for what is only promised. */
const here = <T,>(value: T): Promise<T> =>
  // biome-ignore lint/suspicious/noThenProperty: that is what a promise is asked by
  Object.assign(Promise.resolve(value), { then: (tell: (value: T) => unknown) => tell(value) });

/**
 * What stands where a late part will. React by itself shows what it has waited for a third of a second after the
 * place that it took; drawn anew for a part that came, this shows it at once.
 */
export function LatePlace({ fallback, children }: Readonly<{ fallback?: ReactNode; children: ReactNode }>) {
  useWindowEvent(PART_CAME, useForceUpdate());
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

async function brought<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  tried: 'never' | 'onceMore' | 'offline' = 'never',
): Promise<ComponentType<TProps>> {
  try {
    return await load();
  } catch {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return brought(load, 'offline');
    }
    if (tried === 'never') return brought(load, 'onceMore');
    if (tried === 'offline') window.dispatchEvent(new Event(PART_KEPT_AWAY));
    return NotHere;
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
