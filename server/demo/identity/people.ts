import { randomBytes, randomInt } from 'node:crypto';
import type { SocialMedium } from '../../../domain/auth/login';
import type { LocalText } from '../../http/language';

export type DemoIdentity = {
  subject: string;
  name: string;
  email: string | null;
  picture: string;
  /** What choosing this person shows. */
  note: LocalText;
};

const NEW_NAMES = ['Noor Salem', 'Omar Vidal', 'Pia Lund', 'Rami Khoury', 'Sara Lindt'];

/** The people that a played provider knows; the first is another one at every look. */
export const identitiesOf = (medium: SocialMedium): DemoIdentity[] => [
  newcomer(medium),
  {
    subject: `${medium}-amira`,
    name: 'Amira Haddad',
    email: 'amira@souk.example',
    picture: '1f469',
    note: { en: 'Has come this way before: signed in at once', ar: 'سبق لها الدخول بهذه الطريقة: تدخل فورًا' },
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
    note: { en: 'Shares no address: a phone is asked for', ar: 'لا تشارك بريدها: يُطلب رقم هاتف' },
  },
  {
    subject: `${medium}-jana`,
    name: 'Jana Keller',
    email: 'jana@souk.example',
    picture: '1f471',
    note: { en: 'Has an account without a phone', ar: 'لديها حساب بلا رقم هاتف' },
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
    note: { en: 'New here: makes an account', ar: 'جديد هنا: يُنشأ له حساب' },
  };
}
