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

/** A lazy component. `prepare` preloads its code. */
type LazyPart<TProps extends object> = LazyExoticComponent<ComponentType<TProps>> & {
  prepare: () => Promise<unknown>;
};

const PART_CAME = 'souk-part-came';
const PART_MISSED = 'souk-part-missed';
const PART_FAILED = 'souk-part-failed';
const PART_SETTLED = 'souk-part-settled';
/**
 * The names of DOM events between lazy-loaded parts and the browser flow. The flow decides when to retry a
 * download.
 */
export const PARTS_WANTED = 'souk-parts-wanted';
export const PART_NEWS = [
  [PART_MISSED, 'part.missed'],
  [PART_FAILED, 'part.failed'],
  [PART_SETTLED, 'part.settled'],
] as const;
/** Sent when only a reload helps, because old browsers remember a failed module download. */
export const PART_KEPT_AWAY = 'souk-part-kept-away';

const notify = (event: string) => window.dispatchEvent(new Event(event));

type Missing = { isMissing: boolean; isAsking: boolean; ask: () => void };

/** Whether the code of a visible part is missing, as the browser flow reports it. */
export const MissingParts = createContext<Missing>({
  isMissing: false,
  isAsking: false,
  ask: () => undefined,
});

/**
 * Loads a part of the page later. While offline, it shows a message; the download is retried when the
 * connection is back. If a newer deployment removed the code, the page reloads.
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

/** A promise that resolves synchronously, so that React shows no fallback. */
const here = <T,>(value: T): Promise<T> =>
  // biome-ignore lint/suspicious/noThenProperty: that is what a promise is asked by
  Object.assign(Promise.resolve(value), { then: (resolve: (value: T) => unknown) => resolve(value) });

type LazyProps = Readonly<{
  fallback?: ReactNode;
  /** Shown instead of the usual message that the part cannot be downloaded. */
  missing?: ReactNode;
  children: ReactNode;
}>;

/**
 * Shows a placeholder until the lazy-loaded part is ready. React waits a third of a second before it shows
 * the part, so this component re-renders.
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

/** Repeats the download when asked, until it succeeds or finally fails. */
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
