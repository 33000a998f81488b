import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { injectHead } from '../../../server/http/page-head';
import { onDatabase, startTestApp } from '../../support/server';

const directory = mkdtempSync(join(tmpdir(), 'souk-heads-'));
mkdirSync(join(directory, 'assets'));
const PAGE =
  '<!doctype html><html lang="en"><head><title>Souk</title><meta\n name="description"\n content="All."\n /></head><body></body></html>';
writeFileSync(join(directory, 'index.html'), PAGE);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const headed = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  description: /<meta name="description" content="(.*?)">/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
  image: /<meta property="og:image" content="(.*?)">/.exec(html)?.[1],
  data: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null'),
});

it('the head of a page has names escaped in its title, attributes and structured data', () => {
  const evil = '</title><script>"alert(1)"</script>&';
  const head = {
    title: evil,
    description: evil,
    path: '/product/1',
    imagePath: null,
    type: 'product',
    data: { evil },
  };
  const html = injectHead(PAGE, head, 'https://souk.example');
  expect(html).not.toContain('<script>"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(headed(html).data).toEqual({ evil });
});

onDatabase(
  'The head of a page',
  (server) => {
    const open = (url: string, headers: Record<string, string> = {}) =>
      server().app.inject({ url, headers: { host: 'souk.example', ...headers } });

    it('has the name, price and picture of an item before any script runs [NAV-45]', async () => {
      const { title, description, canonical, image, data } = headed(
        (await open('/product/F-02?panel=cart')).body,
      );
      expect(title).toBe('Lamb Shawarma · Souk');
      expect(description).not.toBe('All.');
      expect(canonical).toMatch(/^http:\/\/souk\.example\/product\/102\?module_id=\d+$/);
      expect(image).toMatch(/^http:\/\/souk\.example\/pictures\//);
      expect(data).toMatchObject({
        '@type': 'Product',
        name: 'Lamb Shawarma',
        image: [image, ...data.image.slice(1)],
        offers: { price: 7.2, priceCurrency: 'USD', url: canonical },
      });
    });

    it('has the name, rates and picture of a vehicle [NAV-45]', async () => {
      const { title, canonical, image, data } = headed(
        (await open('/rental/vehicle-details/2?from=from_search')).body,
      );
      expect(title).toBe('Scooter · Souk');
      expect(canonical).toBe('http://souk.example/rental/vehicle-details/2');
      expect(image).toMatch(/^http:\/\/souk\.example\/pictures\//);
      expect(data).toMatchObject({
        '@type': 'Product',
        name: 'Scooter',
        image: [image, ...data.image.slice(1)],
        offers: [
          { price: 2.5, priceCurrency: 'USD', priceSpecification: { unitCode: 'HUR' }, url: canonical },
        ],
      });
    });

    it("has the name, location and hours of a store in the reader's language [NAV-45]", async () => {
      const { title, image, data } = headed((await open('/store/1', { cookie: 'souk_language=ar' })).body);
      expect(title).toMatch(/ · سوق$/);
      expect(title).toBe(`${data.name} · سوق`);
      expect(image).toMatch(/^http:\/\/souk\.example\/pictures\//);
      expect(data).toMatchObject({ '@type': 'Restaurant', image, geo: { '@type': 'GeoCoordinates' } });
      expect(data.openingHoursSpecification.length).toBeGreaterThan(0);
    });

    it("is the app's page with a 404 for an unknown item, store or vehicle [NAV-27]", async () => {
      for (const url of ['/product/999999', '/store/nobody', '/rental/vehicle-details/999999']) {
        const answer = await open(url);
        expect([url, answer.statusCode]).toEqual([url, 404]);
        expect(answer.headers['content-type']).toContain('text/html');
      }
    });

    it('uses the configured public URL, whatever host the request names [NAV-45]', async () => {
      const { app } = await startTestApp(server().database, {
        appDirectory: directory,
        env: { PUBLIC_URL: 'https://souk.example' },
      });
      const { body } = await app.inject({ url: '/product/F-02', headers: { host: 'evil.example' } });
      expect(headed(body).canonical).toMatch(/^https:\/\/souk\.example\/product\/102/);
      expect(body).not.toContain('evil.example');
      await app.close();
    });

    it('contains only the shop’s name on lists and on the home page', async () => {
      for (const url of ['/store/latest', '/store/popular', '/home']) {
        const answer = await open(url);
        expect([answer.statusCode, headed(answer.body).title]).toEqual([200, 'Souk']);
      }
    });
  },
  { appDirectory: directory, env: { PUBLIC_URL: 'http://souk.example' } },
);
