// npm run shop: imports the files of a shop into the database, or exports them.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
await import('../dist/server/shop.mjs');
