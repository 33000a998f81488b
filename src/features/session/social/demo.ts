import type { SocialMedium } from '../../../../domain/auth/login';
import type { SocialIdentity } from '../../../../machines/session/auth.types';
import { type SocialKit, textOrNull } from './kit';
import { answerFromPopup } from './popup';

export const demoKit = (medium: SocialMedium): SocialKit => ({
  library: medium === 'apple' ? '/demo/apple-library.js' : null,
  identify: ({ identityUrl }, signal) =>
    answerFromPopup<SocialIdentity>({
      address: identityUrl ?? '',
      signal,
      listen: (popup, answer, until) =>
        window.addEventListener(
          'message',
          ({ origin, source, data }) => {
            // Accepts only messages from that window and this origin.
            if (origin !== window.location.origin || source !== popup) return;
            const identity = identityIn(data, medium);
            if (identity) answer(identity);
          },
          { signal: until },
        ),
    }),
});

function identityIn(data: unknown, medium: SocialMedium): SocialIdentity | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  const token = textOrNull(message.token);
  const uniqueId = textOrNull(message.unique_id);
  if (message.type !== 'souk.identity' || message.medium !== medium || token === null || uniqueId === null)
    return null;
  return {
    medium,
    token,
    uniqueId,
    email: textOrNull(message.email),
    name: textOrNull(message.name),
    idToken: textOrNull(message.id_token),
  };
}
