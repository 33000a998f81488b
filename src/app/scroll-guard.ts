import type { AppRouter } from './router';

/**
 * Ignores scroll events while a route loads. Its skeleton is shorter than the old page, so the browser
 * scrolls up. Back would otherwise restore a wrong position [NAV-30].
 */
export function ignoreScrollWhileLeaving(router: AppRouter): void {
  const handle = (event: Event) => {
    const { isLoading, location, resolvedLocation } = router.state;
    const isLeaving = resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
    if (isLoading && isLeaving && event.target === document) event.stopPropagation();
  };
  window.addEventListener('scroll', handle, { capture: true });
}
