import type { ApiClient } from './client';
import type { SignInApi } from './sign-in-api';

export type AuthApi = {
  logout(): Promise<void>;
  /** The calls of signing in, downloaded with the first sign-in. */
  signIn(): Promise<SignInApi>;
};

export const createAuthApi = (client: ApiClient): AuthApi => ({
  logout: async () => {
    await client.post('/auth/logout');
  },
  signIn: async () => (await import('./sign-in-api')).createSignInApi(client),
});
