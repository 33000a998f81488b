import type { SocialMedium } from '../../../../domain/auth/login';
import { appleKit } from './apple';
import { facebookKit } from './facebook';
import { googleKit } from './google';
import type { SocialKit } from './kit';

export const realKits: Record<SocialMedium, SocialKit> = {
  google: googleKit,
  facebook: facebookKit,
  apple: appleKit,
};
