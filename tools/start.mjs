// npm start: prepares a fresh clone, then serves app and API on one port.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
await import('../dist/server/main.mjs');
