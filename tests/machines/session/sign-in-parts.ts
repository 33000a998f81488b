import type { SignInMethods, SocialMedium } from '../../../domain/auth/login';
import type { Contact, SignInAnswer } from '../../../machines/session/auth.types';
import type { Failure } from '../../../machines/shared/failure';
import type { Act, Sight, Target } from '../../support/model/page';
import { toastOfFailure } from '../shared/failures.words';
import { livesInHarbour, OF_ACCOUNT } from '../shared/page-parts';
import { answers, mixes } from './sign-ins';

/** The calls of signing in, below /api/v1. */
export const calls = {
  login: '/auth/login',
  signUp: '/auth/sign-up',
  social: '/auth/social-login',
  socialPhone: '/auth/social-register',
  info: '/auth/update-info',
  verify: '/auth/verify-phone',
  forgot: '/auth/forgot-password',
  verifyReset: '/auth/verify-token',
  reset: '/auth/reset-password',
} as const;

/** The demo's settings for each mix of methods. */
export const settingsOf: Record<SignInMethods, string> = {
  all: 'CFG-L1',
  otp_manual: 'CFG-L2',
  otp_social: 'CFG-L3',
  manual_social: 'CFG-L4',
  otp: 'CFG-L5',
  manual: 'CFG-L6',
  social: 'CFG-L7',
  none: 'CFG-L8',
};

export const asGuest = { ...livesInHarbour, guest_id: 'guest-1' } as const;

/** Requests that follow a sign-in. */
export const afterSignIn = {
  '/customer/info': {
    id: 7,
    f_name: 'Amira',
    l_name: 'Haddad',
    email: answers.in.email,
    phone: answers.in.phone,
  },
  '/customer/cart/list': [],
  ...OF_ACCOUNT,
};

export const wireAnswer = (answer: SignInAnswer) => ({
  token: answer.token,
  is_personal_info: Number(answer.hasPersonalInfo),
  is_exist_user: answer.existing && { name: answer.existing.name, image: answer.existing.imageUrl },
  is_phone_verified: Number(answer.isPhoneVerified),
  is_email_verified: Number(answer.isEmailVerified),
  email: answer.email,
  phone: answer.phone,
});

/** The sign-in as a dialog. */
export const layer: Target = { role: 'dialog' };
/** The sign-in as a full page. */
export const whole: Target = { role: 'main' };

/** The parts of the forms, in the dialog or the page. */
export const formIn = (inside: Target) => ({
  button: (name: string, overrides: Partial<Target> = {}): Target => ({
    role: 'button',
    name,
    inside,
    ...overrides,
  }),
  field: (name: string): Target => ({ role: 'textbox', name, inside }),
  press: (name: string): Act => ({ act: 'press', on: { role: 'button', name, inside } }),
  type: (name: string, text: string): Act => ({ act: 'type', into: { role: 'textbox', name, inside }, text }),
});

export const CODE = '6-digit code';
export const wayBackFrom = ({ type }: Contact): string =>
  type === 'phone' ? 'Change number' : 'Change email';

/** The reason is shown beside the form. */
export const saying = (failure: Failure | null): Sight[] =>
  failure === null ? [] : [{ shows: toastOfFailure(failure) }];

export const BROKEN = 'only a programming error causes this';

export const providers: Record<SocialMedium, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};
/** Finds the sign-in button of a social provider, whatever its label. */
export const social = (medium: SocialMedium) => ({
  role: 'button' as const,
  name: 'Continue with {provider}',
  values: { provider: providers[medium] },
});
/** Shows or hides an element, depending on the operator's settings. */
export const isThere = (is: boolean, sight: { sees: object }): Sight =>
  (is ? sight : { lacks: sight.sees }) as Sight;

/** Settings without a way to send codes, so nothing has to be verified. */
export const withoutCodes = {
  ...mixes.all,
  canSendMail: false,
  canSendSms: false,
  verifiesPhone: false,
  verifiesEmail: false,
};
