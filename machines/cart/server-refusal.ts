import type { QuantityRefusal } from '../../domain/cart';

type ServerRefusal = QuantityRefusal | 'otherStore';

/** Refusals that the customer can do something about, as the contract spells them. */
const REFUSALS: Readonly<Record<string, ServerRefusal>> = {
  other_store: 'otherStore',
  out_of_stock: 'outOfStock',
  out_of_limit: 'outOfLimit',
};

/** The server may know better than the page: another tab or customer was faster. `ApiError` has this shape. */
export function serverRefusal(error: unknown): ServerRefusal | null {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return null;
  const entries: unknown[] = Array.isArray(error.errors) ? error.errors : [];
  for (const entry of entries) {
    const code = typeof entry === 'object' && entry !== null && 'code' in entry ? String(entry.code) : '';
    const refusal = REFUSALS[code];
    if (refusal) return refusal;
  }
  return null;
}

export function serverQuantityRefusal(error: unknown): QuantityRefusal | null {
  const refusal = serverRefusal(error);
  return refusal === 'otherStore' ? null : refusal;
}
