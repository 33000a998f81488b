import type { SocialProvider } from '../../../../domain/auth/login';
import type { SocialIdentity } from '../../../../machines/session/auth.types';
import { demoKit } from './demo';
import { injectScript, isInjected } from './inject-script';
import type { SocialKit } from './kit';
import { libraryLoadedTooLate, SocialError } from './social-error';

const kitOf = async ({ medium }: SocialProvider): Promise<SocialKit> =>
  (await import('./real-kits')).realKits[medium];

/** Opens the popup synchronously, because browsers allow popups only directly after a press. */
export async function identify(provider: SocialProvider, signal: AbortSignal): Promise<SocialIdentity> {
  const kit = provider.identityUrl === null ? await kitOf(provider) : demoKit(provider.medium);
  if (kit.library !== null && !isInjected(kit.library)) throw new SocialError('libraryMissing');
  // The customer went back while the provider's code was loading.
  signal.throwIfAborted();
  return kit.identify(provider, signal);
}

/**
 * Loads the provider's library. Returns whether the browser still allows a popup, which it does not after a
 * slow download [AUTH-06].
 */
export async function loadLibrary(provider: SocialProvider): Promise<{ isPressFresh: boolean }> {
  const kit = provider.identityUrl === null ? await kitOf(provider) : demoKit(provider.medium);
  if (kit.library !== null)
    await injectScript(kit.library).catch((cause: unknown) => {
      throw libraryLoadedTooLate(provider.medium, cause);
    });
  return { isPressFresh: navigator.userActivation?.isActive !== false };
}
