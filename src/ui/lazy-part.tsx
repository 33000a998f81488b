import { Trans } from '@lingui/react/macro';
import { useForceUpdate, useWindowEvent } from '@mantine/hooks';
import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  use,
} from 'react';
import { Button } from './button';
import classes from './lazy-part.module.css';

/** `prepare` preloads the code. */
type LazyPart<TProps extends object> = LazyExoticComponent<ComponentType<TProps>> & {
  prepare: () => Promise<unknown>;
};

const PART_CAME = 'souk-part-came';
const PART_MISSED = 'souk-part-missed';
const PART_FAILED = 'souk-part-failed';
const PART_SETTLED = 'souk-part-settled';
/** DOM events between the lazy parts and the browser flow, which decides when to retry a download. */
export const PARTS_WANTED = 'souk-parts-wanted';
export const PART_NEWS = [
  [PART_MISSED, 'part.missed'],
  [PART_FAILED, 'part.failed'],
  [PART_SETTLED, 'part.settled'],
] as const;
/** Old browsers cache a failed module download, so only a reload helps. */
export const PART_KEPT_AWAY = 'souk-part-kept-away';

const notify = (event: string) => window.dispatchEvent(new Event(event));

type Missing = { isMissing: boolean; isAsking: boolean; ask: () => void };

/** The browser flow reports whether the code of a visible part is missing. */
export const MissingParts = createContext<Missing>({
  isMissing: false,
  isAsking: false,
  ask: () => undefined,
});

/**
 * Lazy-loads a part of the page. Offline it shows a message, and retries when the connection is back. If a
 * newer deployment removed the code, the page reloads.
 */
export function lazyPart<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): LazyPart<TProps> {
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

/** Resolves synchronously, so that React shows no fallback. */
const here = <T,>(value: T): Promise<T> =>
  // biome-ignore lint/suspicious/noThenProperty: that is what a promise is asked by
  Object.assign(Promise.resolve(value), { then: (resolve: (value: T) => unknown) => resolve(value) });

type LazyProps = Readonly<{
  fallback?: ReactNode;
  /** Replaces the default notice that the part cannot be downloaded. */
  missing?: ReactNode;
  children: ReactNode;
}>;

/**
 * Shown until a lazy part is loaded. React delays a loaded part by a third of a second. This component
 * re-renders to show it immediately.
 */
export function LazyPlace({ fallback, missing, children }: LazyProps) {
  useWindowEvent(PART_CAME, useForceUpdate());
  const place = <Place fallback={fallback} missing={missing ?? (fallback ? <PartMissing /> : null)} />;
  return <Suspense fallback={place}>{children}</Suspense>;
}

const Place = ({ fallback, missing }: Omit<LazyProps, 'children'>) =>
  use(MissingParts).isMissing ? missing : fallback;

async function brought<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): Promise<ComponentType<TProps>> {
  const once = () => load().catch(() => null);
  const part = (await once()) ?? (navigator.onLine ? await once() : await found(once));
  return part ?? NotHere;
}

/** Repeats the download on request, until it succeeds or fails finally. */
async function found<TPart>(once: () => Promise<TPart | null>): Promise<TPart | null> {
  notify(PART_MISSED);
  for (;;) {
    await new Promise((resolve) => window.addEventListener(PARTS_WANTED, resolve, { once: true }));
    const part = await once();
    if (part === null && !navigator.onLine) {
      notify(PART_FAILED);
      continue;
    }
    notify(PART_SETTLED);
    if (part === null) notify(PART_KEPT_AWAY);
    return part;
  }
}

export function PartMissing() {
  const { isAsking, ask } = use(MissingParts);
  return (
    <div className={classes.missing} role="alert">
      <p>
        <Trans>You’re offline. Updates continue when you’re back online.</Trans>
      </p>
      <Button variant="light" size="sm" loading={isAsking} onClick={ask}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

const NotHere = () => (
  <div className={classes.notHere} role="alert">
    <p>
      <Trans>This section couldn’t be loaded.</Trans>
    </p>
    <Button onClick={() => window.location.reload()}>
      <Trans>Try again</Trans>
    </Button>
  </div>
);
