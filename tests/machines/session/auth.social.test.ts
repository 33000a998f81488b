import { describe, expect, it } from 'vitest';
import { startAuth } from './auth-run';
import { answers, identity, mixes, refused } from './sign-ins';

describe('an account elsewhere', () => {
  it.each([
    ['cancelled', 'closed'],
    ['blocked', 'blocked'],
  ] as const)('a window that is %s is told until the next try [AUTH-06]', async (code, word) => {
    const run = startAuth();
    const told = () => run.auth.getSnapshot().context.goneWindow;

    run.auth.send({ type: 'social.chosen', medium: 'google' });
    await run.fail('identify', { code });
    expect(told()).toBe(word);
    run.auth.send({ type: 'social.chosen', medium: 'google' });
    expect(told()).toBeNull();
  });

  it("waits for the provider's own code, then opens its window [AUTH-06]", async () => {
    const run = startAuth({ login: mixes.social });

    run.auth.send({ type: 'social.chosen', medium: 'apple' });
    await run.fail('identify', { code: 'libraryMissing' });
    expect(run.auth.getSnapshot().value).toEqual({ identifying: 'loading' });
    await run.answer('loadLibrary', { isPressFresh: true });

    expect(run.effects.callsOf('identify')).toHaveLength(2);
  });

  it('asks for another press when that code came so late that no window may open any more [AUTH-06]', async () => {
    const run = startAuth({ login: mixes.social });

    run.auth.send({ type: 'social.chosen', medium: 'apple' });
    await run.fail('identify', { code: 'libraryMissing' });
    await run.answer('loadLibrary', { isPressFresh: false });
    expect(run.effects.callsOf('identify')).toHaveLength(1);
    run.auth.send({ type: 'social.chosen', medium: 'apple' });

    expect(run.auth.getSnapshot().value).toEqual({ identifying: 'asking' });
    expect(run.effects.callsOf('identify')).toHaveLength(2);
  });

  it.each(['manual', 'otp'] as const)(
    'a closed window leads back to the %s form [AUTH-06]',
    async (method) => {
      const run = startAuth();
      run.auth.send({ type: 'method.chosen', method });

      run.auth.send({ type: 'social.chosen', medium: 'google' });
      await run.fail('identify', { code: 'cancelled' });
      expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': method });
      run.auth.send({ type: 'social.chosen', medium: 'google' });
      run.auth.send({ type: 'social.cancelled' });

      expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': method });
      expect(run.emitted).toEqual([]);
    },
  );

  it('a provider that does not come is said, and leads back [AUTH-06]', async () => {
    const run = startAuth({ login: mixes.social });

    run.auth.send({ type: 'social.chosen', medium: 'apple' });
    await run.fail('identify', { code: 'libraryMissing' });
    await run.fail('loadLibrary', { code: 'timeout', messages: [] });

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'social' });
    expect(run.emitted).toEqual([
      { type: 'notice', code: 'failed', failure: { code: 'timeout', messages: [] } },
    ]);
  });

  it('signs in with who the provider says it is [AUTH-50, AUTH-51]', async () => {
    const run = startAuth();

    run.auth.send({ type: 'social.chosen', medium: 'google' });
    await run.answer('identify', identity);
    expect(run.effects.latest('signIn').input).toEqual({
      request: { type: 'social', identity, phone: null, isLinked: false },
    });
    await run.answer('signIn', answers.in);

    expect(run.emitted).toEqual([{ type: 'auth.completed', token: 'token-1', entry: 'sign-in' }]);
  });

  it('every message of a refusal is told, and the form is as it was [AUTH-53]', async () => {
    const run = startAuth();

    run.auth.send({ type: 'social.chosen', medium: 'google' });
    await run.answer('identify', identity);
    await run.fail('signIn', refused(['token', 'Not confirmed.'], ['social', 'Not as expected.']));

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
    expect(run.auth.getSnapshot().context.failure).toBeNull();
    expect(run.emitted).toEqual([
      {
        type: 'notice',
        code: 'failed',
        failure: { code: 'refused', messages: ['Not confirmed.', 'Not as expected.'] },
      },
    ]);
  });

  it('the code email asks for a phone, and the other entries are told [AUTH-53]', async () => {
    const run = startAuth();

    run.auth.send({ type: 'social.chosen', medium: 'google' });
    await run.answer('identify', identity);
    await run.fail('signIn', refused(['email', 'No email.'], ['social', 'Not as expected.']));

    expect(run.steps().getSnapshot().value).toEqual({ phone_modal: 'editing' });
    expect(run.emitted).toEqual([
      { type: 'notice', code: 'failed', failure: { code: 'refused', messages: ['Not as expected.'] } },
    ]);
  });
});
