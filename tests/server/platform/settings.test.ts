import { expect, it } from 'vitest';
import { announce } from '../../../server/demo/announce';
import { readSettings } from '../../../server/settings';

it('all settings have defaults', () => {
  expect(readSettings({ HOST: 'localhost' })).toMatchObject({
    host: 'localhost',
    port: 3000,
    databaseUrl: null,
    dataDirectory: './data',
    prepare: true,
    isDemo: true,
    trustProxy: false,
    hasRateLimits: true,
    appOrigins: [],
  });
});

it('all settings are read from the environment', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE_URL: 'postgres://db/souk',
    DATA_DIR: '/srv/souk',
    DB_PREPARE: 'off',
    DB_POOL_SIZE: '25',
    DEMO: 'off',
    TRUST_PROXY: '1',
    RATE_LIMITS: 'off',
    APP_ORIGINS: 'https://souk.example, http://localhost:8080',
  });
  expect(settings).toMatchObject({
    port: 8080,
    prepare: false,
    poolSize: 25,
    isDemo: false,
    trustProxy: 1,
    hasRateLimits: false,
    appOrigins: ['https://souk.example', 'http://localhost:8080'],
  });
  expect(readSettings({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
});

it.each(['*', 'souk.example', 'https://souk.example/', 'ftp://souk.example'])(
  'the allowed origin "%s" is refused at the start, because a browser would send it differently [NFR-10]',
  (place) => {
    expect(() => readSettings({ APP_ORIGINS: place })).toThrow('APP_ORIGINS');
  },
);

it('the server listens on all interfaces in a container', () => {
  expect(readSettings({ KUBERNETES_SERVICE_HOST: '10.0.0.1' }).host).toBe('0.0.0.0');
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ DEMO: 'no' }, 'DEMO must be "on" or "off"'],
  [{ DATABASE_URL: 'hello' }, 'DATABASE_URL must be an address'],
  [{ DATABASE_URL: 'mysql://db/x' }, 'DATABASE_URL must be an address'],
])('the error about the settings %o names the problem', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

it('the start message contains the address, and in a demo how to sign in', () => {
  const text = announce(3000, readSettings({ HOST: '0.0.0.0' }));
  expect(text).toContain('http://localhost:3000');
  expect(text).toContain('amira@souk.example');
  expect(text).toContain('code');
  const plain = announce(
    3000,
    readSettings({ HOST: '0.0.0.0', DEMO: 'off', DATABASE_URL: 'postgres://u:secret@db/x' }),
  );
  expect(plain).not.toContain('amira@souk.example');
  expect(plain).not.toContain('secret');
});

it('the start message warns about insecure settings, and has no warning when there are none', () => {
  const open = (env: Record<string, string>) =>
    announce(3000, readSettings({ DATABASE_URL: 'postgres://db/x', ...env }))
      .split('\n')
      .slice(2)
      .join(' ');
  expect(open({ PUBLIC_URL: 'https://souk.example', TRUST_PROXY: '1' })).toBe('');
  expect(open({})).toContain('PUBLIC_URL is not set');
  expect(open({ TRUST_PROXY: 'on' })).toContain('TRUST_PROXY=on');
  expect(open({ RATE_LIMITS: 'off' })).toContain('RATE_LIMITS=off');
  expect(open({ FLOWS: 'on' })).toContain('FLOWS=on');
  expect(announce(3000, readSettings({}))).not.toContain('PUBLIC_URL');
});

it('the flow gallery is on in a demo and off by default in a real shop', () => {
  expect(readSettings({}).hasFlows).toBe(true);
  expect(readSettings({ DEMO: 'off' }).hasFlows).toBe(false);
  expect(readSettings({ DEMO: 'off', FLOWS: 'on' }).hasFlows).toBe(true);
});

it("guests' orders are kept for 400 days by default, and without a limit with the setting 0", () => {
  const daysOf = (GUEST_ORDER_DAYS?: string) => {
    const { guestOrdersKeptFor } = readSettings({ GUEST_ORDER_DAYS });
    return guestOrdersKeptFor === null ? null : guestOrdersKeptFor / (24 * 60 * 60_000);
  };
  expect([undefined, '90', '3650', '0', '', ' '].map(daysOf)).toEqual([400, 90, 3650, null, null, null]);
  for (const wrong of ['89', '-1', '1.5', 'never', '36501'])
    expect(() => daysOf(wrong), wrong).toThrow('GUEST_ORDER_DAYS must be');
});

it('the addresses of several processes and the drain time are read', () => {
  expect(readSettings({})).toMatchObject({ directUrl: null, readUrl: null, redisUrl: null, drainFor: 0 });
  expect(
    readSettings({
      DATABASE_URL: 'postgres://pooler/souk',
      DATABASE_DIRECT_URL: 'postgres://db/souk',
      DATABASE_READ_URL: 'postgres://replica/souk',
      REDIS_URL: 'redis://cache:6379/1',
      DRAIN_SECONDS: '5',
    }),
  ).toMatchObject({
    directUrl: 'postgres://db/souk',
    readUrl: 'postgres://replica/souk',
    redisUrl: 'redis://cache:6379/1',
    drainFor: 5000,
  });
  for (const wrong of [
    { DATABASE_DIRECT_URL: 'db' },
    { DATABASE_READ_URL: 'replica' },
    { REDIS_URL: 'http://cache' },
    { DRAIN_SECONDS: '-1' },
  ])
    expect(() => readSettings(wrong)).toThrow(Object.keys(wrong)[0]);
});
