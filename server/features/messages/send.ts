import type { SendMessage } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { RequestContext } from '../../http/request-context';
import { picturesIn } from '../orders/order-pictures';
import { lockAccount } from '../session/accounts/account.store';
import { type AttemptLimit, takeAttempt } from '../shared/attempt-limits';
import { signedIn } from '../shared/signed-in';
import { markInboxChanged } from './inbox.store';
import { canSend } from './message.wire';
import { addressed, saveMessagePictures } from './message-pictures';
import { MESSAGES_MESSAGES } from './messages.messages';
import {
  findConversation,
  insertMessage,
  lockConversation,
  type MessageRow,
  messageWithKey,
  newPartnerOf,
} from './messages.store';
import { type Partner, partnerIn, partnerNamed } from './partner';

/** A limit against abuse, far above the number of messages that a person can type. */
const SAID: AttemptLimit = { kind: 'messages', most: 60, window: 10 * 60_000 };

type Sending = RequestContext & { body: SendMessage };
type Sent = { conversationId: number; message: MessageRow };

/** Sends a message. Repeated requests with the same idempotency key store it once [CHAT-02]. */
export async function send(request: Sending): Promise<Sent> {
  const { body, database, inboxes, uploads, wallClock } = request;
  const customerId = signedIn(request);
  const partner = await partnerOf(request, customerId);
  const text = body.message?.trim() ?? '';
  const pictures = addressed(picturesIn(uploads));
  if (text === '' && pictures.length === 0) refuse(403, 'message', MESSAGES_MESSAGES.empty);
  if (!(await takeAttempt(database, SAID, String(customerId), wallClock())))
    refuse(429, 'too_many', MESSAGES.tooMany);
  const sent = await database.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    const stranger = (await newPartnerOf(tx, customerId, partner)) ?? closed(partner);
    if (!canSend(partner, stranger.order_id)) closed(partner);
    const { language, now } = request;
    const conversationId = await lockConversation(tx, { customerId, partner, language }, now);
    const key = body.client_message_id ?? null;
    const known = key === null ? null : await messageWithKey(tx, conversationId, key);
    if (known !== null) return { conversationId, message: known };
    const message = await insertMessage(tx, {
      conversationId,
      isFromCustomer: true,
      message: text,
      images: pictures.map(({ address }) => address),
      key,
      orderId: stranger.order_id,
      now,
    });
    if (message === null) return null;
    await saveMessagePictures(tx, message.id, pictures);
    await markInboxChanged(tx, customerId);
    return { conversationId, message };
  });
  inboxes.notify(customerId);
  return sent ?? unknown();
}

/** Returns the partner, found by the conversation's id or by the partner's own id. */
async function partnerOf({ body, database }: Sending, customerId: number): Promise<Partner> {
  if (typeof body.conversation_id === 'number') {
    const row = await findConversation(database, customerId, body.conversation_id);
    return row === null ? unknown() : partnerIn(row);
  }
  return (
    partnerNamed(body.receiver_type, body.receiver_id) ??
    refuse(403, 'receiver_id', MESSAGES_MESSAGES.noReceiver)
  );
}

export const unknown = (): never => refuse(404, 'not_found', MESSAGES_MESSAGES.unknown);

const closed = ({ kind }: Partner): never =>
  kind === 'courier' ? refuse(403, 'closed', MESSAGES_MESSAGES.closed) : unknown();
