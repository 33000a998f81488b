import { refuse } from './errors';
import { type EventStream, eventStream } from './event-stream';
import { MESSAGES } from './messages';

/** Who follows, and from where. */
export type Caller = { owner: string; address: string };
export type Follower<Subject> = Subject & Caller & { stream: EventStream };

type HubOptions<Subject> = {
  /** Reads what these follow, tells them what is new to them, and ends those who may not see it any more. */
  look(followers: Follower<Subject>[]): Promise<void>;
  /** The name of the event that keeps a silent stream awake; without one it is a comment. */
  beat?: string;
};

/** Everybody of this process who follows something, and what other processes do to it. */
type StreamHub<Subject> = {
  follow(caller: Subject & Caller): Promise<EventStream>;
  followers(): Iterable<Follower<Subject>>;
  /** Looks at once for these, since something was done here. */
  lookFor(isMeant: (follower: Follower<Subject>) => boolean): void;
  close(): void;
};

/** How often it is looked, for what other processes do. */
const LOOK_EVERY = 2000;
/** How often a silent stream is kept awake. */
const BEAT_EVERY = 20_000;

/** More devices than one person holds; it is the oldest stream that ends, as it is most likely a device that is gone. */
const MOST_STREAMS_OF_ONE = 10;
/** A household, an office or a school behind one address; more is a loop. */
const MOST_STREAMS_OF_ADDRESS = 200;
const MOST_STREAMS = 10_000;

export function streamHub<Subject extends object>({ look, beat }: HubOptions<Subject>): StreamHub<Subject> {
  const followers = new Set<Follower<Subject>>();
  let looking: NodeJS.Timeout | null = null;
  let isClosed = false;

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
    for (const { stream } of followers) stream.beat(beat);
  }, BEAT_EVERY).unref();

  /** Who has one already changes it for the new one where there is no room for another. */
  function makeRoom({ owner, address }: Caller): void {
    const all = [...followers];
    const own = all.filter((follower) => follower.owner === owner);
    const near = all.filter((follower) => follower.address === address);
    const isRoom = all.length < MOST_STREAMS && near.length < MOST_STREAMS_OF_ADDRESS;
    if (!isRoom && own.length === 0) refuse(429, 'too_many', MESSAGES.tooMany);
    if (own.length >= MOST_STREAMS_OF_ONE || !isRoom) own[0]?.stream.end();
  }

  return {
    async follow(caller) {
      makeRoom(caller);
      const stream = eventStream();
      const follower: Follower<Subject> = { ...caller, stream };
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
    followers: () => followers,
    lookFor(isMeant) {
      const meant = [...followers].filter(isMeant);
      if (meant.length > 0) void look(meant).catch(() => undefined);
    },
    close() {
      isClosed = true;
      clearInterval(beating);
      if (looking) clearTimeout(looking);
      for (const { stream } of followers) stream.end();
    },
  };
}
