import { connect } from './db/connect';
import { prepareDatabase } from './prepare';
import { readSettings } from './settings';
import { startupMessage } from './startup-message';

/** Migrates the database and ends. For a deployment job that runs before the servers of a new version. */
async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const { databaseUrl, dataDirectory, prepare, poolSize } = settings;
  const database = await connect({ url: databaseUrl, directory: dataDirectory, prepare, poolSize });
  try {
    await prepareDatabase(database, settings);
  } finally {
    await database.close();
  }
  console.info('The database is up to date.');
}

try {
  await run();
} catch (error) {
  console.error(startupMessage(error).replace('The server could not start: ', ''));
  process.exitCode = 1;
}
