import { type Queryable, timestamp } from '../../db/database';
import { type End, runEvery } from '../../db/run-every';

/**
 * The content of a message by channel. A push message contains only the ids of its notification and its
 * device.
 */
export type OutgoingMessages = {
  mail: { to: string; subject: string; text: string };
  sms: { to: string; text: string };
  push: { notificationId: number; token: string };
};
type Channel = keyof OutgoingMessages;
type Send = { [C in Channel]?: (message: OutgoingMessages[C]) => Promise<void> };
type Clock = { wallClock: () => number };
type Delivery = Clock & { database: Queryable; send: Send; report: (error: unknown) => void };
type Leased = { id: number; channel: Channel; message: never; attempts: number };

const DAY = 24 * 60 * 60_000;
/** How long a server may take to send a message, in milliseconds. Longer than the timeout of every sender. */
const LEASE = 60_000;
const MAX_AT_ONCE = 50;
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 30 * 60_000;
const DEAD_KEPT = 7 * DAY;

/**
 * Queues a message in the transaction of its cause (transactional outbox). The message is delivered at least
 * once.
 */
export async function putMessage(
  database: Queryable,
  channel: Channel,
  message: OutgoingMessages[Channel],
  { now, goodFor = DAY }: { now: number; goodFor?: number },
): Promise<void> {
  await database.query(
    `insert into outgoing_messages (channel, message, due_at, expires_at)
    values ($1, $2, $3::timestamptz, $4::timestamptz)`,
    [channel, JSON.stringify(message), timestamp(now), timestamp(now + goodFor)],
  );
}

/**
 * Sends the due messages of these channels. All servers use the same outbox; a server leases a message, so
 * that no other sends it at the same time.
 */
export async function deliverMessages({ database, send, wallClock, report }: Delivery): Promise<void> {
  const channels = Object.keys(send);
  const now = wallClock();
  await database.query(
    `delete from outgoing_messages
    where channel = any($1) and (expires_at <= $2::timestamptz and not is_dead or due_at <= $3::timestamptz)`,
    [channels, timestamp(now), timestamp(now - DEAD_KEPT)],
  );
  const leased = await database.query<Leased>(
    `with due as (
      select id from outgoing_messages
      where not is_dead and channel = any($1) and due_at <= $2::timestamptz
      order by due_at, id limit ${MAX_AT_ONCE} for update skip locked
    )
    update outgoing_messages m set attempts = attempts + 1, due_at = $3::timestamptz
    from due where m.id = due.id
    returning m.id, m.channel, m.message, m.attempts`,
    [channels, timestamp(now), timestamp(now + LEASE)],
  );
  await Promise.all(
    leased.map(async ({ id, channel, message, attempts }) => {
      // Gives up after too many attempts, because the message itself may crash the server.
      if (attempts > MAX_ATTEMPTS) return giveUp(database, id, 'Its server ended while it was sent');
      try {
        await send[channel]?.(message);
        await database.query('delete from outgoing_messages where id = $1', [id]);
      } catch (error) {
        report(error);
        if (attempts === MAX_ATTEMPTS) return giveUp(database, id, String(error));
        const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** (attempts - 1));
        await database.query(
          'update outgoing_messages set due_at = $2::timestamptz, last_error = $3 where id = $1',
          [id, timestamp(now + pause), String(error).slice(0, 500)],
        );
      }
    }),
  );
}

const giveUp = async (database: Queryable, id: number, error: string): Promise<void> => {
  await database.query('update outgoing_messages set is_dead = true, last_error = $2 where id = $1', [
    id,
    error.slice(0, 500),
  ]);
};

const EVERY = 5000;

export const deliverRegularly = (delivery: Delivery): End =>
  runEvery(EVERY, () => deliverMessages(delivery), delivery.report);
