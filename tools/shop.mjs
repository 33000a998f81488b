// npm run shop: imports a shop's files into the database or exports them.
import { ensureReady } from './setup.mjs';

ensureReady();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();
await import('../dist/server/shop.mjs');
