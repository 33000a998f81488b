import { CODE_LENGTH, isWholeCode } from '../../../domain/auth/code';
import type { OtpInput, ResendLock } from '../../../machines/session/otp.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { createModel } from '../../support/model';
import { answers, broken, byPassword, email, offline, phone, refused, wrongCode } from './sign-ins';

/** The resend delays: one minute, and none. */
export const oneMinuteLock: ResendLock = { endsAt: 1_700_000_060_000, lasts: 60_000 };
export const noWait: ResendLock = { endsAt: 1_700_000_000_000, lasts: 0 };

export const otpInput = (overrides: Partial<OtpInput> = {}): OtpInput => ({
  contact: phone,
  hasProvider: false,
  isNew: true,
  purpose: { type: 'signIn', loginType: 'manual', request: byPassword },
  demoCode: null,
  ...overrides,
});

export const otpModel = createModel(otpMachine, {
  input: otpInput(),
  otherInputs: [
    otpInput({ contact: email, purpose: { type: 'reset' } }),
    otpInput({ hasProvider: true }),
    otpInput({ isNew: false }),
  ],
  fixtures: [
    { type: 'code.typed', code: '12345' },
    { type: 'code.typed', code: '123456' },
    { type: 'xstate.done.actor.verifyCode', output: { answer: answers.in, message: null } },
    { type: 'xstate.error.actor.verifyCode', error: wrongCode },
    { type: 'xstate.error.actor.verifyCode', error: offline },
    { type: 'xstate.done.actor.lockResend', output: oneMinuteLock },
    { type: 'xstate.done.actor.lockResend', output: noWait },
    { type: 'xstate.error.actor.lockResend', error: broken },
    { type: 'xstate.done.actor.sendProvidersCode', output: undefined },
    { type: 'xstate.error.actor.sendProvidersCode', error: refused(['phone', 'TOO_MANY_ATTEMPTS']) },
    { type: 'xstate.done.actor.sendAnotherByProvider', output: undefined },
    { type: 'xstate.error.actor.sendAnotherByProvider', error: refused(['phone', 'TOO_MANY_ATTEMPTS']) },
    { type: 'xstate.done.actor.sendCode', output: undefined },
    { type: 'xstate.error.actor.sendCode', error: refused(['otp_wait', 'Please wait 20 seconds.']) },
  ],
  vertex: ({ context }) => [
    context.purpose.type,
    context.hasProvider,
    context.isNew,
    context.code.length % CODE_LENGTH > 0,
    isWholeCode(context.code),
  ],
  invariants: {
    'only six digits are checked': (at) => !at.matches({ code: 'verifying' }) || isWholeCode(at.context.code),
    'an old failure is not shown during a new attempt': (at) =>
      !at.matches({ code: 'verifying' }) || at.context.failure === null,
    'a lock has an end time': (at) => !at.matches({ resend: 'locked' }) || (at.context.lock?.lasts ?? 0) > 0,
    'only an outside provider is asked to send the code': (at) =>
      at.context.hasProvider ||
      !(at.matches({ resend: 'commissioning' }) || at.matches({ resend: { sending: 'byProvider' } })),
    'an error about an empty field is shown only while it is empty': (at) =>
      !at.matches({ code: { entering: 'leftEmpty' } }) || at.context.code === '',
    'the step ends with a result': (at) => at.status !== 'done' || at.context.verdict !== null,
  },
});
