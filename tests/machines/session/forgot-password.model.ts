import type { ForgotPasswordInput } from '../../../machines/session/forgot-password.machine';
import { forgotPasswordMachine } from '../../../machines/session/forgot-password.machine';
import { createModel } from '../../support/model';
import { broken, email, offline, password, phone, refused, tooEarly } from './sign-ins';

export const forgotPasswordInput = (overrides: Partial<ForgotPasswordInput> = {}): ForgotPasswordInput => ({
  methods: { phone: true, email: true },
  contact: null,
  hasProvider: false,
  demoCode: null,
  ...overrides,
});

const newPassword = { password, confirmPassword: password };

export const forgotPasswordModel = createModel(forgotPasswordMachine, {
  input: forgotPasswordInput(),
  otherInputs: [forgotPasswordInput({ methods: { phone: false, email: true } })],
  fixtures: [
    { type: 'method.chosen', method: 'email' },
    { type: 'method.chosen', method: 'phone' },
    { type: 'contact.submitted', contact: email },
    { type: 'contact.submitted', contact: phone },
    { type: 'password.submitted', ...newPassword },
    { type: 'notice', code: 'codeSent' },
    { type: 'xstate.done.actor.requestCode', output: 'A code is on its way.' },
    { type: 'xstate.error.actor.requestCode', error: refused(['phone', 'Too often.'], ['x', 'More.']) },
    { type: 'xstate.error.actor.requestCode', error: tooEarly },
    {
      type: 'xstate.done.actor.otp',
      output: { code: '123456', answer: null, message: 'The code is right.' },
    },
    { type: 'xstate.error.actor.otp', error: broken },
    { type: 'xstate.error.actor.otpNotices', error: broken },
    { type: 'xstate.done.actor.resetPassword', output: 'Your password has been changed.' },
    { type: 'xstate.done.actor.resetPassword', output: '' },
    { type: 'xstate.error.actor.resetPassword', error: offline },
  ],
  vertex: ({ context }) => [context.methods, context.isCodeNew],
  invariants: {
    'a code is sent only where codes can be sent': (at) => at.context.methods[at.context.method],
    'the new password is kept only while it is sent': (at) =>
      at.context.newPassword === null || at.matches({ newPassword: 'submitting' }),
    'a new password is set only with a correct code': (at) =>
      !at.matches('newPassword') || at.context.code !== null,
    'the result names the contact': (at) =>
      !(at.matches('enterCode') || at.matches('newPassword') || at.matches('done')) ||
      at.context.contact !== null,
  },
});
