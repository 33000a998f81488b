import { expect, it } from 'vitest';
import { headersOf } from '../../../src/api/client';
import { onDatabase } from '../../support/server';

const APP = 'https://souk.example';
const CONFIG = '/api/v1/config';
const ASKED = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'moduleid' };

onDatabase(
  'An app on another origin',
  (server) => {
    it('may call the API and read its headers without cookies [NFR-11]', async () => {
      const { headers } = await server().app.inject({ url: CONFIG, headers: { origin: APP } });
      expect(headers['access-control-allow-origin']).toBe(APP);
      expect(headers['access-control-expose-headers']).toContain('x-cart-version');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers.vary).toContain('origin');
    });

    it('can send every header that the app uses, as the preflight response allows [NFR-11, API-01]', async () => {
      const { statusCode, headers } = await server().app.inject({
        method: 'OPTIONS',
        url: '/api/v1/customer/cart/add',
        headers: { origin: APP, ...ASKED },
      });
      expect(statusCode).toBe(204);
      const place = { lat: 1, lng: 2, zoneIds: [1] };
      const sent = headersOf({ language: 'ar', place, moduleId: 1, guestId: null, token: 'secret' });
      const allowed = String(headers['access-control-allow-headers']).split(', ');
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(sent).map((name) => name.toLowerCase())));
      // `idempotency-key` is sent with every add, order, trip and payment [API-07].
      expect(allowed).toEqual(expect.arrayContaining(['content-type', 'idempotency-key']));
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect(headers['access-control-allow-methods']).toContain(method);
    });

    it('can read the reasons of a refused request too [NFR-11]', async () => {
      const answer = await server().app.inject({ url: '/api/v1/customer/info', headers: { origin: APP } });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['access-control-allow-origin']).toBe(APP);
    });

    it("can show the shop's pictures [NFR-11]", async () => {
      const { headers } = await server().app.inject('/pictures/logo/freshmart.svg');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    });

    it.each(['https://evil.example', 'https://souk.example.evil.example', 'http://souk.example', 'null'])(
      'is refused if its origin is %s [NFR-10]',
      async (origin) => {
        const read = await server().app.inject({ url: CONFIG, headers: { origin } });
        const response = await server().app.inject({
          method: 'OPTIONS',
          url: CONFIG,
          headers: { origin, ...ASKED },
        });
        for (const { headers } of [read, response])
          expect(headers).not.toHaveProperty('access-control-allow-origin');
      },
    );
  },
  { appOrigins: [APP] },
);

onDatabase('A server without apps on other origins', (server) => {
  it('allows no other origin to read its responses [NFR-10]', async () => {
    const { headers } = await server().app.inject({ url: CONFIG, headers: { origin: APP } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
