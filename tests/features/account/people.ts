import type { Person } from '../../../domain/person';

export const amira: Person = {
  id: 1,
  firstName: 'Amira',
  lastName: 'Haddad',
  email: 'amira@souk.test',
  phone: '+971501110001',
  imageUrl: null,
  isEmailVerified: true,
  isPhoneVerified: true,
  walletBalance: 35_50,
  loyaltyPoints: 1200,
  refCode: 'AMIRA2026',
  referral: { earned: 0, friends: 0 },
  interests: {},
  consent: { orders: true, offers: false },
};

/** Ben's phone is not verified. */
export const ben: Person = {
  ...amira,
  id: 2,
  firstName: 'Ben',
  lastName: 'Okafor',
  email: 'ben@souk.test',
  phone: '+971501110002',
  isPhoneVerified: false,
};
