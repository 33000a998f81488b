import { describe, expect, it } from 'vitest';
import { startAuth } from './auth-run';
import { answers, identity, mixes, refused } from './sign-ins';

describe('a social sign-in', () => {
  it.each([
    ['cancelled', 'closed'],
    ['blocked', 'blocked'],
  ] as const)('reports that the popup is %s until the next attempt [AUTH-06]', async (code, word) => {
    const run = startAuth();
    const goneWindow = () => run.auth.getSnapshot().context.goneWindow;

    run.auth.send({ type: 'social.chosen', medium: 'google' });
    await run.fail('identify', { code });
    expect(goneWindow()).toBe(word);
    run.auth.send({ type: 'social.chosen', medium: 'google' });
    expect(goneWindow()).toBeNull();
  });

  it("waits for the provider's library, then opens its popup [AUTH-06]", async () => {
    const run = startAuth({ login: mixes.social });

    run.auth.send({ type: 'social.chosen', medium: 'apple' });
    await run.fail('identify', { code: 'libraryMissing' });
    expect(run.auth.getSnapshot().value).toEqual({ identifying: 'loading' });
    await run.answer('loadLibrary', { isPressFresh: true });

    expect(run.effects.callsOf('identify')).toHaveLength(2);
  });

  it('asks for another press when the library has loaded too late to open a popup [AUTH-06]', async () => {
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
    'returns to the %s form when the popup is closed [AUTH-06]',
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

  it('reports a provider whose library does not load and returns to the form [AUTH-06]', async () => {
    const run = startAuth({ login: mixes.social });

    run.auth.send({ type: 'social.chosen', medium: 'apple' });
    await run.fail('identify', { code: 'libraryMissing' });
    await run.fail('loadLibrary', { code: 'timeout', messages: [] });

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'social' });
    expect(run.emitted).toEqual([
      { type: 'notice', code: 'failed', failure: { code: 'timeout', messages: [] } },
    ]);
  });

  it('signs in with the identity from the provider [AUTH-50, AUTH-51]', async () => {
    const run = startAuth();

    run.auth.send({ type: 'social.chosen', medium: 'google' });
    await run.answer('identify', identity);
    expect(run.effects.latest('signIn').input).toEqual({
      request: { type: 'social', identity, phone: null, isLinked: false },
    });
    await run.answer('signIn', answers.in);

    expect(run.emitted).toEqual([{ type: 'auth.completed', token: 'token-1', entry: 'sign-in' }]);
  });

  it('shows all messages of a refusal and keeps the form [AUTH-53]', async () => {
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

  it('asks for a phone after the error code email, and shows the messages of all other errors [AUTH-53]', async () => {
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
