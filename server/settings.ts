import { existsSync } from 'node:fs';
import type { Currency } from '../domain/money';
import { FOUND_BY_CONTACT_FOR } from '../domain/order-states';
import { POOL_SIZE } from './db/connect';
import { type FileSettings, readFileSettings } from './db/file-store';
import { type PushSettings, readPushSettings } from './features/messages/push/push-settings';
import { type OperatorSettings, readOperatorSettings } from './features/operator/operator-settings';
import { type PaymentSettings, readPaymentSettings } from './features/payments/payment-settings';
import { readSearchSettings, type SearchSettings } from './features/search/search-settings';
import { type IdentitySettings, readIdentitySettings } from './features/session/services/identity-settings';
import { shopConfig } from './features/shared/site-config';
import { currencyIn } from './features/shared/text-placeholders';
import { ofRealShop, readShopSettings, type ShopSettings } from './features/site/shop-settings';
import { readCitySettings } from './geo/city-settings';
import { type GeoSettings, readGeoSettings } from './geo/geo-settings';
import { type MapSettings, readMapSettings } from './geo/map-settings';
import { LOG_FORMATS, type LogFormat } from './observe/log';

export type Settings = {
  host: string;
  port: number;
  databaseUrl: string | null;
  /** The URL of a direct connection to the database, if `DATABASE_URL` is a pooler. `null`: not needed. */
  directUrl: string | null;
  /** The URL of a read replica, for public pages. `null`: there is none. */
  readUrl: string | null;
  /**
   * The URL of Redis, which counts rate limits of all processes together. `null`: each process counts its
   * own.
   */
  redisUrl: string | null;
  /** The search engine. `null`: PostgreSQL answers searches. */
  search: SearchSettings | null;
  dataDirectory: string;
  /** The store for uploads. */
  files: FileSettings;
  logFormat: LogFormat;
  /** True if traces are sent to `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  isTraced: boolean;
  /** The port of the Prometheus metrics. `null`: off. */
  metricsPort: number | null;
  /** Milliseconds after the end of a guest's order until its personal data is erased. `null`: never. */
  guestOrdersKeptFor: number | null;
  /** Milliseconds between the failing readiness probe and the end of the server. */
  drainFor: number;
  /**
   * True to use prepared statements. They reduce the cost of a statement by a third, but some poolers don't
   * support them.
   */
  prepare: boolean;
  /** The number of connections from this process to PostgreSQL. */
  poolSize: number;
  isDemo: boolean;
  /** Origins other than the server's own that may call the API [NFR-11]. */
  appOrigins: readonly string[];
  /** True if the flow gallery is enabled. */
  hasFlows: boolean;
  /** The proxies that may set the client's IP address: none, their number, or their addresses. */
  trustProxy: boolean | number | string;
  hasRateLimits: boolean;
  /** The path of the operator's city file. `null`: the demo city. */
  cityFile: string | null;
  geo: GeoSettings;
  map: MapSettings;
  identity: IdentitySettings;
  shop: ShopSettings;
  /** The currency of all prices. It does not depend on the language. */
  currency: Currency;
  payments: PaymentSettings;
  operator: OperatorSettings;
  push: PushSettings | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  const isDemo = textOf(env, 'DEMO') === null ? !isReal(env) : isOn(env, 'DEMO');
  const file = readShopSettings(env);
  const shop = isDemo ? file : ofRealShop(file);
  const currency = currencyIn({ ...shopConfig('en'), ...shop.en });
  return {
    host: textOf(env, 'HOST') ?? (isInContainer(env) ? '0.0.0.0' : 'localhost'),
    port: portOf(env),
    databaseUrl: postgresUrlOf(env, 'DATABASE_URL'),
    directUrl: postgresUrlOf(env, 'DATABASE_DIRECT_URL'),
    readUrl: postgresUrlOf(env, 'DATABASE_READ_URL'),
    redisUrl: redisUrlOf(env),
    search: readSearchSettings(env),
    dataDirectory: textOf(env, 'DATA_DIR') ?? './data',
    files: readFileSettings(env),
    logFormat: logFormatOf(env),
    isTraced: textOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT') !== null,
    metricsPort:
      textOf(env, 'METRICS_PORT') === null
        ? null
        : numberOf(env, 'METRICS_PORT', { usual: 0, least: 1, most: 65_535 }),
    guestOrdersKeptFor: guestOrdersKeptFor(env),
    drainFor: numberOf(env, 'DRAIN_SECONDS', { usual: 0, least: 0, most: 600 }) * 1000,
    prepare: isOn(env, 'DB_PREPARE'),
    poolSize: numberOf(env, 'DB_POOL_SIZE', { usual: POOL_SIZE, least: 2, most: 1000 }),
    isDemo,
    appOrigins: originsOf(env),
    hasFlows: textOf(env, 'FLOWS') === null ? isDemo : isOn(env, 'FLOWS'),
    trustProxy: trustOf(textOf(env, 'TRUST_PROXY')),
    hasRateLimits: isOn(env, 'RATE_LIMITS'),
    cityFile: readCitySettings(env),
    geo: readGeoSettings(env, shop.en.country ?? null),
    map: readMapSettings(env),
    identity: readIdentitySettings(env),
    shop,
    currency,
    payments: readPaymentSettings(env, currency),
    operator: readOperatorSettings(env),
    push: readPushSettings(env, shop.en.email || shopConfig('en').email),
  };
}

