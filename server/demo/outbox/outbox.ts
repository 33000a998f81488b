import { type Queryable, timestamp } from '../../db/database';
import type { Outgoing } from '../../features/session/services/outgoing';

/** The number of messages that are stored and shown. */
const KEPT = 50;

export type OutboxEntry = {
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string | null;
  body: string;
  sent_at: Date;
};

/** Stores outgoing messages instead of sending them. */
export const demoOutgoing = (database: Queryable, wallClock: () => number): Outgoing => {
  const keep = async (entry: Omit<OutboxEntry, 'sent_at'>) => {
    await database.query(
      'insert into outbox (channel, recipient, subject, body, sent_at) values ($1, $2, $3, $4, $5)',
      [entry.channel, entry.recipient, entry.subject, entry.body, timestamp(wallClock())],
    );
    await database.query('delete from outbox where id <= (select max(id) - $1 from outbox)', [KEPT]);
  };
  return {
    sendMail: ({ to, subject, text }) => keep({ channel: 'mail', recipient: to, subject, body: text }),
    sendSms: ({ to, text }) => keep({ channel: 'sms', recipient: to, subject: null, body: text }),
  };
};

/** Returns the stored messages, newest first. */
export const outboxEntries = (database: Queryable): Promise<OutboxEntry[]> =>
  database.query<OutboxEntry>(
    'select channel, recipient, subject, body, sent_at from outbox order by id desc limit $1',
    [KEPT],
  );
