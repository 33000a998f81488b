// npm run shop: puts the files of a shop into the database, or writes them from it.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
await import('../dist/server/shop.mjs');
