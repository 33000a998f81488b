import { emojiPicture } from '../support/text';
import { DAY, sinceT0 } from '../t0';
import type { WorldTable } from '../world.types';

export const DEMO_PASSWORD = 'demo1234';

/** The scrypt hash of the password above, computed in advance because hashing is slow. */
const DEMO_PASSWORD_HASH =
  'scrypt$16384$8$5$c291ayBkZW1vIHdvcmxkLg==$kT3XQCUtDVMPY1Gb/zTB6dCF8edj+Q8bHjBKzs9oenk=';

type Person = {
  id: number;
  firstName: string;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  isEmailVerified?: boolean;
  isPhoneVerified?: boolean;
  hasPersonalInfo?: boolean;
  hasPassword?: boolean;
  asksWho?: boolean;
  image?: string;
  wallet?: number;
  points?: number;
  /** What this person demonstrates, in one line. */
  note: string;
};

export const AMIRA = 1;
export const BEN = 2;
const ELI = 5;
export const FAY = 6;
export const GUS = 7;
const HANA = 8;
export const IVO = 9;
const JANA = 10;

const people: Person[] = [
  {
    id: AMIRA,
    firstName: 'Amira',
    lastName: 'Haddad',
    email: 'amira@souk.example',
    phone: '+971501110001',
    image: emojiPicture('1f469'),
    wallet: 3550,
    points: 1200,
    note: 'verified, wallet, points, three addresses, orders',
  },
  {
    id: BEN,
    firstName: 'Ben',
    lastName: 'Okafor',
    email: 'ben@souk.example',
    phone: '+971501110002',
    isPhoneVerified: false,
    points: 103,
    note: 'phone not verified',
  },
  {
    id: 3,
    firstName: 'Chen',
    lastName: 'Wei',
    email: 'chen@souk.example',
    phone: '+971501110003',
    isEmailVerified: false,
    note: 'email not verified',
  },
  {
    id: 4,
    firstName: 'Dana',
    lastName: null,
    email: 'dana@souk.example',
    phone: '+971501110004',
    hasPersonalInfo: false,
    note: 'personal details missing',
  },
  {
    id: ELI,
    firstName: 'Eli',
    lastName: 'M.',
    email: 'eli@souk.example',
    phone: '+971501110005',
    image: emojiPicture('1f9d4'),
    asksWho: true,
    note: 'found again by a code or a social account',
  },
  {
    id: FAY,
    firstName: 'Fay',
    lastName: 'Lindqvist',
    email: 'fay@souk.example',
    phone: '+971501110006',
    note: 'signed out in the middle of a visit',
  },
  {
    id: GUS,
    firstName: 'Gus',
    lastName: 'Moreau',
    email: 'gus@souk.example',
    phone: '+971501110007',
    points: 10,
    note: 'no address, empty wallet, too few points',
  },
  {
    id: HANA,
    firstName: 'Hana',
    lastName: 'Sato',
    email: null,
    phone: null,
    isEmailVerified: false,
    isPhoneVerified: false,
    hasPassword: false,
    note: 'social account without an email address',
  },
  {
    id: IVO,
    firstName: 'Ivo',
    lastName: 'Novak',
    email: 'ivo@souk.example',
    phone: '+971501110009',
    note: 'has a cart of another store',
  },
  {
    id: JANA,
    firstName: 'Jana',
    lastName: 'Keller',
    email: 'jana@souk.example',
    phone: null,
    isPhoneVerified: false,
    note: 'social account without a phone number',
  },
];

type DemoAccount = { email: string; phone: string | null; password: string; who: string };

/** The accounts that the start message lists. */
export const demoAccounts: DemoAccount[] = people.flatMap(({ email, phone, firstName, note }) =>
  email === null ? [] : [{ email, phone, password: DEMO_PASSWORD, who: `${firstName}: ${note}` }],
);

const padded = (id: number): string => String(id).padStart(2, '0');

export const customers: WorldTable = {
  table: 'customers',
  rows: people.map((person) => ({
    id: person.id,
    fixture: `U-${padded(person.id)}`,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    password_hash: person.hasPassword === false ? null : DEMO_PASSWORD_HASH,
    image: person.image ?? null,
    is_email_verified: person.isEmailVerified ?? true,
    is_phone_verified: person.isPhoneVerified ?? true,
    has_personal_info: person.hasPersonalInfo ?? true,
    referral_code: `${person.firstName.toUpperCase()}${padded(person.id)}`,
    referred_by: person.id === BEN ? AMIRA : null,
    wallet_balance: person.wallet ?? 0,
    loyalty_points: person.points ?? 0,
    language: 'en',
    is_active: true,
    asks_who: person.asksWho ?? false,
    created_at: sinceT0(-(400 - person.id * 30) * DAY),
  })),
};

const linkedPeople = [
  { id: AMIRA, name: 'amira' },
  { id: HANA, name: 'hana' },
  { id: JANA, name: 'jana' },
];

export const socialAccounts: WorldTable = {
  table: 'social_accounts',
  rows: ['google', 'facebook', 'apple'].flatMap((provider) =>
    linkedPeople.map(({ id, name }) => ({
      provider,
      subject: `${provider}-${name}`,
      customer_id: id,
      created_at: sinceT0(-100 * DAY),
    })),
  ),
};

export function contactOf(id: number): { name: string; phone: string; email: string | null } {
  const person = people.find((candidate) => candidate.id === id);
  if (!person?.phone) throw new Error(`no customer ${id} with a phone`);
  return {
    name: [person.firstName, person.lastName].filter(Boolean).join(' '),
    phone: person.phone,
    email: person.email,
  };
}
