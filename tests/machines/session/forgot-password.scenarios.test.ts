import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ForgotPasswordInput } from '../../../machines/session/forgot-password.machine';
import { forgotPasswordMachine } from '../../../machines/session/forgot-password.machine';
import { otpMachine } from '../../../machines/session/otp.machine';
import { deferredActors, settled } from '../../support/deferred';
import { emittedBy } from '../../support/emitted';
import { forgotPasswordInput } from './forgot-password.model';
import { email, password, phone, refused, tooEarly } from './sign-ins';

const newPassword = { password, confirmPassword: password };

function start(overrides: Partial<ForgotPasswordInput> = {}) {
  const effects = deferredActors('requestCode', 'resetPassword', 'verifyCode', 'sendCode', 'lockResend');
  const otp = otpMachine.provide({ actors: effects.actors });
  const flow = createActor(
    forgotPasswordMachine.provide({ actors: effects.actors }).provide({ actors: { otp } }),
    { input: forgotPasswordInput(overrides) },
  );
  const emitted = emittedBy(flow);
  flow.start();
  const answer = async (name: Parameters<typeof effects.latest>[0], output: unknown) => {
    effects.latest(name).resolve(output);
    await settled();
  };
  return {
    flow,
    emitted,
    effects,
    answer,
    fail: async (name: Parameters<typeof effects.latest>[0], error: unknown) => {
      effects.latest(name).reject(error);
      await settled();
    },
    toCode: async () => {
      flow.send({ type: 'contact.submitted', contact: phone });
      await answer('requestCode', 'A code is on its way.');
    },
    enterCode: async () => {
      flow.system.get('otp')?.send({ type: 'code.typed', code: '123456' });
      await answer('verifyCode', { answer: null, message: null });
    },
  };
}

describe('The three steps of the password recovery', () => {
  it('are the contact, the code and the new password [AUTH-70, AUTH-73]', async () => {
    const { flow, effects, toCode, enterCode, answer, emitted } = start();

    await toCode();
    expect(effects.latest('requestCode').input).toEqual({ contact: phone });
    expect(flow.getSnapshot().value).toBe('enterCode');
    await enterCode();
    expect(effects.latest('verifyCode').input).toEqual({
      contact: phone,
      hasProvider: false,
      purpose: { type: 'reset' },
      code: '123456',
    });
    flow.send({ type: 'password.submitted', ...newPassword });
    expect(effects.latest('resetPassword').input).toEqual({
      contact: phone,
      code: '123456',
      ...newPassword,
    });
    await answer('resetPassword', '');

    expect(flow.getSnapshot().output).toEqual({ end: 'done', contact: phone });
    expect(emitted).toEqual([
      { type: 'notice', code: 'serverMessage', values: { text: 'A code is on its way.' } },
      { type: 'notice', code: 'passwordChanged' },
    ]);
  });

  it('reuse the pending code when a new code cannot be requested yet [AUTH-41, AUTH-73]', async () => {
    const { flow, fail, emitted } = start();

    flow.send({ type: 'contact.submitted', contact: phone });
    await fail('requestCode', tooEarly);

    expect(flow.getSnapshot().value).toBe('enterCode');
    expect(flow.system.get('otp')?.getSnapshot().context.isNew).toBe(false);
    expect(emitted).toEqual([]);
  });

  it('start with the method of the sign-in form, if codes can be sent by that method [AUTH-70]', () => {
    expect(start({ contact: email }).flow.getSnapshot().context.method).toBe('email');
    expect(start({ contact: null }).flow.getSnapshot().context.method).toBe('phone');
    const byMail = start({ contact: phone, methods: { phone: false, email: true } }).flow;
    expect(byMail.getSnapshot().context.method).toBe('email');
    byMail.send({ type: 'method.chosen', method: 'phone' });
    byMail.send({ type: 'contact.submitted', contact: phone });
    expect(byMail.getSnapshot().value).toEqual({ requestOtp: 'editing' });
    expect(byMail.getSnapshot().context.method).toBe('email');
  });

  it.each([
    [phone, true],
    [email, false],
  ] as const)(
    'are checked by the outside provider for a phone only, with the contact %o [AUTH-44, AUTH-73]',
    async (contact, hasProvider) => {
      const { flow, answer } = start({ hasProvider: true });

      flow.send({ type: 'contact.submitted', contact });
      await answer('requestCode', '');

      expect(flow.system.get('otp')?.getSnapshot().context.hasProvider).toBe(hasProvider);
    },
  );
});

describe('a refusal in the recovery', () => {
  const two = refused(['email', 'Not now.'], ['more', 'And more.']);
  const toast = {
    type: 'notice',
    code: 'failed',
    failure: { code: 'refused', messages: ['Not now.'] },
  };

  it('shows the server’s first message and keeps the form [AUTH-74]', async () => {
    const { flow, fail, emitted } = start();

    flow.send({ type: 'contact.submitted', contact: email });
    await fail('requestCode', two);
    expect(flow.getSnapshot().value).toEqual({ requestOtp: 'editing' });
    expect(flow.getSnapshot().context).toMatchObject({
      contact: email,
      failure: { messages: ['Not now.', 'And more.'] },
    });
    expect(emitted).toEqual([toast]);
    flow.send({ type: 'method.chosen', method: 'phone' });

    expect(flow.getSnapshot().context.failure).toBeNull();
  });

  it('clears a refused new password and stays at its step [AUTH-74]', async () => {
    const { flow, toCode, enterCode, fail, emitted } = start();

    await toCode();
    await enterCode();
    flow.send({ type: 'password.submitted', ...newPassword });
    await fail('resetPassword', two);

    expect(flow.getSnapshot().value).toEqual({ newPassword: 'editing' });
    expect(flow.getSnapshot().context).toMatchObject({ newPassword: null, code: '123456' });
    expect(emitted.at(-1)).toEqual(toast);
  });
});

describe('the Back button of the recovery', () => {
  it('returns from each step to the previous one [AUTH-75]', async () => {
    const { flow, toCode, enterCode } = start();
    const back = () => flow.send({ type: 'back.requested' });

    await toCode();
    await enterCode();
    back();
    expect(flow.getSnapshot().value).toBe('enterCode');
    expect(flow.getSnapshot().context.code).toBeNull();
    back();
    expect(flow.getSnapshot().value).toEqual({ requestOtp: 'editing' });
    back();

    expect(flow.getSnapshot().output).toEqual({ end: 'left', contact: phone });
  });
});
