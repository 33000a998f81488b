// Builds app and server if their sources are newer than the last build. Compresses the files that the server
// sends.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { ensureReady, root } from './setup.mjs';

const SOURCES = [
  'contract',
  'domain',
  'machines',
  'src',
  'server',
  'locales',
  'tests/machines',
  'tests/support/model',
  'tests/support/model.ts',
  'tools/flow-charts',
  'tools/first-screen',
  'public',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.ssr.config.ts',
  'vite.worker.config.ts',
  'lingui.config.ts',
];
const STAMP = join(root, 'dist', 'built-at');
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const SMALLEST_WORTH_COMPRESSING = 1024;

export async function ensureBuilt() {
  if (builtAt() >= newestSource()) return;
  await build();
}

export async function build() {
  const startedAt = Date.now();
  console.info('Building app and server...');
  const { build: viteBuild, minify } = await import('vite');
  await viteBuild({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  for (const config of ['vite.worker.config.ts', 'vite.ssr.config.ts', 'vite.server.config.ts'])
    await viteBuild({ root, configFile: join(root, config), logLevel: 'warn' });
  const app = join(root, 'dist', 'app');
  await minifyFile(join(app, 'theme.js'), minify);
  await compressTree(app);
  writeFileSync(STAMP, String(startedAt));
  console.info(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function builtAt() {
  try {
    return Number(readFileSync(STAMP, 'utf8'));
  } catch {
    return 0;
  }
}

function newestSource() {
  const newest = (path) => {
    const stat = statSync(path);
    if (!stat.isDirectory()) return stat.mtimeMs;
    return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
  };
  return Math.max(...SOURCES.map((source) => newest(join(root, source))));
}

/** Minifies a file of `public/`, which Vite only copies. */
async function minifyFile(path, minify) {
  const { code, errors } = await minify(path, await readFile(path, 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  await writeFile(path, code);
}

/** Compresses all files of a folder. As many run in parallel as the thread pool has threads. */
function compressTree(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name),
  );
  return Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < SMALLEST_WORTH_COMPRESSING) return;
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [small, usual] = await Promise.all([brotli(content, quality), gzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, usual)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureReady();
  await build();
}
