import { SOCIAL_MEDIA, type SocialMedium } from '../../../../domain/auth/login';
import type { Hosts } from '../../../http/security';
import type { IdentityServices } from './identity.types';

/**
 * The hosts that an identity provider's scripts need in the Content Security Policy. Added only for
 * configured providers.
 */
const PROVIDERS: Record<SocialMedium | 'phone', Hosts> = {
  google: {
    scripts: ['https://accounts.google.com/gsi/client'],
    connections: ['https://accounts.google.com/gsi/', 'https://www.googleapis.com'],
    frames: ['https://accounts.google.com/gsi/'],
    styles: ['https://accounts.google.com/gsi/style'],
  },
  facebook: {
    scripts: ['https://connect.facebook.net'],
    connections: ['https://graph.facebook.com', 'https://www.facebook.com'],
    frames: ['https://www.facebook.com'],
    styles: [],
  },
  apple: {
    scripts: ['https://appleid.cdn-apple.com'],
    connections: ['https://appleid.apple.com'],
    frames: ['https://appleid.apple.com'],
    styles: [],
  },
  phone: {
    scripts: ['https://www.gstatic.com', 'https://www.google.com/recaptcha/'],
    connections: ['https://identitytoolkit.googleapis.com'],
    frames: ['https://www.google.com/recaptcha/'],
    styles: [],
  },
};

export function providerHosts({ social, phone }: Pick<IdentityServices, 'social' | 'phone'>): Hosts[] {
  const real = SOCIAL_MEDIA.filter(
    (medium) => social[medium] !== null && social[medium].identityUrl === null,
  );
  return [...real, ...(phone?.isOurs === false ? (['phone'] as const) : [])].map((name) => PROVIDERS[name]);
}
