import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { useIsSignedIn } from '../session/session.context';
import { useLocationFlow } from './location.context';

const RecalledPlace = lazyPart(() => import('./recalled-place').then((file) => file.RecalledPlace));

/**
 * Chooses a saved address of a returning customer whose browser has no place. The customer's own choice stops
 * it [LOC-22].
 */
export function UsualPlace() {
  const isSignedIn = useIsSignedIn();
  const isPlaceless = useLocationFlow((at) => at.matches('unset'));
  return <LazyPlace>{isSignedIn && isPlaceless ? <RecalledPlace /> : null}</LazyPlace>;
}
