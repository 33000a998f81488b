import { assign, emit, setup } from 'xstate';
import { signInMethods } from '../../domain/auth/login';
import { contactDue, type LoginType } from '../../domain/auth/verification';
import type { Contact, ContactKind } from '../../domain/contact';
import type { ChartMeta } from '../shared/chart';
import { errorOf, eventOf, outputOf } from '../shared/event';
import { notProvided } from '../shared/not-provided';
import { required } from '../shared/required';
import { withoutPassword } from './auth.rules';
import type { SignInAnswer, SignInRequest } from './auth.types';
import { failed, fieldsRefused, listenToNotices } from './auth-notices';
import type { OtpInput, OtpOutput } from './otp.machine';
import { otpMachine } from './otp.machine';
import type {
  CodeRequest,
  Confirmation,
  InfoForm,
  PhoneRegistration,
  SignInStepsContext,
  SignInStepsEmitted,
  SignInStepsEvent,
  SignInStepsInput,
  SignInStepsOutput,
} from './sign-in-steps.types';

type Failed = { error: unknown };
type Steps = Pick<SignInStepsContext, 'request' | 'answer'>;

const startContext = (input: SignInStepsInput): SignInStepsContext => ({
  ...input,
  form: 'start',
  infoForm: null,
  proof: null,
  missingContact: 'email',
  failure: null,
  fieldErrors: [],
});

const loginTypeOf = ({ request }: Steps): LoginType => request?.type ?? 'manual';

const phoneOf = ({ request, answer }: Steps): string | null => answer?.phone ?? givenPhone(request);

const givenPhone = (request: SignInRequest | null): string | null =>
  request === null || request.type === 'manual' ? null : request.phone;

/** Returns whether the account of a social identity has no phone number [AUTH-51]. */
const lacksPhone = (steps: Steps): boolean => steps.request?.type === 'social' && phoneOf(steps) === null;

/** Returns whether a code was requested recently and is still valid. */
const isCodePending = ({ request, answer }: Steps): boolean => answer === null && request?.type === 'otp';

/** Returns the contact to verify before this sign-in completes [AUTH-16, Q-44]. */
function dueContact(steps: SignInStepsContext): Contact | null {
  const { login, request, answer } = steps;
  if (answer === null) return request?.type === 'otp' ? { type: 'phone', value: request.phone } : null;
  return contactDue({ ...answer, phone: phoneOf(steps) }, login, loginTypeOf(steps));
}

/**
 * Returns the kind of contact to ask for. If the provider's email belongs to another customer, another email
 * is needed [AUTH-01, Q-92].
 */
function missingContact(steps: Steps): ContactKind {
  const isTaken = steps.request?.type === 'social' && (steps.answer?.existing ?? null) !== null;
  return phoneOf(steps) === null && !isTaken ? 'phone' : 'email';
}

/** Returns the input of the machine that asks for a one-time code. */
function codeAsked(steps: SignInStepsContext): OtpInput {
  const { login } = steps;
  const contact = required(dueContact(steps), 'contact');
  return {
    contact,
    hasProvider: login.hasPhoneProvider && contact.type === 'phone',
    isNew: !isCodePending(steps),
    purpose: { type: 'signIn', loginType: loginTypeOf(steps), request: codeRequest(steps) },
    demoCode: login.demoCode,
  };
}

/** Returns the request to repeat for a new code. */
function codeRequest(steps: SignInStepsContext): CodeRequest | null {
  const { form, infoForm, request } = steps;
  if (form !== 'user_info') return request;
  return { type: 'info', form: required(infoForm, 'infoForm'), loginType: loginTypeOf(steps) };
}

function afterCode(steps: SignInStepsContext, { answer, code }: OtpOutput) {
  const { contact, hasProvider } = codeAsked(steps);
  return { answer: required(answer, 'answer'), proof: { contact, code, hasProvider } };
}

/** Returns the request if it is a social sign-in. Other sign-ins never ask for a phone number. */
const socialRequest = (request: SignInRequest | null) => {
  if (request?.type !== 'social') throw new Error('A phone is asked for without an identity');
  return request;
};

const withPhone = ({ request }: Steps, phone: string): Partial<SignInStepsContext> => ({
  form: 'phone_modal',
  request: { ...socialRequest(request), phone },
});

const asLinked = ({ request }: Steps): Partial<SignInStepsContext> => ({
  request: { ...socialRequest(request), isLinked: true },
});

function phoneRegistration({ request }: Steps): PhoneRegistration {
  const { identity, phone, isLinked } = socialRequest(request);
  return { identity, phone: required(phone, 'phone'), isLinked };
}

