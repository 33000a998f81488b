import type { SnapshotFrom } from 'xstate';
import type { Contact } from '../../../machines/session/auth.types';
import type { forgotPasswordMachine, NewPassword } from '../../../machines/session/forgot-password.machine';
import type { OtpOutput } from '../../../machines/session/otp.machine';
import type { Page, Sight } from '../../support/model/page';
import { answers as answersWith, failsToWrite } from '../shared/page-parts';
import { asGuest, BROKEN, CODE, calls, formIn, saying, wayBackFrom, whole } from './sign-in-parts';
import { phone } from './sign-ins';

type At = SnapshotFrom<typeof forgotPasswordMachine>;

const { press, type, field, button } = formIn(whole);
const tabs = { phone: 'By phone', email: 'By email' } as const;
const titled = (name: string): Sight => ({ sees: { role: 'heading', name } });
const signIn: Sight[] = [titled('Sign In'), { sees: field('Email or phone') }];
const contactOf = ({ context }: At): Contact => context.contact ?? phone;

export const forgotPasswordPage: Page<typeof forgotPasswordMachine> = {
  model: { otherInputs: [] },
  open: () => ({ path: '/forgot-password?scenario=CFG-BASE', storage: asGuest }),
  calls: Object.values(calls),
  acts: {
    'method.chosen': ({ method }: { method: Contact['type'] }) => [press(tabs[method])],
    'contact.submitted': ({ contact }: { contact: Contact }, { context: { method } }) => [
      ...(contact.type === method ? [] : [press(tabs[contact.type])]),
      type(contact.type === 'phone' ? 'Phone' : 'Email', contact.value),
      press('Send code'),
    ],
    'password.submitted': ({ password, confirmPassword }: NewPassword) => [
      type('New password', password),
      type('Confirm password', confirmPassword),
      press('Save password'),
    ],
    'back.requested': (_event, at) => [press(at.matches('enterCode') ? wayBackFrom(contactOf(at)) : 'Back')],
  },
  answers: {
    'xstate.done.actor.requestCode': (message: string) => [answersWith(calls.forgot, { message })],
    'xstate.error.actor.requestCode': (error: object) => [failsToWrite(calls.forgot, error)],
    'xstate.done.actor.otp': ({ code, message }: OtpOutput) => [
      type(CODE, code),
      answersWith(calls.verifyReset, { message }),
    ],
    'xstate.done.actor.resetPassword': (message: string) => [answersWith(calls.reset, { message })],
    'xstate.error.actor.resetPassword': (error: object) => [failsToWrite(calls.reset, error)],
  },
  timers: {},
  sights: {
    requestOtp: [titled('Forgot password?')],
    'requestOtp.editing': ({ context: { method, methods, failure } }) => [
      methods.phone && methods.email
        ? { sees: { ...button(tabs[method]), isPressed: true } }
        : { lacks: button(tabs[method]) },
      { sees: field(method === 'phone' ? 'Phone' : 'Email') },
      ...saying(failure && { ...failure, messages: failure.messages.slice(0, 1) }),
    ],
    'requestOtp.submitting': [{ sees: button('Send code', { isBusy: true }) }],
    enterCode: (at) => [titled('Enter the code'), { sees: field(CODE) }, { reads: contactOf(at).value }],
    newPassword: [titled('Set a new password'), { sees: field('Confirm password') }],
    'newPassword.editing': ({ context }) => saying(context.failure),
    'newPassword.submitting': [{ sees: button('Save password', { isBusy: true }) }],
    done: signIn,
    left: signIn,
  },
  impossible: {
    notice: 'the paths of the code do it',
    'xstate.error.actor.otp': BROKEN,
    'xstate.error.actor.otpNotices': BROKEN,
  },
  endsIn: [],
};
