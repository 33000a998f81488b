import { readActivity, saveActivity } from '../../../platform/storage/recent-activity';

/** The data of the last read order, which the list of this device shows. */
type Face = {
  store?: string | undefined;
  imageUrl?: string | null;
  placedAt?: string;
  items?: readonly string[];
};

/** An order that this device stores. `phone` may also be an email address. */
export type GuestOrder = Face & { id: number; phone: string; isOver?: boolean };

const MAX = 20;

const isGuestOrder = (value: unknown): value is GuestOrder => {
  const { id, phone, ...face } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(id) && Number(id) > 0 && typeof phone === 'string' && phone !== '' && isFace(face);
};

const isFace = ({ store, imageUrl, placedAt, items }: Record<string, unknown>): boolean =>
  [store, imageUrl ?? undefined, placedAt].every((text) => text === undefined || typeof text === 'string') &&
  (items === undefined || (Array.isArray(items) && items.every((name) => typeof name === 'string')));

/** Stores the orders of this device's guest, newest first. Invalid values are dropped [ORD-20, STO-02]. */
function guestListOf(trace: 'guest_orders' | 'guest_trips') {
  const all = (): GuestOrder[] => {
    const stored = readActivity(trace);
    return Array.isArray(stored) ? stored.filter(isGuestOrder).slice(0, MAX) : [];
  };
  return {
    all,
    one: (id: number): GuestOrder | null => all().find((order) => order.id === id) ?? null,
    keep: (order: GuestOrder): void =>
      void saveActivity(trace, [order, ...all().filter(({ id }) => id !== order.id)].slice(0, MAX)),
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
