import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Queryable } from './database';

/**
 * Jobs that only one process at a time runs. The index of a job is the number of its lock, so never reorder
 * this list.
 */
const JOBS = ['sweep', 'payments', 'demo journeys', 'files', 'guest retention', 'search'] as const;
type Job = (typeof JOBS)[number];

type Handler = (message: string) => void;

/** Connects the processes of one shop. It passes short messages, and elects the process that runs a job. */
export type Cluster = {
  /**
   * Sends a message to the other processes within milliseconds. Messages can be lost, so receivers must also
   * poll.
   */
  publish(topic: string, message?: string): void;
  /** Registers a handler for messages of other processes. */
  on(topic: string, handler: Handler): void;
  /**
   * Wraps work so that it runs only while this process is elected for the job. For a moment two processes can
   * be elected, so the work must tolerate that.
   */
  elected(job: Job, work: () => Promise<unknown>): () => Promise<void>;
  /** The number of other connected processes. `null`: unknown. */
  countOthers(): Promise<number | null>;
  close(): Promise<void>;
};

/**
 * A cluster of one process, or of processes that can't reach each other. Each process polls, and each runs
 * all jobs.
 */
export const ALONE: Cluster = {
  publish: () => undefined,
  on: () => undefined,
  elected: (_, work) => async () => void (await work()),
  countOthers: async () => null,
  close: async () => undefined,
};

type ClusterSettings = {
  /** The database that sends messages. It may be behind a connection pooler. */
  database: Pick<Queryable, 'query'>;
  /**
   * The URL of the direct connection that listens and holds the locks. It must not go through a connection
   * pooler.
   */
  url: string;
  log: (message: string) => void;
};

const CHANNEL = 'souk';
const NAME = 'souk cluster';
/** The class of the advisory locks. The number is arbitrary, but must be the same in every process. */
const LOCKS = 7_368_492;
/**
 * How long messages are collected into one statement, in milliseconds. PostgreSQL takes a global lock for
 * each commit that notifies, so few commits are better.
 */
const BATCHED_FOR = 5;
const CONNECT_PATIENCE = 3000;
const RECONNECT_AFTER = 1000;
/** The maximum length of a message. PostgreSQL accepts payloads of less than 8,000 bytes. */
const LONGEST_MESSAGE = 7000;

/**
 * Connects processes by PostgreSQL's LISTEN and NOTIFY. A lost connection is opened again. While it is lost,
 * its locks are free, so other processes can take them.
 */
export async function joinCluster({ database, url, log }: ClusterSettings): Promise<Cluster> {
  const self = randomUUID();
  const handlers = new Map<string, Handler[]>();
  const held = new Set<Job>();
  let client: pg.Client | null = null;
  let reconnecting: NodeJS.Timeout | null = null;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: NAME,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_PATIENCE,
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      held.clear();
      reconnectLater();
    });
    next.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
  };

  const reconnectLater = () => {
    if (isClosed) return;
    reconnecting = setTimeout(() => connect().catch(reconnectLater), RECONNECT_AFTER).unref();
  };

  function hear(payload: string): void {
    const read = messageIn(payload);
    if (read === null || read.sender === self) return;
    for (const handler of handlers.get(read.topic) ?? []) handler(read.message);
  }

  const waiting = new Set<string>();
  let sending: Promise<void> | null = null;
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, BATCHED_FOR));
    while (waiting.size > 0) {
      const batch = [...waiting];
      waiting.clear();
      // A failed notification is no error, because receivers also poll.
      await database
        .query('select pg_notify($1, message) from unnest($2::text[]) message', [CHANNEL, batch])
        .catch(() => undefined);
    }
    sending = null;
  };

  /** Runs statements one after the other, because the driver can't run two at a time. */
  let requested: Promise<unknown> = Promise.resolve();
  const ask = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const answer = requested.then(async () =>
      client === null ? [] : (await client.query<Row>(sql, values)).rows,
    );
    requested = answer.catch(() => undefined);
    return answer;
  };

  async function isElected(job: Job): Promise<boolean> {
    if (held.has(job)) return true;
    const session = client;
    const [row] = await ask<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
      LOCKS,
      JOBS.indexOf(job),
    ]).catch(() => []);
    if (row?.held !== true || client !== session) return false;
    held.add(job);
    return true;
  }

  await connect().catch((error: Error) => {
    log(`The other processes are not reached (${error.message}): changes arrive by polling until then.`);
    reconnectLater();
  });
  return {
    publish(topic, message = '') {
      const payload = JSON.stringify([self, topic, message]);
      if (isClosed || Buffer.byteLength(payload) > LONGEST_MESSAGE) return;
      waiting.add(payload);
      sending ??= send();
    },
    on(topic, handler) {
      handlers.set(topic, [...(handlers.get(topic) ?? []), handler]);
    },
    elected: (job, work) => async () => {
      if (await isElected(job)) await work();
    },
    async countOthers() {
      const [row] = await ask<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
        where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()`,
        [NAME],
      ).catch(() => []);
      return row?.count ?? null;
    },
    async close() {
      isClosed = true;
      if (reconnecting !== null) clearTimeout(reconnecting);
      await sending;
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}

/** Parses a message. Returns `null` for a message that another program sent on the same channel. */
function messageIn(payload: string): { sender: string; topic: string; message: string } | null {
  try {
    const parts: unknown = JSON.parse(payload);
    if (!Array.isArray(parts) || parts.length !== 3 || !parts.every((part) => typeof part === 'string'))
      return null;
    const [sender, topic, message] = parts as [string, string, string];
    return { sender, topic, message };
  } catch {
    return null;
  }
}