const withInfo = (infoForm: InfoForm): Partial<SignInStepsContext> => ({
  form: 'user_info',
  infoForm,
});

const infoAsked = (steps: SignInStepsContext) => ({
  form: required(steps.infoForm, 'infoForm'),
  loginType: loginTypeOf(steps),
});

const confirmation = ({ request, proof }: SignInStepsContext): Confirmation => ({
  request: required(request, 'request'),
  proof,
});

/** Returns the result of the steps. A token counts only if no step is left. */
function outcome({ answer, failure }: SignInStepsContext): SignInStepsOutput {
  const isIn = answer?.hasPersonalInfo === true && answer.existing === null;
  return { token: isIn ? answer.token : null, failure };
}

const actors = {
  otp: otpMachine,
  listenToNotices,
  /** Adds the phone number to a linked account. An unknown identity signs in with the number. */
  registerSocial: notProvided<SignInAnswer, PhoneRegistration>('registerSocial'),
  saveInfo: notProvided<SignInAnswer, { form: InfoForm; loginType: LoginType }>('saveInfo'),
  /** Repeats the request that found the customer: the code check or the sign-in. */
  confirmExisting: notProvided<SignInAnswer, Confirmation>('confirmExisting'),
};

export const signInStepsMachine = setup({
  types: {} as {
    input: SignInStepsInput;
    context: SignInStepsContext;
    events: SignInStepsEvent;
    emitted: SignInStepsEmitted;
    output: SignInStepsOutput;
    tags: 'busy';
    meta: ChartMeta;
  },
  actors,
  guards: {
    isCodePending: ({ context }) => isCodePending(context),
    isUnanswered: ({ context }) => context.answer === null,
    isInfoMissing: ({ context }) => context.answer?.hasPersonalInfo === false,
    hasExisting: ({ context }) => (context.answer?.existing ?? null) !== null,
    hasToken: ({ context }) => (context.answer?.token ?? null) !== null,
    isPhoneMissing: ({ context }) => lacksPhone(context),
    isCodeDue: ({ context }) => dueContact(context) !== null,
    isFromPhone: ({ context }) => context.form === 'phone_modal',
    isFromInfo: ({ context }) => context.form === 'user_info',
    canStartAgain: ({ context }) => signInMethods(context.login) !== 'otp',
  },
  actions: {
    setAnswer: assign(({ event }) => ({
      answer: outputOf<typeof actors, 'registerSocial' | 'saveInfo' | 'confirmExisting'>(event),
    })),
    setProof: assign(({ context, event }) => afterCode(context, outputOf<typeof actors, 'otp'>(event))),
    addPhone: assign(({ context, event }) => withPhone(context, eventOf(event, 'phone.submitted').phone)),
    markLinked: assign(({ context }) => asLinked(context)),
    setInfo: assign(({ event }) => withInfo(eventOf(event, 'info.submitted').form)),
    setMissingContact: assign(({ context }) => ({ missingContact: missingContact(context) })),
    dropPassword: assign(({ context }) => ({ request: withoutPassword(context.request) })),
    setFailure: assign((_, { error }: Failed) => failed(error)),
    pointAtFields: emit(({ event }) => fieldsRefused(errorOf(event))),
    forgetFailure: assign({ failure: null, fieldErrors: [] }),
    passNotice: emit(({ event }) => eventOf(event, 'notice')),
  },
}).createMachine({
  id: 'signInSteps',
  description: 'Asks for what the server still needs between its first response and the token.',
  meta: { title: 'Sign-in steps', rules: ['AUTH-01', 'AUTH-21'] },
  context: ({ input }) => startContext(input),
  output: ({ context }) => outcome(context),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'After every response, the remaining steps are checked in a fixed order.',
      meta: {
        title: 'Checking the remaining steps',
        rules: ['AUTH-15', 'AUTH-16', 'AUTH-17', 'AUTH-51', 'AUTH-52'],
      },
      always: [
        {
          description: 'The last code is still valid, so no new one is sent.',
          meta: { rules: ['AUTH-41'] },
          guard: 'isCodePending',
          target: 'otp',
        },
        {
          description: 'The provider returned no email, so a phone number is enough.',
          meta: { rules: ['AUTH-53'] },
          guard: 'isUnanswered',
          target: 'phone_modal',
        },
        { guard: 'isInfoMissing', target: 'user_info', actions: 'setMissingContact' },
        { guard: 'hasExisting', target: 'is_exist_user' },
        { guard: 'hasToken', target: 'done' },
        { guard: 'isPhoneMissing', target: 'phone_modal', actions: 'markLinked' },
        { guard: 'isCodeDue', target: 'otp' },
        {
          description: 'The server returned neither a token nor a step, so the sign-in fails.',
          target: 'left',
          actions: { type: 'setFailure', params: { error: { code: 'server' } } },
        },
      ],
    },
    otp: {
      meta: { title: 'Enter the code', rules: ['AUTH-16', 'AUTH-17', 'AUTH-38'] },
      exit: 'dropPassword',
      invoke: [
        {
          id: 'otp',
          systemId: 'otp',
          src: 'otp',
          input: ({ context }) => codeAsked(context),
          onDone: { target: 'deciding', actions: 'setProof' },
          onError: { target: 'returning', actions: { type: 'setFailure', params: ({ event }) => event } },
        },
        { id: 'otpNotices', src: 'listenToNotices', input: { of: 'otp' }, onError: 'returning' },
      ],
      on: {
        'back.requested': { description: 'Lets the customer correct a typo.', target: 'returning' },
        notice: { actions: 'passNotice' },
      },
    },
    returning: {
      meta: { title: 'Returning to the previous form' },
      always: [
        { guard: 'isFromPhone', target: 'phone_modal' },
        { guard: 'isFromInfo', target: 'user_info' },
        { target: 'left' },
      ],
    },
    phone_modal: {
      meta: { title: 'Adding a phone', rules: ['AUTH-01', 'AUTH-51', 'AUTH-53'] },
      initial: 'editing',
      states: {
        editing: {
          meta: { title: 'Typing the phone', rules: ['AUTH-54'] },
          on: {
            'phone.submitted': { target: 'submitting', actions: 'addPhone' },
            'back.requested': { target: '#signInSteps.left', actions: 'forgetFailure' },
          },
        },
        submitting: {
          meta: { title: 'Sending the phone', rules: ['AUTH-50'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'registerSocial',
            src: 'registerSocial',
            input: ({ context }) => phoneRegistration(context),
            onDone: { target: '#signInSteps.deciding', actions: 'setAnswer' },
            onError: {
              target: 'editing',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'pointAtFields'],
            },
          },
        },
      },
    },
    user_info: {
      meta: { title: 'Your details', rules: ['AUTH-01', 'AUTH-15', 'AUTH-55'] },
      entry: 'dropPassword',
      initial: 'editing',
      states: {
        editing: {
          meta: { title: 'Name and contact' },
          on: {
            'info.submitted': { target: 'submitting', actions: 'setInfo' },
            'back.requested': [
              {
                description: 'Back to the dialog “Is It You?”.',
                guard: 'hasExisting',
                target: '#signInSteps.is_exist_user',
                actions: 'forgetFailure',
              },
              {
                meta: { rules: ['AUTH-03'] },
                guard: 'canStartAgain',
                target: '#signInSteps.left',
                actions: 'forgetFailure',
              },
            ],
          },
        },
        submitting: {
          meta: { title: 'Saving', rules: ['AUTH-55'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'saveInfo',
            src: 'saveInfo',
            input: ({ context }) => infoAsked(context),
            onDone: { target: '#signInSteps.deciding', actions: 'setAnswer' },
            onError: {
              target: 'editing',
              actions: [{ type: 'setFailure', params: ({ event }) => event }, 'pointAtFields'],
            },
          },
        },
      },
    },
    is_exist_user: {
      meta: { title: 'Is It You?', rules: ['AUTH-01', 'AUTH-17', 'AUTH-52'] },
      entry: 'dropPassword',
      initial: 'asking',
      states: {
        asking: {
          meta: { title: 'Answering', rules: ['AUTH-56'] },
          on: {
            'existing.confirmed': 'confirming',
            'existing.denied': {
              target: '#signInSteps.user_info',
              actions: ['setMissingContact', 'forgetFailure'],
            },
            'back.requested': {
              meta: { rules: ['AUTH-03'] },
              guard: 'canStartAgain',
              target: '#signInSteps.left',
              actions: 'forgetFailure',
            },
          },
        },
        confirming: {
          meta: { title: 'Confirming', rules: ['AUTH-42', 'AUTH-56'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'confirmExisting',
            src: 'confirmExisting',
            input: ({ context }) => confirmation(context),
            onDone: { target: '#signInSteps.deciding', actions: 'setAnswer' },
            onError: { target: 'asking', actions: { type: 'setFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    done: { meta: { title: 'Signed in', rules: ['AUTH-18'] }, type: 'final' },
    left: { meta: { title: 'Back to the sign-in' }, type: 'final' },
  },
});
