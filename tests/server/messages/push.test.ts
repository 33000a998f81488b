import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import { expect, it } from 'vitest';
import { notify } from '../../../server/features/messages/notification.store';
import { sendPushMessages } from '../../../server/features/messages/push/push-sender';
import { pushKeys, readPushSettings } from '../../../server/features/messages/push/push-settings';
import { shopConfig } from '../../../server/features/shared/site-config';
import { forEachDatabase, type TestServer } from '../../support/server';
import { newPerson, type Person } from '../account/person';

const SERVICE = 'https://fcm.googleapis.com/fcm/send/';
let made = 0;

/** A browser with a push subscription and the keys to decrypt messages. */
function browser(endpoint = `${SERVICE}${Date.now()}-${made++}`) {
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  keys.generateKeys();
  return {
    endpoint,
    token: JSON.stringify({ endpoint, keys: { p256dh: keys.getPublicKey('base64url'), auth } }),
    read: (body: Buffer) =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()),
  };
}

it('push messages require valid and matching keys in the configuration [NOTI-01]', () => {
  expect(readPushSettings({ WEB_PUSH: 'off' }, 'a@b.example')).toBeNull();
  expect(readPushSettings({}, 'a@b.example')).toEqual({
    keys: null,
    subject: 'mailto:a@b.example',
    hosts: [],
  });
  expect(() => readPushSettings({ WEB_PUSH: 'maybe' }, 'a@b.example')).toThrow('WEB_PUSH');
  expect(() => readPushSettings({ VAPID_PUBLIC_KEY: 'x' }, 'a@b.example')).toThrow('belong together');
  expect(() => readPushSettings({ VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y' }, 'a@b.example')).toThrow(
    'can’t be used',
  );
});

forEachDatabase('Push messages', (server) => {
  const sendAll = async (answer = 201) => {
    const settings = readPushSettings({}, 'hello@souk.example');
    if (settings === null) throw new Error('Nothing is pushed');
    const keys = await pushKeys(server().database, settings);
    const calls: { url: string; headers: Headers; body: Buffer }[] = [];
    const troubles: unknown[] = [];
    await sendPushMessages({
      database: server().database,
      settings,
      keys,
      wallClock: server().wallClock,
      report: (error) => troubles.push(error),
      moneyOf: shopConfig,
      call: async (url, init) => {
        calls.push({
          url: String(url),
          headers: new Headers(init?.headers),
          body: Buffer.from(init?.body as Uint8Array),
        });
        return new Response(null, { status: answer });
      },
    });
    return { calls, troubles, keys };
  };
  const notifyPerson = ({ database }: TestServer, customerId: number, kind: 'order' | 'offer' = 'order') =>
    notify(database, {
      customerId,
      kind,
      title: { en: 'Your order has arrived', ar: 'وصل طلبك' },
      body: { en: 'Tell others.', ar: 'أخبر الآخرين.' },
      link: '/my-orders/7',
      now: Date.now(),
    });
  const allow = (person: Person, token: string) =>
    person.send('PUT', '/customer/cm-firebase-token', { body: { cm_firebase_token: token } });

  it("are encrypted for the browser, signed by the shop and in the customer's language [NOTI-01, NOTI-02]", async () => {
    const person = await newPerson(server());
    const mine = browser();
    await sendAll();
    await server().database.query("update customers set language = 'ar' where id = $1", [person.id]);
    expect((await allow(person, mine.token)).status).toBe(200);
    await notifyPerson(server(), person.id);
    const { calls, keys, troubles } = await sendAll();
    expect(troubles).toEqual([]);
    expect(calls.map(({ url }) => url)).toEqual([mine.endpoint]);
    const [call] = calls;
    expect(call?.headers.get('authorization')).toMatch(new RegExp(`^vapid t=.+, k=${keys.publicKey}$`));
    expect(call?.headers.get('content-encoding')).toBe('aes128gcm');
    expect(mine.read(call?.body ?? Buffer.alloc(0))).toEqual({
      title: 'وصل طلبك',
      body: 'أخبر الآخرين.',
      link: '/my-orders/7',
      language: 'ar',
    });
    expect((await sendAll()).calls).toEqual([]);
    expect((await sendAll()).keys).toEqual(keys);
  });

  it('are not sent again to a subscription that has expired [NOTI-01]', async () => {
    const person = await newPerson(server());
    await allow(person, browser().token);
    await notifyPerson(server(), person.id);
    expect((await sendAll(410)).calls).toHaveLength(1);
    await notifyPerson(server(), person.id);
    expect((await sendAll()).calls).toEqual([]);
  });

  it('are sent again later when a push service is down, and the failure is logged [NOTI-01]', async () => {
    const person = await newPerson(server());
    await allow(person, browser().token);
    await notifyPerson(server(), person.id);
    const { calls, troubles } = await sendAll(503);
    expect([calls.length, troubles.length]).toEqual([1, 1]);
    expect((await sendAll()).calls).toEqual([]);
    server().pass(6000);
    expect((await sendAll()).calls).toHaveLength(1);
    server().pass(60_000);
    expect((await sendAll()).calls).toEqual([]);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://metadata.internal/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'no address',
  ])('are not sent to the push address %s [NOTI-01, NFR-10]', async (endpoint) => {
    const person = await newPerson(server());
    await allow(person, browser(endpoint).token);
    await notifyPerson(server(), person.id);
    expect((await sendAll()).calls).toEqual([]);
  });

  it('contain only notifications that the customer has turned on [NOTI-02, PROF-12]', async () => {
    const person = await newPerson(server());
    await allow(person, browser().token);
    await server().database.query(
      'update customers set wants_order_news = false, wants_offers = true where id = $1',
      [person.id],
    );
    await notifyPerson(server(), person.id);
    await notifyPerson(server(), person.id, 'offer');
    expect((await sendAll()).calls).toHaveLength(1);
  });

  it("are no longer sent after the browser's session has ended [NOTI-01]", async () => {
    const person = await newPerson(server());
    await allow(person, browser().token);
    await server().database.query('delete from access_tokens where customer_id = $1', [person.id]);
    await notifyPerson(server(), person.id);
    expect((await sendAll()).calls).toEqual([]);
  });
});
