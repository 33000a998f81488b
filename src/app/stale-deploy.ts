import { isGone } from '../api/is-gone';
import { PART_KEPT_AWAY } from '../ui/lazy-part';

const RELOADED_FOR = 'souk_read_anew_for';

type Page = {
  /** The hash of the build. Any changed script changes the hash. */
  build: string;
  session: () => Storage;
  reload: () => void;
};

/**
 * Reloads once per build if a newer deployment has removed scripts that this page needs. Drafts survive the
 * reload. If the reload does not help, the missing part shows its error. A failed request alone never causes
 * a reload.
 */
export function reloadWhenStale({ build, session, reload }: Page): void {
  const failed = new Set<string>();
  window.addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    if (!navigator.onLine) return void failed.add(message);
    // Old browsers remember a failed module download until the page is reloaded.
    if (failed.has(message) || (await isGone(addressIn(message)))) {
      if (isFirstFor(session, build)) reload();
    } else failed.add(message);
  });
  window.addEventListener(PART_KEPT_AWAY, () => {
    if (isFirstFor(session, build)) reload();
  });
}

/**
 * Requests missing style sheets again, immediately and when the network is back. The bundler requests them
 * only once.
 */
export function reloadMissingStyles(): void {
  const missing = new Set<HTMLLinkElement>();
  const askAgain = () => {
    for (const link of missing) {
      missing.delete(link);
      const again = link.cloneNode() as HTMLLinkElement;
      again.dataset.again = '';
      link.replaceWith(again);
    }
  };
  const handle = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missing.add(target);
    if (navigator.onLine && target.dataset.again === undefined) askAgain();
  };
  window.addEventListener('error', handle, { capture: true });
  window.addEventListener('online', askAgain);
}

/** Returns the URL of the failed file. Not every browser's message contains it. */
const addressIn = (message: string): string | null => /\S+\.(?:js|css)/.exec(message)?.[0] ?? null;

/**
 * Returns whether this is the first reload for the build. False without session storage, because the page
 * could reload endlessly.
 */
function isFirstFor(session: () => Storage, build: string): boolean {
  try {
    const storage = session();
    if (storage.getItem(RELOADED_FOR) === build) return false;
    storage.setItem(RELOADED_FOR, build);
    return storage.getItem(RELOADED_FOR) === build;
  } catch {
    return false;
  }
}
