import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Farther away than this, nobody scrolls there before it is drawn again. */
const NEARBY = '2000px 0px';

type Size = { width: number; height: number };
type FarAway = { isFar: boolean; height: number | null };

/** What parts of lists measured when they were left, by their first entry: Back finds the page as long as it was [NAV-30]. */
const sizes = new WeakMap<object, Size>();

/**
 * Whether an element is so far from the screen that an empty one of the same height will do. What holds the focus stays.
 */
export function useFarAway(
  element: RefObject<HTMLElement | null>,
  { first, isEnabled }: { first: object | undefined; isEnabled: boolean },
): FarAway {
  const [away, setAway] = useState<FarAway>(() => {
    const known = isEnabled && first ? sizes.get(first) : undefined;
    const isFar = known !== undefined && known.width === window.innerWidth;
    return { isFar, height: isFar ? known.height : null };
  });
  useEffect(() => {
    const watched = element.current;
    if (!isEnabled || watched === null || first === undefined) return;
    const observer = new IntersectionObserver(
      (changes) => {
        const change = changes.at(-1);
        if (change === undefined) return;
        const { height } = change.boundingClientRect;
        if (change.isIntersecting) {
          sizes.delete(first);
          // Drawing sixty cards may be put off for a frame, scrolling may not.
          startTransition(() => setAway((before) => ({ ...before, isFar: false })));
        } else if (!watched.contains(document.activeElement)) {
          sizes.set(first, { width: window.innerWidth, height });
          setAway({ isFar: true, height });
        }
      },
      { rootMargin: NEARBY },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, first, isEnabled]);
  return away;
}
