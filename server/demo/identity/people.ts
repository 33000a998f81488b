import { randomBytes, randomInt } from 'node:crypto';
import type { SocialMedium } from '../../../domain/auth/login';
import type { LocalText } from '../../http/language';

export type DemoIdentity = {
  subject: string;
  name: string;
  email: string | null;
  picture: string;
  /** What this person demonstrates, in one line. */
  note: LocalText;
};

const NEW_NAMES = ['Noor Salem', 'Omar Vidal', 'Pia Lund', 'Rami Khoury', 'Sara Lindt'];

/** Returns the people to choose from at a simulated provider. The first one is a new person each time. */
export const identitiesOf = (medium: SocialMedium): DemoIdentity[] => [
  newcomer(medium),
  {
    subject: `${medium}-amira`,
    name: 'Amira Haddad',
    email: 'amira@souk.example',
    picture: '1f469',
    note: { en: 'Has signed in before: signs in immediately', ar: 'سبق لها الدخول بهذه الطريقة: تدخل فورًا' },
  },
  {
    subject: `${medium}-eli`,
    name: 'Eli M.',
    email: 'eli@souk.example',
    picture: '1f9d4',
    note: { en: 'An account has this address: “Is It You?”', ar: 'يوجد حساب بهذا العنوان: "هل هذا أنت؟"' },
  },
  {
    subject: `${medium}-hana`,
    name: 'Hana Sato',
    email: null,
    picture: '1f467',
    note: { en: 'Doesn’t share an email: needs a phone number', ar: 'لا تشارك بريدها: يُطلب رقم هاتف' },
  },
  {
    subject: `${medium}-jana`,
    name: 'Jana Keller',
    email: 'jana@souk.example',
    picture: '1f471',
    note: { en: 'Has an account without a phone number', ar: 'لديها حساب بلا رقم هاتف' },
  },
];

function newcomer(medium: SocialMedium): DemoIdentity {
  const id = randomBytes(4).toString('hex');
  const name = NEW_NAMES[randomInt(NEW_NAMES.length)] ?? 'Noor Salem';
  const [first = ''] = name.toLowerCase().split(' ');
  return {
    subject: `${medium}-${id}`,
    name,
    email: `${first}.${id}@souk.example`,
    picture: '1f9d1',
    note: { en: 'New here: creates an account', ar: 'جديد هنا: يُنشأ له حساب' },
  };
}
