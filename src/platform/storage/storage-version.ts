import type { KeyValueStore } from './browser-store';
import { forgetDrafts } from './drafts';
import { clearActivity } from './recent-activity';

const KEY = 'souk_version';
/** The version of the stored format. Increase it when the format of drafts or recent activity changes. */
const VERSION = '1';

/**
 * Removes stored data of other versions. Keys of the specification are excluded, because their format never
 * changes [STO-03].
 */
export function matchVersion(store: KeyValueStore): void {
  const known = store.read(KEY);
  if (known === VERSION) return;
  if (known !== null) {
    clearActivity();
    forgetDrafts();
  }
  store.write(KEY, VERSION);
}
