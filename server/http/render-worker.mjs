// Renders and compresses pages in a worker thread, so that rendering never blocks the API. When the rendered
// app reads data, the main thread responds over the message port of the task.

import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @type {Promise<{ renderApp(request: object): Promise<{ html: string, market: string }> }> | null} */
let app = null;

/**
 * @param {{ request: object, port: import('node:worker_threads').MessagePort }} task
 * @returns {Promise<{ html: string, market: string }>}
 */
async function render({ request, port }) {
  app ??= import(/* @vite-ignore */ pathToFileURL(workerData.app).href);
  const { renderApp } = await app;
  try {
    return await renderApp({ ...request, read: readerOver(port) });
  } finally {
    port.close();
  }
}

/** @param {import('node:worker_threads').MessagePort} port */
function readerOver(port) {
  /** @type {Map<number, { resolve(answer: unknown): void, reject(error: Error): void }>} */
  const waiting = new Map();
  port.on('message', ({ id, answer, failure }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) resolve(answer);
    else reject(new Error(failure));
  });
  let last = 0;
  /** @param {string} address @param {Record<string, string>} headers */
  return (address, headers) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      port.postMessage({ id: last, address, headers });
    });
}

/** @param {string} html */
function compress(html) {
  const plain = Buffer.from(html);
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(plain),
  };
}

/** @param {{ html: string } | { request: object, port: import('node:worker_threads').MessagePort }} task */
export default (task) => ('html' in task ? compress(task.html) : render(task));
