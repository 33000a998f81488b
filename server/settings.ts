import { existsSync } from 'node:fs';
import { type PushSettings, readPushSettings } from './features/messages/push/push-settings';
import { type OperatorSettings, readOperatorSettings } from './features/operator/operator-settings';
import { type PaymentSettings, readPaymentSettings } from './features/payments/payment-settings';
import { type IdentitySettings, readIdentitySettings } from './features/session/services/identity-settings';
import { shopConfig } from './features/site/config';
import { ofRealShop, readShopSettings, type ShopSettings } from './features/site/shop-settings';
import { readCitySettings } from './geo/city-settings';
import { type GeoSettings, readGeoSettings } from './geo/geo-settings';
import { type MapSettings, readMapSettings } from './geo/map-settings';

export type Settings = {
  host: string;
  port: number;
  databaseUrl: string | null;
  dataDirectory: string;
  /** Named statements cost a third less; poolers in front of the database may not know them. */
  prepare: boolean;
  isDemo: boolean;
  /** Other places that the app is served from, and that may therefore call the API [NFR-11]. */
  appOrigins: readonly string[];
  /** The flow gallery of designers and testers. */
  hasFlows: boolean;
  /** Who may say what a client's address is: nobody, a number of proxies, or their addresses. */
  trustProxy: boolean | number | string;
  hasRateLimits: boolean;
  /** The file of the operator's own city. */
  cityFile: string | null;
  geo: GeoSettings;
  map: MapSettings;
  identity: IdentitySettings;
  shop: ShopSettings;
  payments: PaymentSettings;
  operator: OperatorSettings;
  push: PushSettings | null;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  const isDemo = textOf(env, 'DEMO') === null ? !isReal(env) : isOn(env, 'DEMO');
  const file = readShopSettings(env);
  const shop = isDemo ? file : ofRealShop(file);
  return {
    host: textOf(env, 'HOST') ?? (isInContainer(env) ? '0.0.0.0' : 'localhost'),
    port: portOf(env),
    databaseUrl: databaseUrlOf(env),
    dataDirectory: textOf(env, 'DATA_DIR') ?? './data',
    prepare: isOn(env, 'DB_PREPARE'),
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
    payments: readPaymentSettings(env),
    operator: readOperatorSettings(env),
    push: readPushSettings(env, shop.en.email || shopConfig('en').email),
  };
}

const textOf = (env: Environment, name: string): string | null => env[name]?.trim() || null;

/** Whoever names one of these runs a shop for real people: it is a demo only if `DEMO=on` says so. */
const REAL = ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'SMS_WEBHOOK_URL'];
const isReal = (env: Environment): boolean => REAL.some((name) => textOf(env, name) !== null);

/** Every switch is on unless it says `off`. */
function isOn(env: Environment, name: string): boolean {
  const value = textOf(env, name) ?? 'on';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`${name} must be "on" or "off", not "${value}".`);
}

function databaseUrlOf(env: Environment): string | null {
  const text = textOf(env, 'DATABASE_URL');
  if (text === null || /^postgres(ql)?:$/.test(protocolOf(text))) return text;
  throw new Error('DATABASE_URL must be an address like postgres://user:password@host:5432/souk.');
}

function originsOf(env: Environment): string[] {
  const said = textOf(env, 'APP_ORIGINS')?.split(/[\s,]+/) ?? [];
  for (const address of said) {
    if (!/^https?:$/.test(protocolOf(address)) || new URL(address).origin !== address)
      throw new Error(`APP_ORIGINS must be addresses like https://souk.example, not "${address}".`);
  }
  return said;
}

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');

function portOf(env: Environment): number {
  const text = textOf(env, 'PORT') ?? '3000';
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function trustOf(text: string | null): Settings['trustProxy'] {
  if (text === null || text === 'off') return false;
  if (text === 'on') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A port that is published from a container is reached from outside of it. */
const isInContainer = (env: Environment): boolean =>
  env.KUBERNETES_SERVICE_HOST !== undefined || existsSync('/.dockerenv') || existsSync('/run/.containerenv');
