/** The partner of a conversation. Support has no id. */
export type Partner =
  | { kind: 'store'; id: number }
  | { kind: 'courier'; id: number }
  | { kind: 'support'; id: null };

type PartnerType = 'vendor' | 'delivery_man' | 'admin';

const TYPES = { store: 'vendor', courier: 'delivery_man', support: 'admin' } as const;

export const SUPPORT: Partner = { kind: 'support', id: null };

export const typeOf = ({ kind }: Pick<Partner, 'kind'>): PartnerType => TYPES[kind];

type Row = { store_id: number | null; courier_id: number | null };

export function partnerIn({ store_id, courier_id }: Row): Partner {
  if (store_id !== null) return { kind: 'store', id: store_id };
  return courier_id === null ? SUPPORT : { kind: 'courier', id: courier_id };
}

/** Returns the partner of the request. `null`: the request names none. */
export function partnerNamed(type: PartnerType, id: number | null | undefined): Partner | null {
  if (type === 'admin') return SUPPORT;
  if (typeof id !== 'number') return null;
  return type === 'vendor' ? { kind: 'store', id } : { kind: 'courier', id };
}
