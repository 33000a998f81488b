// npm run size: compares what a customer downloads with the budgets. Entry pages: everything that a throttled
// browser requests until the page works, and until it is idle. Other pages: the files that they add, from the
// build's manifest.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { ensureReady, root } from './setup.mjs';

ensureReady();

const KB = 1024;
/**
 * The budgets of entry pages: KB of compressed scripts, and number of requests. `works`: until the app runs.
 * `idle`: until nothing more loads. `works` varies a little, because some chunks load at that moment.
 */
const FIRST_PAGES = {
  landing: { path: '/', works: [176, 11], idle: [209, 22] },
  home: { path: '/home', isReturning: true, works: [191, 12], idle: [241, 28] },
  dish: { path: '/product/101', works: [194, 12], idle: [241, 28] },
  store: { path: '/store/1', works: [200, 13], idle: [232, 24] },
};
const LANGUAGES = ['en', 'ar'];
const FIRST_STYLES = 25 * KB;
const ROUTE = 36 * KB;
/** The budget of the flow gallery in bytes. The gallery is for designers, so customers never download it. */
const GALLERY = 60 * KB;
/** Files that are downloaded once, by the first page that needs them. */
const ONCE = [
  {
    name: 'the kit of layers and forms',
    budget: 66 * KB,
    files:
      /\/(kit|inputs|use-input-props|Checkbox|Textarea|use-flow-form|form-failure|password-field|Loader)-/,
  },
  {
    name: 'what only a press needs',
    budget: 17 * KB,
    files: /\/behind-/,
  },
  {
    name: 'what the first pages share',
    budget: 40 * KB,
    files: /\/(goods|below|landing|home|[a-z]+-shared)-/,
  },
];
const MAP = /maplibre/;
/** Matches the chunks of flows, one per flow. A page counts the chunks of the flows that it uses. */
const CHART = /\.machine-/;
/** Storage of a returning visitor with a place. The keys are those of the client's specification. */
const VISITOR = {
  zoneid: '[1]',
  location: 'Harbour Ferry Terminal, 12 Ferry Road',
  currentLatLng: '{"lat":34.201413,"lng":-41.599562}',
  module: '1',
};
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200 * KB, uploadThroughput: 90 * KB };
const QUIET_FOR = 2500;
const LONGEST = 120_000;
const MAX_TRIES = 5;

const dist = join(root, 'dist', 'app');
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build. Run "npm run build" first.');
  process.exit(1);
}
const problems = [];
sizesOfRoutes(JSON.parse(readFileSync(manifestFile, 'utf8')));
await sizesInBrowser();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

async function sizesInBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'souk-size-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' };
  const shop = spawn(process.execPath, ['dist/server/main.mjs'], { cwd: root, env, stdio: 'ignore' });
  try {
    const address = `http://127.0.0.1:${port}`;
    await answering(address);
    const { module } = await runnerImport(join(root, 'tests/support/browser.ts'), {
      root,
      configFile: false,
    });
    const browser = await chromium.launch({ ...(await module.findBrowser()), headless: true });
    for (const language of LANGUAGES) {
      const pages = Object.entries(FIRST_PAGES).map(([name, page]) => ({ name, language, ...page }));
      const measured = await Promise.all(pages.map((page) => tryToMeasure(browser, address, page)));
      for (const [index, page] of pages.entries()) {
        const sizes = await leastOf(measured[index], () => tryToMeasure(browser, address, page));
        if (sizes.length === 0) problems.push(`${page.name}, ${language}: ${page.path} was not measured`);
        sizes.forEach(compare);
      }
    }
    await browser.close();
  } finally {
    const gone = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures a page again alone if it exceeds its budget; the smallest size counts. On a busy machine a page
 * works later, so more scripts load before.
 */
async function leastOf(first, measureAgain) {
  let least = first;
  const isDone = () => least.length > 0 && !least.some(isOverBudget);
  for (let tried = 1; tried < MAX_TRIES && !isDone(); tried += 1) {
    const again = await measureAgain();
    least = again.map((size, index) => (least[index]?.bytes < size.bytes ? least[index] : size));
  }
  return least;
}

/** Measures a page. Returns no sizes if the page does not work in time. */
async function tryToMeasure(browser, address, page) {
  try {
    return await measure(browser, address, page);
  } catch (error) {
    console.info(`${page.name}, ${page.language}: ${error.message}`);
    return [];
  }
}

async function measure(browser, address, { name, language, path, isReturning, works, idle }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { 'language-setting': language, ...(isReturning ? VISITOR : {}) },
  );
  await context.addInitScript(noteWhenItWorks);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  const requests = new Map();
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    last = Date.now();
    if (type === 'Script' || request.url.endsWith('.js'))
      requests.set(requestId, { bytes: 0, endedAt: Number.POSITIVE_INFINITY, clock: wallTime - timestamp });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    last = Date.now();
    const script = requests.get(requestId);
    if (script)
      Object.assign(script, { bytes: encodedDataLength, endedAt: (timestamp + script.clock) * 1000 });
  });
  const sum = (until) => {
    const scripts = [...requests.values()].filter(({ endedAt }) => endedAt <= until);
    return { bytes: scripts.reduce((total, { bytes }) => total + bytes, 0), requests: scripts.length };
  };
  const what = `${name}, ${language}`;
  try {
    await page.goto(address + path, { timeout: LONGEST, waitUntil: 'commit' });
    const worksAt = await page.waitForFunction(() => globalThis.worksAt, undefined, { timeout: LONGEST });
    const untilWorks = sum(await worksAt.jsonValue());
    const began = Date.now();
    while (Date.now() - last < QUIET_FOR && Date.now() - began < LONGEST)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return [
      { what: `${what}, until it works`, ...untilWorks, budget: works },
      { what: `${what}, until idle`, ...sum(Date.now()), budget: idle },
    ];
  } finally {
    await context.close();
  }
}

