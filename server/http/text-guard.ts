import { refuse } from './errors';
import { MESSAGES } from './messages';

/** Half of a pair, and the zero character: no database column and no JSON text can hold them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Refuses what no text column could store, anywhere in the input, keys included. */
export function assertText(value: unknown): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) refuse(403, 'invalid', MESSAGES.badText);
  } else if (Array.isArray(value)) {
    value.forEach(assertText);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      assertText(key);
      assertText(inner);
    }
  }
}
