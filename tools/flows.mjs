// npm run flows: prints the URL of the running app's flow gallery and opens it in a browser. It does not
// start the app. With --since <commit> it first compares the charts with those of an earlier commit, for the
// gallery's view "Changes".
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureReady, root } from './setup.mjs';

const WRONG_USE = 2;
const since = optionOf(process.argv.slice(2));
const changed = since === undefined ? null : await compareWith(since);

const origin = process.env.BASE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const address = new URL(changed === null ? '/flows' : `/flows/${changed}?view=changes`, origin).href;

const answer = await fetch(address).catch(() => null);
if (!answer) {
  console.error(
    `Nothing answers at ${origin}. Start the app first: npm start (or say where it is: BASE_URL=...).`,
  );
  process.exit(1);
}
if (answer.status === 404) {
  console.error(`The app at ${origin} keeps its flows to itself (FLOWS=off).`);
  process.exit(1);
}
console.info(`The flow gallery: ${address}`);
console.info('Open the shop in another tab of the same browser to follow it live.');
if (process.stdout.isTTY && !process.env.CI) openInBrowser(address);

function optionOf(args) {
  try {
    return parseArgs({ args, options: { since: { type: 'string' } } }).values.since;
  } catch (error) {
    console.error(`${error.message}\n\nnpm run flows [-- --since <commit>]`);
    process.exit(WRONG_USE);
  }
}

/** Writes the comparison. Returns the first flow that has changed. */
async function compareWith(commit) {
  ensureReady();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(root, 'tools/flow-charts/changes.ts'), {
    root,
    configFile: false,
  });
  try {
    const changes = module.changesSince(commit);
    const folder = join(root, 'dist', 'flows', 'changes');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'all.json'), JSON.stringify(changes));
    const names = [...changes.added, ...Object.keys(changes.flows)];
    const { commit: hash, day, subject } = changes.since;
    console.info(`Compared with ${hash} of ${day}, "${subject}": ${names.length} flows have changed.`);
    return Object.keys(changes.flows)[0] ?? names[0] ?? null;
  } catch (error) {
    if (!(error instanceof module.WrongRequest)) throw error;
    console.error(error.message);
    process.exit(WRONG_USE);
  }
}

function openInBrowser(url) {
  const [command, ...args] = { darwin: ['open', url], win32: ['cmd', '/c', 'start', '', url] }[
    process.platform
  ] ?? ['xdg-open', url];
  // If no browser can be started, the printed URL is enough.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
