// npm run size: what a customer downloads before the first page works, against the budgets. Reads the build's manifest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureReady, root } from './setup.mjs';

ensureReady();

const KB = 1024;
const BUDGETS = {
  /** With the first texts of the language that has the longer ones. */
  firstScript: 185 * KB,
  firstStyle: 25 * KB,
  routeScript: 40 * KB,
  kitScript: 48 * KB,
};
const FIRST_PAGES = { '/': 'src/routes/index.tsx', '/home': 'src/routes/home.tsx' };
const MAP = /maplibre/;
/** What the gallery is about: there are as many as there are flows, and each page that has one counts its own. */
const CHART = /\.machine-/;
/** Mantine, its forms and yup: downloaded once, with the first layer or the first form (decision 016). */
const KIT =
  /\/(overlay-kit|factory|MantineThemeProvider|CloseButton|inputs|use-input-props|Checkbox|Textarea|use-flow-form|form-failure|password-field|Transition|Loader)-/;

const dist = join(root, 'dist', 'app');
const manifestFile = join(dist, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build. Run "npm run build" first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const problems = [];

const size = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const sum = (files) => [...files].reduce((bytes, file) => bytes + size(file), 0);
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

/** A chunk with everything it needs before it runs. */
function closure(keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return [...seen].map((key) => manifest[key]);
}

/** The lazily loaded half of a route file, as the router's plugin splits it. */
const routeChunks = Object.keys(manifest).filter((key) => /src\/routes\/.*tsr-split/.test(key));
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);

/** Of each language what the first screens say: named by their languages, and no page imports them by itself. */
const firstTexts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => /texts-[a-z]{2}-[\w-]{8}\.js$/.test(file));
if (firstTexts.length === 0) problems.push('The texts of the first screens are not there');
const longestTexts = Math.max(0, ...firstTexts.map(size));

const shellFiles = new Set(closure([entry]).map(({ file }) => file));
for (const [path, source] of Object.entries(FIRST_PAGES)) {
  const page = routeChunks.filter((key) => key.startsWith(source));
  if (page.length === 0) problems.push(`${path} has disappeared`);
  const chunks = closure([entry, ...page]);
  report(
    `JavaScript with texts until ${path} works`,
    sum(new Set(chunks.map(({ file }) => file))) + longestTexts,
    BUDGETS.firstScript,
  );
  report(`CSS until ${path} works`, sum(new Set(chunks.flatMap(({ css }) => css ?? []))), BUDGETS.firstStyle);
  if (chunks.some(({ file }) => MAP.test(file))) problems.push(`${path} loads the map`);
  if (chunks.some(({ file }) => KIT.test(file))) problems.push(`${path} loads the kit`);
}
for (const key of routeChunks) {
  const isGallery = key.startsWith('src/routes/flows');
  const own = closure([key]).filter(
    ({ file }) =>
      !shellFiles.has(file) && !MAP.test(file) && !KIT.test(file) && !(isGallery && CHART.test(file)),
  );
  report(`route ${key.replace(/\?.*$/, '')}`, sum(new Set(own.map(({ file }) => file))), BUDGETS.routeScript);
}

const kit = Object.values(manifest).filter(({ file }) => KIT.test(file) && file.endsWith('.js'));
report('the kit of layers and forms, once', sum(new Set(kit.map(({ file }) => file))), BUDGETS.kitScript);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

function report(what, bytes, budget) {
  console.info(`${kb(bytes).padStart(10)} of ${kb(budget).padStart(9)}  ${what}`);
  if (bytes > budget) problems.push(`${what}: ${kb(bytes)} is over the budget of ${kb(budget)}`);
}
