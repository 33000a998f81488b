import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 901px)';

/** Whether the list of pages stands beside the page, or is a page of its own. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
  );
