import type { AppRouter } from './router';

/**
 * What stands for a page that still comes is shorter than the one that is left: the browser then moves up by itself,
 * which is nobody's place, and must not be remembered by whoever goes back at once [NAV-30].
 */
export function forgetMovesOfLeaving(router: AppRouter): void {
  const heard = (event: Event) => {
    const { isLoading, location, resolvedLocation } = router.state;
    const isLeaving = resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname;
    if (isLoading && isLeaving && event.target === document) event.stopPropagation();
  };
  window.addEventListener('scroll', heard, { capture: true });
}
