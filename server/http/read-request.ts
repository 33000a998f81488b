import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors';
import { isLanguage, type Language, preferredLanguage } from './language';
import { MESSAGES } from './messages';
import type { RequestContext } from './request-context';

export const LANGUAGE_COOKIE = 'souk_language';

export function cookiesOf(request: FastifyRequest): Record<string, string> {
  const entries = (request.headers.cookie ?? '').split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the language of a request. The app sends it in a header. For a page, the visitor's earlier choice
 * is in a cookie.
 */
export function languageOf(request: FastifyRequest): Language {
  const { [LANGUAGE_COOKIE]: chosen } = cookiesOf(request);
  return preferredLanguage(
    headerOf(request, 'x-localization') ?? headerOf(request, 'language') ?? undefined,
    isLanguage(chosen) ? chosen : undefined,
    request.headers['accept-language'],
  );
}

export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text === '' ? null : text;
}

function zoneIdsOf(request: FastifyRequest): number[] {
  const text = headerOf(request, 'zoneid');
  if (text === null) return [];
  const ids = parsed(text);
  const isList = Array.isArray(ids) && ids.length <= 100 && ids.every(isZoneId);
  return isList ? ids.map(Number) : refuse(403, 'zoneId', MESSAGES.badZones);
}

function moduleIdOf(request: FastifyRequest): number | null {
  const text = headerOf(request, 'moduleid');
  if (text === null) return null;
  return isDatabaseInteger(Number(text)) ? Number(text) : refuse(403, 'moduleId', MESSAGES.badModule);
}

function placeOf(request: FastifyRequest): { lat: number; lng: number } | null {
  const lat = headerOf(request, 'latitude');
  const lng = headerOf(request, 'longitude');
  if (lat === null || lng === null) return null;
  const place = { lat: Number(lat), lng: Number(lng) };
  const isOnEarth = Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180;
  return isOnEarth ? place : refuse(403, 'latitude', MESSAGES.badPlace);
}

/** Returns the origin under which the browser reached this server. */
export function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : refuse(400, 'host', MESSAGES.badHost);
}

const LONGEST_GUEST_ID = 500;

/**
 * Returns the guest id. The app sends it in a header, because proxies don't log headers. Older clients send
 * it in the query or in the body.
 */
function guestIdOf(request: FastifyRequest): string | null {
  const named = headerOf(request, 'x-guest-id');
  if (named !== null) return named.slice(0, LONGEST_GUEST_ID);
  for (const source of [request.query, request.body]) {
    const { guest_id: guestId } = (source ?? {}) as { guest_id?: unknown };
    if (typeof guestId === 'string' && guestId !== '') return guestId;
  }
  return null;
}

const LONGEST_USER_AGENT = 500;

type Facts = Pick<
  RequestContext,
  | 'requestId'
  | 'address'
  | 'userAgent'
  | 'language'
  | 'zoneIds'
  | 'moduleId'
  | 'place'
  | 'guestId'
  | 'idempotencyKey'
  | 'lastEventId'
  | 'userId'
  | 'tokenHash'
  | 'uploads'
  | 'setHeader'
>;

/**
 * Returns the facts that follow from the request alone. The caller is not among them: the token is checked
 * later.
 */
export const factsOf = (request: FastifyRequest, reply: FastifyReply): Facts => ({
  requestId: request.id,
  address: networkOf(request.ip),
  userAgent: headerOf(request, 'user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
  language: languageOf(request),
  zoneIds: zoneIdsOf(request),
  moduleId: moduleIdOf(request),
  place: placeOf(request),
  guestId: guestIdOf(request),
  idempotencyKey: headerOf(request, 'idempotency-key'),
  lastEventId: headerOf(request, 'last-event-id'),
  userId: null,
  tokenHash: null,
  uploads: request.uploads ?? [],
  setHeader: (name, value) => reply.header(name, value),
});

/** Returns whether the value is a zone id: an integer, or its digits as text. */
const isZoneId = (id: unknown): boolean =>
  (typeof id === 'number' || typeof id === 'string') && isDatabaseInteger(Number(id));

/**
 * Returns the network of an IP address. One IPv6 customer owns all addresses with the same 64-bit prefix, so
 * these count as one.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [start = '', end] = (ip.split('%')[0] ?? '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const known = end === undefined ? 0 : groups(end).length;
  const first = groups(start);
  const zeros = end === undefined ? 0 : 8 - first.length - known;
  const all = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...groups(end ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const isDatabaseInteger = (value: number) => Number.isInteger(value) && Math.abs(value) < 2 ** 31;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
