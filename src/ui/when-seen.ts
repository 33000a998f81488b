/** As a `ref`: tells when the element comes into sight. */
export const whenSeen = (tell: () => void) => (element: HTMLElement | null) => {
  if (element === null || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((changes) => {
    if (changes.some(({ isIntersecting }) => isIntersecting)) tell();
  });
  observer.observe(element);
  return () => observer.disconnect();
};
