import { describe, expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { rowsOf, world } from './world';

onDatabase('The demo world in the database', (server) => {
  it.each(world.map(({ table, rows }) => [table, rows.length]))(
    'has in the table %s at least %i rows',
    async (table, count) => {
      const [row] = await server().database.query<{ count: string }>(
        `select count(*) as count from "${table}"`,
      );
      expect(Number(row?.count)).toBeGreaterThanOrEqual(count);
    },
  );

  it("gives new rows ids above the demo's own ids", async () => {
    const { database } = server();
    const undone = new Error('undone');
    const attempt = database.transaction(async (tx) => {
      const [order] = await tx.query<{ id: number }>(
        `insert into orders (module_id, zone_id, store_id, type, status, payment_method, payment_status,
          contact_name, contact_phone, total)
        values (1, 1, 1, 'take_away', 'pending', 'cash_on_delivery', 'unpaid', 'Someone', '+97150', 0) returning id`,
      );
      expect(order?.id).toBeGreaterThan(10_000);
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
  });

  describe('Its pictures', () => {
    const places = [
      ...rowsOf('stores').flatMap(({ logo, cover }) => [logo, cover]),
      ...rowsOf('providers').flatMap(({ logo, cover }) => [logo, cover]),
      ...rowsOf('banners').map(({ image }) => image),
      ...rowsOf('rental_banners').map(({ image }) => image),
    ].map(String);

    it('include covers, logos and banners as cached SVGs below 60 KB without text', async () => {
      for (const place of places) {
        const answer = await server().app.inject(place);
        expect([place, answer.statusCode]).toEqual([place, 200]);
        expect(answer.headers['content-type']).toContain('image/svg+xml');
        expect(answer.headers['cache-control']).toContain('immutable');
        expect(answer.body.length).toBeLessThan(60_000);
        expect(answer.body).not.toContain('<text');
        expect(answer.body).not.toMatch(/href="(?!data:image\/webp|#)/);
      }
    });

    it('are answered with 404 for unknown names', async () => {
      for (const place of [
        '/pictures/cover/nobody.svg',
        '/pictures/banner/..%2f11.svg',
        '/pictures/logo/.svg',
      ])
        expect((await server().app.inject(place)).statusCode).toBe(404);
    });
  });
});
