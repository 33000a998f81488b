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

export type Database = Queryable & {
  /**
   * Runs the work in one transaction and repeats it whole when the database asks for it, so the work must do nothing
   * but read and write the database. Never wait for the network inside: the embedded database has one connection.
   */
  transaction<Result>(run: (tx: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

type PoolSettings = pg.PoolConfig & { prepare: boolean };

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

export function openDatabase({ prepare, ...config }: PoolSettings): Database {
  const pool = new pg.Pool({ ...config, types });
  // A server that restarts breaks idle connections; the pool replaces them, the process must live.
  pool.on('error', (error) => console.error(`Database connection lost: ${error.message}`));
  const nameOf = prepare ? statementNames() : () => undefined;

  const queryableOf = (connection: pg.Pool | pg.PoolClient): Queryable => ({
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const name = nameOf(text);
      const result = await connection.query({
        text,
        values: [...values],
        ...(name === undefined ? {} : { name }),
      });
      return result.rows as Row[];
    },
    async script(sql) {
      await connection.query(sql);
    },
  });

  return {
    ...queryableOf(pool),
    async transaction(run) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inTransaction(pool, (client) => run(queryableOf(client)));
        } catch (error) {
          if (attempt === ATTEMPTS || !asksForRepetition(error)) throw error;
        }
      }
    },
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function asksForRepetition(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** One name a text, and an end to it: a server keeps every named statement of a connection in memory. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_NAMED_STATEMENTS) return undefined;
    const name = `souk_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
