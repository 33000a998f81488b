import { createBrowserInspector } from '@statelyai/inspect';
import { redacted } from './redacted';

const DEPTH = 30;

/**
 * `?inspect` opens the Stately inspector, in development only: only a development-only import loads this
 * file.
 */
export function openInspector() {
  return createBrowserInspector({
    serializationDepthLimit: DEPTH,
    serialize: (event) => redacted(JSON.parse(JSON.stringify(event))) as typeof event,
  }).inspect;
}
