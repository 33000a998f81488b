import { LazyPlace, lazyPart } from '../../ui/lazy-part';
import { useIsSignedIn } from '../session/session.context';
import { useLocationFlow } from './location.context';

const RecalledPlace = lazyPart(() => import('./recalled-place').then((file) => file.RecalledPlace));

/**
 * Chooses a saved address for a returning customer whose browser has no place. Stops if the customer chooses
 * a place first [LOC-22].
 */
export function UsualPlace() {
  const isSignedIn = useIsSignedIn();
  const isPlaceless = useLocationFlow((at) => at.matches('unset'));
  return <LazyPlace>{isSignedIn && isPlaceless ? <RecalledPlace /> : null}</LazyPlace>;
}
