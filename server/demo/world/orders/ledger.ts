import { sinceT0 } from '../t0';
import type { WorldTable } from '../world.types';

type Held = { account: string; amount: number; orderId: number | null };

/** What the demo's people and orders have from the beginning, as the ledger writes it. */
export function openingBalances(customers: WorldTable, orders: WorldTable): WorldTable[] {
  const held = [
    ...customers.rows.map(({ id, wallet_balance }) => ({
      account: `wallet:${id}`,
      amount: Number(wallet_balance),
      orderId: null,
    })),
    ...orders.rows.map(({ id, paid }) => ({
      account: `order:${id}`,
      amount: Number(paid),
      orderId: Number(id),
    })),
  ].filter(({ amount }) => amount > 0);
  return [
    { table: 'ledger_postings', rows: held.map(postingOf) },
    { table: 'ledger_entries', rows: held.flatMap(entriesOf) },
  ];
}

const postingOf = ({ account, orderId }: Held, index: number) => ({
  id: -1 - index,
  kind: 'opening',
  order_id: orderId,
  reference: `opening:${account}`,
  created_at: sinceT0(0),
});

const entriesOf = ({ account, amount }: Held, index: number) => [
  { posting_id: -1 - index, account, amount },
  { posting_id: -1 - index, account: 'opening', amount: -amount },
];
