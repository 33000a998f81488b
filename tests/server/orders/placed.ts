import type { OrderKind, OrderStatus } from '../../../domain/order-states';
import { T0 } from '../../../server/demo/world/t0';
import { hashOf } from '../../../server/features/shared/secrets';
import type { TestServer } from '../../support/server';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type Line = { itemId: number | null; name?: string; quantity?: number; unit?: number; selection?: object };
type Given = {
  customerId?: number | null;
  guestId?: string | null;
  status?: OrderStatus;
  type?: OrderKind;
  storeId?: number;
  moduleId?: number;
  phone?: string;
  email?: string | null;
  method?: string;
  paid?: number;
  pin?: string | null;
  courierId?: number | null;
  /** Milliseconds since the order was placed, and since it reached each further state. */
  placedAgo?: number;
  deliveredAgo?: number;
  lines?: Line[];
};

export const SHAWARMA = 102;
export const WINGS = 103;
export const OLIVE_BRANCH = 2;

/** Inserts an order as the checkout would; by default two shawarmas from the store of the demo's order 2. */
export async function newOrder({ database }: TestServer, given: Given): Promise<number> {
  const {
    placedAgo = HOUR,
    status = 'pending',
    type = 'delivery',
    lines = [{ itemId: SHAWARMA, quantity: 2 }],
  } = given;
  const items = lines.reduce((sum, { quantity = 1, unit = 720 }) => sum + quantity * unit, 0);
  const fee = type === 'take_away' ? 0 : 300;
  const placed = new Date(T0 - placedAgo).toISOString();
  const [order] = await database.query<{ id: number }>(
    `insert into orders (
      customer_id, guest_hash, module_id, zone_id, store_id, type, status, payment_method, payment_status, contact_name,
      contact_phone, contact_email, destination, distance_metres, items_amount, delivery_charge, total, paid, pin,
      courier_id, created_at, updated_at
    ) values ($1, $2, $3, 1, $4, $5, $6, $7, $8, 'Nour Test', $9, $10, $11, 3000, $12, $13, $14, $15, $16, $17, $18, $18)
    returning id`,
    [
      given.customerId ?? null,
      given.guestId ? hashOf(given.guestId) : null,
      given.moduleId ?? 1,
      given.storeId ?? OLIVE_BRANCH,
      type,
      status,
      given.method ?? 'cash_on_delivery',
      (given.paid ?? 0) >= items + fee ? 'paid' : given.paid ? 'partially_paid' : 'unpaid',
      given.phone ?? '+971509998877',
      given.email ?? null,
      type === 'take_away'
        ? null
        : JSON.stringify({
            address: '5 Palm Street',
            lat: 25.2,
            lng: 55.2,
            road: null,
            house: '7',
            floor: null,
          }),
      items,
      fee,
      items + fee,
      given.paid ?? 0,
      given.pin ?? null,
      given.courierId ?? null,
      placed,
    ],
  );
  const id = order?.id ?? 0;
  for (const { itemId, name = 'Lamb Shawarma', quantity = 1, unit = 720, selection } of lines)
    await database.query(
      `insert into order_lines (order_id, item_id, name, quantity, selection, unit_full, unit_price, total)
      values ($1, $2, $3, $4, $5, $6, $6, $7)`,
      [
        id,
        itemId,
        JSON.stringify({ en: name, ar: name }),
        quantity,
        JSON.stringify(selection ?? { options: [], groups: [], addOns: {} }),
        unit,
        unit * quantity,
      ],
    );
  await database.query(
    `insert into order_status_changes (order_id, status, at) values ($1, 'pending', $2)
    ${given.deliveredAgo === undefined ? '' : ", ($1, 'delivered', $3)"}`,
    [
      id,
      placed,
      ...(given.deliveredAgo === undefined ? [] : [new Date(T0 - given.deliveredAgo).toISOString()]),
    ],
  );
  return id;
}

export const stateOf = async ({ database }: TestServer, id: number): Promise<OrderStatus> => {
  const [row] = await database.query<{ status: OrderStatus }>('select status from orders where id = $1', [
    id,
  ]);
  return row?.status ?? 'failed';
};
