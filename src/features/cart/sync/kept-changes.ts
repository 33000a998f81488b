import type { KeptWish } from '../../../../machines/cart/cart.types';

export type Owner = { secret: string | null; moduleId: number | null };

const MOST = 100;

/** For the same person in the same market only [CART-65, CART-68]. Null: there is nothing to keep, or nobody to keep it for. */
export function toText(wishes: readonly KeptWish[], owner: Owner): string | null {
  const name = nameOf(owner);
  return wishes.length > 0 && name !== null ? JSON.stringify({ owner: name, wishes }) : null;
}

/** Read as if a stranger had written it. */
export function fromText(text: string | null, owner: Owner): KeptWish[] {
  try {
    const kept = JSON.parse(text ?? '') as { owner?: unknown; wishes?: unknown };
    const isOwn = typeof kept.owner === 'string' && kept.owner === nameOf(owner);
    return isOwn && Array.isArray(kept.wishes) && kept.wishes.length <= MOST
      ? kept.wishes.flatMap(parseWish)
      : [];
  } catch {
    return [];
  }
}

/** Tells people apart without writing their secrets down once more. */
function nameOf({ secret, moduleId }: Owner): string | null {
  if (secret === null || moduleId === null) return null;
  let hash = 0;
  for (const letter of secret) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `${(hash >>> 0).toString(36)}.${moduleId}`;
}

function parseWish(value: unknown): KeptWish[] {
  const { lineId, quantity, name, ifUnavailable } = (value ?? {}) as Partial<Record<keyof KeptWish, unknown>>;
  if (!isCount(lineId) || !isCount(quantity) || typeof name !== 'string') return [];
  const isInstruction = ifUnavailable === 'replace' || ifUnavailable === 'remove' || ifUnavailable === 'call';
  return [{ lineId, quantity, name, ...((isInstruction || ifUnavailable === null) && { ifUnavailable }) }];
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9_999_999_999;
