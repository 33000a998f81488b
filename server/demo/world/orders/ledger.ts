import { sinceT0 } from '../t0';
import type { WorldTable } from '../world.types';

type Held = { account: string; amount: number; orderId: number | null; tripId: number | null };

/** What the demo's people, orders and trips have from the beginning, as the ledger writes it. */
export function openingBalances(customers: WorldTable, orders: WorldTable, trips: WorldTable): WorldTable[] {
  const held = [
    ...customers.rows.map(({ id, wallet_balance }) => ({
      account: `wallet:${id}`,
      amount: Number(wallet_balance),
      orderId: null,
      tripId: null,
    })),
    ...orders.rows.map(({ id, paid }) => ({
      account: `order:${id}`,
      amount: Number(paid),
      orderId: Number(id),
      tripId: null,
    })),
    ...trips.rows.map(({ id, paid }) => ({
      account: `trip:${id}`,
      amount: Number(paid),
      orderId: null,
      tripId: Number(id),
    })),
  ].filter(({ amount }) => amount > 0);
  return [
    { table: 'ledger_postings', rows: held.map(postingOf) },
    { table: 'ledger_entries', rows: held.flatMap(entriesOf) },
  ];
}

const postingOf = ({ account, orderId, tripId }: Held, index: number) => ({
  id: -1 - index,
  kind: 'opening',
  order_id: orderId,
  trip_id: tripId,
  reference: `opening:${account}`,
  created_at: sinceT0(0),
});

const entriesOf = ({ account, amount }: Held, index: number) => [
  { posting_id: -1 - index, account, amount },
  { posting_id: -1 - index, account: 'opening', amount: -amount },
];
