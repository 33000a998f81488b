import type { LoginConfig, SignInMethods } from '../../../domain/auth/login';
import type {
  AuthInput,
  PasskeyCredential,
  SignInAnswer,
  SignUpForm,
  SocialIdentity,
} from '../../../machines/session/auth.types';
import type { InfoForm } from '../../../machines/session/sign-in-steps.types';
import { allLogins } from '../../support/login';

export const email = { type: 'email', value: 'amira@souk.example' } as const;
export const phone = { type: 'phone', value: '+971501110001' } as const;
export const password = 'demo1234';

/** The eight mixes of methods, under the client's names. */
export const mixes: Record<SignInMethods, LoginConfig> = {
  all: allLogins,
  otp_manual: { ...allLogins, social: [] },
  otp_social: { ...allLogins, isManualOn: false },
  manual_social: { ...allLogins, isOtpOn: false },
  otp: { ...allLogins, isManualOn: false, social: [] },
  manual: { ...allLogins, isOtpOn: false, social: [] },
  social: { ...allLogins, isManualOn: false, isOtpOn: false },
  none: { ...allLogins, isManualOn: false, isOtpOn: false, social: [] },
};

export const authInput = (overrides: Partial<AuthInput> = {}): AuthInput => ({
  start: 'sign-in',
  login: mixes.all,
  rememberedContact: null,
  expectedAt: null,
  ...overrides,
});

const proven: SignInAnswer = {
  token: null,
  hasPersonalInfo: true,
  existing: null,
  isPhoneVerified: true,
  isEmailVerified: true,
  email: email.value,
  phone: phone.value,
};

/** The server's possible answers to every step. */
export const answers = {
  in: { ...proven, token: 'token-1' },
  infoMissing: { ...proven, hasPersonalInfo: false },
  existing: { ...proven, existing: { name: 'Eli M.', imageUrl: '/eli.webp' } },
  phoneMissing: { ...proven, phone: null, isPhoneVerified: false },
  phoneUnproven: { ...proven, isPhoneVerified: false },
  emailUnproven: { ...proven, isEmailVerified: false },
  bothUnproven: { ...proven, isPhoneVerified: false, isEmailVerified: false },
  nothingOpen: proven,
} as const satisfies Record<string, SignInAnswer>;

export const identity: SocialIdentity = {
  medium: 'google',
  token: 'google-token',
  uniqueId: 'google-1',
  email: email.value,
  name: 'Amira',
  idToken: null,
};

export const byPassword = { type: 'manual', contact: email, password } as const;
export const byCode = { type: 'otp', phone: phone.value } as const;
export const byIdentity = { type: 'social', identity, phone: null, isLinked: false } as const;

export const passkey: PasskeyCredential = { id: 'key-1' };

export const signUpForm: SignUpForm = {
  name: 'Amira Haddad',
  email: email.value,
  phone: phone.value,
  password,
  confirmPassword: password,
  refCode: null,
};

export const infoForm: InfoForm = { name: 'Dana', email: 'dana@souk.example', phone: null, refCode: null };

/** A refusal as the API client throws it. */
export const refused = (...errors: [code: string, message: string][]) => ({
  code: 'refused',
  messages: errors.map(([, message]) => message),
  errors: errors.map(([code, message]) => ({ code, message })),
});

export const wrongPassword = refused(['auth', 'These do not belong together.']);
export const unknownPasskey = refused(['passkey', 'We do not know this passkey.']);
export const wrongCode = refused(['otp', 'This code is wrong.']);
export const tooEarly = refused(['otp_wait', 'Please wait 42 seconds.']);
export const emailMissing = refused(['email', 'Your account shares no email.']);
export const offline = { code: 'offline', messages: [] };
export const broken = new Error('broken');
