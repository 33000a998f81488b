import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { USUAL_CURRENCY } from '../../domain/money';
import { connect, type OpenDatabase, openEmbedded } from '../../server/db/connect';
import { demoAccounts } from '../../server/demo/world/people/customers';
import { prepareDatabase } from '../../server/prepare';
import { type OwnPostgres, startOwnPostgres } from './own-postgres';
import { newDatabase, type PostgresCopy } from './postgres-copy';
import { quickPasswords } from './quick-passwords';

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database with the demo world, as a file that every test file loads into memory. */
    snapshot: string;
    /** A database with the demo data on a PostgreSQL server, copied by every suite. `null`: no server. */
    postgresUrl: string | null;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'souk-tests-'));
  const snapshot = join(directory, 'snapshot.tar');
  const embedded = await openEmbedded({ directory: null, prepare: true });
  await fill(embedded);
  writeFileSync(snapshot, await embedded.dump());
  await embedded.close();
  project.provide('snapshot', snapshot);

  const own = await serverToUse();
  const postgres = own === null ? null : await createPostgres(own.url);
  project.provide('postgresUrl', postgres?.url ?? null);

  return async () => {
    rmSync(directory, { recursive: true, force: true });
    await postgres?.drop();
    await own?.stop();
  };
}

/** The PostgreSQL of TEST_DATABASE_URL, or one from npm: locks and races only show on a real server. */
async function serverToUse(): Promise<OwnPostgres | null> {
  const named = process.env.TEST_DATABASE_URL;
  if (named === 'off') return null;
  if (named) return { url: named, stop: async () => undefined };
  try {
    return await startOwnPostgres();
  } catch (error) {
    console.warn(
      `\n*** NOT TESTED ON PostgreSQL: locks and races are not seen. Name a server with TEST_DATABASE_URL.\n*** ${String(error)}\n`,
    );
    return null;
  }
}

/** The demo world, whose customers have cheap password hashes. */
async function fill(database: OpenDatabase): Promise<void> {
  await prepareDatabase(database, { isDemo: true, currency: USUAL_CURRENCY });
  await database.query('update customers set password_hash = $1 where password_hash is not null', [
    await quickPasswords.hash(demoAccounts[0]?.password ?? ''),
  ]);
}

async function createPostgres(serverUrl: string): Promise<PostgresCopy> {
  const own = await newDatabase(serverUrl);
  const database = await connect({ url: own.url, directory: null, prepare: true });
  await fill(database);
  await database.close();
  return own;
}
