import { isGone } from '../api/is-gone';
import { PART_KEPT_AWAY } from '../ui/later';

const READ_ANEW_FOR = 'souk_read_anew_for';

type Page = {
  /** Names this build: it changes with every script. */
  build: string;
  session: () => Storage;
  reload: () => void;
};

/**
 * A newer shop stands on the server, and scripts that this page names are there no more: it is read anew, and goes on
 * with what it has kept. Once for each build: where that does not help, the place of the missing part says so. A network
 * that has only dropped a request takes nothing from a page that somebody is filling in.
 */
export function readAnewWhenOutlived({ build, session, reload }: Page): void {
  const failed = new Set<string>();
  window.addEventListener('vite:preloadError', async ({ payload: { message } }) => {
    if (!navigator.onLine) return;
    // Older browsers keep a failed download for as long as the page lives.
    if (failed.has(message) || (await isGone(addressIn(message)))) {
      if (isFirstFor(session, build)) reload();
    } else failed.add(message);
  });
  window.addEventListener(PART_KEPT_AWAY, () => {
    if (isFirstFor(session, build)) reload();
  });
}

/**
 * A style sheet that did not come is asked for again at once, and then whenever there is a network again: the bundler asks
 * once in the life of a page, and what it is for would stand bare.
 */
export function bringMissingStyles(): void {
  const missing = new Set<HTMLLinkElement>();
  const askAgain = () => {
    for (const link of missing) {
      missing.delete(link);
      const again = link.cloneNode() as HTMLLinkElement;
      again.dataset.again = '';
      link.replaceWith(again);
    }
  };
  const heard = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missing.add(target);
    if (navigator.onLine && target.dataset.again === undefined) askAgain();
  };
  window.addEventListener('error', heard, { capture: true });
  window.addEventListener('online', askAgain);
}

/** Not every browser names what it could not download. */
const addressIn = (words: string): string | null => /\S+\.(?:js|css)/.exec(words)?.[0] ?? null;

/** Never where nothing can be kept: the page would be read anew for ever. */
function isFirstFor(session: () => Storage, build: string): boolean {
  try {
    const storage = session();
    if (storage.getItem(READ_ANEW_FOR) === build) return false;
    storage.setItem(READ_ANEW_FOR, build);
    return storage.getItem(READ_ANEW_FOR) === build;
  } catch {
    return false;
  }
}
