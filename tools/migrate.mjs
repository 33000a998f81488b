// npm run migrate: migrates the configured database without starting a server.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
await import('../dist/server/migrate.mjs');
