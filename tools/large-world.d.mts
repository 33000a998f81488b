type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
export function multiplyWorld(ask: Ask, size: { stores: number; items: number }): Promise<void>;
export function multiplyRental(
  ask: Ask,
  size: { providers: number; vehicles: number; bookings: number },
): Promise<void>;
