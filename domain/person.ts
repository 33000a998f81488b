import type { Consent } from './consent';
import type { Minor } from './money';

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
  /** The sum of the customer's referral rewards, and the number of referred friends. */
  referral: { earned: Minor; friends: number };
  interests: Interests;
  consent: Consent;
};

/** The maximum length of a name and the minimum length of a password. */
export const NAME_MAX = 100;
export const PASSWORD_MIN = 6;

/** Category ids by module id [MOD-12]. */
export type Interests = Readonly<Record<number, number[]>>;

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
