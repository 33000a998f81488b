import pg from 'pg';

/** What a store needs to read and write: text of a statement with $1, $2 ... and its values. */
export type Queryable = {
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /** Runs a script of several statements, without values. */
  script(sql: string): Promise<void>;
};

/** A moment, given in milliseconds, as a statement takes it. */
export const timestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();

export type Database = Queryable & {
  /**
   * Runs the work in one transaction and repeats it whole when the database asks for it, so the work must do nothing
   * but read and write the database. Never wait for the network inside: the embedded database has one connection.
   */
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

type PoolSettings = pg.PoolConfig & {
  prepare: boolean;
  /** Every connection continues the one session there is, with the statements that the one before it prepared. */
  isOneSession?: boolean;
};

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 5;
const MOST_NAMED_STATEMENTS = 400;

const INT8 = 20;
const NUMERIC = 1700;

/** Sums and big integers of this product fit a double; dates of `timestamptz` arrive as Date. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (oid === INT8 || oid === NUMERIC) && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export function openDatabase({ prepare, isOneSession = false, ...config }: PoolSettings): Database {
  const pool = new pg.Pool({ ...config, types });
  // A server that restarts breaks idle connections; the pool replaces them, the process must live.
  pool.on('error', (error) => console.error(`Database connection lost: ${error.message}`));
  if (isOneSession) pool.on('connect', (client) => void client.query('rollback; deallocate all'));
  const nameOf = prepare ? statementNames() : () => undefined;

  const queryableOf = (onClient: OnClient): Queryable => ({
    query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const name = nameOf(text);
      const statement = { text, values: [...values], ...(name === undefined ? {} : { name }) };
      return onClient(async (client) => (await client.query<Row>(statement)).rows);
    },
    script: (sql) => onClient(async (client) => void (await client.query(sql))),
  });

  return {
    ...queryableOf((run) => withClient(pool, run)),
    async transaction(run) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await withClient(pool, (client, giveUp) =>
            inTransaction(client, giveUp, () => run(queryableOf((ask) => ask(client, giveUp)))),
          );
        } catch (error) {
          if (attempt === ATTEMPTS || !asksForRepetition(error)) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}

type GiveUp = (failure: Error) => void;
type OnClient = <Result>(run: (client: pg.PoolClient, giveUp: GiveUp) => Promise<Result>) => Promise<Result>;

/** A connection for a while. A statement that fails leaves it as good as it was; one that is lost is not used again. */
async function withClient<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient, giveUp: GiveUp) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const giveUp = (failure: Error) => {
    broken = failure;
  };
  client.on('error', giveUp);
  try {
    return await run(client, giveUp);
  } catch (error) {
    if (isUnanswered(error)) giveUp(error);
    throw error;
  } finally {
    client.off('error', giveUp);
    client.release(broken);
  }
}

async function inTransaction<Result>(
  client: pg.PoolClient,
  giveUp: GiveUp,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    await client.query('begin');
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    if (!isUnanswered(error)) await client.query('rollback').catch(giveUp);
    throw error;
  }
}

/** The driver's words for a statement that was waited for in vain. */
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

function asksForRepetition(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/**
 * Begins a statement whose best way depends on its values so much that one plan for all of them is a bad one for most:
 * it is planned whenever it is asked, and has no name.
 */
export const PLANNED_ANEW = '/* planned anew */';

/** One name a text, and an end to it: a server keeps every named statement of a connection in memory. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (text.startsWith(PLANNED_ANEW) || names.size >= MOST_NAMED_STATEMENTS) return;
    const name = `souk_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
