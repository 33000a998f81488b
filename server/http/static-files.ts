import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Queryable, timestamp } from '../db/database';

/** How long files of earlier builds are kept, in milliseconds. An older tab must reload. */
const KEPT_FOR = 14 * 24 * 60 * 60_000;

/** Matches files whose names contain a hash of their content, so that they never change. */
const HASHED = /^\/assets\/([\w.-]+\.(js|css))$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

const decompress = promisify(brotliDecompress);

type Kept = { bytes: Buffer; is_brotli: boolean };

/**
 * Stores the files of this build in the database. After the next deployment, old tabs can still load them.
 */
export async function storeFiles(database: Queryable, directory: string, wallNow: number): Promise<void> {
  const folder = join(directory, 'assets');
  const names = (await readdir(folder)).filter((name) => HASHED.test(`/assets/${name}`));
  const known = await database.query<{ name: string }>(
    'update kept_files set deployed_at = $2 where name = any($1) returning name',
    [names, timestamp(wallNow)],
  );
  const isKnown = new Set(known.map(({ name }) => name));
  for (const name of names.filter((one) => !isKnown.has(one))) {
    const brotli = await readFile(join(folder, `${name}.br`)).catch(() => null);
    await database.query(
      'insert into kept_files (name, bytes, is_brotli, deployed_at) values ($1, $2, $3, $4) on conflict do nothing',
      [name, brotli ?? (await readFile(join(folder, name))), brotli !== null, timestamp(wallNow)],
    );
  }
  await database.query('delete from kept_files where deployed_at < $1', [timestamp(wallNow - KEPT_FOR)]);
}

/** Returns a file of an earlier build. `null`: there is none of this name. */
export async function storedFile(
  database: Queryable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const [, name, kind = ''] = HASHED.exec(request.url.split('?')[0] ?? '') ?? [];
  if (name === undefined) return null;
  const [stored] = await database
    .query<Kept>('select bytes, is_brotli from kept_files where name = $1', [name])
    .catch(() => []);
  if (stored === undefined) return null;
  reply
    .type(TYPES[kind] ?? 'application/octet-stream')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!stored.is_brotli) return reply.send(stored.bytes);
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(stored.bytes)
    : reply.send(await decompress(stored.bytes));
}
