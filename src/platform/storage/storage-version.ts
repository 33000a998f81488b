import type { KeyValueStore } from './browser-store';
import { forgetDrafts } from './drafts';
import { forgetTraces } from './traces';

const KEY = 'souk_version';
/** Raised when the form of a trace or of a draft changes. */
const VERSION = '1';

/** What another version of the app has remembered in a form of its own is forgotten; the client's keys keep their form [STO-03]. */
export function matchVersion(store: KeyValueStore): void {
  const known = store.read(KEY);
  if (known === VERSION) return;
  if (known !== null) {
    forgetTraces();
    forgetDrafts();
  }
  store.write(KEY, VERSION);
}