const textOf = (env: Environment, name: string): string | null => env[name]?.trim() || null;

/** Settings that make the shop a real one. With one of them, it is a demo only with `DEMO=on`. */
const REAL = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'SMS_WEBHOOK_URL'];
const isReal = (env: Environment): boolean => REAL.some((name) => textOf(env, name) !== null);

/** Returns whether a setting is on. It is on by default, and `off` turns it off. */
function isOn(env: Environment, name: string): boolean {
  const value = textOf(env, name) ?? 'on';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${name} must be "on" or "off", not "${value}".`);
}

function postgresUrlOf(env: Environment, name: string): string | null {
  const text = textOf(env, name);
  if (text === null || /^postgres(ql)?:$/.test(protocolOf(text))) return text;
  throw new Error(`${name} must be an address like postgres://user:password@host:5432/souk.`);
}

function redisUrlOf(env: Environment): string | null {
  const text = textOf(env, 'REDIS_URL');
  if (text === null || /^rediss?:$/.test(protocolOf(text))) return text;
  throw new Error('REDIS_URL must be an address like redis://user:password@host:6379/0.');
}

function originsOf(env: Environment): string[] {
  const configured = textOf(env, 'APP_ORIGINS')?.split(/[\s,]+/) ?? [];
  for (const address of configured) {
    if (!/^https?:$/.test(protocolOf(address)) || new URL(address).origin !== address)
      throw new Error(`APP_ORIGINS must be addresses like https://souk.example, not "${address}".`);
  }
  return configured;
}

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');

function portOf(env: Environment): number {
  const text = textOf(env, 'PORT') ?? '3000';
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function logFormatOf(env: Environment): LogFormat {
  const text = textOf(env, 'LOG_FORMAT') ?? 'text';
  const format = LOG_FORMATS.find((known) => known === text);
  if (format !== undefined) return format;
  throw new Error(`LOG_FORMAT must be "text" or "json", not "${text}".`);
}

function numberOf(
  env: Environment,
  name: string,
  { usual, least, most }: { usual: number; least: number; most: number },
): number {
  const text = textOf(env, name) ?? String(usual);
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a number from ${least} to ${most}, not "${text}".`);
}

const DAY = 24 * 60 * 60_000;

/**
 * Returns how long guests' orders are kept. An empty value means never erased, as a safeguard: erased data
 * can't be restored.
 */
function guestOrdersKeptFor(env: Environment): number | null {
  if (env.GUEST_ORDER_DAYS?.trim() === '') return null;
  const days = numberOf(env, 'GUEST_ORDER_DAYS', { usual: 400, least: 0, most: 36_500 });
  const least = FOUND_BY_CONTACT_FOR / DAY;
  if (days > 0 && days < least)
    throw new Error(`GUEST_ORDER_DAYS must be 0 or at least ${least}: until then guests can track orders.`);
  return days === 0 ? null : days * DAY;
}

function trustOf(text: string | null): Settings['trustProxy'] {
  if (text === null || text === 'off') return false;
  if (text === 'on') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * Returns whether the server runs in a container. Requests to a published port come from outside, so it must
 * listen on all addresses.
 */
const isInContainer = (env: Environment): boolean =>
  env.KUBERNETES_SERVICE_HOST !== undefined || existsSync('/.dockerenv') || existsSync('/run/.containerenv');
