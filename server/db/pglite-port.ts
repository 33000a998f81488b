import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/**
 * The maximum size of new objects in megabytes. The worker only passes bytes on, and V8 would use 48 MB
 * before it frees them.
 */
const YOUNG_GENERATION = 8;

/** Messages of the worker, besides the bytes of the PostgreSQL protocol. */
type Notice = { ready: true } | { closed: true } | { failed: string } | { dumped: Uint8Array };

type EmbeddedPostgres = {
  /** Returns the stream for the only connection of the pool. */
  stream: () => Duplex;
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/**
 * Starts the embedded database in a worker. `directory: null`: in memory. `snapshot`: the result of an
 * earlier `dump`. `code`: compiled WebAssembly.
 */
export async function startEmbeddedPostgres(options: {
  directory: string | null;
  snapshot: string | null;
  code: WebAssembly.Module | null;
}): Promise<EmbeddedPostgres> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  });
  await nextNotice(worker, 'ready');
  return {
    stream: () => new WorkerStream(worker),
    async dump() {
      const notice = nextNotice(worker, 'dumped');
      worker.postMessage({ dump: true });
      return (await notice).dumped;
    },
    async close() {
      const notice = nextNotice(worker, 'closed');
      worker.postMessage({ close: true });
      await notice;
      await worker.terminate();
    },
  };
}

type NoticeOf<Key extends string> = Extract<Notice, { [key in Key]: unknown }>;

function nextNotice<Key extends 'ready' | 'closed' | 'dumped'>(
  worker: Worker,
  key: Key,
): Promise<NoticeOf<Key>> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      finish();
    };
    const onMessage = (message: Uint8Array | Notice) => {
      if (message instanceof Uint8Array) return;
      if (key in message) settle(() => resolve(message as NoticeOf<Key>));
      else if ('failed' in message) settle(() => reject(new Error(message.failed)));
    };
    const onError = (error: Error) => settle(() => reject(error));
    worker.on('message', onMessage);
    worker.on('error', onError);
  });
}

const TERMINATE = 0x58;

/** A socket for `pg` over the worker's message port. It needs no TCP port and no password. */
class WorkerStream extends Duplex {
  private readonly worker: Worker;

  constructor(worker: Worker) {
    super();
    this.worker = worker;
    worker.on('message', this.onMessage);
    worker.on('error', this.onFailure);
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(chunk);
    done();
  }

  /** Sends the messages of one statement (parse, bind, execute, sync) together. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.worker.off('message', this.onMessage);
    this.worker.off('error', this.onFailure);
    done(error);
  }

  private send(bytes: Buffer): void {
    if (bytes[0] === TERMINATE) {
      // Ends only this connection. The database keeps running.
      this.push(null);
      return;
    }
    const copy = new Uint8Array(bytes);
    this.worker.postMessage(copy, [copy.buffer]);
  }

  private readonly onMessage = (message: Uint8Array | Notice): void => {
    if (message instanceof Uint8Array) {
      if (message.length > 0) this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    } else if ('failed' in message) {
      this.destroy(new Error(message.failed));
    }
  };

  private readonly onFailure = (error: Error): void => {
    this.destroy(error);
  };
}
