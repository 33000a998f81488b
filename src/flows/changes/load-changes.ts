import { readProduct } from '../products';
import type { Changes } from './changes.types';

let loading: Promise<Changes | null> | null = null;

/** `npm run flows -- --since <commit>` writes the comparison. `null`: there is no comparison. */
export function loadChanges(): Promise<Changes | null> {
  loading ??= readProduct<Changes>('changes/all.json');
  return loading;
}
