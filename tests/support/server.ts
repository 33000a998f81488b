import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { buildApp } from '../../server/app';
import { connect, type OpenDatabase, openEmbedded } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { DEFAULT_LOCATION } from '../../server/default-location';
import { allOperations } from '../../server/operations';

export type TestServer = { app: FastifyInstance; database: Database; log: string[] };

export type TestAppOptions = {
  hasRateLimits?: boolean;
  appDirectory?: string | null;
  isDemo?: boolean;
  hasFlows?: boolean;
};

/** The whole server on a database that exists, without a port. Answers outside of the contract become errors. */
export async function startTestApp(database: Database, options: TestAppOptions = {}): Promise<TestServer> {
  const log: string[] = [];
  const app = await buildApp({
    world: {
      database,
      isDemo: options.isDemo ?? true,
      hasFlows: options.hasFlows ?? true,
      defaultLocation: DEFAULT_LOCATION,
    },
    operations: allOperations(),
    appDirectory: options.appDirectory ?? null,
    trustProxy: false,
    hasRateLimits: options.hasRateLimits ?? false,
    checksAnswers: true,
    log: (message) => log.push(message),
  });
  return { app, database, log };
}

/** A fresh embedded database with the demo world in it. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  openEmbedded({ directory: null, prepare: true, snapshot: inject('snapshot') });

/** Runs a suite on the embedded database, and once more on PostgreSQL when TEST_DATABASE_URL names a server. */
export function forEachDatabase(
  name: string,
  suite: (server: () => TestServer) => void,
  options: TestAppOptions = {},
): void {
  const run = (kind: string, open: () => Promise<OpenDatabase>) =>
    describe(`${name} on ${kind}`, () => {
      let server: TestServer | undefined;
      let database: OpenDatabase | undefined;
      beforeAll(async () => {
        database = await open();
        server = await startTestApp(database, options);
      });
      afterAll(async () => {
        await server?.app.close();
        await database?.close();
      });
      suite(() => {
        if (server === undefined) throw new Error('The server is not started yet');
        return server;
      });
    });

  run('the embedded database', openTestDatabase);
  const url = inject('postgresUrl');
  if (url !== null) {
    run('PostgreSQL', () => connect({ url, directory: null, prepare: true }));
  }
}
