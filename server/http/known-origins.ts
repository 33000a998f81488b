import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

type Named = { publicUrl: string | null; appOrigins: readonly string[] };

/**
 * The maximum number of local origins that are accepted, besides configured ones. Containers and tunnels use
 * few ports.
 */
const MAX_ORIGINS = 8;

/**
 * Returns the origin for absolute links: `PUBLIC_URL`, or the origin of the request if it is local or in
 * `APP_ORIGINS`. Any other origin gives an empty text, so links stay relative. A forged `Host` header
 * therefore can't fill the page cache.
 */
export function knownOrigins({ publicUrl, appOrigins }: Named): (request: FastifyRequest) => string {
  if (publicUrl !== null) return () => publicUrl;
  const known = new Set(appOrigins);
  const most = known.size + MAX_ORIGINS;
  const own = new Set(['localhost', hostname().toLowerCase(), ...ownAddresses()]);
  return ({ protocol, host }) => {
    const origin = `${protocol}://${host}`;
    if (known.has(origin)) return origin;
    const isOwn = URL.canParse(origin) && own.has(new URL(origin).hostname);
    if (!isOwn || known.size >= most) return '';
    known.add(origin);
    return origin;
  };
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
