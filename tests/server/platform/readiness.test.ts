import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';

let isDraining = false;

onDatabase(
  'A server that is about to stop',
  (server) => {
    it('reports that it is not ready, and still handles requests', async () => {
      const statusOf = async (url: string) => (await server().app.inject(url)).statusCode;
      expect(await statusOf('/readyz')).toBe(200);
      isDraining = true;
      expect([
        await statusOf('/readyz'),
        await statusOf('/healthz'),
        await statusOf('/api/v1/config'),
      ]).toEqual([503, 200, 200]);
    });
  },
  { isDraining: () => isDraining },
);
