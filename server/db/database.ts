import pg from 'pg';

/** Runs one statement with parameters `$1`, `$2`, … */
export type Queryable = {
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs several statements, which have no parameters. */
  script(sql: string): Promise<void>;
};

/** Converts milliseconds to a timestamp parameter. */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();

export type Database = Queryable & {
  /**
   * Runs the work in a transaction and repeats it after a serialization failure. The work must therefore use
   * only the database. It must not wait for the network, because the embedded database has one connection.
   */
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

type PoolSettings = pg.PoolConfig & {
  prepare: boolean;
  /** True if all connections use one session and its prepared statements, as in the embedded database. */
  isOneSession?: boolean;
  /** Timeouts in milliseconds. They are set in each transaction, because a pooler drops session settings. */
  limitsOfTransactions?: { statement_timeout: number; idle_in_transaction_session_timeout: number };
};

/** Thrown if the database can't be reached or does not respond. The statement may have run nevertheless. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;
const MAX_NAMED_STATEMENTS = 400;

const INT8 = 20;
const NUMERIC = 1700;

/**
 * The types of columns. Numeric and bigint columns become numbers, because all values of this product fit a
 * double. `timestamptz` becomes a `Date`.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (oid === INT8 || oid === NUMERIC) && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** The numbers of connections. `waiting`: requests that wait for a connection. */
export type Connections = { used: number; idle: number; waiting: number };

type PooledDatabase = Database & {
  /** Returns a database with the same connections and this statement timeout, in milliseconds. */
  within(timeout: number): Database;
  connections(): Connections;
};

export function openDatabase({
  prepare,
  isOneSession = false,
  limitsOfTransactions,
  ...config
}: PoolSettings): PooledDatabase {
  const pool = new pg.Pool({ ...config, types });
  // Idle connections break when the database restarts; the pool then opens new ones. Errors after `end` are
  // expected, because it resolves before its connections are closed.
  pool.on('error', (error) => {
    if (!pool.ending) console.error(`Database connection lost: ${error.message}`);
  });
  if (isOneSession) pool.on('connect', (client) => void client.query('rollback; deallocate all'));
  const begin = ['begin', ...Object.entries(limitsOfTransactions ?? {}).map(setLocal)].join('; ');
  const nameOf = prepare ? statementNames() : () => undefined;

  const queryableOf = (onClient: OnClient, limit: Limit): Queryable => ({
    query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const name = nameOf(text);
      const statement = { text, values: [...values], ...limit, ...(name === undefined ? {} : { name }) };
      return onClient(async (client) => (await client.query<Row>(statement)).rows);
    },
    script: (sql) => onClient(async (client) => void (await client.query(sql))),
  });

  const databaseWith = (limit: Limit): Database => ({
    ...queryableOf((run) => withClient(pool, run), limit),
    async transaction(run) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await withClient(pool, (client, giveUp) =>
            inTransaction(client, giveUp, { begin, limit }, () =>
              run(queryableOf((ask) => ask(client, giveUp), limit)),
            ),
          );
        } catch (error) {
          if (attempt === ATTEMPTS || !asksForRepetition(error)) throw error;
        }
      }
    },
    close: () => pool.end(),
  });
  return {
    ...databaseWith({}),
    within: (timeout) => databaseWith({ query_timeout: timeout }),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

const setLocal = ([name, milliseconds]: [string, number]): string => `set local ${name} = ${milliseconds}`;

/** The timeout of one statement in milliseconds. Default: the timeout of the pool. */
type Limit = { query_timeout?: number };

type GiveUp = (failure: Error) => void;
type OnClient = <Result>(run: (client: pg.PoolClient, giveUp: GiveUp) => Promise<Result>) => Promise<Result>;

/**
 * Runs work with a connection of the pool. After a failed statement the connection returns to the pool,
 * unless it was lost.
 */
async function withClient<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient, giveUp: GiveUp) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable('No connection to the database', { cause: error });
  });
  let broken: Error | undefined;
  const giveUp = (failure: Error) => {
    broken = failure;
  };
  client.on('error', giveUp);
  try {
    return await run(client, giveUp);
  } catch (error) {
    if (isUnanswered(error)) giveUp(error);
    if (isUnanswered(error) || isLost(error)) throw new DatabaseUnavailable(error.message, { cause: error });
    throw error;
  } finally {
    client.off('error', giveUp);
    client.release(broken);
  }
}

async function inTransaction<Result>(
  client: pg.PoolClient,
  giveUp: GiveUp,
  { begin, limit }: { begin: string; limit: Limit },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    await client.query({ text: begin, ...limit });
    const result = await run();
    await client.query({ text: 'commit', ...limit });
    return result;
  } catch (error) {
    if (!isUnanswered(error)) await client.query('rollback').catch(giveUp);
    throw error;
  }
}

/** Returns whether the error is a query timeout. The driver reports it only by this message. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * SQLSTATE codes and socket errors that mean an unavailable database: connection lost, shutdown, timeout, too
 * many connections.
 */
const AWAY = /^(08...|57P0[123]|57014|53300|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const BROKEN = /^(Connection terminated|Client has encountered a connection error)/;

/** Returns whether the connection broke or PostgreSQL announced its shutdown. */
function isLost(error: unknown): error is Error {
  const { code } = (error ?? {}) as { code?: unknown };
  return (
    error instanceof Error && ((typeof code === 'string' && AWAY.test(code)) || BROKEN.test(error.message))
  );
}

function asksForRepetition(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/**
 * A prefix for statements whose best plan depends on their values. They get no name, so PostgreSQL plans them
 * each time.
 */
export const PLANNED_EACH_TIME = '/* planned each time */';

/**
 * Returns a function that names the prepared statement of an SQL text. The number of names is limited,
 * because PostgreSQL keeps each statement in memory per connection.
 */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (text.startsWith(PLANNED_EACH_TIME) || names.size >= MAX_NAMED_STATEMENTS) return;
    const name = `souk_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
