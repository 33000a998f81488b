import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId } from 'react';
import { stepBack } from './step-back';

/**
 * A layer without an address, such as a question: while it is open it owns one entry of the history, so that Back
 * closes it and the page stays [NAV-29]. Closed in another way, it takes its entry with it.
 */
export function useBackLayer(isOpen: boolean, onClose: () => void): void {
  const router = useRouter();
  const layer = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const isTop = () => router.history.location.state.layer === layer;
    // Later, because React's strict mode opens, closes and opens again within one moment.
    const opening = setTimeout(() => {
      void router.navigate({
        to: '.',
        search: ((previous: unknown) => previous) as never,
        hash: true,
        state: (previous) => ({ ...previous, layer }),
        resetScroll: false,
      });
    });
    let wasTop = false;
    const unsubscribe = router.history.subscribe(({ action }) => {
      if (action.type === 'PUSH' || action.type === 'REPLACE') wasTop ||= isTop();
      else if (wasTop && !isTop()) close();
    });
    return () => {
      clearTimeout(opening);
      unsubscribe();
      if (isTop()) void stepBack(router.history);
    };
  }, [isOpen, layer, router]);
}
