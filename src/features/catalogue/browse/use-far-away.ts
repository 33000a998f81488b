import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Render this far ahead of scrolling. */
const NEARBY = '2000px 0px';

type Size = { width: number; height: number };
type FarAway = { isFar: boolean; height: number | null };

/** Measured heights, keyed by a part's first entry. Back restores the page's length from them [NAV-30]. */
const sizes = new WeakMap<object, Size>();

/** Whether an element is far enough away to be replaced by an empty one. The focused one stays. */
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
          // A transition: scrolling has priority over rendering cards.
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
