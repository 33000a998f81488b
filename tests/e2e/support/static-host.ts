import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { root } from '../../support/sources';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const APP = join(root, 'dist', 'app');

/** A static host: files, and the app's page for every other address. */
export async function hostStatically(port: number, apiAddress: string) {
  const page = (await readFile(join(APP, 'index.html'), 'utf8')).replace(
    /(<meta name="souk-api" content=")[^"]*/,
    `$1${apiAddress}`,
  );
  const host = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://host');
    const file =
      ['/', '/index.html'].includes(pathname) || pathname.includes('..')
        ? null
        : await readFile(join(APP, pathname)).catch(() => null);
    answer.setHeader('content-type', (file && TYPES[extname(pathname)]) ?? TYPES['.html'] ?? '');
    answer.end(file ?? page);
  });
  await new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
  const { port: taken } = host.address() as AddressInfo;
  return { address: `http://127.0.0.1:${taken}`, stop: () => host.close() };
}
