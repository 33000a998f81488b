import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far from the viewport parts are rendered. */
const NEARBY = '2000px 0px';

type Size = { width: number; height: number };
type FarAway = { isFar: boolean; height: number | null };

/**
 * Measured heights, by the first entry of a part. With them, Back restores the height of the page [NAV-30].
 */
const sizes = new WeakMap<object, Size>();

/**
 * Returns whether an element is far enough away to be replaced by an empty one. An element with the focus
 * stays.
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
          // A transition, because scrolling is more important than rendering cards.
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
