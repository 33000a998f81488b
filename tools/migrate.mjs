// npm run migrate: brings the database of the settings up to date, without a server.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
await import('../dist/server/migrate.mjs');
