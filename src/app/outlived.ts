import { isGone } from '../api/is-gone';

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
    const isKept = failed.has(message);
    failed.add(message);
    if ((isKept || (await isGone(addressIn(message)))) && isFirstFor(session, build)) reload();
  });
}

/**
 * A style sheet that did not come leaves nothing behind: whoever imports it again would take the link for the sheet, and
 * stand bare for as long as the page lives.
 */
export function forgetMissingStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  window.addEventListener('error', forget, { capture: true });
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
