import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OtpInput } from '../../../machines/session/otp.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { ManualClock } from '../../support/manual-clock';
import { noWait, oneMinuteLock, otpInput } from './otp.model';
import { answers, byPassword, email, offline, phone, refused, wrongCode } from './sign-ins';

type Effect = 'verifyCode' | 'sendCode' | 'sendByProvider' | 'lockResend';

function start(overrides: Partial<OtpInput> = {}) {
  const effects = deferredActors('verifyCode', 'sendCode', 'sendByProvider', 'lockResend');
  const clock = new ManualClock();
  const otp = createActor(otpMachine.provide({ actors: effects.actors }), {
    input: otpInput(overrides),
    clock,
  });
  const emitted = emittedBy(otp);
  otp.start();
  return {
    otp,
    emitted,
    effects,
    clock,
    answer: async (name: Effect, output: unknown) => {
      effects.latest(name).resolve(output);
      await settled();
    },
    fail: async (name: Effect, error: unknown) => {
      effects.latest(name).reject(error);
      await settled();
    },
  };
}

/** Opens the code step a minute after the last code. */
async function unlocked(overrides: Partial<OtpInput> = {}) {
  const run = start(overrides);
  await run.answer('lockResend', noWait);
  return run;
}

describe('the one-time code', () => {
  it('is submitted once, as soon as its sixth digit is typed [AUTH-40, AUTH-43, CONST-13]', () => {
    const { otp, effects } = start();

    otp.send({ type: 'code.typed', code: '12345' });
    otp.send({ type: 'code.submitted' });
    expect(effects.callsOf('verifyCode')).toEqual([]);
    otp.send({ type: 'code.typed', code: '123456' });
    otp.send({ type: 'code.submitted' });
    otp.send({ type: 'code.typed', code: '123456' });

    expect(effects.callsOf('verifyCode').map(({ input }) => input)).toEqual([
      {
        contact: phone,
        hasProvider: false,
        purpose: { type: 'signIn', loginType: 'manual', request: byPassword },
        code: '123456',
      },
    ]);
  });

  it('ends the step when it is correct [AUTH-42]', async () => {
    const { otp, answer } = start();

    otp.send({ type: 'code.typed', code: '123456' });
    await answer('verifyCode', { answer: answers.in, message: null });

    expect(otp.getSnapshot().status).toBe('done');
    expect(otp.getSnapshot().output).toEqual({ code: '123456', answer: answers.in, message: null });
  });

  it('is cleared when it is wrong, and the reason stays until the next attempt [AUTH-38, AUTH-43]', async () => {
    const { otp, fail, emitted } = start();

    otp.send({ type: 'code.typed', code: '111111' });
    await fail('verifyCode', wrongCode);
    expect(otp.getSnapshot().context.code).toBe('');
    otp.send({ type: 'code.typed', code: '12' });
    expect(otp.getSnapshot().context).toMatchObject({
      code: '12',
      failure: { messages: ['This code is wrong.'] },
    });
    otp.send({ type: 'code.typed', code: '123456' });

    expect(otp.getSnapshot().context.failure).toBeNull();
    expect(emitted).toEqual([]);
  });

  it('is kept when it could not be checked, and can be submitted again [AUTH-43]', async () => {
    const { otp, fail, effects } = start();

    otp.send({ type: 'code.typed', code: '123456' });
    await fail('verifyCode', offline);
    expect(otp.getSnapshot().context).toMatchObject({ code: '123456', failure: { code: 'offline' } });
    otp.send({ type: 'code.submitted' });

    expect(effects.callsOf('verifyCode')).toHaveLength(2);
  });

  it('is rejected with the message of the outside provider [AUTH-44]', async () => {
    const { otp, fail, effects } = start({ hasProvider: true });

    otp.send({ type: 'code.typed', code: '123456' });
    expect(effects.latest('verifyCode').input).toMatchObject({ hasProvider: true });
    await fail('verifyCode', refused(['otp', 'INVALID_CODE']));

    expect(otp.getSnapshot().context.failure?.messages).toEqual(['INVALID_CODE']);
  });

  it('is also rejected with a notice in a password recovery [AUTH-74]', async () => {
    const { otp, fail, emitted } = start({ contact: email, purpose: { type: 'reset' } });

    otp.send({ type: 'code.typed', code: '123456' });
    await fail('verifyCode', refused(['otp', 'Wrong.'], ['more', 'And more.']));

    expect(emitted).toEqual([
      { type: 'notice', code: 'failed', failure: { code: 'refused', messages: ['Wrong.'] } },
    ]);
  });
});

