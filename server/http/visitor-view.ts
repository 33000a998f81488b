const LONGEST = 2000;
const LONGEST_LABEL = 500;
const PLAIN = /^[\w%.!~*'()-]+$/;
const ID = /^\d{1,9}$/;
const SIGNED_IN = 'somebody';

/**
 * Returns whether the cookie `souk_view` is valid. A view has exactly one valid text, so invented values
 * cannot fill the page cache.
 */
export function isView(text: string): boolean {
  if (text === '' || text.length > LONGEST || !PLAIN.test(text)) return false;
  const received = attempt(() => JSON.parse(decodeURIComponent(text)));
  if (!Array.isArray(received) || encodeURIComponent(JSON.stringify(received)) !== text) return false;
  const [label, point, zones, market, diet, somebody, ...others] = received as unknown[];
  return (
    typeof label === 'string' &&
    label.length <= LONGEST_LABEL &&
    isPoint(point) &&
    isOrNull(zones, isIds) &&
    isOrNull(market, (id) => ID.test(id)) &&
    isOrNull(diet, isObject) &&
    (somebody === undefined || somebody === SIGNED_IN) &&
    others.length === 0
  );
}

const isOrNull = (value: unknown, isRight: (text: string) => boolean): boolean =>
  value === null || (typeof value === 'string' && isRight(value));

const isPoint = (value: unknown): boolean =>
  isOrNull(value, (text) => {
    const { lat, lng } = (attempt(() => JSON.parse(text)) ?? {}) as { lat?: unknown; lng?: unknown };
    return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  });

function isIds(text: string): boolean {
  const ids = attempt(() => JSON.parse(text));
  return Array.isArray(ids) && ids.length <= 100 && ids.every((id) => ID.test(String(id)));
}

function isObject(text: string): boolean {
  const value = attempt(() => JSON.parse(text));
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}
