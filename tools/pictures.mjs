// npm run pictures: renders the pictures of the demo's items with Blender. See docs/pictures.md. It needs
// Blender, and NumPy and Pillow of the system's Python. Neither the shop nor its checks need these.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawSheets } from './pictures/sheet.mjs';
import { root } from './setup.mjs';

const MODULES = ['food', 'cafes', 'grocery', 'pharmacy', 'shops', 'gifts', 'vehicles', 'parcel'];
const SIZE = { width: 480, height: 400 };
const SAMPLES = 12;
const WIDTHS = [160, 320, 480];
const MAX_BYTES = 12 * 1024;
/** The system's Python, which has NumPy and Pillow. Blender uses it too. */
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3';

const tools = join(root, 'tools', 'pictures');
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    module: { type: 'string', multiple: true },
    sheet: { type: 'boolean' },
    into: { type: 'string' },
    threads: { type: 'string', default: '2' },
  },
});

const home = values.into ?? join(root, 'server', 'demo', 'pictures');
const goods = join(home, 'goods');
const manifestFile = join(home, 'goods.json');

if (values.sheet) await drawSheets(readManifest(), goods);
else await renderAll();

async function renderAll() {
  const done = new Set();
  // The recipes are read again after each picture, because they may be edited during the long run.
  for (let next = nextJob(done); next !== undefined; next = nextJob(done)) {
    const isMade = await make(next);
    if (!isMade || values.only) done.add(keyOf(next));
  }
}

function nextJob(done) {
  const manifest = readManifest();
  return (values.module ?? MODULES)
    .flatMap((module) =>
      Object.entries(readRecipes(module)).map(([name, recipe]) => ({ module, name, recipe })),
    )
    .filter((job) => !done.has(keyOf(job)))
    .find((job) =>
      values.only
        ? values.only.includes(job.name)
        : manifest[job.module]?.[job.name]?.recipe !== fingerprint(job.recipe),
    );
}

function keyOf({ module, name, recipe }) {
  return `${module} ${name} ${fingerprint(recipe)}`;
}

async function make({ module, name, recipe }) {
  const folder = mkdtempSync(join(tmpdir(), 'souk-picture-'));
  const { archetype, seed = 1, views = 1, samples = SAMPLES, ...parameters } = recipe;
  const files = [];
  try {
    for (let view = 0; view < views; view += 1) {
      const out = join(folder, `view${view}`);
      const job = { archetype, seed, view, parameters, samples, out, ...SIZE };
      writeFileSync(`${out}.json`, JSON.stringify(job));
      const output = await runIdle('blender', [
        ...['-b', '--factory-startup', '--python', join(tools, 'compose.py')],
        ...['-t', values.threads, '--', `${out}.json`],
      ]);
      const done = /^DONE.*$/m.exec(output)?.[0];
      if (done === undefined) {
        console.error(`${module}, ${name} failed\n${output.slice(-2500)}`);
        return false;
      }
      await runIdle(PYTHON, [join(tools, 'finish.py'), `${out}.npz`, `${out}.png`]);
      console.info(`${module}, ${name}: ${done}`);
      files.push(await save(`${out}.png`));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const manifest = readManifest();
  const goodsOfModule = { ...manifest[module], [name]: { files, recipe: fingerprint(recipe) } };
  writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, [module]: goodsOfModule }, null, 2)}\n`);
  return true;
}

/** Saves a picture in every width. Its name is the hash of the widest file. */
async function save(png) {
  const editions = await Promise.all(WIDTHS.map(async (width) => [width, await small(png, width)]));
  const widest = editions.at(-1)[1];
  const name = createHash('sha256').update(widest).digest('base64url').slice(0, 22);
  for (const [width, bytes] of editions) {
    mkdirSync(join(goods, String(width)), { recursive: true });
    writeFileSync(join(goods, String(width), `${name}.webp`), bytes);
  }
  return name;
}

async function small(png, width) {
  for (let quality = 82; ; quality -= 4) {
    const bytes = await sharp(png)
      .resize({ width })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
}

function fingerprint(recipe) {
  return createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 8);
}

function readRecipes(module) {
  const file = join(tools, 'recipes', `${module}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function readManifest() {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};
}

/** Runs a program with the lowest CPU priority. Resolves with its output. */
function runIdle(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '19', program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    child.once('error', reject);
    child.once('exit', () => resolve(output));
  });
}
