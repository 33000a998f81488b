// npm run paths: prints test paths through the flows. Vite loads the TypeScript sources, as in the tests.
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { createServer } = await import('vite');

const sources = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { run } = await sources.ssrLoadModule('/tools/paths/main.ts');
  process.exitCode = await run(process.argv.slice(2), { info: console.info, error: console.error });
} finally {
  await sources.close();
}
