import type { AuthMode } from '../../machines/shared/intent';
import { stepBack } from '../ui/layers/step-back';
import type { AppRouter } from './router';

const panelIn = (search: string): string | null => new URLSearchParams(search).get('panel');
const isSignIn = (panel: string | null): boolean => panel === 'sign-in' || panel === 'sign-up';
/** Back from the sign-in leads to the cart again, but not to a menu. */
const isLeftForGood = (panel: string | null): boolean => isSignIn(panel) || panel === 'menu';
const isOpen = ({ history }: AppRouter): boolean => isSignIn(panelIn(history.location.search));

export function openSignIn(router: AppRouter, mode: AuthMode): void {
  const panel = panelIn(router.history.location.search);
  if (panel === mode) return;
  void router.navigate({
    to: '.',
    search: ((previous: object) => ({ ...previous, panel: mode })) as never,
    state: (previous) => ({ ...previous, layer: `panel:${mode}` }),
    hash: true,
    replace: isLeftForGood(panel),
    resetScroll: false,
  });
}

/** Takes the sign-in's own entry of the history away with it, so that Back does not open it again. */
export async function closeSignIn(router: AppRouter): Promise<void> {
  if (!isOpen(router)) return;
  if (router.history.location.state.layer?.startsWith('panel:sign-')) await stepBack(router.history);
  if (!isOpen(router)) return;
  await router.navigate({
    to: '.',
    search: ((previous: object) => ({ ...previous, panel: undefined })) as never,
    hash: true,
    replace: true,
    resetScroll: false,
  });
}

/** Calls once when the open sign-in is gone, by whatever way: its cross, Escape, Back. */
export function onSignInClosed(router: AppRouter, closed: () => void): void {
  const unsubscribe = router.history.subscribe(() => {
    if (isOpen(router)) return;
    unsubscribe();
    closed();
  });
}
