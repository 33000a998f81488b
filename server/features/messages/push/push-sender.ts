import webPush from 'web-push';
import { type Database, timestamp } from '../../../db/database';
import { type End, regularly } from '../../../db/regularly';
import type { Language } from '../../../http/language';
import { type StoredText, textIn } from '../../shared/local-text';
import { type Money, withAmounts } from '../../shared/shop-words';
import type { PushKeys, PushSettings } from './push-settings';

type News = { customer_id: number; kind: string; title: StoredText; body: StoredText; link: string | null };
type Device = {
  token: string;
  customer_id: number;
  language: Language;
  wants_orders: boolean;
  wants_offers: boolean;
};
type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

type Sending = {
  database: Database;
  settings: PushSettings;
  keys: PushKeys;
  wallClock: () => number;
  report: (error: unknown) => void;
  /** How the shop writes money. */
  moneyOf: (language: Language) => Money;
  /** Plays the push services in tests. */
  call?: typeof fetch;
};

const MOST_AT_ONCE = 100;
const PATIENCE = 10_000;
const KEPT_BY_SERVICE = 24 * 60 * 60;
/** Where the browsers of the world are reached: a token is somebody's word, and no reason to call any address. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/,
];

/** Tells the devices of people what they are told in the shop. Taken once, whichever server takes it; a device that is no more is forgotten [NOTI-01]. */
export async function pushNews({
  database,
  settings,
  keys,
  wallClock,
  report,
  moneyOf,
  call = fetch,
}: Sending): Promise<void> {
  const news = await database.query<News>(
    `with taken as (
      select id from notifications where pushed_at is null order by id limit ${MOST_AT_ONCE} for update skip locked
    )
    update notifications n set pushed_at = $1::timestamptz from taken where n.id = taken.id
    returning n.customer_id, n.kind, n.title, n.body, n.link`,
    [timestamp(wallClock())],
  );
  const people = [...new Set(news.map(({ customer_id: id }) => id).filter((id) => id !== null))];
  if (people.length === 0) return;
  const devices = await database.query<Device>(
    `select p.token, c.id as customer_id, c.language, c.wants_order_news as wants_orders, c.wants_offers
    from push_tokens p
    join access_tokens a on a.token_hash = p.access_token_hash
    join customers c on c.id = a.customer_id
    where c.id = any($1) and c.is_active and p.token like '{%'`,
    [people],
  );
  const send = async (device: Device, one: News) => {
    const subscription = subscriptionIn(device.token, settings);
    const isOver =
      subscription === null ||
      (await isGone(subscription, payloadOf(one, device.language, moneyOf(device.language))));
    if (isOver) await database.query('delete from push_tokens where token = $1', [device.token]);
  };
  const isGone = async (subscription: Subscription, payload: string): Promise<boolean> => {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject: settings.subject, ...keys },
      TTL: KEPT_BY_SERVICE,
    });
    const { status, ok } = await call(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body as BodyInit,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!ok && status !== 404 && status !== 410) throw new Error(`A push service answered ${status}`);
    return !ok;
  };
  await Promise.all(
    news.flatMap((one) =>
      devices
        .filter((device) => device.customer_id === one.customer_id && isWanted(device, one))
        .map((device) => send(device, one).catch(report)),
    ),
  );
}

const isWanted = ({ wants_orders: orders, wants_offers: offers }: Device, { kind }: News): boolean =>
  kind === 'offer' ? offers : kind === 'wallet' || orders;

const payloadOf = ({ title, body, link }: News, language: Language, money: Money): string =>
  JSON.stringify({
    title: textIn(title, language),
    body: withAmounts(textIn(body, language), language, money),
    link: link ?? '/',
    language,
  });

/** Null: nothing that a browser of the known services could have given. */
function subscriptionIn(token: string, { hosts }: PushSettings): Subscription | null {
  try {
    const { endpoint, keys } = JSON.parse(token) as Subscription;
    const { protocol, hostname, port } = new URL(endpoint);
    const isKnown = hosts.includes(hostname) || SERVICES.some((service) => service.test(hostname));
    const hasKeys = typeof keys?.p256dh === 'string' && typeof keys.auth === 'string';
    return protocol === 'https:' && port === '' && isKnown && hasKeys ? { endpoint, keys } : null;
  } catch {
    return null;
  }
}

const EVERY = 3000;

/** Until it is told to end. Nobody waits for it. */
export const pushRegularly = (sending: Sending): End =>
  regularly(EVERY, () => pushNews(sending), sending.report);
