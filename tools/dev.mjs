// npm run dev: starts Vite with hot reload. It proxies the API to a server that runs from its sources.
import { ensureReady, root } from './setup.mjs';

ensureReady();
const { createServer } = await import('vite');
const { contractPlugin } = await import('./contract/contract-plugin.mjs');

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const api = `http://localhost:${apiPort}`;

const sources = await createServer({
  root,
  configFile: false,
  plugins: [contractPlugin()],
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
let server = await startApi();

const app = await createServer({
  root,
  server: { port, strictPort: true, proxy: { '/api': api, '/pictures': api, '/demo': api } },
});
await app.listen();
app.printUrls();
console.info(`API at ${api}/api/v1, restarted when server or domain change.`);

let restart = null;
sources.watcher.on('change', (file) => {
  if (!/[\\/](server|domain|contract)[\\/]/.test(file)) return;
  clearTimeout(restart);
  restart = setTimeout(restartApi, 200);
});

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await server?.stop();
    process.exit(0);
  });

async function startApi() {
  const { startServer } = await sources.ssrLoadModule('/server/start.ts');
  const { readSettings } = await sources.ssrLoadModule('/server/settings.ts');
  const started = await startServer(readSettings(process.env), {
    appDirectory: null,
    logs: { log: console.error, logRequest: null },
  });
  await started.app.listen({ host: 'localhost', port: apiPort });
  return started;
}

async function restartApi() {
  try {
    await server?.stop();
    server = null;
    sources.moduleGraph.invalidateAll();
    server = await startApi();
    console.info('API restarted.');
  } catch (error) {
    console.error('The API could not restart:', error);
  }
}
