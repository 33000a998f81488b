import { keepTrace, readTrace } from '../../../platform/storage/traces';

/** What finds an order again without an account: its number, and its phone number or email. */
export type GuestOrder = { id: number; phone: string };

const MOST = 20;

const isGuestOrder = (value: unknown): value is GuestOrder => {
  const { id, phone } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(id) && Number(id) > 0 && typeof phone === 'string' && phone !== '';
};

/** What this device's guest has placed, the last first; what is broken counts as none [ORD-20, STO-02]. */
function keptFor(trace: 'guest_orders' | 'guest_trips') {
  const all = (): GuestOrder[] => {
    const kept = readTrace(trace);
    return Array.isArray(kept) ? kept.filter(isGuestOrder).slice(0, MOST) : [];
  };
  return {
    all,
    one: (id: number): GuestOrder | null => all().find((order) => order.id === id) ?? null,
    keep: ({ id, phone }: GuestOrder): void =>
      void keepTrace(trace, [{ id, phone }, ...all().filter((other) => other.id !== id)].slice(0, MOST)),
  };
}

export const { all: guestOrders, one: guestOrder, keep: keepGuestOrder } = keptFor('guest_orders');
/** Trips have numbers of their own, which are those of orders too. */
export const { all: guestTrips, one: guestTrip, keep: keepGuestTrip } = keptFor('guest_trips');
