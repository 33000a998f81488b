import { sinceT0 } from '../t0';
import type { WorldTable } from '../world.types';

type DemoTransaction = {
  account: string;
  amount: number;
  orderId: number | null;
  tripId: number | null;
  kind: string;
  from: string;
  reference: string | null;
  at: string;
};

/** Maps the demo's transaction types to the entry kinds of the ledger. */
const KINDS: Readonly<Record<string, string>> = {
  order_place: 'order_payment',
  order_refund: 'order_refund',
  add_fund: 'add_fund',
  bonus: 'fund_bonus',
  cashback: 'cashback',
  loyalty_point: 'points_to_money',
  referrer: 'referral',
};
const POINT_KINDS: Readonly<Record<string, string>> = {
  order_place: 'points_earned',
  point_to_wallet: 'points_spent',
};

/** Transactions whose label is the number of an order. */
const OF_ORDERS = ['order_place', 'order_refund'];

type People = { customers: WorldTable; money: WorldTable; points: WorldTable };

/** Returns ledger entries for the balances that customers, orders and trips of the demo start with. */
export function openingBalances(
  { customers, money, points }: People,
  orders: WorldTable,
  trips: WorldTable,
): WorldTable[] {
  const isListed = (table: WorldTable, id: unknown) => table.rows.some((row) => row.customer_id === id);
  const moved = (table: WorldTable, account: string, kinds: Readonly<Record<string, string>>, from: string) =>
    table.rows.map(({ customer_id, type, credit, debit, reference, created_at }): DemoTransaction => {
      const orderId = OF_ORDERS.includes(String(type)) ? Number(reference) : null;
      const isPoints = account === 'points';
      return {
        account: `${account}:${customer_id}`,
        amount: Number(credit) - Number(debit),
        orderId,
        tripId: null,
        kind: kinds[String(type)] ?? 'opening',
        from: orderId === null || isPoints ? from : `order:${orderId}`,
        reference: isPoints && orderId !== null ? `points:order:${orderId}` : null,
        at: String(created_at),
      };
    });
  const opened = (rows: WorldTable['rows'], prefix: string, column: string, from: string) =>
    rows.map(
      (row): DemoTransaction => ({
        account: `${prefix}:${row.id}`,
        amount: Number(row[column]),
        orderId: prefix === 'order' ? Number(row.id) : null,
        tripId: prefix === 'trip' ? Number(row.id) : null,
        kind: 'opening',
        from,
        reference: `opening:${prefix}:${row.id}`,
        at: String(sinceT0(0)),
      }),
    );
  const transactions = [
    ...moved(money, 'wallet', KINDS, 'opening'),
    ...moved(points, 'points', POINT_KINDS, 'points'),
    ...opened(
      customers.rows.filter(({ id }) => !isListed(money, id)),
      'wallet',
      'wallet_balance',
      'opening',
    ),
    ...opened(
      customers.rows.filter(({ id }) => !isListed(points, id)),
      'points',
      'loyalty_points',
      'points',
    ),
    ...opened(
      orders.rows.filter(({ payment_method }) => payment_method !== 'wallet'),
      'order',
      'paid',
      'opening',
    ),
    ...opened(trips.rows, 'trip', 'paid', 'opening'),
  ].filter(({ amount }) => amount !== 0);
  const idAt = (index: number) => index - transactions.length;
  return [
    {
      table: 'ledger_postings',
      rows: transactions.map(({ kind, orderId, tripId, reference, at }, index) => ({
        id: idAt(index),
        kind,
        order_id: orderId,
        trip_id: tripId,
        reference,
        created_at: at,
      })),
    },
    {
      table: 'ledger_entries',
      rows: transactions.flatMap(({ account, amount, from }, index) => [
        { posting_id: idAt(index), account, amount },
        { posting_id: idAt(index), account: from, amount: -amount },
      ]),
    },
  ];
}
