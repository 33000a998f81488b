import type { SocialProvider } from '../../../../domain/auth/login';
import type { SocialIdentity } from '../../../../machines/session/auth.types';
import { demoKit } from './demo';
import type { SocialKit } from './kit';
import { isLoaded, load } from './libraries';
import { pressAgain } from './words';

/** Asks the person by the provider's window, after bringing the provider's own code when it is not here yet. */
export async function identify(provider: SocialProvider, signal: AbortSignal): Promise<SocialIdentity> {
  const { medium, identityUrl } = provider;
  const kit = identityUrl === null ? (await import('./real-kits')).realKits[medium] : demoKit(medium);
  if (needsLibrary(kit)) {
    await load(medium, kit.library);
    if (isPressForgotten()) throw pressAgain(medium);
  }
  // Who went back in the meantime wants no window any more.
  signal.throwIfAborted();
  return kit.identify(provider, signal);
}

const needsLibrary = (kit: SocialKit): kit is SocialKit & { library: string } =>
  kit.library !== null && !isLoaded(kit.library);

const isPressForgotten = () => navigator.userActivation?.isActive === false;
