import type { InboxEvent } from '../../../contract/types.gen';
import type { Database } from '../../db/database';
import type { EventStream } from '../../http/event-stream';
import { type Follower as Followed, type Caller as Following, streamHub } from '../../http/stream-hub';
import { type InboxState, watchedInboxes } from './inbox.store';

type InboxFollowed = { customerId: number; tokenHash: Buffer };
type Subject = InboxFollowed & { told: number };

/** Everybody of this process who follows an inbox, and what other processes bring into it [CHAT-02]. */
export type InboxWatch = {
  /** Tells how much is unread, unless nothing is new since the event of this id, and after every change. */
  follow(caller: InboxFollowed & Following, lastEventId: string | null): Promise<EventStream>;
  /** Called after a change is kept. */
  tell(customerId: number): void;
  close(): void;
};

declare module '../../http/request-context' {
  interface RequestContext {
    /** Whoever writes to a person tells it here, once it is kept. */
    inboxes: InboxWatch;
  }
}

type Options = { database: Pick<Database, 'query'>; wallClock: () => number };

export function inboxWatch({ database, wallClock }: Options): InboxWatch {
  const hub = streamHub<Subject>({
    async look(some) {
      for (const { place, mayRead, ...inbox } of await watchedInboxes(database, some, wallClock())) {
        const follower = some[place - 1];
        if (follower && mayRead) tellOne(follower, inbox);
        else follower?.stream.end();
      }
    },
  });
  return {
    follow: (caller, lastEventId) => hub.follow({ ...caller, told: toldBy(lastEventId) }),
    tell: (customerId) => hub.lookFor((follower) => follower.customerId === customerId),
    close: hub.close,
  };
}

function tellOne(follower: Followed<Subject>, inbox: InboxState): void {
  if (inbox.version <= follower.told) return;
  follower.told = inbox.version;
  follower.stream.tell('inbox', toInboxEvent(inbox), String(inbox.version));
}

export const toInboxEvent = ({ version, messages, notifications }: InboxState): InboxEvent => ({
  version,
  unread_messages: messages,
  unread_notifications: notifications,
});

/** Whoever has seen nothing is told how it stands, also where nothing ever happened. */
const toldBy = (lastEventId: string | null): number =>
  /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : -1;
