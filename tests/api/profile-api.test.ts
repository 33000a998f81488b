import { describe, expect, it } from 'vitest';
import type { AnyOptions, ApiClient } from '../../src/api/client';
import { createProfileApi, type ProfileUpdate } from '../../src/api/profile-api';

type Call = { method: string; path: string; options: AnyOptions | undefined };

function clientThatAnswers(answer: unknown) {
  const calls: Call[] = [];
  const ask = (method: string) => async (path: string, options?: AnyOptions) => {
    calls.push({ method, path, options });
    return answer;
  };
  const client = { get: ask('get'), post: ask('post'), put: ask('put'), delete: ask('delete') };
  return { calls, api: createProfileApi(client as unknown as ApiClient) };
}

const update = (overrides: Partial<ProfileUpdate> = {}): ProfileUpdate => ({
  name: 'Amira Haddad',
  email: 'amira@souk.test',
  phone: null,
  password: null,
  image: null,
  purpose: 'profile',
  proof: null,
  ...overrides,
});
function fieldsOf({ options }: Call) {
  if (!(options?.body instanceof FormData)) throw new Error('The call sends no form');
  return Object.fromEntries(options.body.entries());
}

describe('The request to save the profile', () => {
  it("is a form with the client's fields and without empty ones [PROF-02]", async () => {
    const { calls, api } = clientThatAnswers({ message: 'ok' });
    const image = new File(['x'], 'me.png', { type: 'image/png' });

    await api.update(update({ password: 'secret1', image }));

    expect(calls.map(({ method, path }) => [method, path])).toEqual([['post', '/customer/update-profile']]);
    expect(calls.map(fieldsOf)).toEqual([
      {
        name: 'Amira Haddad',
        email: 'amira@souk.test',
        password: 'secret1',
        button_type: 'profile',
        image: expect.objectContaining({ name: 'me.png', type: 'image/png' }),
      },
    ]);
  });

  it.each([
    ['phone', null, 'sms'],
    ['email', null, 'mail'],
    ['phone', 'a session', 'firebase'],
  ] as const)(
    'is repeated with the verification code for the %s (session: %s) [PROF-02, PROF-03]',
    async (on, session, medium) => {
      const { calls, api } = clientThatAnswers({ message: 'ok' });

      await api.update(update({ proof: { on, code: '123456', sessionInfo: session } }));

      expect(calls.map(fieldsOf)[0]).toMatchObject({
        otp: '123456',
        verification_on: on,
        verification_medium: medium,
        ...(session && { session_info: session }),
      });
    },
  );

  it.each([
    [{ message: 'Saved.' }, { message: 'Saved.', codeFor: null }],
    [
      { message: 'Saved.', otp_send: false },
      { message: 'Saved.', codeFor: null },
    ],
    [
      { message: 'Sent.', otp_send: true, verification_on: 'phone', verification_medium: 'firebase' },
      { message: 'Sent.', codeFor: { type: 'phone', hasProvider: true } },
    ],
    [
      { message: 'Sent.', otp_send: 1 },
      { message: 'Sent.', codeFor: { type: 'email', hasProvider: false } },
    ],
  ])('returns, for the response %j, the message and the next step [PROF-03]', async (answer, expected) => {
    expect(await clientThatAnswers(answer).api.update(update())).toEqual(expected);
  });

  it('is refused when the response has errors in any format [PROF-07]', async () => {
    const errors = [
      { code: 'email', message: 'This email address belongs to another account.' },
      { code: 'phone', message: 'Please enter a valid phone number.' },
    ];
    const { api } = clientThatAnswers({ errors });

    await expect(api.update(update())).rejects.toMatchObject({ code: 'refused', errors });
  });
});

describe('The request to delete the account', () => {
  it("sends the confirmation and returns the server's message [PROF-08]", async () => {
    const { calls, api } = clientThatAnswers({ message: 'Account has been deleted' });

    expect(await api.remove('amira@souk.test')).toEqual({ message: 'Account has been deleted' });
    expect(calls).toEqual([
      {
        method: 'delete',
        path: '/customer/remove-account',
        options: { query: { confirmation: 'amira@souk.test' } },
      },
    ]);
  });

  it('is refused when the response has errors [PROF-08]', async () => {
    const errors = [{ code: 'running_orders', message: 'You still have orders under way.' }];
    const { api } = clientThatAnswers({ errors });

    await expect(api.remove('amira@souk.test')).rejects.toMatchObject({ errors });
  });
});
