import { contactDue, type LoginType } from '../../domain/auth/verification';
import type { Contact, ContactKind } from '../../domain/contact';
import { required } from '../shared/required';
import type { SignInRequest } from './auth.types';
import type { OtpInput, OtpOutput } from './otp.types';
import type {
  CodeRequest,
  Confirmation,
  InfoForm,
  PhoneRegistration,
  SignInStepsContext,
  SignInStepsInput,
  SignInStepsOutput,
} from './sign-in-steps.types';

type Steps = Pick<SignInStepsContext, 'request' | 'answer'>;

export const startContext = (input: SignInStepsInput): SignInStepsContext => ({
  ...input,
  form: 'start',
  infoForm: null,
  proof: null,
  missingContact: 'email',
  failure: null,
  fieldErrors: [],
});

export const loginTypeOf = ({ request }: Steps): LoginType => request?.type ?? 'manual';

const phoneOf = ({ request, answer }: Steps): string | null => answer?.phone ?? givenPhone(request);

const givenPhone = (request: SignInRequest | null): string | null =>
  request === null || request.type === 'manual' ? null : request.phone;

/** An identity from elsewhere that has an account, but no phone anywhere [AUTH-51]. */
export const lacksPhone = (steps: Steps): boolean =>
  steps.request?.type === 'social' && phoneOf(steps) === null;

/** Which contact must be proven by a code before this sign-in is complete [AUTH-16, Q-44]. */
export const dueContact = (steps: SignInStepsContext): Contact | null =>
  steps.answer && contactDue({ ...steps.answer, phone: phoneOf(steps) }, steps.login, loginTypeOf(steps));

/** Whoever is not the customer that the provider's email belongs to needs another email [AUTH-01, Q-92]. */
export function missingContact(steps: Steps): ContactKind {
  const isTaken = steps.request?.type === 'social' && (steps.answer?.existing ?? null) !== null;
  return phoneOf(steps) === null && !isTaken ? 'phone' : 'email';
}

/** The code that was sent, for the step that asks for it. */
export function codeAsked(steps: SignInStepsContext): OtpInput {
  const { login } = steps;
  const contact = required(dueContact(steps), 'contact');
  return {
    contact,
    hasProvider: login.hasPhoneProvider && contact.type === 'phone',
    purpose: { type: 'signIn', loginType: loginTypeOf(steps), request: codeRequest(steps) },
    demoCode: login.demoCode,
  };
}

/** Whatever sent the code can send another one. */
function codeRequest(steps: SignInStepsContext): CodeRequest | null {
  const { form, infoForm, request } = steps;
  if (form !== 'user_info') return request;
  return { type: 'info', form: required(infoForm, 'infoForm'), loginType: loginTypeOf(steps) };
}

export function afterCode(steps: SignInStepsContext, { answer, code }: OtpOutput) {
  const { contact, hasProvider } = codeAsked(steps);
  return { answer: required(answer, 'answer'), proof: { contact, code, hasProvider } };
}

/** Nobody but an identity from elsewhere is asked for a phone. */
const socialRequest = (request: SignInRequest | null) => {
  if (request?.type !== 'social') throw new Error('A phone is asked for without an identity');
  return request;
};

export const withPhone = ({ request }: Steps, phone: string): Partial<SignInStepsContext> => ({
  form: 'phone_modal',
  request: { ...socialRequest(request), phone },
});

export const asLinked = ({ request }: Steps): Partial<SignInStepsContext> => ({
  request: { ...socialRequest(request), isLinked: true },
});

export function phoneRegistration({ request }: Steps): PhoneRegistration {
  const { identity, phone, isLinked } = socialRequest(request);
  return { identity, phone: required(phone, 'phone'), isLinked };
}

export const withInfo = (infoForm: InfoForm): Partial<SignInStepsContext> => ({
  form: 'user_info',
  infoForm,
});

export const infoAsked = (steps: SignInStepsContext) => ({
  form: required(steps.infoForm, 'infoForm'),
  loginType: loginTypeOf(steps),
});

export const confirmation = ({ request, proof }: SignInStepsContext): Confirmation => ({
  request: required(request, 'request'),
  proof,
});

/** A token counts only where no question is open: whoever leaves one behind is not in. */
export function outcome({ answer, failure }: SignInStepsContext): SignInStepsOutput {
  const isIn = answer?.hasPersonalInfo === true && answer.existing === null;
  return { token: isIn ? answer.token : null, failure };
}
