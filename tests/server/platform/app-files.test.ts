import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { injectBoot } from '../../../server/http/boot-page';
import { storeFiles } from '../../../server/http/static-files';
import { onDatabase, startTestApp } from '../../support/server';

const directory = mkdtempSync(join(tmpdir(), 'souk-app-'));
const PAGE =
  '<!doctype html>\n<html lang="en" class="dark" dir="ltr"><head><title>Souk</title><link rel="souk-part" data-rel="preload" data-language="ar" href="/ar.woff2"><link rel="souk-part" data-rel="modulepreload" data-language="ar" href="/ar.js"><link rel="souk-part" data-rel="modulepreload" data-page="^/$" href="/entry.js"><link rel="souk-part" data-rel="modulepreload" data-page="^/home$" href="/home.js"></head><body></body></html>';
mkdirSync(join(directory, 'assets'));
writeFileSync(join(directory, 'index.html'), PAGE);
writeFileSync(join(directory, 'manifest.json'), '{"name":"Souk"}');
writeFileSync(join(directory, '.secret'), 'secret');
writeFileSync(join(directory, 'assets', 'main-abc123.js'), 'plain');
writeFileSync(join(directory, 'assets', 'main-abc123.js.br'), brotliCompressSync('compressed'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const bootOf = (html: string) => {
  const [, json = ''] = /<script type="application\/json" id="souk-boot">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
};

it("the boot data is escaped so that it can't end its script block", () => {
  const boot = { language: 'en', landing: '</script><!-- <b>' } as never;
  const html = injectBoot(PAGE, boot);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(bootOf(html)).toEqual(boot);
});

onDatabase(
  "The app's pages and files",
  (server) => {
    const open = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers });

    it('have, at every URL of the app, the page with its boot data', async () => {
      for (const url of ['/', '/index.html', '/home', '/store/basil-kitchen?panel=cart']) {
        const answer = await open(url);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toContain('text/html');
        expect(answer.headers['cache-control']).toBe('no-cache');
        const boot = bootOf(answer.body);
        expect(boot).toMatchObject({
          language: 'en',
          config: { business_name: 'Souk', server_time: '2026-11-24T09:00:00.000Z' },
        });
        expect(boot.modules).toHaveLength(8);
      }
    });

    it("are in the language chosen before, or in the browser's language [LANG-06]", async () => {
      const chosen = await open('/', { cookie: 'souk_language=ar', 'accept-language': 'en' });
      expect(chosen.body).toContain('<html lang="ar" dir="rtl" class="dark" data-rendered-paths="');
      expect(bootOf(chosen.body)).toMatchObject({ language: 'ar', config: { business_name: 'سوق' } });
      const browser = await open('/', { 'accept-language': 'ar-SA,ar;q=0.9' });
      expect(browser.body).toContain('<html lang="ar" dir="rtl"');
      expect((await open('/', { cookie: 'souk_language=xx' })).body).toContain('<html lang="en" dir="ltr"');
    });

    it('preload only what the first screen of this visit needs [NFR-07]', async () => {
      const named = async (url: string, cookie = '') =>
        [
          ...(await open(url, { cookie })).body.matchAll(
            /<link rel="(?:module)?preload"[^>]*href="([^"]+)"/g,
          ),
        ].map(([, file]) => file);
      expect(await named('/')).toEqual(['/entry.js']);
      expect(await named('/home', 'souk_language=ar; souk_view=')).toEqual(['/ar.woff2', '/home.js']);
      // The visitor's view isn't known yet.
      expect(await named('/home', 'souk_language=ar')).toEqual(['/ar.woff2']);
      expect(await named('/', 'souk_placed=1')).toEqual(['/home.js']);
      expect(await named('/checkout')).toEqual([]);
    });

    it('leave the choice of the language’s texts to the browser, which has the stored language [NFR-07, LANG-06]', async () => {
      expect((await open('/home', { cookie: 'souk_language=ar' })).body).toContain(
        '<link rel="souk-part" data-rel="modulepreload" data-language="ar" href="/ar.js">',
      );
    });

    it('can be opened in a scenario that a query parameter starts and another ends', async () => {
      const answer = await open('/home?scenario=CFG-AR');
      const cookies = [answer.headers['set-cookie']].flat();
      expect(cookies).toEqual([
        'souk_scenario=CFG-AR; Path=/; SameSite=Lax; HttpOnly',
        'souk_language=ar; Path=/; SameSite=Lax',
      ]);
      expect(answer.body).toContain('<html lang="ar" dir="rtl"');
      const ended = await open('/?scenario=none', { cookie: 'souk_scenario=CFG-AR' });
      expect(String(ended.headers['set-cookie'])).toContain('souk_scenario=CFG-BASE');
      const unknown = await open('/?scenario=%3Cscript%3E');
      expect(unknown.statusCode).toBe(400);
      expect(unknown.headers['content-type']).toContain('application/json');
      expect(unknown.body).toContain('CFG-BASE');
    });

    it('forbid reading the device’s position, by the permissions policy, in the scenario for a denied position [LOC-09]', async () => {
      const refused = await open('/', { cookie: 'souk_scenario=ERR-GEO-DENY' });
      expect(refused.headers['permissions-policy']).toBe('geolocation=()');
      expect((await open('/')).headers['permissions-policy']).toContain('geolocation=(self)');
    });

    it('are compressed once for many requests', async () => {
      const plain = (await open('/')).body;
      const br = await open('/', { 'accept-encoding': 'gzip, br' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
      const gzip = await open('/', { 'accept-encoding': 'gzip' });
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
      const again = await open('/', { 'if-none-match': String(br.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('are sent compressed, as are API responses and SVG pictures [NFR-07]', async () => {
      const plain = await open('/api/v1/config');
      expect(plain.headers).not.toHaveProperty('content-encoding');
      const br = await open('/api/v1/config', { 'accept-encoding': 'gzip, deflate, br' });
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      const picture = await open('/pictures/banner/11.svg', { 'accept-encoding': 'gzip' });
      expect(gunzipSync(picture.rawPayload).toString()).toContain('<svg');
      const emoji = await open('/pictures/emoji/1f355.webp', { 'accept-encoding': 'br' });
      expect(emoji.headers).not.toHaveProperty('content-encoding');
    });

    it('contain no inline scripts and a policy against them', async () => {
      for (const url of ['/', '/api/v1/config', '/api/v1/nothing', '/assets/main-abc123.js']) {
        const { headers } = await open(url);
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain("script-src 'self';");
        expect(policy).toContain("worker-src 'self'");
        expect(policy).toContain("img-src 'self' data: blob:");
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['x-powered-by']).toBeUndefined();
      }
    });

    it('are cached as immutable if hashed, and served precompressed when possible', async () => {
      const plain = await open('/assets/main-abc123.js');
      expect([plain.body, plain.headers['cache-control']]).toEqual([
        'plain',
        'public, max-age=31536000, immutable',
      ]);
      const br = await open('/assets/main-abc123.js', { 'accept-encoding': 'br' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(br.headers['content-type']).toContain('javascript');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe('compressed');
      expect((await open('/manifest.json')).headers['cache-control']).toBe('public, max-age=3600');
    });

    it.each([
      '/assets/gone.js',
      '/pictures/gone.svg',
      '/api/v1/gone',
      '/favicon.ico',
      '/.secret',
      '/assets/..%2f.secret',
    ])('do not replace the missing file %s by the app’s page', async (url) => {
      const answer = await open(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(1);
      expect(answer.body).not.toContain('secret"');
    });
  },
  { appDirectory: directory },
);

onDatabase('A deployment while tabs are open', (server) => {
  const DAY = 24 * 60 * 60_000;
  const builds = Array.from({ length: 2 }, () => mkdtempSync(join(tmpdir(), 'souk-build-')));
  afterAll(() => builds.map((build) => rmSync(build, { recursive: true, force: true })));

  it('keeps the scripts of the previous build available for two weeks, compressed or not', async () => {
    const [before = '', after = ''] = builds;
    for (const build of builds) {
      mkdirSync(join(build, 'assets'));
      writeFileSync(join(build, 'index.html'), PAGE);
    }
    writeFileSync(join(before, 'assets', 'old-abc123.js'), 'old');
    writeFileSync(join(before, 'assets', 'old-abc123.js.br'), brotliCompressSync('old'));
    writeFileSync(join(before, 'assets', 'abc123.css'), 'a{}');
    writeFileSync(join(before, 'assets', 'secret.txt'), 'secret');
    const { database } = server();
    const now = Date.now();
    await storeFiles(database, before, now - 13 * DAY);
    await storeFiles(database, after, now);
    const { app } = await startTestApp(database, { appDirectory: after });
    const open = async (url: string, headers = {}) => {
      const answer = await app.inject({ url, headers });
      return [answer.statusCode, answer.headers['content-type'], answer.rawPayload] as const;
    };
    const script = await app.inject({ url: '/assets/old-abc123.js' });
    expect([script.statusCode, script.body, script.headers['cache-control']]).toEqual([
      200,
      'old',
      'public, max-age=31536000, immutable',
    ]);
    const [, type, br] = await open('/assets/old-abc123.js', { 'accept-encoding': 'br' });
    expect([type, brotliDecompressSync(br).toString()]).toEqual(['text/javascript; charset=utf-8', 'old']);
    expect((await open('/assets/abc123.css'))[2].toString()).toBe('a{}');
    for (const url of ['/assets/secret.txt', '/assets/none.js', '/assets/..%2findex.js'])
      expect((await open(url))[0]).toBe(404);
    await storeFiles(database, after, now + 2 * DAY);
    expect((await open('/assets/old-abc123.js'))[0]).toBe(404);
    await app.close();
  });

  it('stores the scripts of the new build as soon as the server listens', async () => {
    const build = mkdtempSync(join(tmpdir(), 'souk-build-'));
    builds.push(build);
    mkdirSync(join(build, 'assets'));
    writeFileSync(join(build, 'assets', 'listening-1.js'), 'mine');
    const { database } = server();
    const { app, log } = await startTestApp(database, { appDirectory: build });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const stored = () => database.query("select 1 from kept_files where name = 'listening-1.js'");
    await expect.poll(stored).toHaveLength(1);
    await app.close();
    expect(log).toEqual([]);
  });
});
