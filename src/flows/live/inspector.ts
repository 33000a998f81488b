import { createBrowserInspector } from '@statelyai/inspect';
import { redacted } from './redacted';

const DEPTH = 30;

/** `?inspect` opens the Stately inspector. Development only: the caller imports this file nowhere else. */
export function openInspector() {
  return createBrowserInspector({
    serializationDepthLimit: DEPTH,
    serialize: (event) => redacted(JSON.parse(JSON.stringify(event))) as typeof event,
  }).inspect;
}
