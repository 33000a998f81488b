import type { ApiClient } from './client';
import type { SignInApi } from './sign-in-api';
import { MalformedAnswerError, wireOf } from './wire';

export type AuthApi = {
  logout(): Promise<void>;
  /** Returns the calls of the sign-in. They are lazy-loaded with the first call. */
  signIn(): Promise<SignInApi>;
};

export const createAuthApi = (client: ApiClient): AuthApi => ({
  logout: async () => {
    await client.post('/auth/logout');
  },
  signIn: async () => (await import('./sign-in-api')).createSignInApi(client),
});

export type GuestApi = { request(signal?: AbortSignal): Promise<string> };

export const createGuestApi = (client: ApiClient): GuestApi => ({
  request: async (signal) => {
    const { guest_id: id } = wireOf(
      await client.post('/auth/guest/request', { isOpening: true, ...(signal && { signal }) }),
      'guest',
    );
    if (typeof id !== 'string' && typeof id !== 'number') throw new MalformedAnswerError('guest_id');
    return String(id);
  },
});
