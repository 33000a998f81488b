import { type ContractOperation, namedSchemas, type Schema } from '../../../server/http/contract';

/** A number from 0 to 1; the same sequence for the same seed. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <Value>(chance: Chance, list: readonly Value[]): Value =>
  list[Math.floor(chance() * list.length)] as Value;

const NASTY_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  '2147483648',
  '9223372036854775808',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eمرحبا',
  "'; drop table customers; --",
  '%',
  '\\',
  '_',
  '(((((',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'x'.repeat(5000),
  '🍕'.repeat(200),
  '2026-13-45T99:99:99Z',
  '[1,2]',
  '{"a":1}',
];
const NASTY_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [null],
  {},
  { toString: 1 },
  { length: -1 },
  { __proto__: null },
];

const nasty = (chance: Chance): unknown =>
  chance() < 0.6 ? pick(chance, NASTY_TEXTS) : pick(chance, NASTY_VALUES);

const PREFIX = `${String(namedSchemas.$id)}#/components/schemas/`;
const schemasByName = (namedSchemas.components as Record<string, Record<string, Schema>>).schemas ?? {};

/** A value that the schema allows, sometimes with an invalid part. */
function valueFor(schema: Schema, chance: Chance, depth = 0): unknown {
  if (chance() < 0.12) return nasty(chance);
  const { $ref, allOf, oneOf, anyOf, enum: values, type } = schema as Record<string, unknown> & Schema;
  if (typeof $ref === 'string')
    return valueFor(schemasByName[$ref.slice(PREFIX.length)] ?? {}, chance, depth);
  if (Array.isArray(values)) return pick(chance, values);
  if (Array.isArray(allOf))
    return Object.assign({}, ...allOf.map((part) => valueFor(part as Schema, chance, depth)));
  const choices = oneOf ?? anyOf;
  if (Array.isArray(choices)) return valueFor(pick(chance, choices) as Schema, chance, depth);
  switch (Array.isArray(type) ? pick(chance, type) : (type ?? 'object')) {
    case 'integer':
      return pick(chance, [0, 1, 2, 3, 7, 101, 102, 1001, 999_999]);
    case 'number':
      return pick(chance, [0, 0.5, 1, 4.99, 25.2, 55.3, 180]);
    case 'boolean':
      return chance() < 0.5;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: Math.floor(chance() * 4) }, () =>
        valueFor((schema.items ?? {}) as Schema, chance, depth + 1),
      );
    case 'string':
      return pick(chance, [
        'amira@souk.example',
        '+971501110001',
        'demo1234',
        '123456',
        'Lina Haddad',
        'milk',
        'yes',
        '1',
        'aGVsbG8',
        ...NASTY_TEXTS,
      ]);
    default:
      return objectOf(schema, chance, depth);
  }
}

function objectOf(schema: Schema, chance: Chance, depth: number): Record<string, unknown> {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const required = new Set((schema.required ?? []) as string[]);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => chance() < (required.has(name) ? 0.95 : depth > 2 ? 0.2 : 0.5))
      .map(([name, inner]) => [name, valueFor(inner, chance, depth + 1)]),
  );
}

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  zoneid: ['[1]', '[1,2]', '[]', '1', 'null', '[{"toString":1}]', '[1e999]', '["x"]', '{', '[[[1]]]'],
  moduleid: ['1', '2', '6', '0', '-1', 'x', '99999999999', '1.5'],
  latitude: ['25.2', 'NaN', '1e999', '', '91'],
  longitude: ['55.3', 'Infinity', '-181', 'x'],
  'x-localization': ['en', 'ar', 'xx', '*', 'ar;q=', ';;;'],
  'user-agent': ['', 'Mozilla/5.0 (iPhone) Safari/1', 'x'.repeat(2000)],
  'x-scenario': ['CFG-AR', 'nobody', '%'],
};

export type FuzzRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  url: string;
  headers: Record<string, string>;
  payload?: string;
};

export type Caller = { token: string; guestId: string };

export function requestFor(operation: ContractOperation, chance: Chance, caller: Caller): FuzzRequest {
  const params = objectOf(operation.params, chance, 0);
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name: string) => inAddress(params[name] ?? 1));
  const query = Object.entries(objectOf(operation.query, chance, 0)).map(
    ([name, value]) => `${name}=${inAddress(value)}`,
  );
  const isByGuest = chance() < 0.6;
  if (isByGuest && chance() < 0.5) query.push(`guest_id=${caller.guestId}`);
  const token = chance() < 0.6 ? caller.token : pick(chance, ['', 'made-up', 'x'.repeat(600)]);
  const headers: Record<string, string> = {
    ...(chance() < 0.7 && { authorization: `Bearer ${token}` }),
    ...(isByGuest && { 'x-guest-id': chance() < 0.9 ? caller.guestId : 'nobody' }),
  };
  for (const [name, values] of Object.entries(HEADERS))
    if (chance() < 0.5) headers[name] = chance() < 0.7 ? (values[0] ?? '') : pick(chance, values);
  // A stream never ends, so only its head is read.
  const isStream = /\/(events|stream)$/.test(operation.path);
  const request: FuzzRequest = {
    method: isStream ? 'HEAD' : (operation.method.toUpperCase() as FuzzRequest['method']),
    url: `/api/v1${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
  };
  if (operation.method === 'get') return request;
  const body = operation.body === null ? {} : valueFor(operation.body, chance);
  if (operation.files !== null && chance() < 0.3)
    return { ...request, ...formOf(body, operation.files.fields[0], chance) };
  const isBroken = chance() < 0.03;
  headers['content-type'] = chance() < 0.97 ? 'application/json' : 'text/plain';
  return { ...request, payload: isBroken ? '{"a":' : JSON.stringify(body) };
}

/** Escapes a value for the query. */
const inAddress = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll(/\p{Surrogate}/gu, '?'),
  );

function formOf(body: unknown, field = 'image', chance: Chance): Pick<FuzzRequest, 'payload'> {
  const boundary = '----fuzz';
  const texts = Object.entries((body ?? {}) as object).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(JSON.stringify(value))}\r\n`,
  );
  const bytes = pick(chance, [
    '',
    'GIF89a',
    '\x89PNG\r\n\x1a\n',
    '<svg onload="alert(1)"/>',
    'x'.repeat(3000),
  ]);
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${bytes}\r\n`;
  const end = chance() < 0.9 ? `--${boundary}--\r\n` : '';
  return { payload: [...texts, file, end].join('') };
}
