import type { TestServer } from '../../support/server';

/** Matches personal data that must be gone after an order was erased. */
export const SAID = /Nour|Palm|50999|secret/i;

/** Every table about orders. */
export const ORDER_TABLES = [
  'orders',
  'order_refunds',
  'order_pictures',
  'order_positions',
  'offline_payments',
  'gateway_payments',
  'prescriptions',
  'parcels',
  'reviews',
  'courier_reviews',
  'coupon_uses',
  'order_lines',
] as const;

/** Fills all records of an order with personal data, except those that a review or a refund request creates. */
export async function addRecords(
  { database }: TestServer,
  id: number,
  customerId: number | null = null,
): Promise<void> {
  const statements: [string, ...unknown[]][] = [
    [
      `update orders set note = 'Secret', delivery_instruction = 'Secret', pin = '4821',
      unavailable_item_note = 'Secret', cancellation_reason = '{"en": "A secret reason"}',
      cancellation_note = 'Secret', guest_hash = coalesce(guest_hash, '\\x01'), request_hash = '\\x02',
      idempotency_key = 'secret-key-' || id where id = $1`,
    ],
    [
      `insert into parcels (order_id, category_id, sender, receiver, payer, instruction, receiver_token,
        return_asked_at, return_reason, return_note, return_pin, return_fee)
      select $1, id, '{"name": "Nour"}', '{"address": "5 Palm Street"}', 'sender', 'Secret',
        repeat('secret', 6) || $1::int, now(), '{"en": "Secret"}', 'Secret', '4821', 300 from parcel_categories limit 1`,
    ],
    [`update order_lines set note = 'Secret' where order_id = $1`],
    [`insert into order_positions values ($1, 25.2, 55.2, now(), null)`],
    [`insert into prescriptions (order_id, image) values ($1, '/pictures/orders/secret.jpg')`],
    [
      `insert into offline_payments (order_id, method_id, answers, note, created_at, updated_at)
      select $1, id, '{"account": "Nour Test"}', 'From my secret account', now(), now() from offline_methods limit 1`,
    ],
    [
      `insert into gateway_payments (id, order_id, gateway, amount, status, link, callback, reference, created_at)
      values ('payment-' || $1::int, $1, 'demo', 1740, 'paid', 'https://pay.example/secret',
        'https://souk.example/track?contact_number=%2B971509998877', 'ref-' || $1::int, now())`,
    ],
    [
      `insert into order_payments (order_id, method, amount, status) values ($1, 'digital_payment', 1740, 'paid')`,
    ],
    [
      `insert into coupon_uses (coupon_id, customer_id, phone, order_id)
      select id, $2, '+971509998877', $1 from coupons order by id limit 1`,
      customerId,
    ],
  ];
  for (const [sql, ...more] of statements) await database.query(sql, [id, ...more]);
}

/** The order's rows with their table. */
export async function recordsOf({ database }: TestServer, id: number): Promise<[string, string][]> {
  const found = await Promise.all(
    ORDER_TABLES.map(async (table): Promise<[string, string][]> => {
      const rows = await database.query<{ row: string }>(
        `select to_jsonb(kept)::text as row from ${table} kept where ${table === 'orders' ? 'id' : 'order_id'} = $1`,
        [id],
      );
      return rows.map(({ row }) => [table, row]);
    }),
  );
  return found.flat();
}
