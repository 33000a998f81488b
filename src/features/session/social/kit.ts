import type { SocialProvider } from '../../../../domain/auth/login';
import type { SocialIdentity } from '../../../../machines/session/auth.types';

/** One provider: its library and how it identifies a person. */
export type SocialKit = {
  /** `null`: no library needed. */
  library: string | null;
  /** Opens the window synchronously: browsers allow one only right after a press. */
  identify(provider: SocialProvider, signal: AbortSignal): Promise<SocialIdentity>;
};

type Claims = { sub?: unknown; email?: unknown; name?: unknown; nonce?: unknown };

/** Unverified claims; the server checks the signature. */
export function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
