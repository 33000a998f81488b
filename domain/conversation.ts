/** Whom a customer talks with: a store, the courier of an order, or the shop itself. */
export type Partner = { kind: 'store' | 'courier'; id: number } | { kind: 'support'; id: null };

export type Message = {
  id: number;
  isOwn: boolean;
  text: string;
  pictures: readonly string[];
  isSeen: boolean;
  /** What its sender called it before it had a number. */
  key: string | null;
  at: string;
};

export type Conversation = {
  /** Null: nothing was said yet. */
  id: number | null;
  partner: Partner;
  name: string;
  imageUrl: string | null;
  unread: number;
  canSend: boolean;
  /** The order that this courier brings. */
  orderId: number | null;
  last: Message | null;
  /** In a search, what was said of it. */
  found: Message | null;
};

export const LONGEST_MESSAGE = 2000;

/** As an address of the app names them: `store-1`, `courier-7`, `support`. */
export const addressOf = ({ kind, id }: Partner): string => (id === null ? kind : `${kind}-${id}`);

export function partnerAt(address: string): Partner | null {
  if (address === 'support') return { kind: 'support', id: null };
  const [, kind, id] = /^(store|courier)-([1-9]\d{0,8})$/.exec(address) ?? [];
  return kind === 'store' || kind === 'courier' ? { kind, id: Number(id) } : null;
}

/** What is known and what was told of it anew, the oldest first, each once. */
export function joined(known: readonly Message[], told: readonly Message[]): Message[] {
  const all = new Map([...known, ...told].map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => one.id - other.id);
}

/** What the server is not known to have: news of it may come before its answer does. */
export const notKnown = <One extends { key: string }>(
  outgoing: readonly One[],
  messages: readonly Message[],
): One[] => outgoing.filter((one) => messages.every(({ key }) => key !== one.key));

/** The newest that the other one said, where it was not seen. */
export const newestUnseen = (messages: readonly Message[]): number | null =>
  messages.findLast(({ isOwn, isSeen }) => !isOwn && !isSeen)?.id ?? null;
