// npm run lighthouse: runs Lighthouse for the entry pages on an emulated phone and prints a table. It is not
// part of npm test: it downloads Lighthouse and a newer Node, and needs an idle machine. Options: `--runs 5`;
// `--url` of a running shop; `--pages landing,home`; `--beside <url>` of another site. The other site and
// each page are measured in turn (A B A B), and the table has the ratios of the medians.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    pages: { type: 'string', default: 'landing,home,dish,store' },
    port: { type: 'string', default: '4390' },
    beside: { type: 'string' },
  },
});
/** The folder for Lighthouse, outside of the shop's packages. */
const TOOLS = join(root, 'node_modules', '.cache', 'lighthouse');
const PACKAGES = ['node@24', 'lighthouse@13', 'playwright-core@1'];
const PAGES = { landing: '/', home: '/home', dish: '/product/101', store: '/store/1' };
/** Storage of a returning visitor with a place. The keys are those of the client's specification. */
const VISITOR = {
  zoneid: '[1]',
  location: 'Harbour Ferry Terminal, 12 Ferry Road',
  currentLatLng: '{"lat":34.201413,"lng":-41.599562}',
  module: '1',
};

if (!existsSync(join(TOOLS, 'node_modules', 'lighthouse'))) {
  mkdirSync(TOOLS, { recursive: true });
  writeFileSync(join(TOOLS, 'package.json'), '{"private":true}');
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', '--prefix', TOOLS, ...flags, ...PACKAGES], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Lighthouse could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
}

const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(root, 'tests/support/browser.ts'), { root, configFile: false });
const { executablePath } = await module.findBrowser();
const folder = mkdtempSync(join(tmpdir(), 'souk-lighthouse-'));
const address = values.url ?? `http://127.0.0.1:${values.port}`;
const server = values.url ? null : await startShop(folder);
try {
  const jobs = values.pages.split(',').map((name) => ({
    name,
    url: address + PAGES[name],
    visitor: name === 'home' ? VISITOR : null,
  }));
  const input = join(folder, 'jobs.json');
  const beside = values.beside ? { name: 'beside', url: values.beside, visitor: null } : null;
  writeFileSync(
    input,
    JSON.stringify({ jobs, beside, runs: Number(values.runs), browser: executablePath, folder }),
  );
  const node = join(TOOLS, 'node_modules', '.bin', 'node');
  const runner = join(TOOLS, 'run.mjs');
  writeFileSync(runner, `await import(${JSON.stringify(join(root, 'tools', 'lighthouse.runs.mjs'))})`);
  spawnSync(node, [runner, input], { stdio: 'inherit', cwd: TOOLS });
} finally {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function startShop(data) {
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
  const env = { ...process.env, PORT: values.port, DATA_DIR: data };
  const shop = spawn(process.execPath, ['dist/server/main.mjs'], { cwd: root, env, stdio: 'ignore' });
  for (let tried = 0; tried < 120; tried += 1) {
    const isUp = await fetch(`${address}/api/v1/config`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return shop;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  shop.kill();
  throw new Error('The shop did not start');
}
