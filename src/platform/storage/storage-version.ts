import type { KeyValueStore } from './browser-store';
import { forgetDrafts } from './drafts';
import { clearActivity } from './recent-activity';

const KEY = 'souk_version';
/** Increase it when the format of drafts or recent activity changes. */
const VERSION = '1';

/** Removes data of other versions. The specification's keys keep their format [STO-03]. */
export function matchVersion(store: KeyValueStore): void {
  const known = store.read(KEY);
  if (known === VERSION) return;
  if (known !== null) {
    clearActivity();
    forgetDrafts();
  }
  store.write(KEY, VERSION);
}
