export type Partner = { kind: 'store' | 'courier'; id: number } | { kind: 'support'; id: null };

export type Message = {
  id: number;
  isOwn: boolean;
  text: string;
  pictures: readonly string[];
  isSeen: boolean;
  /** The idempotency key of a message, created by the browser before the server assigns an id. */
  key: string | null;
  at: string;
};

export type Conversation = {
  /** The id of the conversation. `null`: it has no message yet. */
  id: number | null;
  partner: Partner;
  name: string;
  imageUrl: string | null;
  unread: number;
  canSend: boolean;
  /** The order that this courier delivers. */
  orderId: number | null;
  last: Message | null;
  /** In search results: the message that matched the search. */
  found: Message | null;
};

export const LONGEST_MESSAGE = 2000;

/** Returns the name of a partner in URLs, such as `store-1`, `courier-7` or `support`. */
export const addressOf = ({ kind, id }: Partner): string => (id === null ? kind : `${kind}-${id}`);

export function partnerAt(address: string): Partner | null {
  if (address === 'support') return { kind: 'support', id: null };
  const [, kind, id] = /^(store|courier)-([1-9]\d{0,8})$/.exec(address) ?? [];
  return kind === 'store' || kind === 'courier' ? { kind, id: Number(id) } : null;
}

/** Merges known and new messages, oldest first, without duplicates. */
export function joined(known: readonly Message[], received: readonly Message[]): Message[] {
  const all = new Map([...known, ...received].map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => one.id - other.id);
}

/**
 * Returns the outgoing messages that the server's list does not contain yet. The stream may deliver a message
 * before the response to its request arrives.
 */
export const notKnown = <One extends { key: string }>(
  outgoing: readonly One[],
  messages: readonly Message[],
): One[] => outgoing.filter((one) => messages.every(({ key }) => key !== one.key));

/** Returns the id of the newest unread message of the partner. */
export const newestUnseen = (messages: readonly Message[]): number | null =>
  messages.findLast(({ isOwn, isSeen }) => !isOwn && !isSeen)?.id ?? null;
