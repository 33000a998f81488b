import { randomUUID } from 'node:crypto';
import { ALONE, type Cluster } from '../db/cluster';
import { refuse } from './errors';
import { type EventStream, eventStream } from './event-stream';
import { MESSAGES } from './messages';

/** The follower and its network address. */
export type Caller = { owner: string; address: string };
/** All processes agree on which of an owner's streams is older: `openedAt`, then `id`. */
type Opened = { id: string; openedAt: number };
export type Follower<Subject> = Subject & Caller & Opened & { stream: EventStream };

type HubOptions<Subject> = {
  /** Name of the streams, the same in every process. */
  name: string;
  cluster?: Cluster;
  /** Reads the subjects of these followers, sends changes to each, and closes streams that are no longer allowed. */
  look(followers: Follower<Subject>[]): Promise<void>;
  /** Name of the keep-alive event; without one it is a comment. */
  beat?: string;
};

/** The streams of this process, notified of changes by this and other processes. */
type StreamHub<Subject> = {
  follow(caller: Subject & Caller): Promise<EventStream>;
  followers(): ReadonlySet<Follower<Subject>>;
  /** Checks these owners immediately after a change in this process. */
  lookFor(isMeant: (follower: Follower<Subject>) => boolean): void;
  close(): void;
};

/** Polling interval for changes by other processes. */
const LOOK_EVERY = 2000;
/** Interval of keep-alive events. */
const BEAT_EVERY = 20_000;

/** More devices than one person has. The oldest stream is closed, because its device is most likely gone. */
const MOST_STREAMS_OF_ONE = 10;
/** A household, an office or a school behind one address; more is a loop. */
const MOST_STREAMS_OF_ADDRESS = 200;
const MOST_STREAMS = 10_000;

export function streamHub<Subject extends object>({
  name,
  cluster = ALONE,
  look,
  beat,
}: HubOptions<Subject>): StreamHub<Subject> {
  const followers = new Set<Follower<Subject>>();
  const elsewhere = streamsElsewhere(name, cluster, (owner) => endSurplus(owner));
  let looking: NodeJS.Timeout | null = null;
  let isClosed = false;

  const lookAgain = () => {
    if (followers.size === 0 || isClosed) return;
    looking ??= setTimeout(async () => {
      // If the database fails, the next round tries again.
      await look([...followers]).catch(() => undefined);
      looking = null;
      lookAgain();
    }, LOOK_EVERY).unref();
  };

  const beating = setInterval(() => {
    for (const { stream } of followers) stream.beat(beat);
  }, BEAT_EVERY).unref();

  /** At the limit, the owner’s oldest stream is closed for the new one. */
  function makeRoom({ owner, address }: Caller): void {
    const all = [...followers];
    const own = all.filter((follower) => follower.owner === owner);
    const near = all.filter((follower) => follower.address === address);
    const isRoom = all.length < MOST_STREAMS && near.length < MOST_STREAMS_OF_ADDRESS;
    if (!isRoom && own.length === 0) refuse(429, 'too_many', MESSAGES.tooMany);
    if (own.length >= MOST_STREAMS_OF_ONE || !isRoom) own[0]?.stream.end();
  }

  /** Ends this process's streams of an owner that has enough newer ones, wherever they are. */
  function endSurplus(owner: string): void {
    const own = [...followers].filter((follower) => follower.owner === owner);
    const all: Opened[] = [...own, ...elsewhere.of(owner)];
    for (const follower of own)
      if (all.filter((one) => isNewer(one, follower)).length >= MOST_STREAMS_OF_ONE) follower.stream.end();
  }

  return {
    async follow(caller) {
      makeRoom(caller);
      const stream = eventStream();
      const follower: Follower<Subject> = { ...caller, id: randomUUID(), openedAt: Date.now(), stream };
      const { owner } = caller;
      stream.body.once('close', () => {
        followers.delete(follower);
        elsewhere.tellClosed(owner, follower);
        if (![...followers].some((one) => one.owner === owner)) elsewhere.forget(owner);
      });
      elsewhere.watch(owner);
      followers.add(follower);
      elsewhere.tellOpened(owner, follower);
      endSurplus(owner);
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

const isNewer = (one: Opened, other: Opened): boolean =>
  one.openedAt > other.openedAt || (one.openedAt === other.openedAt && one.id > other.id);

/**
 * The streams that other processes opened for owners with a stream here. The limit per owner only needs streams that are
 * newer than the own ones, and those are announced while the own ones are open. Streams of a killed process are not
 * removed, so an older stream may end early; its reader then opens it again.
 */
function streamsElsewhere(name: string, cluster: Cluster, onOpened: (owner: string) => void) {
  const known = new Map<string, Map<string, Opened>>();
  const notify =
    (event: string) =>
    (owner: string, { id, openedAt }: Opened) =>
      cluster.publish(`${name} stream ${event}`, JSON.stringify({ owner, id, openedAt }));
  const listen = (event: string, handler: (owner: string, stream: Opened) => void) =>
    cluster.on(`${name} stream ${event}`, (message) => {
      const { owner, ...stream } = JSON.parse(message) as Opened & { owner: string };
      handler(owner, stream);
    });
  listen('opened', (owner, stream) => {
    known.get(owner)?.set(stream.id, stream);
    if (known.has(owner)) onOpened(owner);
  });
  listen('closed', (owner, { id }) => known.get(owner)?.delete(id));
  return {
    tellOpened: notify('opened'),
    tellClosed: notify('closed'),
    watch: (owner: string) => void (known.has(owner) || known.set(owner, new Map())),
    forget: (owner: string) => known.delete(owner),
    of: (owner: string): Iterable<Opened> => known.get(owner)?.values() ?? [],
  };
}
