import type { RecordedPath, Take } from './recorded.types';

export type PathRequest = { take: Take; language: 'en' | 'ar' };

let worker: Worker | null = null;

const started = () => new Worker(new URL('./recorded.worker.ts', import.meta.url), { type: 'module' });

/** Downloads the worker, so that the path is there soon after "Stop". */
export function prepareWorker(): void {
  worker ??= started();
}

/** Computes a path in the worker. A newer request replaces one that is still running. */
export function pathOf(request: PathRequest, signal: AbortSignal): Promise<RecordedPath | null> {
  const own = worker ?? started();
  worker = own;
  return new Promise((resolve, reject) => {
    const leave = () => {
      own.terminate();
      if (worker === own) worker = null;
    };
    own.addEventListener('message', ({ data }) => resolve(data), { signal });
    own.addEventListener(
      'error',
      () => {
        leave();
        reject(new Error('The worker of recorded paths failed'));
      },
      { signal },
    );
    signal.addEventListener('abort', leave);
    own.postMessage(request);
  });
}
