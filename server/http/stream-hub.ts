import { randomUUID } from 'node:crypto';
import { ALONE, type Cluster } from '../db/cluster';
import { refuse } from './errors';
import { type EventStream, eventStream } from './event-stream';
import { MESSAGES } from './messages';

/** Who opened a stream: the owner, such as a guest or a customer, and the IP address. */
export type Caller = { owner: string; address: string };
/**
 * When a stream was opened. All processes agree on which of two streams is older: by `openedAt`, then by
 * `id`.
 */
type Opened = { id: string; openedAt: number };
export type Follower<Subject> = Subject & Caller & Opened & { stream: EventStream };

type HubOptions<Subject> = {
  /** The name of this kind of stream. It must be the same in every process. */
  name: string;
  cluster?: Cluster;
  /**
   * Reads the data that these streams follow, sends the changes, and closes streams whose caller may not read
   * any more.
   */
  look(followers: Follower<Subject>[]): Promise<void>;
  /** The name of the keep-alive event. If absent, the keep-alive is a comment. */
  beat?: string;
};

/** The open streams of this process. They are notified of changes by this and by other processes. */
type StreamHub<Subject> = {
  follow(caller: Subject & Caller): Promise<EventStream>;
  followers(): ReadonlySet<Follower<Subject>>;
  /** Checks the chosen streams immediately. Called after a change in this process. */
  lookFor(isMeant: (follower: Follower<Subject>) => boolean): void;
  close(): void;
};

/** How often changes of other processes are read, in milliseconds. */
const LOOK_EVERY = 2000;
/** How often a keep-alive is sent, in milliseconds. */
const BEAT_EVERY = 20_000;

/**
 * The maximum number of streams of one owner, which is more devices than a person has. A further stream
 * closes the oldest one, whose device is most likely gone.
 */
const MAX_STREAMS_PER_OWNER = 10;
/**
 * The maximum number of streams of one IP address, such as an office or a school. More come from a program in
 * an endless loop.
 */
const MAX_STREAMS_PER_IP = 200;
const MAX_STREAMS = 10_000;

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
      // If the database fails, the next check tries again.
      await look([...followers]).catch(() => undefined);
      looking = null;
      lookAgain();
    }, LOOK_EVERY).unref();
  };

  const beating = setInterval(() => {
    for (const { stream } of followers) stream.beat(beat);
  }, BEAT_EVERY).unref();

  /** Closes the oldest stream of an owner who has reached the limit. */
  function makeRoom({ owner, address }: Caller): void {
    const all = [...followers];
    const own = all.filter((follower) => follower.owner === owner);
    const near = all.filter((follower) => follower.address === address);
    const isRoom = all.length < MAX_STREAMS && near.length < MAX_STREAMS_PER_IP;
    if (!isRoom && own.length === 0) refuse(429, 'too_many', MESSAGES.tooMany);
    if (own.length >= MAX_STREAMS_PER_OWNER || !isRoom) own[0]?.stream.end();
  }

  /** Closes streams of this process if the owner has enough newer ones, in this or in other processes. */
  function endSurplus(owner: string): void {
    const own = [...followers].filter((follower) => follower.owner === owner);
    const all: Opened[] = [...own, ...elsewhere.of(owner)];
    for (const follower of own)
      if (all.filter((one) => isNewer(one, follower)).length >= MAX_STREAMS_PER_OWNER) follower.stream.end();
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
      elsewhere.announceOpened(owner, follower);
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
 * Returns the streams that other processes have opened for owners with a stream in this process. Only newer
 * streams count for the limit, and all processes announce those. Streams of a killed process stay in this
 * list. So an older stream may be closed too early; its client then reconnects.
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
    announceOpened: notify('opened'),
    tellClosed: notify('closed'),
    watch: (owner: string) => void (known.has(owner) || known.set(owner, new Map())),
    forget: (owner: string) => known.delete(owner),
    of: (owner: string): Iterable<Opened> => known.get(owner)?.values() ?? [],
  };
}
