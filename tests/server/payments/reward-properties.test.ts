import { array, asyncProperty, assert as check, constantFrom, integer, oneof, record } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/connect';
import { T0 } from '../../../server/demo/world/t0';
import { transfer } from '../../../server/features/payments/ledger';
import { openTestDatabase, startTestApp, type TestServer } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { unbalanced } from '../checkout/orderer';
import { type Delivered, delivered, holdingsOf, refunded } from './deliveries';

let database: OpenDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestApp(database);
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

const happening = oneof(
  record({ kind: constantFrom('order' as const), quantity: integer({ min: 1, max: 12 }) }),
  record({ kind: constantFrom('refund' as const), at: integer({ min: 0, max: 5 }) }),
  record({ kind: constantFrom('convert' as const), points: integer({ min: 200, max: 600 }) }),
  record({ kind: constantFrom('spend' as const), who: constantFrom('friend' as const, 'referrer' as const) }),
);

/** Spends the whole balance of the wallet. Returns the amount. */
async function spendAll({ id }: Person): Promise<number> {
  const { money: amount } = await holdingsOf(server, { id });
  const out = { kind: 'wallet_closed', orderId: null, reference: null, now: T0 } as const;
  if (amount > 0)
    await database.transaction((tx) =>
      transfer(tx, { ...out, from: `wallet:${id}`, to: 'forfeited', amount }),
    );
  return amount;
}

/** Returns the points, the cashback and the referral reward that an order earned. */
async function broughtBy({ orderId }: Delivered): Promise<number> {
  const [row] = await database.query<{ brought: number }>(
    `select coalesce(sum(entry.amount), 0)::int as brought
    from ledger_postings posting join ledger_entries entry on entry.posting_id = posting.id
    where posting.order_id = $1 and posting.kind in ('points_earned', 'cashback', 'referral') and entry.amount > 0`,
    [orderId],
  );
  return row?.brought ?? 0;
}

it('rewards equal the rewards of the orders that were not refunded, for any sequence of events [WAL-10, REF-02, LOY-02]', async () => {
  await check(
    asyncProperty(array(happening, { minLength: 2, maxLength: 8 }), async (happenings) => {
      const friend = await newPerson(server);
      const referrer = await newPerson(server);
      await database.query('update customers set referred_by = $2 where id = $1', [friend.id, referrer.id]);
      const orders: Delivered[] = [];
      const back = new Set<Delivered>();
      const spent = { friend: 0, referrer: 0 };
      for (const one of happenings) {
        if (one.kind === 'order') orders.push(await delivered(server, friend, one));
        else if (one.kind === 'refund') {
          const order = orders[one.at];
          if (order && (await refunded(server, order.orderId))) back.add(order);
        } else if (one.kind === 'convert')
          await friend.send('POST', '/customer/loyalty-point/point-transfer', {
            body: { point: one.points },
          });
        else spent[one.who] += await spendAll(one.who === 'friend' ? friend : referrer);
      }
      expect(await unbalanced(server)).toEqual([]);
      // A point is worth one cent here, so converting points changes no total.
      const own = await holdingsOf(server, friend);
      let worth = 0;
      for (const order of orders) worth += back.has(order) ? order.total : await broughtBy(order);
      expect(own.money + own.points - own.debt + spent.friend).toBe(worth);
      // A reward counts until its order is refunded.
      const [stored] = await database.query<{ earned: number }>(
        `select coalesce(sum(amount), 0)::int as earned from referral_rewards
        where referrer_id = $1 and returned_at is null`,
        [referrer.id],
      );
      const theirs = await holdingsOf(server, referrer);
      expect(theirs.money - theirs.debt + spent.referrer).toBe(stored?.earned);
      const [refundedRewards] = await database.query<{ left: number }>(
        `select count(*)::int as left from referral_rewards reward join orders on orders.id = reward.order_id
        where orders.status = 'refunded' and reward.returned_at is null`,
      );
      expect(refundedRewards?.left).toBe(0);
    }),
    { numRuns: 20 },
  );
});