describe('an empty code field', () => {
  it.each(['code.left', 'code.submitted'] as const)(
    'is reported after %s, until a digit is entered [AUTH-40]',
    (type) => {
      const { otp } = start();

      otp.send({ type });
      expect(otp.getSnapshot().matches({ code: { entering: 'leftEmpty' } })).toBe(true);
      otp.send({ type: 'code.typed', code: '1' });
      expect(otp.getSnapshot().matches({ code: { entering: 'typing' } })).toBe(true);
      otp.send({ type });

      expect(otp.getSnapshot().matches({ code: { entering: 'typing' } })).toBe(true);
    },
  );
});

describe('Resending a code', () => {
  it('is possible a minute after the last code [AUTH-41, CONST-13]', async () => {
    const { otp, answer, clock, effects } = start();

    expect(effects.latest('lockResend').input).toEqual({ contact: phone, isNew: true });
    await answer('lockResend', oneMinuteLock);
    otp.send({ type: 'resend.requested' });
    expect(effects.callsOf('sendCode')).toEqual([]);
    clock.fire(60_000);
    otp.send({ type: 'resend.requested' });
    otp.send({ type: 'resend.requested' });

    expect(effects.callsOf('sendCode')).toHaveLength(1);
  });

  it('waits only for the remaining time when the dialog is reopened [AUTH-41]', async () => {
    const { otp, answer, clock, effects } = start({ contact: email, isNew: false });

    expect(effects.latest('lockResend').input).toEqual({ contact: email, isNew: false });
    await answer('lockResend', { endsAt: 7_000, lasts: 7_000 });
    expect(otp.getSnapshot().matches({ resend: 'locked' })).toBe(true);
    clock.fire(7_000);

    expect(otp.getSnapshot().matches({ resend: 'available' })).toBe(true);
  });

  it('is locked for a minute after each code, and the lock is announced [AUTH-41]', async () => {
    const { otp, answer, emitted, effects } = await unlocked({ isNew: false });

    otp.send({ type: 'resend.requested' });
    await answer('sendCode', undefined);
    expect(effects.latest('lockResend').input).toEqual({ contact: phone, isNew: true });
    await answer('lockResend', oneMinuteLock);

    expect(otp.getSnapshot().matches({ resend: 'locked' })).toBe(true);
    expect(emitted).toEqual([{ type: 'notice', code: 'codeSent' }]);
  });

  it('can be retried after a failure and does not affect the typed code [AUTH-41]', async () => {
    const { otp, fail } = await unlocked();

    otp.send({ type: 'code.typed', code: '123' });
    otp.send({ type: 'resend.requested' });
    await fail('sendCode', refused(['otp_wait', 'Please wait 20 seconds.']));

    expect(otp.getSnapshot().value).toEqual({ code: { entering: 'typing' }, resend: 'available' });
    expect(otp.getSnapshot().context).toMatchObject({
      code: '123',
      failure: null,
      resendFailure: { messages: ['Please wait 20 seconds.'] },
    });
  });
});

describe('the outside provider of codes', () => {
  it('sends the first and each further code, and announces only the further ones [AUTH-16, AUTH-41]', async () => {
    const { otp, answer, clock, effects, emitted } = start({ hasProvider: true });

    expect(effects.latest('sendByProvider').input).toEqual({ phone: phone.value });
    await answer('sendByProvider', undefined);
    await answer('lockResend', oneMinuteLock);
    expect(emitted).toEqual([]);
    clock.fire(60_000);
    otp.send({ type: 'resend.requested' });
    await answer('sendCode', undefined);
    await answer('sendByProvider', undefined);

    expect(effects.callsOf('sendByProvider')).toHaveLength(2);
    expect(emitted).toEqual([{ type: 'notice', code: 'codeSent' }]);
  });

  it('shows the provider’s message when it cannot send a code, and can be retried [AUTH-44]', async () => {
    const { otp, fail, effects } = start({ hasProvider: true });

    await fail('sendByProvider', refused(['phone', 'TOO_MANY_ATTEMPTS']));

    expect(otp.getSnapshot().context.resendFailure?.messages).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(effects.callsOf('lockResend')).toEqual([]);
    expect(otp.getSnapshot().can({ type: 'resend.requested' })).toBe(true);
  });

  it('is not requested to send a code that was already sent [AUTH-41]', () => {
    expect(start({ hasProvider: true, isNew: false }).effects.callsOf('sendByProvider')).toEqual([]);
  });
});
