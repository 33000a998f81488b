import { ALONE, type Cluster } from '../../db/cluster';
import type { Database } from '../../db/database';
import type { EventStream } from '../../http/event-stream';
import { type Follower as Followed, type Caller as Following, streamHub } from '../../http/stream-hub';
import type { CartKey } from './cart.types';
import { watchedCarts } from './watch.store';

type Caller = CartKey & Following & { tokenHash: Buffer | null };
type Subject = Omit<Caller, keyof Following> & { sentVersion: number };
type Follower = Followed<Subject>;

/**
 * The clients that follow a cart through this process. They are also notified of changes by other processes
 * [CART-62].
 */
export type CartWatch = {
  /**
   * Opens a stream that sends the cart's version at once and after every change, as long as the caller may
   * read the cart.
   */
  follow(caller: Caller): Promise<EventStream>;
  /** Sends a new version to the clients. Call it after the commit. */
  notify(key: CartKey, version: number): void;
  /** Returns the number of open streams of this process. */
  count(): number;
  close(): void;
};

declare module '../../http/request-context' {
  interface RequestContext {
    /** Notifies open pages of cart changes. Code that changes a cart must call it after the commit. */
    carts: CartWatch;
  }
}

type Options = { database: Pick<Database, 'query'>; wallClock: () => number; cluster?: Cluster };

export function cartWatch({ database, wallClock, cluster = ALONE }: Options): CartWatch {
  const sendTo = (follower: Follower, version: number) => {
    if (version <= follower.sentVersion) return;
    follower.sentVersion = version;
    follower.stream.send('cart', { version });
  };

  const hub = streamHub<Subject>({
    name: 'cart',
    cluster,
    async look(some) {
      for (const { place, version, mayRead } of await watchedCarts(database, some, wallClock())) {
        const follower = some[place - 1];
        if (follower && mayRead) sendTo(follower, version);
        else follower?.stream.end();
      }
    },
  });

  const notifyLocal = ({ owner, moduleId }: CartKey, version: number) => {
    for (const follower of hub.followers())
      if (follower.owner === owner && follower.moduleId === moduleId) sendTo(follower, version);
  };
  cluster.on('cart', (message) => {
    const { version, ...key } = JSON.parse(message) as CartKey & { version: number };
    notifyLocal(key, version);
  });

  return {
    follow: (caller) => hub.follow({ ...caller, sentVersion: -1 }),
    notify({ owner, moduleId }, version) {
      notifyLocal({ owner, moduleId }, version);
      cluster.publish('cart', JSON.stringify({ owner, moduleId, version }));
    },
    count: () => hub.followers().size,
    close: hub.close,
  };
}
