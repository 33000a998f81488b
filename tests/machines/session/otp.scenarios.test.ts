import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Contact } from '../../../machines/session/auth.types';
import { otpMachine } from '../../../machines/session/otp.machine';
import type { OtpEvent, OtpInput } from '../../../machines/session/otp.types';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { otpInput } from './otp.model';
import { answers, byPassword, email, offline, phone, refused, wrongCode } from './sign-ins';

type Tick = Extract<OtpEvent, { type: 'lock.ticked' }>;

function start(own: Partial<OtpInput> = {}) {
  const effects = deferredActors('verifyCode', 'sendCode');
  const locks: { contact: Contact; tick: (secondsLeft: number) => void }[] = [];
  const watchLock = fromCallback<Tick, { contact: Contact }>(({ input, sendBack }) => {
    const tick = (secondsLeft: number) => sendBack({ type: 'lock.ticked', secondsLeft } satisfies Tick);
    locks.push({ contact: input.contact, tick });
  });
  const otp = createActor(otpMachine.provide({ actors: effects.actors }).provide({ actors: { watchLock } }), {
    input: otpInput(own),
  });
  const emitted = emittedBy(otp);
  otp.start();
  return {
    otp,
    emitted,
    effects,
    locks,
    tick: (secondsLeft: number) => locks.at(-1)?.tick(secondsLeft),
    answer: async (name: 'verifyCode' | 'sendCode', output: unknown) => {
      effects.latest(name).resolve(output);
      await settled();
    },
    fail: async (name: 'verifyCode' | 'sendCode', error: unknown) => {
      effects.latest(name).reject(error);
      await settled();
    },
  };
}

describe('the code', () => {
  it('is sent with its sixth digit, once [AUTH-40, AUTH-43, CONST-13]', () => {
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

  it('that is right ends the step with the answer, and nothing is left running [AUTH-42]', async () => {
    const { otp, answer } = start();

    otp.send({ type: 'code.typed', code: '123456' });
    await answer('verifyCode', { answer: answers.in, message: null });

    expect(otp.getSnapshot().status).toBe('done');
    expect(otp.getSnapshot().output).toEqual({ code: '123456', answer: answers.in, message: null });
  });

  it('that is wrong leaves an empty field; the reason stays until the next try [AUTH-38, AUTH-43]', async () => {
    const { otp, fail, emitted } = start();

    otp.send({ type: 'code.typed', code: '111111' });
    await fail('verifyCode', wrongCode);
    otp.send({ type: 'code.typed', code: '12' });
    expect(otp.getSnapshot().context).toMatchObject({
      code: '12',
      failure: { messages: ['This code is wrong.'] },
    });
    otp.send({ type: 'code.typed', code: '123456' });

    expect(otp.getSnapshot().context.failure).toBeNull();
    expect(emitted).toEqual([]);
  });

  it('that nobody looked at stays, and can be sent again [AUTH-43]', async () => {
    const { otp, fail, effects } = start();

    otp.send({ type: 'code.typed', code: '123456' });
    await fail('verifyCode', offline);
    expect(otp.getSnapshot().context).toMatchObject({ code: '123456', failure: { code: 'offline' } });
    otp.send({ type: 'code.submitted' });

    expect(effects.callsOf('verifyCode')).toHaveLength(2);
  });

  it('that the outside provider refuses is refused in its words [AUTH-44]', async () => {
    const { otp, fail, effects } = start({ hasProvider: true });

    otp.send({ type: 'code.typed', code: '123456' });
    expect(effects.latest('verifyCode').input).toMatchObject({ hasProvider: true });
    await fail('verifyCode', refused(['otp', 'INVALID_CODE']));

    expect(otp.getSnapshot().context.failure?.messages).toEqual(['INVALID_CODE']);
  });

  it('of a lost password is refused in a toast, too: only the first message [AUTH-74]', async () => {
    const { otp, fail, emitted } = start({ contact: email, purpose: { type: 'reset' } });

    otp.send({ type: 'code.typed', code: '123456' });
    await fail('verifyCode', refused(['otp', 'Wrong.'], ['more', 'And more.']));

    expect(emitted).toEqual([
      { type: 'notice', code: 'failed', failure: { code: 'refused', messages: ['Wrong.'] } },
    ]);
  });
});

describe('another code', () => {
  it('can be had after the minute, of which every second is shown [AUTH-41, CONST-13]', () => {
    const { otp, tick, effects } = start();

    expect(otp.getSnapshot().context.secondsLeft).toBe(60);
    otp.send({ type: 'resend.requested' });
    tick(59);
    expect(otp.getSnapshot().context.secondsLeft).toBe(59);
    otp.send({ type: 'resend.requested' });
    expect(effects.callsOf('sendCode')).toEqual([]);
    tick(0);
    otp.send({ type: 'resend.requested' });
    otp.send({ type: 'resend.requested' });

    expect(effects.callsOf('sendCode')).toHaveLength(1);
  });

  it('waits only for what is left when the dialog is opened again [AUTH-41]', () => {
    const { otp, tick, locks } = start({ contact: email });

    expect(locks.map(({ contact }) => contact)).toEqual([email]);
    tick(7);

    expect(otp.getSnapshot().context.secondsLeft).toBe(7);
  });

  it('is locked again for a minute after each send, and said [AUTH-41]', async () => {
    const { otp, tick, answer, emitted, locks } = start();

    tick(0);
    otp.send({ type: 'resend.requested' });
    await answer('sendCode', undefined);

    expect(otp.getSnapshot().matches({ resend: 'locked' })).toBe(true);
    expect(otp.getSnapshot().context.secondsLeft).toBe(60);
    expect(locks).toHaveLength(2);
    expect(emitted).toEqual([{ type: 'notice', code: 'codeSent' }]);
  });

  it('that could not be sent can be asked for again, and the code is not disturbed [AUTH-41]', async () => {
    const { otp, tick, fail } = start();

    otp.send({ type: 'code.typed', code: '123' });
    tick(0);
    otp.send({ type: 'resend.requested' });
    await fail('sendCode', refused(['otp_wait', 'Please wait 20 seconds.']));

    expect(otp.getSnapshot().value).toEqual({ code: 'entering', resend: 'available' });
    expect(otp.getSnapshot().context).toMatchObject({
      code: '123',
      failure: null,
      resendFailure: { messages: ['Please wait 20 seconds.'] },
    });
  });
});
