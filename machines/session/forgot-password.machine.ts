import { assign, emit, enqueueActions, setup } from 'xstate';
import type { ChartMeta } from '../shared/chart';
import { errorOf, eventOf } from '../shared/event';
import { forgetFailure, setFailure } from '../shared/failing';
import type { Failure } from '../shared/failure';
import { notProvided } from '../shared/not-provided';
import type { Notice } from '../shared/notice';
import { required } from '../shared/required';
import type { Contact } from './auth.types';
import { firstFailureNotice, isTooEarly, listenToNotices, messageNotices } from './auth-notices';
import type { OtpInput, OtpOutput } from './otp.machine';
import { otpMachine } from './otp.machine';

export type ForgotPasswordInput = {
  methods: { phone: boolean; email: boolean };
  /** The contact that was typed into the sign-in form. */
  contact: Contact | null;
  hasProvider: boolean;
  demoCode: string | null;
};

export type NewPassword = { password: string; confirmPassword: string };
type PasswordReset = NewPassword & { contact: Contact; code: string };

type ForgotPasswordContext = ForgotPasswordInput & {
  method: 'phone' | 'email';
  code: string | null;
  /** True if the code was requested on this page. False: an earlier code is still valid. */
  isCodeNew: boolean;
  /** The new password, kept in memory only while it is sent. */
  newPassword: NewPassword | null;
  failure: Failure | null;
};

type ForgotPasswordEvent =
  | { type: 'method.chosen'; method: 'phone' | 'email' }
  | { type: 'contact.submitted'; contact: Contact }
  | { type: 'password.submitted'; password: string; confirmPassword: string }
  | { type: 'back.requested' }
  /** A notice of the code step. */
  | Notice;

type ForgotPasswordEmitted = Notice;

/** `left`: the customer went back from the first step. */
export type ForgotPasswordOutput = { end: 'done' | 'left'; contact: Contact | null };

/** Returns the given contact's type if codes can be sent there, or else the available type. */
function startMethod({ contact, methods }: ForgotPasswordInput): 'phone' | 'email' {
  if (contact !== null && methods[contact.type]) return contact.type;
  return methods.phone ? 'phone' : 'email';
}

/** Returns the input of the machine that asks for a one-time code. */
function resetCode({ contact, hasProvider, isCodeNew, demoCode }: ForgotPasswordContext): OtpInput {
  const requested = required(contact, 'contact');
  return {
    contact: requested,
    hasProvider: hasProvider && requested.type === 'phone',
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
    /** Requests a code and returns the server's message. */
    requestCode: notProvided<string, { contact: Contact }>('requestCode'),
    resetPassword: notProvided<string, PasswordReset>('resetPassword'),
    otp: otpMachine,
    listenToNotices,
  },
  guards: {
    isCodePending: ({ event }) => isTooEarly(errorOf(event)),
    canUse: ({ context }, method: 'phone' | 'email') => context.methods[method],
  },
  actions: {
    setMethod: assign((_, method: 'phone' | 'email') => ({ method, failure: null })),
    setContact: assign((_, contact: Contact) => ({ contact, method: contact.type })),
    setCode: assign((_, { code }: OtpOutput) => ({ code })),
    forgetCode: assign({ code: null }),
    expectCode: assign({ isCodeNew: true }),
    expectNoCode: assign({ isCodeNew: false }),
    setNewPassword: assign(({ event }) => {
      const { password, confirmPassword } = eventOf(event, 'password.submitted');
      return {
        newPassword: { password, confirmPassword },
      };
    }),
    forgetNewPassword: assign({ newPassword: null }),
    setFailure: setFailure(),
    forgetFailure: forgetFailure(),
    noticeFailure: emit(({ event }) => firstFailureNotice(errorOf(event))),
    noticeAnswer: enqueueActions(({ enqueue }, message: string | null) =>
      messageNotices(message).forEach(enqueue.emit),
    ),
    noticeChange: emit((_, message: string) => messageNotices(message)[0] ?? passwordChanged),
    passNotice: emit(({ event }) => eventOf(event, 'notice')),
  },
}).createMachine({
  id: 'forgotPassword',
  description:
    'Sets a new password after verifying the phone or the email. Never reveals whether an account exists.',
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
      meta: { title: 'Choosing where to send the code', rules: ['AUTH-70', 'AUTH-71'] },
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
          description: 'The answer is the same with and without an account.',
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
                description: 'The last code is still valid, so no new one is sent.',
                meta: { rules: ['AUTH-41'] },
                guard: 'isCodePending',
                target: '#forgotPassword.enterCode',
                actions: 'expectNoCode',
              },
              {
                meta: { rules: ['AUTH-74'] },
                target: 'editing',
                actions: ['setFailure', 'noticeFailure'],
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
          onError: { target: 'requestOtp', actions: 'setFailure' },
        },
        { id: 'otpNotices', src: 'listenToNotices', input: { of: 'otp' }, onError: 'requestOtp' },
      ],
      on: {
        'back.requested': { meta: { rules: ['AUTH-75'] }, target: 'requestOtp' },
        notice: { actions: 'passNotice' },
      },
    },
    newPassword: {
      meta: { title: 'New password', rules: ['AUTH-70', 'AUTH-72'] },
      initial: 'editing',
      states: {
        editing: {
          meta: { title: 'Choosing a password' },
          on: {
            'back.requested': {
              meta: { rules: ['AUTH-75'] },
              target: '#forgotPassword.enterCode',
              actions: 'expectNoCode',
            },
            'password.submitted': { target: 'submitting', actions: 'setNewPassword' },
          },
        },
        submitting: {
          meta: { title: 'Saving the password', rules: ['AUTH-73'] },
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
              actions: ['setFailure', 'noticeFailure'],
            },
          },
        },
      },
    },
    done: {
      meta: { title: 'Password saved' },
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
