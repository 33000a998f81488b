import { recordedPath } from 'virtual:flow-recorder';
import type { PathRequest } from './path-worker';

/** Computing a path explores its whole chart, which takes seconds. A worker keeps the page responsive. */
self.onmessage = ({ data: { take, language } }: MessageEvent<PathRequest>) => {
  self.postMessage(recordedPath(take, language));
};
