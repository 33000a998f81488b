import type { QuantityRefusal } from '../../domain/cart';
import { refusalsOf } from '../shared/failure';

type ServerRefusal = QuantityRefusal | 'otherStore';

/** Refusals that the customer can do something about, as the contract spells them. */
const REFUSALS: Readonly<Record<string, ServerRefusal>> = {
  other_store: 'otherStore',
  out_of_stock: 'outOfStock',
  out_of_limit: 'outOfLimit',
};

/** The server may know better than the page: another tab or customer was faster. `ApiError` has this shape. */
export function serverRefusal(error: unknown): ServerRefusal | null {
  const known = refusalsOf(error).map(({ code }) => REFUSALS[code]);
  return known.find((refusal) => refusal !== undefined) ?? null;
}

export function serverQuantityRefusal(error: unknown): QuantityRefusal | null {
  const refusal = serverRefusal(error);
  return refusal === 'otherStore' ? null : refusal;
}
