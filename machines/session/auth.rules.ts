import { type SocialMedium, type SocialProvider, signInMethods } from '../../domain/auth/login';
import { contactOf } from '../../domain/contact';
import { isCancelled, isRefusedFor } from '../shared/failure';
import { required } from '../shared/required';
import type {
  AuthContext,
  AuthEmitted,
  AuthInput,
  AuthRequest,
  PasskeyCredential,
  SignInByPassword,
  SignInMethod,
  SignInRequest,
  SignUpForm,
  SocialIdentity,
} from './auth.types';
import type { ForgotPasswordInput } from './forgot-password.machine';
import type { SignInStepsInput } from './sign-in-steps.types';

export const startContext = (input: AuthInput): AuthContext => ({
  ...input,
  method: firstMethod(input),
  entry: 'sign-in',
  contact: input.rememberedContact,
  isRemembered: input.rememberedContact !== null,
  request: null,
  answer: null,
  signUpForm: null,
  medium: null,
  goneWindow: null,
  failure: null,
  fieldErrors: [],
});

/**
 * Returns the first sign-in method to show: a pending code, then password, then code, then social buttons.
 */
function firstMethod({ login: { isManualOn, isOtpOn }, expectedAt }: AuthInput): SignInMethod {
  if (isOtpOn && expectedAt !== null) return 'otp';
  if (isManualOn) return 'manual';
  return isOtpOn ? 'otp' : 'social';
}

export const hasNoMethod = ({ login }: AuthContext): boolean => signInMethods(login) === 'none';

export const canUse = ({ login }: AuthContext, method: 'manual' | 'otp'): boolean =>
  method === 'manual' ? login.isManualOn : login.isOtpOn;

export const providerOf = ({ login }: AuthContext, medium: SocialMedium | null): SocialProvider | null =>
  login.social.find((provider) => provider.medium === medium) ?? null;

/** Returns whether passwords can be recovered. The server needs a way to send codes. */
export const canRecover = ({ login }: AuthContext): boolean => login.canSendMail || login.canSendSms;

export const canIdentify = (context: AuthContext, medium: SocialMedium): boolean =>
  providerOf(context, medium) !== null;

type Asked = Partial<AuthContext>;

export const passwordRequest = ({ contact, password, isRemembered }: SignInByPassword): Asked => ({
  entry: 'sign-in',
  contact: contact.value,
  isRemembered,
  request: { type: 'manual', contact, password },
});

export const byCode = (phone: string): Asked => ({
  entry: 'sign-in',
  contact: phone,
  request: { type: 'otp', phone },
});

export const byIdentity = (identity: SocialIdentity): Asked => ({
  entry: 'sign-in',
  request: { type: 'social', identity, phone: null, isLinked: false },
});

export const byPasskey = (credential: PasskeyCredential | null): Asked => ({
  entry: 'sign-in',
  request: { type: 'passkey', credential: required(credential, 'credential') },
});

/** Returns the request that resends a sign-up's code: a sign-in with the same data. */
export const bySignUp = (signUpForm: SignUpForm): Asked => ({
  entry: 'sign-up',
  contact: signUpForm.email,
  signUpForm,
  request: {
    type: 'manual',
    contact: { type: 'email', value: signUpForm.email },
    password: signUpForm.password,
  },
});

/** Removes passwords and tokens from the context once the request is done. */
export const withoutSecrets = ({ request, signUpForm }: AuthContext): Partial<AuthContext> => ({
  request: withoutPassword(signInRequest(request)),
  signUpForm: signUpForm && { ...signUpForm, password: '', confirmPassword: '' },
  answer: null,
});

/** Returns the request to repeat. `null`: a passkey sign-in, which can't be repeated. */
const signInRequest = (request: AuthRequest | null): SignInRequest | null =>
  request?.type === 'passkey' ? null : request;

export const stepsOf = ({ login, request, answer }: AuthContext): SignInStepsInput => ({
  login,
  request: signInRequest(request),
  answer,
});

export const withoutPassword = (request: SignInRequest | null): SignInRequest | null =>
  request?.type === 'manual' ? { ...request, password: '' } : request;

export const recoveryOf = ({ login, contact }: AuthContext): ForgotPasswordInput => ({
  methods: { phone: login.canSendSms, email: login.canSendMail },
  contact: contactOf(contact ?? ''),
  hasProvider: login.hasPhoneProvider,
  demoCode: login.demoCode,
});

export const providerAsked = (context: AuthContext): SocialProvider =>
  required(providerOf(context, context.medium), 'provider');

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** Returns whether the provider's library could not be loaded. */
export const isLibraryMissing = (error: unknown): boolean => codeOf(error) === 'libraryMissing';

/** Returns why the provider's window closed. `null`: the window failed. */
export function closedWindowReason(error: unknown): AuthContext['goneWindow'] {
  if (isCancelled(error)) return 'closed';
  return codeOf(error) === 'blocked' ? 'blocked' : null;
}

export const completion = (token: string | null, { entry }: AuthContext): AuthEmitted => ({
  type: 'auth.completed',
  token: required(token, 'token'),
  entry,
});

/** Remembers the contact after a successful password sign-in, and only then [AUTH-19, Q-99]. */
export const remembered = ({ request, isRemembered }: AuthContext): AuthEmitted[] =>
  request?.type === 'manual'
    ? [{ type: 'contact.remembered', contact: isRemembered ? request.contact.value : null }]
    : [];

export const codesDone = ({ request, expectedAt }: AuthContext): AuthEmitted[] =>
  request?.type === 'otp' || expectedAt !== null ? [{ type: 'code.expected', phone: null }] : [];

/**
 * Returns whether an email is missing. Without an email, the phone number identifies the account [AUTH-53].
 */
export const isEmailMissing = ({ request }: AuthContext, error: unknown): boolean =>
  request?.type === 'social' && isRefusedFor(error, 'email');
