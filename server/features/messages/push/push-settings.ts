import webPush from 'web-push';
import type { Database } from '../../../db/database';

type Environment = Readonly<Record<string, string | undefined>>;

export type PushKeys = { publicKey: string; privateKey: string };
export type PushSettings = {
  /** The VAPID keys. `null`: the server generates keys and stores them in the database. */
  keys: PushKeys | null;
  /** The contact address for the operators of push services, who require one. */
  subject: string;
  /** Hosts of additional push services. */
  hosts: readonly string[];
};

/** Returns the settings of web push. `WEB_PUSH=off` disables it. The keys are VAPID keys [NOTI-01]. */
export function readPushSettings(env: Environment, email: string): PushSettings | null {
  const draft = env.WEB_PUSH?.trim() || 'on';
  if (draft !== 'on' && draft !== 'off') throw new Error(`WEB_PUSH must be "on" or "off", not "${draft}".`);
  if (draft === 'off') return null;
  const publicKey = env.VAPID_PUBLIC_KEY?.trim();
  const privateKey = env.VAPID_PRIVATE_KEY?.trim();
  if (!publicKey !== !privateKey) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together.');
  const subject = env.VAPID_SUBJECT?.trim() || `mailto:${email}`;
  const keys = publicKey && privateKey ? { publicKey, privateKey } : null;
  assertUsable(subject, keys ?? webPush.generateVAPIDKeys());
  return { keys, subject, hosts: env.PUSH_HOSTS?.trim().split(/[\s,]+/) ?? [] };
}

function assertUsable(subject: string, { publicKey, privateKey }: PushKeys): void {
  try {
    webPush.setVapidDetails(subject, publicKey, privateKey);
  } catch (error) {
    throw new Error(`The keys of WEB_PUSH can’t be used: ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns the configured keys, or the stored ones. The first process generates and stores them. */
export async function pushKeys(database: Database, { keys }: PushSettings): Promise<PushKeys> {
  if (keys !== null) return keys;
  const made = webPush.generateVAPIDKeys();
  await database.query(
    'insert into web_push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
    [made.publicKey, made.privateKey],
  );
  const [stored] = await database.query<{ public_key: string; private_key: string }>(
    'select public_key, private_key from web_push_keys',
  );
  return stored ? { publicKey: stored.public_key, privateKey: stored.private_key } : made;
}
