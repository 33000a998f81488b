import { LINE_NOTE_LENGTH } from '../../../../domain/cart';
import type { StoredChange } from '../../../../machines/cart/cart.types';

export type Owner = { secret: string | null; moduleId: number | null };

const MAX = 100;

/**
 * Converts the changes to text that only the same person in the same module can read back [CART-65, CART-68].
 * `null`: nothing to store, or no person.
 */
export function toText(changes: readonly StoredChange[], owner: Owner): string | null {
  const name = nameOf(owner);
  return changes.length > 0 && name !== null ? JSON.stringify({ owner: name, changes }) : null;
}

/** Parses the stored text, which is untrusted. */
export function fromText(text: string | null, owner: Owner): StoredChange[] {
  try {
    const stored = JSON.parse(text ?? '') as { owner?: unknown; changes?: unknown };
    const isOwn = typeof stored.owner === 'string' && stored.owner === nameOf(owner);
    return isOwn && Array.isArray(stored.changes) && stored.changes.length <= MAX
      ? stored.changes.flatMap(parseChange)
      : [];
  } catch {
    return [];
  }
}

/** Returns a name for the person, so that the secret is not stored a second time. */
function nameOf({ secret, moduleId }: Owner): string | null {
  if (secret === null || moduleId === null) return null;
  let hash = 0;
  for (const letter of secret) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `${(hash >>> 0).toString(36)}.${moduleId}`;
}

function parseChange(value: unknown): StoredChange[] {
  const { lineId, quantity, name, ifUnavailable, note } = (value ?? {}) as Partial<
    Record<keyof StoredChange, unknown>
  >;
  if (!isCount(lineId) || !isCount(quantity) || typeof name !== 'string') return [];
  const isInstruction = ifUnavailable === 'replace' || ifUnavailable === 'remove' || ifUnavailable === 'call';
  return [
    {
      lineId,
      quantity,
      name,
      ...((isInstruction || ifUnavailable === null) && { ifUnavailable }),
      ...((isNote(note) || note === null) && { note }),
    },
  ];
}

const isNote = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LINE_NOTE_LENGTH;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9_999_999_999;
