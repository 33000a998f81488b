import webPush from 'web-push';
import { type Database, type Queryable, timestamp } from '../../../db/database';
import { type End, runEvery } from '../../../db/run-every';
import type { Language } from '../../../http/language';
import { type StoredText, textIn } from '../../shared/local-text';
import { deliverMessages, type OutgoingMessages, putMessage } from '../../shared/outgoing-messages';
import { type Money, withAmounts } from '../../shared/text-placeholders';
import type { PushKeys, PushSettings } from './push-settings';

type PushMessage = { title: StoredText; body: StoredText; link: string | null; language: Language };
type Device = {
  token: string;
  customer_id: number;
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
  /** Returns how amounts of money are formatted in the text. */
  moneyOf: (language: Language) => Money;
  /** The function that sends requests. Tests replace it. */
  call?: typeof fetch;
};

const MAX_AT_ONCE = 100;
const PATIENCE = 10_000;
const KEPT_BY_SERVICE = 24 * 60 * 60;
const GOOD_FOR = KEPT_BY_SERVICE * 1000;
/**
 * SQL for devices whose session is still active. A push token counts only while its owner is signed in there.
 */
const DEVICES = `from push_tokens p
    join access_tokens a on a.token_hash = p.access_token_hash
    join customers c on c.id = a.customer_id`;
/**
 * Hosts of the push services of known browsers. Tokens come from clients and are not trusted, so no other
 * host is called.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/,
];

/**
 * Sends notifications to the customers' devices [NOTI-01]. One server queues them first, in one transaction.
 * Each is delivered at least once. A device that no longer exists is removed.
 */
export async function sendPushMessages(sending: Sending): Promise<void> {
  const { database, wallClock, report } = sending;
  await database.transaction((tx) => queuePushMessages(tx, wallClock()));
  await deliverMessages({ database, wallClock, report, send: { push: (message) => send(sending, message) } });
}

async function queuePushMessages(tx: Queryable, now: number): Promise<void> {
  const queued = await tx.query<{ id: number; customer_id: number | null; kind: string }>(
    `with taken as (
      select id from notifications where pushed_at is null order by id limit ${MAX_AT_ONCE} for update skip locked
    )
    update notifications n set pushed_at = $1::timestamptz from taken where n.id = taken.id
    returning n.id, n.customer_id, n.kind`,
    [timestamp(now)],
  );
  const people = [...new Set(queued.map(({ customer_id: id }) => id).filter((id) => id !== null))];
  if (people.length === 0) return;
  const devices = await tx.query<Device>(
    `select p.token, c.id as customer_id, c.wants_order_news as wants_orders, c.wants_offers ${DEVICES}
    where c.id = any($1) and c.is_active and p.token like '{%'`,
    [people],
  );
  for (const one of queued)
    for (const device of devices)
      if (device.customer_id === one.customer_id && isWanted(device, one))
        await putMessage(
          tx,
          'push',
          { notificationId: one.id, token: device.token },
          { now, goodFor: GOOD_FOR },
        );
}

async function send(
  { database, settings, keys, moneyOf, call = fetch }: Sending,
  { notificationId, token }: OutgoingMessages['push'],
): Promise<void> {
  const [notification] = await database.query<PushMessage>(
    `select n.title, n.body, n.link, c.language ${DEVICES}
    join notifications n on n.customer_id = c.id
    where p.token = $1 and n.id = $2 and c.is_active`,
    [token, notificationId],
  );
  // The customer has signed out, or the notification or the account was deleted.
  if (notification === undefined) return;
  const subscription = subscriptionIn(token, settings);
  const isOver =
    subscription === null ||
    (await isGone(subscription, payloadOf(notification, moneyOf(notification.language)), {
      settings,
      keys,
      call,
    }));
  if (isOver) await database.query('delete from push_tokens where token = $1', [token]);
}

async function isGone(
  subscription: Subscription,
  payload: string,
  { settings, keys, call }: Pick<Sending, 'settings' | 'keys'> & { call: typeof fetch },
): Promise<boolean> {
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
}

const isWanted = (
  { wants_orders: orders, wants_offers: offers }: Device,
  { kind }: { kind: string },
): boolean => (kind === 'offer' ? offers : kind === 'wallet' || orders);

const payloadOf = ({ title, body, link, language }: PushMessage, money: Money): string =>
  JSON.stringify({
    title: textIn(title, language),
    body: withAmounts(textIn(body, language), language, money),
    link: link ?? '/',
    language,
  });

/** Parses a push token. `null`: it is not a subscription at a known push service. */
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

/** Sends notifications in the background until it is stopped. */
export const pushPeriodically = (sending: Sending): End =>
  runEvery(EVERY, () => sendPushMessages(sending), sending.report);
