import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import Piscina from 'piscina';
import type { Language } from './language';
import { etagOf, type Page } from './page';
import type { Boot } from './shop';

/** `view`: the visitor's place, module and diet, from the cookie. `null`: the visitor has none. */
export type RenderRequest = { inlined: Boot; language: Language; path: string; view: string | null };
type Rendered = { html: string; market: string };
/** Lets the rendered app read data from this server's own API. */
export type Read = (
  address: string,
  headers: Record<string, string>,
) => Promise<{ status: number; body: unknown }>;

type RenderPool = {
  /** Returns the number of renderings that wait or run. */
  waiting(): number;
  render(request: RenderRequest): Promise<Rendered>;
  compress(html: string): Promise<Page>;
  close(): Promise<void>;
};

/** One thread, because the catalogue of texts is global. The other cores serve the API and the database. */
const THREADS = 1;
/**
 * The maximum number of tasks in the queue. It is more than `createPageRenderer` admits. Each rendering takes
 * two tasks.
 */
const MAX_QUEUED = 50;
/** Milliseconds after which a rendering counts as hung. Its thread is then replaced. */
const HANGS_AFTER = 15_000;
/** The maximum memory of a thread, in megabytes. The app itself takes about 40. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/**
 * Renders pages in a worker thread. `app`: the path of the app that was built for the server. The thread
 * starts with the first rendering.
 */
export function renderPool({ app, read }: { app: string; read: Read }): RenderPool {
  let pool: Piscina | null = null;
  let waiting = 0;
  const started = () => {
    pool ??= new Piscina({
      filename: fileURLToPath(new URL('./render-worker.mjs', import.meta.url)),
      workerData: { app },
      minThreads: THREADS,
      maxThreads: THREADS,
      concurrentTasksPerWorker: 1,
      maxQueue: MAX_QUEUED,
      // With atomics, a waiting worker would block its event loop, and with it the timers that a rendering
      // has left behind.
      atomics: 'disabled',
      resourceLimits: MEMORY,
      // In development mode, React's checks would take most of the rendering time.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return pool;
  };
  return {
    waiting: () => waiting,
    async render(request) {
      waiting += 1;
      const { port1: near, port2: port } = new MessageChannel();
      answerReads(near, read);
      try {
        const task = { request, port };
        const signal = AbortSignal.timeout(HANGS_AFTER);
        return await started().run(task, { transferList: [port], signal });
      } finally {
        near.close();
        waiting -= 1;
      }
    },
    async compress(html) {
      const { plain, br, gzip } = await started().run({ html });
      return { etag: etagOf(plain), plain: bufferOf(plain), br: bufferOf(br), gzip: bufferOf(gzip) };
    },
    close: async () => pool?.destroy(),
  };
}

type Question = { id: number; address: string; headers: Record<string, string> };

function answerReads(port: MessagePort, read: Read): void {
  port.on('message', async ({ id, address, headers }: Question) => {
    try {
      port.postMessage({ id, answer: await read(address, headers) });
    } catch (error) {
      port.postMessage({ id, failure: String(error) });
    }
  });
}

/** Converts bytes from another thread, which arrive as `Uint8Array`, to a `Buffer`. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
