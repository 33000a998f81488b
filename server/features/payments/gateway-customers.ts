import { randomBytes } from 'node:crypto';
import { type Queryable, timestamp } from '../../db/database';
import { type CustomerRecords, GoneCustomerError, type PaymentServices } from './gateway';

type Payer = {
  database: Queryable;
  gateway: string;
  records: CustomerRecords;
  customerId: number;
  /** The real time. The shop's time is frozen in the demo. */
  now: number;
  report: (message: string, error: unknown) => void;
};

/**
 * Opens a payment page with the customer's record at the gateway, which holds the saved cards. If the gateway
 * has deleted the record, a new one is created. If that fails too, the page has no saved cards, because the
 * payment must still be possible.
 */
export async function withGatewayCustomer<Result>(
  payer: Payer,
  open: (reference: string | null) => Promise<Result>,
): Promise<Result> {
  const reference = await recordOf(payer);
  try {
    return await open(reference);
  } catch (error) {
    if (!(error instanceof GoneCustomerError) || reference === null) throw error;
    await forgetRecord(payer, reference);
    return open(await recordOf(payer));
  }
}

type Row = { creation_key: string; reference: string | null };

/**
 * Returns the gateway's id of the customer's record. Concurrent calls send the same key, so they create one
 * record.
 */
async function recordOf(payer: Payer): Promise<string | null> {
  const { database, gateway, records, customerId, now, report } = payer;
  await database.query(
    `insert into gateway_customers (customer_id, gateway, creation_key, created_at)
    values ($1, $2, $3, $4::timestamptz) on conflict (customer_id, gateway) do nothing`,
    [customerId, gateway, randomBytes(24).toString('base64url'), timestamp(now)],
  );
  const [row] = await database.query<Row>(
    'select creation_key, reference from gateway_customers where customer_id = $1 and gateway = $2',
    [customerId, gateway],
  );
  if (row === undefined || row.reference !== null) return row?.reference ?? null;
  const created = await records.create({ customerId, key: row.creation_key }).catch((error: unknown) => {
    report('The payment gateway did not create a customer', error);
    return null;
  });
  if (created === null) return null;
  await database.query('update gateway_customers set reference = $2 where creation_key = $1', [
    row.creation_key,
    created,
  ]);
  return created;
}

/**
 * Forgets the record and its idempotency key. With the old key, the gateway would return the deleted record
 * again.
 */
const forgetRecord = ({ database, gateway, customerId }: Payer, gone: string): Promise<unknown> =>
  database.query(
    `update gateway_customers set reference = null, creation_key = $4
    where customer_id = $1 and gateway = $2 and reference = $3`,
    [customerId, gateway, gone, randomBytes(24).toString('base64url')],
  );

type ErasureJob = {
  database: Queryable;
  payments: PaymentServices;
  wallClock: () => number;
  report: (error: unknown) => void;
};

const PAUSE = 60_000;
/** How long the creation of a record may last while its account is deleted, in milliseconds. */
const LONGEST_CREATION = 60 * 60_000;

/** Deletes the records of deleted accounts at their gateway, with the saved cards [PROF-08]. */
export async function eraseGatewayCustomers({
  database,
  payments,
  wallClock,
  report,
}: ErasureJob): Promise<void> {
  const now = wallClock();
  await database.query(
    `delete from gateway_customers
    where customer_id is null and reference is null and created_at <= $1::timestamptz`,
    [timestamp(now - LONGEST_CREATION)],
  );
  const erasable = Object.entries(payments.gateways).filter(([, { customers }]) => customers !== undefined);
  const due = await database.query<{ id: number; gateway: string; reference: string }>(
    `update gateway_customers set retry_at = $2::timestamptz
    where id in (
      select id from gateway_customers
      where customer_id is null and reference is not null and gateway = any($3::text[])
        and (retry_at is null or retry_at <= $1::timestamptz)
      order by id limit 20 for update skip locked
    ) returning id, gateway, reference`,
    [timestamp(now), timestamp(now + PAUSE), erasable.map(([gateway]) => gateway)],
  );
  for (const { id, gateway, reference } of due)
    try {
      await payments.gateways[gateway]?.customers?.remove(reference);
      await database.query('delete from gateway_customers where id = $1', [id]);
    } catch (error) {
      // A later run tries this record again. The other records continue.
      report(error);
    }
}
