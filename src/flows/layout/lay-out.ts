import ELK from 'elkjs/lib/elk-api';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import type { Drawing } from '../chart/chart.types';
import type { View } from '../chart/view.types';
import { draw, type Frame, type Layouter } from './draw';

type LayoutWorker = { elk: Layouter; broken: Promise<never> };

let current: LayoutWorker | null = null;

export async function layOut(view: View, frame: Frame): Promise<Drawing> {
  current ??= startWorker();
  try {
    return await Promise.race([draw(current.elk, view, frame), current.broken]);
  } catch (fault) {
    current = null;
    throw fault;
  }
}

/** Requests the worker's script, so that the service worker caches it for offline use. */
export async function preloadLayouter(): Promise<void> {
  try {
    await fetch(workerAddress);
  } catch {
    // Offline. The first layout requests the script again.
  }
}

function startWorker(): LayoutWorker {
  const worker = new Worker(workerAddress);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The layout worker failed')));
  });
  // Callers with a pending layout handle the rejection.
  broken.catch(() => {});
  return { elk: new ELK({ workerFactory: () => worker }), broken };
}
