import { createActor } from 'xstate';
import type { Take } from './recorded.types';
import { listen } from './recording.actors';
import { recordingMachine } from './recording.machine';

const KEY = 'souk-flow-recording';
type Kept = { isOngoing: boolean; takes: readonly Take[] };
const NOTHING: Kept = { isOngoing: false, takes: [] };

/** One recording per tab of the gallery. It continues in other views and after a reload. */
export const recorder = createActor(recordingMachine.provide({ actors: { listen } }), { input: read() });
recorder.subscribe((now) => keep({ isOngoing: now.matches('recording'), takes: now.context.takes }));
recorder.start();

function read(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked. The recording then ends with the page.
  }
}
