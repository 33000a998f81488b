import { setTimeout } from 'node:timers/promises';
import { connect } from './db/connect';
import { openEngine } from './features/search/open-search';
import { buildIndex } from './features/search/search-index';
import { joinProcesses } from './join';
import { prepareDatabase } from './prepare';
import { readSettings, type Settings } from './settings';
import { exportShop } from './shop-files/export-shop';
import { type ImportReport, importShop } from './shop-files/import-shop';
import { startupMessage } from './startup-message';

const USAGE = `npm run shop -- import <folder> --dry-run   says what is wrong in the files of a shop, and what they would change
npm run shop -- import <folder>             puts them into the database: all of them, or nothing
npm run shop -- export <folder>             writes the shop of the database into an empty folder
npm run shop -- reindex                     builds a new index of the search engine and replaces the old one`;

const MAX_PROBLEMS = 200;

async function run([command, folder, ...flags]: string[]): Promise<number> {
  const isDry = flags.includes('--dry-run');
  if (command === 'reindex' && folder === undefined) return reindex(readSettings(process.env));
  const isKnown = command === 'import' || command === 'export';
  if (!isKnown || folder === undefined || flags.some((flag) => flag !== '--dry-run')) {
    console.error(USAGE);
    return 2;
  }
  const settings = readSettings(process.env);
  return command === 'import' ? importFrom(folder, isDry, settings) : exportTo(folder, settings);
}

/** Opens the same database as a server with these settings, and closes it afterwards. */
async function withDatabase<Result>(
  settings: Settings,
  work: (database: Awaited<ReturnType<typeof connect>>) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDirectory, prepare, poolSize } = settings;
  const database = await connect({ url: databaseUrl, directory: dataDirectory, prepare, poolSize });
  try {
    await prepareDatabase(database, settings);
    return await work(database);
  } finally {
    await database.close();
  }
}

const importFrom = (folder: string, isDry: boolean, settings: Settings): Promise<number> =>
  withDatabase(settings, async (database) => {
    const report = await importShop(database, folder, {
      isDry,
      now: Date.now(),
      currency: settings.currency,
    });
    if (report.problems.length === 0 && !isDry) {
      await database.tidy();
      const cluster = await joinProcesses(database, settings, console.error);
      cluster.publish('shop imported');
      await cluster.close();
    }
    return printReport(report, isDry);
  });

function printReport({ problems, counts }: ImportReport, isDry: boolean): number {
  for (const { where, what } of problems.slice(0, MAX_PROBLEMS)) console.error(`${where}  ${what}`);
  if (problems.length > 0) {
    const more = problems.length > MAX_PROBLEMS ? `, of which the first ${MAX_PROBLEMS} are above` : '';
    console.error(`\nProblems: ${problems.length}${more}. Nothing was imported.`);
    return 1;
  }
  for (const { name, added, changed } of counts)
    console.info(`${name.padEnd(22)} ${String(added).padStart(6)} new ${String(changed).padStart(6)} known`);
  console.info(isDry ? '\nNothing is wrong, and nothing was imported.' : '\nImported.');
  return 0;
}

const exportTo = (folder: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (database) => {
    for (const [name, count] of await exportShop(database, folder, settings.currency))
      console.info(`${name.padEnd(22)} ${String(count).padStart(6)}`);
    return 0;
  });

/** How often the command tries to begin while a server writes to the engine, in milliseconds. */
const TRY_EVERY = 2000;

async function reindex(settings: Settings): Promise<number> {
  const { search } = settings;
  if (search === null) {
    console.error('SEARCH_URL is not set: PostgreSQL answers searches and needs no other index.');
    return 1;
  }
  const engine = await openEngine(search);
  return withDatabase(settings, async (database) => {
    let counts = await buildIndex({ database, engine });
    while (counts === null) {
      console.info('Waiting until the server has sent its changes …');
      await setTimeout(TRY_EVERY);
      counts = await buildIndex({ database, engine });
    }
    for (const [kind, count] of Object.entries(counts))
      console.info(`${kind.padEnd(22)} ${String(count).padStart(6)}`);
    return 0;
  });
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(startupMessage(error).replace('The server could not start: ', ''));
  process.exitCode = 1;
}
