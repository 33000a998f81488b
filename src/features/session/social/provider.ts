import type { SocialProvider } from '../../../../domain/auth/login';
import type { SocialIdentity } from '../../../../machines/session/auth.types';
import { demoKit } from './demo';
import { injectScript, isInjected } from './inject-script';
import type { SocialKit } from './kit';
import { libraryLate, SocialError } from './words';

const kitOf = async ({ medium }: SocialProvider): Promise<SocialKit> =>
  (await import('./real-kits')).realKits[medium];

/** Asks the person by the provider's window. A page of our own opens while the browser still remembers the press. */
export async function identify(provider: SocialProvider, signal: AbortSignal): Promise<SocialIdentity> {
  const kit = provider.identityUrl === null ? await kitOf(provider) : demoKit(provider.medium);
  if (kit.library !== null && !isInjected(kit.library)) throw new SocialError('libraryMissing');
  // Who went back in the meantime wants no window any more.
  signal.throwIfAborted();
  return kit.identify(provider, signal);
}

/** Brings the provider's own code, and tells whether the browser still remembers the press [AUTH-06]. */
export async function loadLibrary(provider: SocialProvider): Promise<{ isPressFresh: boolean }> {
  const kit = provider.identityUrl === null ? await kitOf(provider) : demoKit(provider.medium);
  if (kit.library !== null)
    await injectScript(kit.library).catch((cause: unknown) => {
      throw libraryLate(provider.medium, cause);
    });
  return { isPressFresh: navigator.userActivation?.isActive !== false };
}
