import { isWholeCode } from '../../../domain/auth/code';
import { otpMachine } from '../../../machines/session/otp.machine';
import type { OtpInput } from '../../../machines/session/otp.types';
import { createModel } from '../../support/model';
import { answers, broken, byPassword, email, offline, phone, refused, wrongCode } from './sign-ins';

export const otpInput = (own: Partial<OtpInput> = {}): OtpInput => ({
  contact: phone,
  hasProvider: false,
  purpose: { type: 'signIn', loginType: 'manual', request: byPassword },
  demoCode: null,
  ...own,
});

export const otpModel = createModel(otpMachine, {
  input: otpInput(),
  otherInputs: [otpInput({ contact: email, purpose: { type: 'reset' } })],
  fixtures: [
    { type: 'code.typed', code: '12345' },
    { type: 'code.typed', code: '123456' },
    { type: 'lock.ticked', secondsLeft: 59 },
    { type: 'lock.ticked', secondsLeft: 0 },
    { type: 'xstate.done.actor.verifyCode', output: { answer: answers.in, message: null } },
    { type: 'xstate.error.actor.verifyCode', error: wrongCode },
    { type: 'xstate.error.actor.verifyCode', error: offline },
    { type: 'xstate.error.actor.watchLock', error: broken },
    { type: 'xstate.done.actor.sendCode', output: undefined },
    { type: 'xstate.error.actor.sendCode', error: refused(['otp_wait', 'Please wait 20 seconds.']) },
  ],
  vertex: ({ context }) => [context.purpose.type, isWholeCode(context.code)],
  invariants: {
    'only six digits are checked': (at) => !at.matches({ code: 'verifying' }) || isWholeCode(at.context.code),
    'an old failure does not stand beside a new try': (at) =>
      !at.matches({ code: 'verifying' }) || at.context.failure === null,
    'another code can be sent exactly when no second is left': (at) =>
      !at.matches({ resend: 'available' }) || at.context.secondsLeft === 0,
    'while it is locked a second is left': (at) =>
      !at.matches({ resend: 'locked' }) || at.context.secondsLeft > 0,
    'it ends with a verdict': (at) => at.status !== 'done' || at.context.verdict !== null,
  },
});
