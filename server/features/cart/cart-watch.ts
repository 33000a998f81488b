import type { Database } from '../../db/database';
import { refuse } from '../../http/errors';
import { type EventStream, eventStream } from '../../http/event-stream';
import { MESSAGES } from '../../http/messages';
import type { CartKey } from './cart.types';
import { watchedCarts } from './watch.store';

type Caller = CartKey & { tokenHash: Buffer | null; address: string };
type Follower = Caller & { told: number; stream: EventStream };

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

/** How often the versions are read, for what other processes do to them. */
const LOOK_EVERY = 2000;
/** How often a silent stream is kept awake. */
const BEAT_EVERY = 20_000;

/** More devices than one person holds; it is the oldest stream that ends, as it is most likely a device that is gone. */
const MOST_STREAMS_OF_ONE = 10;
/** A household, an office or a school behind one address; more is a loop. */
const MOST_STREAMS_OF_ADDRESS = 200;
const MOST_STREAMS = 10_000;

export function cartWatch({ database, wallClock }: Options): CartWatch {
  const followers = new Set<Follower>();
  let looking: NodeJS.Timeout | null = null;
  let isClosed = false;

  const tellOne = (follower: Follower, version: number) => {
    if (version <= follower.told) return;
    follower.told = version;
    follower.stream.tell('cart', { version });
  };

  async function look(some: Follower[]): Promise<void> {
    for (const { place, version, mayRead } of await watchedCarts(database, some, wallClock())) {
      const follower = some[place - 1];
      if (follower && mayRead) tellOne(follower, version);
      else follower?.stream.end();
    }
  }

  const lookAgain = () => {
    if (followers.size === 0 || isClosed) return;
    looking ??= setTimeout(async () => {
      // What the database does not answer now it is asked with the next look.
      await look([...followers]).catch(() => undefined);
      looking = null;
      lookAgain();
    }, LOOK_EVERY).unref();
  };

  const beating = setInterval(() => {
    for (const { stream } of followers) stream.beat();
  }, BEAT_EVERY).unref();

  return {
    async follow(caller) {
      const all = [...followers];
      const own = all.filter(({ owner }) => owner === caller.owner);
      const near = all.filter(({ address }) => address === caller.address);
      const isRoom = all.length < MOST_STREAMS && near.length < MOST_STREAMS_OF_ADDRESS;
      if (!isRoom && own.length === 0) refuse(429, 'too_many', MESSAGES.tooMany);
      // Who has one already changes it for the new one where there is no room for another.
      if (own.length >= MOST_STREAMS_OF_ONE || !isRoom) own[0]?.stream.end();
      const stream = eventStream();
      const follower: Follower = { ...caller, told: -1, stream };
      stream.body.once('close', () => followers.delete(follower));
      followers.add(follower);
      try {
        await look([follower]);
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
      if (isClosed) stream.end();
      lookAgain();
      return stream;
    },
    tell({ owner, moduleId }, version) {
      for (const follower of followers)
        if (follower.owner === owner && follower.moduleId === moduleId) tellOne(follower, version);
    },
    close() {
      isClosed = true;
      clearInterval(beating);
      if (looking) clearTimeout(looking);
      for (const { stream } of followers) stream.end();
    },
  };
}
