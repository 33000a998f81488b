// npm start: prepares a fresh clone, and then serves app and API on one port.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
await import('../dist/server/main.mjs');
