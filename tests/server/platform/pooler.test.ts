import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { connect } from '../../../server/db/connect';

const url = inject('postgresUrl');

/** A pooler that refuses session settings, like PgBouncer in transaction mode. */
async function pooler(target: URL) {
  const sockets = new Set<Socket>();
  const startups: string[] = [];
  const statements: string[] = [];
  const way = createServer((near) => {
    const far = dial(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => (socket === near ? far : near).destroy());
    }
    far.on('data', (bytes) => near.write(bytes));
    let isStarted = false;
    near.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      (isStarted ? statements : startups).push(text);
      isStarted = true;
      if (startups.includes(text) && text.includes('statement_timeout'))
        near.end(errorResponse('unsupported startup parameter: statement_timeout'));
      else far.write(bytes);
    });
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const through = new URL(target);
  through.hostname = '127.0.0.1';
  through.port = String((way.address() as AddressInfo).port);
  return {
    url: String(through),
    statements,
    close: () => {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}

function errorResponse(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`, 'latin1');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe.runIf(url !== null)('A database behind a pooler', () => {
  it('receives unnamed statements, and each transaction has a time limit', async () => {
    const between = await pooler(new URL(url ?? ''));
    const database = await connect({ url: between.url, directory: null, prepare: true, timeout: 2000 });
    try {
      const limit = "select current_setting('statement_timeout') as value";
      expect(await database.transaction((tx) => tx.query(limit))).toEqual([{ value: '2s' }]);
      expect(await database.query('select $1::int + 1 as sum', [1])).toEqual([{ sum: 2 }]);
      expect(between.statements.join()).not.toContain('souk_1');
    } finally {
      await database.close();
      between.close();
    }
  });

  it('receives named statements and a time limit for the session when there is no pooler', async () => {
    const database = await connect({ url, directory: null, prepare: true, timeout: 2000 });
    try {
      const limit = "select current_setting('statement_timeout') as value";
      expect(await database.query(limit)).toEqual([{ value: '2s' }]);
      const names = 'select count(*)::int as count from pg_prepared_statements';
      const named = await database.transaction(async (tx) => {
        await tx.query(limit);
        return tx.query(names);
      });
      expect(named).toMatchObject([{ count: expect.toSatisfy((count: number) => count > 0) }]);
    } finally {
      await database.close();
    }
  });
});
