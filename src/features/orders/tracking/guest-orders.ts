import { keepTrace, readTrace } from '../../../platform/storage/traces';

/** What finds an order again without an account. */
export type GuestOrder = { id: number; phone: string };

const MOST = 20;

const isGuestOrder = (value: unknown): value is GuestOrder => {
  const { id, phone } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(id) && Number(id) > 0 && typeof phone === 'string' && phone !== '';
};

/** The orders of this device's guest, the last first; what is broken counts as none [ORD-20, STO-02]. */
export function guestOrders(): GuestOrder[] {
  const kept = readTrace('guest_orders');
  return Array.isArray(kept) ? kept.filter(isGuestOrder).slice(0, MOST) : [];
}

export const guestOrder = (id: number): GuestOrder | null =>
  guestOrders().find((order) => order.id === id) ?? null;

export const keepGuestOrder = ({ id, phone }: GuestOrder): void =>
  void keepTrace(
    'guest_orders',
    [{ id, phone }, ...guestOrders().filter((other) => other.id !== id)].slice(0, MOST),
  );
