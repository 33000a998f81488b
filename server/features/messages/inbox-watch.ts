import type { InboxEvent } from '../../../contract/types.gen';
import { ALONE, type Cluster } from '../../db/cluster';
import type { Database } from '../../db/database';
import type { EventStream } from '../../http/event-stream';
import { type Follower as Followed, type Caller as Following, streamHub } from '../../http/stream-hub';
import { type InboxState, watchedInboxes } from './inbox.store';

type InboxFollowed = { customerId: number; tokenHash: Buffer };
type Subject = InboxFollowed & { sentVersion: number };

/**
 * The clients that follow an inbox through this process. They are also notified of changes by other processes
 * [CHAT-02].
 */
export type InboxWatch = {
  /**
   * Opens a stream that sends unread counts after every change. Also sends them at once, unless the client
   * already has the newest (`lastEventId`).
   */
  follow(caller: InboxFollowed & Following, lastEventId: string | null): Promise<EventStream>;
  /** Notifies the customer's clients. Call it after the commit. */
  notify(customerId: number): void;
  /** Returns the number of open streams of this process. */
  count(): number;
  close(): void;
};

declare module '../../http/request-context' {
  interface RequestContext {
    /** Notifies open pages of new messages. Code that changes an inbox must call it after the commit. */
    inboxes: InboxWatch;
  }
}

type Options = { database: Pick<Database, 'query'>; wallClock: () => number; cluster?: Cluster };

export function inboxWatch({ database, wallClock, cluster = ALONE }: Options): InboxWatch {
  const hub = streamHub<Subject>({
    name: 'inbox',
    cluster,
    async look(some) {
      for (const { place, mayRead, ...inbox } of await watchedInboxes(database, some, wallClock())) {
        const follower = some[place - 1];
        if (follower && mayRead) sendTo(follower, inbox);
        else follower?.stream.end();
      }
    },
  });
  const notifyLocal = (customerId: number) => hub.lookFor((follower) => follower.customerId === customerId);
  cluster.on('inbox', (message) => notifyLocal(Number(message)));
  return {
    follow: (caller, lastEventId) => hub.follow({ ...caller, sentVersion: sentVersionOf(lastEventId) }),
    notify(customerId) {
      notifyLocal(customerId);
      cluster.publish('inbox', String(customerId));
    },
    count: () => hub.followers().size,
    close: hub.close,
  };
}

function sendTo(follower: Followed<Subject>, inbox: InboxState): void {
  if (inbox.version <= follower.sentVersion) return;
  follower.sentVersion = inbox.version;
  follower.stream.send('inbox', toInboxEvent(inbox), String(inbox.version));
}

export const toInboxEvent = ({ version, messages, notifications }: InboxState): InboxEvent => ({
  version,
  unread_messages: messages,
  unread_notifications: notifications,
});

/**
 * Returns the version in the header `Last-Event-ID`. -1 without the header, so that a new client gets the
 * current state.
 */
const sentVersionOf = (lastEventId: string | null): number =>
  /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : -1;
