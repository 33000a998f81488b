import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A complete HTML page. It is compressed once, for all requests. */
export type Page = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export async function toPage(html: string): Promise<Page> {
  const plain = Buffer.from(html);
  const [br, gz] = await Promise.all([compress.br(plain, brotliOptions), compress.gzip(plain)]);
  return { etag: etagOf(plain), plain, br, gzip: gz };
}

export const etagOf = (plain: Uint8Array): string =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
