import { expect, it } from 'vitest';
import { contractOperations } from '../../../server/http/contract';
import { rateLimitOf } from '../../../server/http/rate-limits';
import { onDatabase } from '../../support/server';

onDatabase(
  'A client in a loop',
  (server) => {
    it('is refused at the limit, while requests of other clients continue', async () => {
      const subscribe = () =>
        server().app.inject({
          method: 'POST',
          url: '/api/v1/newsletter/subscribe',
          payload: { email: 'loop@souk.example' },
        });
      const statuses: number[] = [];
      for (let call = 0; call < 21; call += 1) statuses.push((await subscribe()).statusCode);
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
      const refused = await subscribe();
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual({
        errors: [{ code: 'too_many', message: 'Too many requests. Please try again in a moment.' }],
      });
      expect(refused.headers['retry-after']).toBeDefined();
      expect((await server().app.inject('/api/v1/config')).statusCode).toBe(200);
    });
  },
  { hasRateLimits: true },
);

it('operations that check secrets or send messages have the strictest rate limits', () => {
  const harmless = new Set(['requestGuest', 'logout', 'registerVendor', 'registerDeliveryMan']);
  const guarded = contractOperations
    .filter(({ path, id }) => id === 'updateProfile' || (path.startsWith('/auth/') && !harmless.has(id)))
    .map(({ id }) => [id, rateLimitOf(id)]);
  expect(guarded.length).toBeGreaterThan(10);
  expect(guarded).toEqual(guarded.map(([id]) => [id, { rateLimit: { max: 60, timeWindow: '1 minute' } }]));
});
