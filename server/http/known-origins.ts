import { hostname, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

type Named = { publicUrl: string | null; appOrigins: readonly string[] };

/** Ports that a container or a tunnel gives this server differ; more than so many are invented. */
const MOST_ORIGINS = 8;

/**
 * The origin that links of a page begin with: `PUBLIC_URL`, whatever name a request calls the shop by. Without it, the
 * request's own, where it is this machine or a place of the app; else none, and links are paths. So a made up `Host`
 * adds no page to the cache.
 */
export function knownOrigins({ publicUrl, appOrigins }: Named): (request: FastifyRequest) => string {
  if (publicUrl !== null) return () => publicUrl;
  const known = new Set(appOrigins);
  const most = known.size + MOST_ORIGINS;
  const own = new Set(['localhost', hostname().toLowerCase(), ...ownAddresses()]);
  return ({ protocol, host }) => {
    const asked = `${protocol}://${host}`;
    if (known.has(asked)) return asked;
    const isOwn = URL.canParse(asked) && own.has(new URL(asked).hostname);
    if (!isOwn || known.size >= most) return '';
    known.add(asked);
    return asked;
  };
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
