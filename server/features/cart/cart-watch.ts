import type { Database } from '../../db/database';
import type { EventStream } from '../../http/event-stream';
import { type Follower as Followed, type Caller as Following, streamHub } from '../../http/stream-hub';
import type { CartKey } from './cart.types';
import { watchedCarts } from './watch.store';

type Caller = CartKey & Following & { tokenHash: Buffer | null };
type Subject = Omit<Caller, keyof Following> & { told: number };
type Follower = Followed<Subject>;

/** Everybody of this process who follows a cart, and what other processes change in these carts [CART-62]. */
export type CartWatch = {
  /** Tells the version of the cart now and after every change, as long as this caller may read it. */
  follow(caller: Caller): Promise<EventStream>;
  /** Called after the change is kept. */
  tell(key: CartKey, version: number): void;
  close(): void;
};

declare module '../../http/request-context' {
  interface RequestContext {
    /** Whoever changes a cart tells it here, once the change is kept. */
    carts: CartWatch;
  }
}

type Options = { database: Pick<Database, 'query'>; wallClock: () => number };

export function cartWatch({ database, wallClock }: Options): CartWatch {
  const tellOne = (follower: Follower, version: number) => {
    if (version <= follower.told) return;
    follower.told = version;
    follower.stream.tell('cart', { version });
  };

  const hub = streamHub<Subject>({
    async look(some) {
      for (const { place, version, mayRead } of await watchedCarts(database, some, wallClock())) {
        const follower = some[place - 1];
        if (follower && mayRead) tellOne(follower, version);
        else follower?.stream.end();
      }
    },
  });

  return {
    follow: (caller) => hub.follow({ ...caller, told: -1 }),
    tell({ owner, moduleId }, version) {
      for (const follower of hub.followers())
        if (follower.owner === owner && follower.moduleId === moduleId) tellOne(follower, version);
    },
    close: hub.close,
  };
}
