import type { SocialProvider } from '../../../../domain/auth/login';
import type { SocialIdentity } from '../../../../machines/session/auth.types';

/** One provider: the code it needs in this browser, and how it says who somebody is. */
export type SocialKit = {
  /** The address of the provider's own code; null when it needs none. */
  library: string | null;
  /** Opens the provider's window at once, while the browser still remembers the press. */
  identify(provider: SocialProvider, signal: AbortSignal): Promise<SocialIdentity>;
};

type Claims = { sub?: unknown; email?: unknown; name?: unknown; nonce?: unknown };

/** What an identity token says. Nobody trusts it here: the server checks the signature. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
