// Runs the embedded database in its own thread, so that heavy statements do not block the server. Input:
// bytes of the PostgreSQL protocol, `{ dump: true }` or `{ close: true }`. Output: protocol bytes or the
// result.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** @type {{ directory: string | null, snapshot: string | null, code: WebAssembly.Module | null }} */
const { directory, snapshot, code } = workerData;
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/**
 * The size of the page cache. The default of 128 MB fills up while the demo's data is loaded and is never
 * freed.
 */
const PAGE_CACHE = ['-c', 'shared_buffers=32MB'];

const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...PAGE_CACHE],
  ...(directory === null ? {} : { dataDir: directory }),
  ...(snapshot === null ? {} : { loadDataDir: new Blob([await readFile(snapshot)]) }),
  ...(code === null ? {} : { pgliteWasmModule: code }),
  extensions: { pg_trgm },
});

/** @param {Uint8Array | { dump: true } | { close: true }} message */
async function answer(message) {
  if (message instanceof Uint8Array) {
    const bytes = await database.execProtocolRaw(message);
    // A copy is transferred, because the bytes may be a view of the database's own memory.
    const copy = bytes.slice();
    port.postMessage(copy, [copy.buffer]);
  } else if ('dump' in message) {
    const dump = await database.dumpDataDir('none');
    port.postMessage({ dumped: new Uint8Array(await dump.arrayBuffer()) });
  } else {
    await database.close();
    port.postMessage({ closed: true });
    port.close();
  }
}

/** The database has one connection, so its messages are processed one after the other. */
let queue = Promise.resolve();
port.on('message', (message) => {
  queue = queue
    .then(() => answer(message))
    .catch((error) => {
      port.postMessage({ failed: error instanceof Error ? error.message.slice(0, 500) : 'unknown' });
    });
});
port.postMessage({ ready: true });
