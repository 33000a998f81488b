import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';

/** The paths in the files of the contract, without the tool that joins them. */
const pathsInContract = (): string[] =>
  readdirSync('contract/paths')
    .flatMap((file) => [...readFileSync(`contract/paths/${file}`, 'utf8').matchAll(/^ {2}(\/\S*):$/gm)])
    .map(([, path = '']) => path)
    .sort();

onDatabase('The API documentation page', (server) => {
  const open = (url: string) => server().app.inject({ url });

  it('loads its own scripts and has no inline scripts [API-09]', async () => {
    const page = await open('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    const scripts = [...page.body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes = '', code] of scripts) {
      expect(code?.trim()).toBe('');
      const [, source = ''] = /src="([^"]+)"/.exec(attributes) ?? [];
      const script = await open(new URL(source, 'http://souk.example/api/docs').pathname);
      expect(script.statusCode).toBe(200);
    }
  });

  it('describes every operation of the contract in one OpenAPI document [API-09]', async () => {
    const { openapi, paths } = (await open('/api/docs/json')).json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).sort()).toEqual(pathsInContract());
    expect(paths['/customer/cart/add'].post).toMatchObject({
      tags: ['Cart'],
      operationId: 'addToCart',
      responses: { 429: { $ref: '#/components/responses/TooMany' } },
    });
  });
});
