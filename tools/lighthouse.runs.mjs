// Runs Lighthouse. `lighthouse.mjs` starts this file with the Node version and in the folder that Lighthouse
// needs.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(join(process.cwd(), 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { chromium } = (await load('playwright-core')).default;

const { jobs, beside, runs, browser, folder } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const PORT = 9377;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  `--remote-debugging-port=${PORT}`,
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const median = (numbers) => numbers.toSorted((one, other) => one - other)[(numbers.length - 1) >> 1];

console.log(
  '| page | performance | LCP | TBT | CLS | scripts | requests of scripts | a11y / bp / seo | failed |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const job of jobs) {
  const sites = [job, ...(beside ? [beside] : [])].map((site) => ({ site, results: [] }));
  // The sites are measured in turn, so that a busy moment of the machine affects all of them.
  for (let run = 0; run < runs; run += 1)
    for (const { site, results } of sites) results.push(await measured(site));
  for (const { site, results } of sites) {
    const of = medianOf(results);
    const [{ scores, failed }] = results;
    console.log(
      `| ${site.name} | ${of('performance').toFixed(2)} | ${(of('lcp') / 1000).toFixed(1)} s | ${Math.round(of('tbt'))} ms | ${of('cls').toFixed(3)} | ${Math.round(of('bytes') / 1024)} KB | ${of('requests')} | ${scores} | ${failed} |`,
    );
  }
  const [own, other] = sites.map(({ results }) => medianOf(results));
  if (other) {
    const ratio = (name) => (other(name) === 0 ? '-' : (own(name) / other(name)).toFixed(2));
    const ratios = ['performance', 'lcp', 'tbt', 'cls', 'bytes', 'requests'].map(ratio);
    console.log(`| ${job.name} / beside | ${ratios.join(' | ')} | | |`);
  }
}

function medianOf(results) {
  return (name) => median(results.map((result) => result[name]));
}

async function measured({ url, visitor }) {
  const profile = mkdtempSync(join(folder, 'profile-'));
  const chrome = spawn(browser, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' });
  try {
    await answering();
    if (visitor) await remember(new URL(url).origin, visitor);
    const { lhr } = await lighthouse(url, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      disableStorageReset: visitor !== null,
      maxWaitForLoad: 60_000,
    });
    const { audits, categories } = lhr;
    const scripts = audits['network-requests'].details.items.filter(
      ({ resourceType }) => resourceType === 'Script',
    );
    const [, ...others] = CATEGORIES.map((name) => categories[name]);
    return {
      performance: categories.performance.score,
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: scripts.length,
      scores: others.map(({ score }) => score.toFixed(2)).join(' / '),
      failed: others
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => id)
        .join(', '),
    };
  } finally {
    const gone = new Promise((resolve) => chrome.once('exit', resolve));
    chrome.kill('SIGKILL');
    await gone;
  }
}

async function answering() {
  for (let tried = 0; tried < 60; tried += 1) {
    const isUp = await fetch(`http://127.0.0.1:${PORT}/json/version`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The browser did not start');
}

/** Stores values as for a returning visitor with a place. The cache stays empty. */
async function remember(origin, values) {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`);
  const page = await connected.contexts()[0].newPage();
  await page.route(`${origin}/nothing-yet`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }),
  );
  await page.goto(`${origin}/nothing-yet`);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);
  await page.close();
  await connected.close();
}
