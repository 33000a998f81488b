const READ_ANEW_FOR = 'souk_read_anew_for';

type Page = {
  /** Names this build: it changes with every script. */
  build: string;
  session: () => Storage;
  reload: () => void;
};

/**
 * A newer shop stands on the server, and scripts that this page names are there no more: it is read anew, and goes on
 * with what it has kept. Once for each build: where that does not help, the place of the missing part says so.
 */
export function readAnewWhenOutlived({ build, session, reload }: Page): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && isFirstFor(session, build)) reload();
  });
}

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