/**
 * Stores the time when the app works. Runs in the page, because asking from outside would be too late on a
 * busy machine.
 */
function noteWhenItWorks() {
  const observer = new MutationObserver(() => {
    const isRendered = document.getElementById('server-rendered') !== null;
    if (isRendered || document.querySelector('#root h1') === null) return;
    globalThis.worksAt = Date.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function isOverBudget({ bytes, requests, budget: [mostKb, mostRequests] }) {
  return bytes > mostKb * KB || requests > mostRequests;
}

function compare({ what, bytes, requests, budget: [mostKb, mostRequests] }) {
  report(`scripts of ${what}`, bytes, mostKb * KB);
  console.info(`${String(requests).padStart(10)} of ${String(mostRequests).padStart(9)}  requests for them`);
  if (requests > mostRequests) problems.push(`${what}: ${requests} requests are more than ${mostRequests}`);
}

async function answering(address) {
  for (let tried = 0; tried < 240; tried += 1) {
    const isUp = await fetch(`${address}/api/v1/config`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The shop did not start');
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function sizesOfRoutes(manifest) {
  const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files) => [...new Set(files)].reduce((bytes, file) => bytes + size(file), 0);
  /** Returns the chunks with all chunks that they import statically. */
  const closure = (keys) => {
    const seen = new Set();
    const visit = (key) => {
      if (seen.has(key) || !manifest[key]) return;
      seen.add(key);
      for (const next of manifest[key].imports ?? []) visit(next);
    };
    keys.forEach(visit);
    return [...seen].map((key) => manifest[key]);
  };
  const all = Object.values(manifest);
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const shell = new Set(closure([entry]).map(({ file }) => file));
  const isOnce = (file) => ONCE.some(({ files }) => files.test(file));
  const pages = Object.keys(manifest).filter((key) => key.includes('tsr-split'));
  if (pages.length === 0) problems.push('No page was found in the manifest');
  const firstPages = Object.keys(manifest).filter((key) => /^_(landing|home)-[\w-]{8}\.js$/.test(key));
  if (firstPages.length !== 2) problems.push('The first pages are not parts of their own any more');
  for (const key of firstPages) {
    const styles = closure([entry, key]).flatMap(({ css }) => css ?? []);
    report(`styles until ${/[a-z]+/.exec(key)} works`, sum(styles), FIRST_STYLES);
  }
  for (const key of pages) {
    const chunks = closure([key]);
    const isGallery = key.startsWith('src/routes/flows');
    const own = chunks
      .map(({ file }) => file)
      .filter(
        (file) => !shell.has(file) && !MAP.test(file) && !isOnce(file) && !(isGallery && CHART.test(file)),
      );
    report(`route ${key.replace(/\?.*$/, '')}`, sum(own), isGallery ? GALLERY : ROUTE);
  }
  for (const { name, budget, files } of ONCE) {
    const found = all.map(({ file }) => file).filter((file) => file.endsWith('.js') && files.test(file));
    if (found.length === 0) problems.push(`${name}: no file is called so any more`);
    report(`${name}, once`, sum(found), budget);
  }
}

function report(what, bytes, budget) {
  const kb = (amount) => `${(amount / KB).toFixed(1)} KB`;
  console.info(`${kb(bytes).padStart(10)} of ${kb(budget).padStart(9)}  ${what}`);
  if (bytes > budget) problems.push(`${what}: ${kb(bytes)} is over the budget of ${kb(budget)}`);
}
