import { readActivity, saveActivity } from '../../../platform/storage/recent-activity';

/**
 * An order that this device stores. `phone` may also be an email address. `store` is known once the order has
 * been read.
 */
export type GuestOrder = { id: number; phone: string; store?: string | undefined; isOver?: boolean };

const MOST = 20;

const isGuestOrder = (value: unknown): value is GuestOrder => {
  const { id, phone, store } = (value ?? {}) as Record<string, unknown>;
  const isNamed = store === undefined || typeof store === 'string';
  return Number.isInteger(id) && Number(id) > 0 && typeof phone === 'string' && phone !== '' && isNamed;
};

/** Stores the orders of this device's guest, newest first. Invalid values are dropped [ORD-20, STO-02]. */
function guestListOf(trace: 'guest_orders' | 'guest_trips') {
  const all = (): GuestOrder[] => {
    const stored = readActivity(trace);
    return Array.isArray(stored) ? stored.filter(isGuestOrder).slice(0, MOST) : [];
  };
  return {
    all,
    one: (id: number): GuestOrder | null => all().find((order) => order.id === id) ?? null,
    keep: ({ id, phone, store }: GuestOrder): void =>
      void saveActivity(
        trace,
        [{ id, phone, store }, ...all().filter((other) => other.id !== id)].slice(0, MOST),
      ),
    /** Marks an order as finished, so that the live bar stops requesting it [ORD-22]. */
    end: (id: number): void =>
      void saveActivity(
        trace,
        all().map((order) => (order.id === id ? { ...order, isOver: true } : order)),
      ),
  };
}

export const {
  all: guestOrders,
  one: guestOrder,
  keep: keepGuestOrder,
  end: endGuestOrder,
} = guestListOf('guest_orders');
/** Orders and trips are stored in separate lists, because their numbers overlap. */
export const {
  all: guestTrips,
  one: guestTrip,
  keep: keepGuestTrip,
  end: endGuestTrip,
} = guestListOf('guest_trips');
