import { assign, emit, enqueueActions, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import type { Failure } from '../shared/failure';
import { failureOf } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { Contact } from './auth.types';
import { firstFailureNotice, hearNotices, isTooEarly, saidNotices } from './auth-notices';
import type { OtpInput, OtpOutput } from './otp.machine';
import { otpMachine } from './otp.machine';

export type ForgotPasswordInput = {
  methods: { phone: boolean; email: boolean };
  /** What stood in the sign-in form. */
  contact: Contact | null;
  hasProvider: boolean;
  demoCode: string | null;
};

export type NewPassword = { password: string; confirmPassword: string };
type PasswordReset = NewPassword & { contact: Contact; code: string };

type ForgotPasswordContext = ForgotPasswordInput & {
  method: 'phone' | 'email';
  code: string | null;
  /** The server has just been asked for one. */
  isCodeNew: boolean;
  /** Only while it is being sent. */
  newPassword: NewPassword | null;
  failure: Failure | null;
};

type ForgotPasswordEvent =
  | { type: 'method.chosen'; method: 'phone' | 'email' }
  | { type: 'contact.submitted'; contact: Contact }
  | { type: 'password.submitted'; password: string; confirmPassword: string }
  | { type: 'back.requested' }
  /** From the step that asks for the code. */
  | Notice;

type ForgotPasswordEmitted = Notice;

/** `done`: the new password stands; `left`: the person went back from the first step. */
export type ForgotPasswordOutput = { end: 'done' | 'left'; contact: Contact | null };

type Failed = { error: unknown };

/** The way of what stood in the sign-in form, when codes go that way; else the way that is there. */
function startMethod({ contact, methods }: ForgotPasswordInput): 'phone' | 'email' {
  if (contact !== null && methods[contact.type]) return contact.type;
  return methods.phone ? 'phone' : 'email';
}

/** The code that was sent, for the step that asks for it. */
function resetCode({ contact, hasProvider, isCodeNew, demoCode }: ForgotPasswordContext): OtpInput {
  const asked = required(contact, 'contact');
  return {
    contact: asked,
    hasProvider: hasProvider && asked.type === 'phone',
    isNew: isCodeNew,
    purpose: { type: 'reset' },
    demoCode,
  };
}

const resetOf = ({ contact, code, newPassword }: ForgotPasswordContext): PasswordReset => ({
  ...required(newPassword, 'newPassword'),
  contact: required(contact, 'contact'),
  code: required(code, 'code'),
});

const passwordChanged: Notice = { type: 'notice', code: 'passwordChanged' };

export const forgotPasswordMachine = setup({
  types: {} as {
    input: ForgotPasswordInput;
    context: ForgotPasswordContext;
    events: ForgotPasswordEvent;
    emitted: ForgotPasswordEmitted;
    output: ForgotPasswordOutput;
    tags: 'busy';
    meta: ChartMeta;
  },
  actors: {
    /** The answers are the server's words for the customer. */
    requestCode: notProvided<string, { contact: Contact }>('requestCode'),
    resetPassword: notProvided<string, PasswordReset>('resetPassword'),
    otp: otpMachine,
    hearNotices,
  },
  guards: {
    isCodeOnItsWay: (_, { error }: Failed) => isTooEarly(error),
    canUse: ({ context }, method: 'phone' | 'email') => context.methods[method],
  },
  actions: {
    setMethod: assign((_, method: 'phone' | 'email') => ({ method, failure: null })),
    setContact: assign((_, contact: Contact) => ({ contact, method: contact.type })),
    setCode: assign((_, { code }: OtpOutput) => ({ code })),
    forgetCode: assign({ code: null }),
    expectCode: assign({ isCodeNew: true }),
    expectNoCode: assign({ isCodeNew: false }),
    setNewPassword: assign((_, { password, confirmPassword }: NewPassword) => ({
      newPassword: { password, confirmPassword },
    })),
    forgetNewPassword: assign({ newPassword: null }),
    setFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
    noticeFailure: emit((_, { error }: Failed) => firstFailureNotice(error)),
    noticeAnswer: enqueueActions(({ enqueue }, message: string | null) =>
      saidNotices(message).forEach(enqueue.emit),
    ),
    noticeChange: emit((_, message: string) => saidNotices(message)[0] ?? passwordChanged),
    passNotice: emit((_, notice: Notice) => notice),
  },
}).createMachine({
  id: 'forgotPassword',
  description:
    'A new password for whoever proves the phone or the email. Nothing here tells whether there is an account.',
  meta: { title: 'Forgot password', rules: ['AUTH-70', 'AUTH-73', 'AUTH-74', 'AUTH-75'] },
  context: ({ input }) => ({
    ...input,
    method: startMethod(input),
    code: null,
    isCodeNew: false,
    newPassword: null,
    failure: null,
  }),
  initial: 'requestOtp',
  output: ({ event }) => event.output as ForgotPasswordOutput,
  states: {
    requestOtp: {
      meta: { title: 'Where does the code go?', rules: ['AUTH-70', 'AUTH-71'] },
      initial: 'editing',
      on: { 'back.requested': { meta: { rules: ['AUTH-75'] }, target: 'left' } },
      states: {
        editing: {
          meta: { title: 'Phone or email' },
          on: {
            'method.chosen': {
              guard: { type: 'canUse', params: ({ event }) => event.method },
              actions: { type: 'setMethod', params: ({ event }) => event.method },
            },
            'contact.submitted': {
              guard: { type: 'canUse', params: ({ event }) => event.contact.type },
              target: 'submitting',
              actions: { type: 'setContact', params: ({ event }) => event.contact },
            },
          },
        },
        submitting: {
          description: 'The answer is the same whether there is such an account or not.',
          meta: { title: 'Sending a code', rules: ['AUTH-73', 'AUTH-75'] },
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'requestCode',
            src: 'requestCode',
            input: ({ context }) => ({ contact: required(context.contact, 'contact') }),
            onDone: {
              target: '#forgotPassword.enterCode',
              actions: ['expectCode', { type: 'noticeAnswer', params: ({ event }) => event.output }],
            },
            onError: [
              {
                description: 'The code of a moment ago is still good.',
                meta: { rules: ['AUTH-41'] },
                guard: { type: 'isCodeOnItsWay', params: ({ event }) => event },
                target: '#forgotPassword.enterCode',
                actions: 'expectNoCode',
              },
              {
                meta: { rules: ['AUTH-74'] },
                target: 'editing',
                actions: [
                  { type: 'setFailure', params: ({ event }) => event },
                  { type: 'noticeFailure', params: ({ event }) => event },
                ],
              },
            ],
          },
        },
      },
    },
    enterCode: {
      meta: { title: 'Enter the code', rules: ['AUTH-70', 'AUTH-73'] },
      entry: ['forgetCode', 'forgetFailure'],
      invoke: [
        {
          id: 'otp',
          systemId: 'otp',
          src: 'otp',
          input: ({ context }) => resetCode(context),
          onDone: {
            target: 'newPassword',
            actions: [
              { type: 'setCode', params: ({ event }) => event.output },
              { type: 'noticeAnswer', params: ({ event }) => event.output.message },
            ],
          },
          onError: {
            target: 'requestOtp',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
        },
        { id: 'otpNews', src: 'hearNotices', input: { of: 'otp' }, onError: 'requestOtp' },
      ],
      on: {
        'back.requested': { meta: { rules: ['AUTH-75'] }, target: 'requestOtp' },
        notice: { actions: { type: 'passNotice', params: ({ event }) => event } },
      },
    },
    newPassword: {
      meta: { title: 'New password', rules: ['AUTH-70', 'AUTH-72'] },
      initial: 'editing',
      states: {
        editing: {
          meta: { title: 'Choosing it' },
          on: {
            'back.requested': {
              meta: { rules: ['AUTH-75'] },
              target: '#forgotPassword.enterCode',
              actions: 'expectNoCode',
            },
            'password.submitted': {
              target: 'submitting',
              actions: { type: 'setNewPassword', params: ({ event }) => event },
            },
          },
        },
        submitting: {
          meta: { title: 'Setting it', rules: ['AUTH-73'] },
          tags: 'busy',
          entry: 'forgetFailure',
          exit: 'forgetNewPassword',
          invoke: {
            id: 'resetPassword',
            src: 'resetPassword',
            input: ({ context }) => resetOf(context),
            onDone: {
              meta: { rules: ['AUTH-74'] },
              target: '#forgotPassword.done',
              actions: { type: 'noticeChange', params: ({ event }) => event.output },
            },
            onError: {
              meta: { rules: ['AUTH-74'] },
              target: 'editing',
              actions: [
                { type: 'setFailure', params: ({ event }) => event },
                { type: 'noticeFailure', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    done: {
      meta: { title: 'The new password stands' },
      type: 'final',
      output: ({ context }) => ({ end: 'done', contact: context.contact }),
    },
    left: {
      meta: { title: 'Back to the sign-in', rules: ['AUTH-75'] },
      type: 'final',
      output: ({ context }) => ({ end: 'left', contact: context.contact }),
    },
  },
});
