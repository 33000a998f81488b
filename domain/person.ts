import type { Consent } from './consent';
import type { Minor } from './money';

/** The signed-in customer. */
export type Person = {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  imageUrl: string | null;
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  walletBalance: Minor;
  loyaltyPoints: number;
  refCode: string | null;
  /** What friends who came by the code have brought, and how many they were. */
  referral: { earned: Minor; friends: number };
  interests: Interests;
  consent: Consent;
};

/** Letters of a name at most, and of a password at least. */
export const NAME_MAX = 100;
export const PASSWORD_MIN = 6;

/** The categories that somebody likes, by the module that they belong to [MOD-12]. */
export type Interests = Readonly<Record<number, number[]>>;

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
