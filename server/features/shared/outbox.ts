/** The outbox: a message is stored in the transaction of its cause, and sent afterwards. */

import type { Queryable } from '../../db/database';
import type { RequestContext } from '../../http/request-context';
import { deliverMessages, type OutgoingMessages, putMessage } from './outgoing-messages';

type Context = Pick<RequestContext, 'database' | 'wallClock' | 'identity'>;
type Posted =
  | { channel: 'mail'; message: OutgoingMessages['mail'] }
  | { channel: 'sms'; message: OutgoingMessages['sms'] };

/** Sends the outbox's emails and text messages through the configured services. */
export const sendersOf = ({
  outgoing: { sendMail, sendSms },
}: Pick<RequestContext['identity'], 'outgoing'>) => ({
  ...(sendMail && { mail: sendMail }),
  ...(sendSms && { sms: sendSms }),
});

/**
 * Queues a message in the caller’s transaction. Does nothing without a configured sender. Call `deliverSoon` after
 * the commit.
 */
export async function post(
  tx: Queryable,
  { wallClock, identity }: Pick<Context, 'wallClock' | 'identity'>,
  { channel, message }: Posted,
  options: { goodFor?: number } = {},
): Promise<void> {
  if (sendersOf(identity)[channel] === undefined) return;
  await putMessage(tx, channel, message, { now: wallClock(), ...options });
}

/** Starts sending in the background. The outbox job retries failed messages. */
export const deliverSoon = (context: Context, after: Promise<void> = Promise.resolve()): void =>
  context.identity.inBackground(after.then(() => deliverNow(context)));

const deliverNow = ({ database, wallClock, identity }: Context): Promise<void> =>
  deliverMessages({
    database,
    wallClock,
    send: sendersOf(identity),
    report: (error) => identity.report('A message could not be sent', error),
  });
