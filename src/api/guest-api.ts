import type { ApiClient } from './client';
import { MalformedAnswerError, wireOf } from './wire';

export type GuestApi = { request(signal?: AbortSignal): Promise<string> };

export const createGuestApi = (client: ApiClient): GuestApi => ({
  request: async (signal) => {
    const { guest_id: id } = wireOf(
      await client.post('/auth/guest/request', signal ? { signal } : {}),
      'guest',
    );
    if (typeof id !== 'string' && typeof id !== 'number') throw new MalformedAnswerError('guest_id');
    return String(id);
  },
});
