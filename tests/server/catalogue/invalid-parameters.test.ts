import { expect, it } from 'vitest';
import { catalogueRoutes } from '../../../server/features/catalogue/catalogue.routes';
import { type ContractOperation, contractOperations } from '../../../server/http/contract';
import { onDatabase, type TestServer } from '../../support/server';

const known = new Set(Object.keys(catalogueRoutes(() => null as never)));
const reads = contractOperations.filter(({ id, method }) => method === 'get' && known.has(id));

/** Query values, escaped or malformed. */
const NONSENSE = [
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e999',
  '2147483648',
  '9223372036854775808',
  '-99999999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '%00',
  'milk%00',
  '%20',
  '%25',
  '%25%27%3B--',
  "'",
  '%22',
  '%5C',
  '%28%26%7C%21%3A%2A%29',
  '%5B%5D',
  '%5B1%2C%22x%22%5D',
  '%7B%7D',
  '__proto__',
  'constructor',
  'toString',
  '..%2F..%2Fetc',
  '%F0%9F%8D%95',
  '%D8%B2%D9%8A%D8%AA',
  '%EF%BF%BD',
  '%ED%A0%80',
  '%E0%A4%A',
  'a'.repeat(10_000),
  '%D9%A3'.repeat(3_000),
  Array(3_000).fill('1').join('%2C'),
];

/** Unusual spellings of a parameter. */
const waysToSay = (name: string): ((value: string) => string)[] => [
  (value) => `${name}=${value}`,
  (value) => `${name}=${value}&${name}=1`,
  (value) => `${name}[]=${value}`,
  (value) => `${name}[__proto__]=${value}`,
];

const USUAL: Record<string, string> = {
  name: 'milk',
  flash_sale_id: '1',
  basic_campaign_id: '1',
  store_id: '1',
};
const namesIn = (schema: ContractOperation['query']) =>
  Object.keys((schema as { properties: object }).properties);

function addressesOf({ path, params, query }: ContractOperation): string[] {
  const usualPath = path.replaceAll(/:\w+/g, '101');
  const required = (query as { required: string[] }).required;
  const fieldsBut = (name: string) =>
    required.filter((field) => field !== name).map((field) => `${field}=${USUAL[field] ?? '1'}`);
  const inPath = namesIn(params).flatMap((name) =>
    NONSENSE.map((value) => `${path.replace(`:${name}`, value)}?${fieldsBut('').join('&')}`),
  );
  const inQuery = namesIn(query).flatMap((name, at) =>
    NONSENSE.flatMap((value, index) =>
      // Covers every value once and each parameter several times, because all combinations would take
      // minutes.
      (index + at + path.length) % (isText(query, name) ? 4 : 18) === 0
        ? [`${usualPath}?${[...fieldsBut(name), sayOf(name, index)(value)].join('&')}`]
        : [],
    ),
  );
  const unknown = ['__proto__=1', 'constructor[prototype]=1', 'a=%E0%A4%A', '&&&=', 'hasOwnProperty=1'].map(
    (extra) => `${usualPath}?${[...fieldsBut(''), extra].join('&')}`,
  );
  return [...inPath, ...inQuery, ...unknown];
}

const sayOf = (name: string, index: number) =>
  waysToSay(name)[index % 3 === 0 ? (index / 3) % 4 : 0] ?? ((value: string) => `${name}=${value}`);

function isText(query: ContractOperation['query'], name: string): boolean {
  const { properties } = query as { properties: Record<string, { type?: unknown; enum?: unknown }> };
  return properties[name]?.type === 'string' && properties[name].enum === undefined;
}

async function expectSense(server: TestServer, url: string, headers: Record<string, string>) {
  const answer = await server.app.inject({ url: `/api/v1${url}`, headers });
  const text = `${answer.statusCode} for ${url.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)}: ${answer.body.slice(0, 200)}`;
  expect(answer.statusCode, text).toBeLessThan(500);
  expect(answer.headers['content-type'], text).toContain('application/json');
  if (answer.statusCode < 400) return;
  const { errors } = answer.json<{ errors: { code: string; message: string }[] }>();
  expect(errors.length, text).toBeGreaterThan(0);
  for (const { code, message } of errors)
    expect([typeof code, typeof message], text).toEqual(['string', 'string']);
}

/** The server's log entries since the last call, abbreviated. */
const complaints = ({ log }: TestServer) => log.splice(0).map((line) => `${line.slice(0, 600)}`);

onDatabase('Malformed query values', (server) => {
  it.each(reads.map((operation) => [operation.id, operation] as const))(
    'never cause a server error: %s [API-04]',
    async (_, operation) => {
      for (const url of addressesOf(operation))
        await expectSense(server(), url, { moduleid: '2', zoneid: '[1]' });
      expect(complaints(server())).toEqual([]);
    },
  );

  it.each(['moduleid', 'zoneid', 'latitude', 'longitude', 'x-localization', 'authorization', 'cookie'])(
    'are rejected in the header %s without a server error [API-04]',
    async (header) => {
      const usual = { moduleid: '1', zoneid: '[1]', latitude: '25.02', longitude: '55.02' };
      for (const value of NONSENSE.filter((text) => text.length < 8_000)) {
        const headers = { ...usual, [header]: header === 'authorization' ? `Bearer ${value}` : value };
        for (const url of [
          '/items/popular?sort_by=price_asc',
          '/stores/popular?sort_by=distance',
          '/categories',
        ])
          await expectSense(server(), url, headers);
      }
      expect(complaints(server())).toEqual([]);
    },
  );

  it('are tested with more than forty read operations [API-04]', () => {
    expect(reads.length).toBeGreaterThan(40);
  });
});
