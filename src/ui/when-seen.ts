/** Returns a ref callback that calls `onSeen` once the element is near the viewport. */
export const whenSeen =
  (onSeen: () => void, rootMargin = '0px') =>
  (element: HTMLElement | null) => {
    if (element === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
