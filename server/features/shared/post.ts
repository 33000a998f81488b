import type { Queryable } from '../../db/database';
import type { RequestContext } from '../../http/request-context';
import { deliverMessages, type OutgoingMessages, putMessage } from './outgoing-messages';

type Context = Pick<RequestContext, 'database' | 'wallClock' | 'identity'>;
type Posted =
  | { channel: 'mail'; message: OutgoingMessages['mail'] }
  | { channel: 'sms'; message: OutgoingMessages['sms'] };

/** How mail and text messages of the outbox leave this server. */
export const sendersOf = ({
  outgoing: { sendMail, sendSms },
}: Pick<RequestContext['identity'], 'outgoing'>) => ({
  ...(sendMail && { mail: sendMail }),
  ...(sendSms && { sms: sendSms }),
});

/**
 * Puts a message into the outbox, in the transaction of what it tells: a server that is killed after the commit has not
 * lost it. Without a way to send it there is no message. `deliverSoon` follows after the commit.
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

/** Begins to send; the caller does not wait. What fails is sent by the next look at the outbox. */
export const deliverSoon = (context: Context, after: Promise<void> = Promise.resolve()): void =>
  context.identity.inBackground(after.then(() => deliverNow(context)));

const deliverNow = ({ database, wallClock, identity }: Context): Promise<void> =>
  deliverMessages({
    database,
    wallClock,
    send: sendersOf(identity),
    report: (error) => identity.report('A message could not be sent', error),
  });
