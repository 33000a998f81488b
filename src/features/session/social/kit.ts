import type { SocialProvider } from '../../../../domain/auth/login';
import type { SocialIdentity } from '../../../../machines/session/auth.types';

/** The library of a provider, and the function that identifies a customer. */
export type SocialKit = {
  /** The URL of the provider's library. `null`: the provider needs none. */
  library: string | null;
  /** Opens the popup synchronously, because browsers allow popups only directly after a press. */
  identify(provider: SocialProvider, signal: AbortSignal): Promise<SocialIdentity>;
};

type Claims = { sub?: unknown; email?: unknown; name?: unknown; nonce?: unknown };

/** Returns the claims of a token without verifying them. The server checks the signature. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
