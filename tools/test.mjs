// npm test: runs the standard checks, the cheapest first, so that a fault shows early. At the end it prints the
// seconds of each step, the tests that needed a retry, and one line: N passed, N failed. --fast runs only
// what needs no build. --all adds the wide journeys: the same journeys in another language, width or theme,
// and those that wait for real time.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTooFlaky, readJourneys } from './journeys-report.mjs';
import { ensureReady, root } from './setup.mjs';

ensureReady();

const isFast = process.argv.includes('--fast');
const isAll = process.argv.includes('--all');
const reports = mkdtempSync(join(tmpdir(), 'souk-test-'));
const total = { passed: 0, failed: 0, flaky: [], skipped: [] };

const bin = (name) => join(root, 'node_modules', '.bin', name);
const tool = (name) => [process.execPath, join(root, 'tools', name)];

const check = (title, ...command) => ({ title, command, count: () => ({ passed: 1, failed: 0 }) });
const vitest = (project, wanted = project, ...more) => {
  const report = join(reports, `${project}.json`);
  const retried = join(reports, `${project}.retried.json`);
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  return {
    title: project,
    command: [
      bin('vitest'),
      'run',
      '--project',
      wanted,
      ...more,
      '--retry=1',
      `--reporter=${join(root, 'tools', 'retried-tests.mjs')}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: { RETRIED_TESTS: retried },
    count: () => {
      const { numPassedTests, numFailedTests } = read(report);
      const flaky = read(retried).map((name) => `${name} (2 tries)`);
      const late = isTooFlaky(flaky.length) ? flaky.length : 0;
      return { passed: numPassedTests - late, failed: numFailedTests + late, flaky };
    },
  };
};
const upgrade = () => {
  const reason = join(reports, 'upgrade-skipped');
  return {
    title: 'upgrade from the previous release',
    command: tool('upgrade-check.mjs'),
    env: { UPGRADE_SKIPPED: reason },
    count: () =>
      existsSync(reason)
        ? { passed: 0, failed: 0, skipped: [readFileSync(reason, 'utf8')] }
        : { passed: 1, failed: 0 },
  };
};
const journeys = (port) => {
  const report = join(reports, 'journeys.json');
  return {
    title: 'journeys in Chromium',
    command: [
      bin('playwright'),
      'test',
      '--retries=2',
      '--reporter=line,json',
      ...(isAll ? [] : ['--grep-invert', '@wide']),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, JOURNEY_PORT: String(port) },
    count: () => readJourneys(JSON.parse(readFileSync(report, 'utf8'))),
  };
};

/** Steps that use one core. They run while the tests without a browser use the other core. */
const alone = [
  check('format and lint', bin('biome'), 'check', '--error-on-warnings', '.'),
  check('types of the app', bin('tsc'), '-p', 'tsconfig.json'),
  check('types of the machines, without a browser', bin('tsc'), '-p', 'machines'),
  check('types of the rules, without anything', bin('tsc'), '-p', 'domain'),
  check('types of the worker, without a page', bin('tsc'), '-p', 'src/worker'),
  ...(isFast
    ? []
    : [
        check('catalogues complete (en, ar)', ...tool('i18n.mjs'), '--check'),
        check('build', ...tool('build.mjs')),
        check('size budgets', ...tool('size.mjs')),
        check(
          'paths as specs',
          ...tool('paths.mjs'),
          isAll ? '--all' : 'auth',
          ...['--format', 'playwright', '--cover', 'states', '--brief', '--out', 'dist/paths'],
        ),
        upgrade(),
      ]),
];
const meanwhile = [
  vitest('conventions'),
  vitest('domain'),
  vitest('machines'),
  ...(isFast ? [] : [vitest('features', 'features*')]),
];
/**
 * The server tests. They often wait for the database or for timers, so one more worker than cores is faster.
 */
const serverTests = vitest('server', 'server', `--maxWorkers=${availableParallelism() + 1}`);
const afterwards = isFast ? [] : [serverTests, journeys(await freePort())];

// Removes the generated tests of earlier runs, because Playwright runs every file in this folder.
rmSync(join(root, 'dist', 'paths'), { recursive: true, force: true });

const took = [];
const startedAt = Date.now();
await Promise.all([runAll(alone, { aloud: false }), runAll(meanwhile)]);
await runAll(afterwards);

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(0).padStart(5);
console.info('\nSeconds:');
for (const [title, milliseconds] of took) console.info(`${seconds(milliseconds)}  ${title}`);
console.info(
  `${seconds(Date.now() - startedAt)}  together: up to the server, two lines of steps run beside each other`,
);
if (total.flaky.length > 0) console.info(`\nFlaky, ${total.flaky.length}:\n${total.flaky.join('\n')}`);
if (total.skipped.length > 0)
  console.info(`\nSkipped, ${total.skipped.length}:\n${total.skipped.join('\n')}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runAll(steps, how) {
  for (const step of steps) {
    if (total.failed > 0) return;
    const began = Date.now();
    const code = await run(step, how);
    took.push([step.title, Date.now() - began]);
    const counted = code === 0 ? step.count() : countFailed(step);
    total.passed += counted.passed;
    total.failed += counted.failed;
    total.flaky.push(...(counted.flaky ?? []));
    total.skipped.push(...(counted.skipped ?? []).map((reason) => `${step.title}: ${reason}`));
    if (code !== 0 || counted.failed > 0) console.error(`\n"${step.title}" failed.`);
  }
}

/** Runs a step and prints its output when it ends, because the output of parallel steps would mix. */
function run({ title, command: [file, ...args], env }, { aloud = true } = {}) {
  if (aloud) console.info(`\n--- ${title}`);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const output = [];
    const end = (code) => {
      if (!aloud) console.info(`\n--- ${title}\n${Buffer.concat(output).toString()}`);
      resolve(code);
    };
    child.stdout?.on('data', (part) => output.push(part));
    child.stderr?.on('data', (part) => output.push(part));
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Returns two adjacent free ports for the browser tests. They are below the range from which the system
 * assigns ports itself.
 */
async function freePort() {
  for (;;) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 6_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function countFailed(step) {
  try {
    const { passed, failed, flaky } = step.count();
    return {
      passed: step.env ? passed : 0,
      failed: Math.max(1, failed),
      flaky,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
