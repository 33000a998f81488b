import { AMIRA } from '../../support/people';
import type { Lead, StoryScript } from '../story-script';
import { accountButton, inDialog, labelled, typesInto } from './controls';

const PASSWORD = 'demo1234';

/** Types the email, and the password after it. */
const fillsIn = (password: string): Lead =>
  typesInto('Email or phone', AMIRA.email, (stage) => labelled(stage, 'Password').fill(password));
const signsIn: Lead = { control: (stage) => inDialog(stage, 'Sign In') };

export const signInStory: StoryScript = {
  id: 'sign-in',
  title: { en: 'Sign in', ar: 'تسجيل الدخول' },
  about: {
    en: 'A guest signs in with email and password, after a typing mistake or with a code by phone.',
    ar: 'زائر يسجّل دخوله بالبريد الإلكتروني وكلمة المرور، بعد خطأ في الكتابة أو برمز يصله على الهاتف.',
  },
  opens: async ({ page, shopper }) => {
    await shopper.livesInHarbour();
    await page.goto('/home');
  },
  scenes: [
    {
      id: 'guest',
      title: { en: 'Home page of a guest', ar: 'الصفحة الرئيسية للزائر' },
      at: ['session.account.signedOut'],
      until: ({ page }) => page.getByRole('heading', { level: 1 }),
      lead: { control: accountButton },
    },
    {
      id: 'form',
      title: { en: 'Sign-in form', ar: 'نموذج تسجيل الدخول' },
      at: ['auth.sign-in.manual'],
      lead: fillsIn(PASSWORD),
    },
    {
      id: 'filled',
      title: { en: 'Filled in', ar: 'تمّت التعبئة' },
      at: ['auth.sign-in.manual'],
      lead: signsIn,
    },
    {
      id: 'signed-in',
      title: { en: 'Signed in', ar: 'تمّ تسجيل الدخول' },
      at: ['session.account.signedIn.profile.ready'],
    },
  ],
  sides: [
    {
      from: 'form',
      lead: {
        control: (stage) => inDialog(stage, 'Sign in with a code'),
      },
      scenes: [
        {
          id: 'phone',
          title: { en: 'Phone for a code', ar: 'الهاتف لإرسال الرمز' },
          at: ['auth.sign-in.otp'],
          lead: typesInto('Phone', '0501234567', (stage) => inDialog(stage, 'Send code').click()),
        },
        {
          id: 'code',
          title: { en: 'Code by phone', ar: 'الرمز على الهاتف' },
          at: ['auth.completing'],
        },
      ],
    },
    {
      from: 'filled',
      lead: typesInto('Password', 'not-the-password', (stage) => inDialog(stage, 'Sign In').click()),
      scenes: [
        {
          id: 'refused',
          title: { en: 'Wrong password', ar: 'كلمة مرور خاطئة' },
          at: ['auth.sign-in.manual'],
          until: ({ page }) => page.getByRole('dialog').getByRole('alert'),
          lead: typesInto('Password', PASSWORD, (stage) => inDialog(stage, 'Sign In').click()),
        },
      ],
      back: 'signed-in',
    },
  ],
};
