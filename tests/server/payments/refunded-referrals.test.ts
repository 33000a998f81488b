import { expect, it } from 'vitest';
import type { WalletTransactionPage } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { transfer } from '../../../server/features/payments/ledger';
import type { RewardTerms } from '../../../server/features/payments/wallet/rewards';
import { shopConfig } from '../../../server/features/shared/site-config';
import { forEachDatabase, onDatabase, type TestServer } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { unbalanced } from '../checkout/orderer';
import { delivered, holdingsOf, refunded } from './deliveries';

type Server = () => TestServer;

const friendOfIn =
  (server: Server) =>
  async (referrer: Person): Promise<Person> => {
    const friend = await newPerson(server());
    await server().database.query('update customers set referred_by = $2 where id = $1', [
      friend.id,
      referrer.id,
    ]);
    return friend;
  };

onDatabase('The reward for a referral', (server) => {
  const friendOf = friendOfIn(server);
  const moneyOf = async (person: Person) => (await holdingsOf(server(), person)).money;
  const spend = ({ id }: Person, amount: number) =>
    server().database.transaction((tx) =>
      transfer(tx, {
        kind: 'wallet_closed',
        from: `wallet:${id}`,
        to: 'forfeited',
        amount,
        orderId: null,
        reference: null,
        now: T0,
      }),
    );
  const walletNotifications = async (person: Person) =>
    (
      (await person.send<WalletTransactionPage>('GET', '/customer/wallet/transactions', {})).body.data ?? []
    ).map(({ transaction_type, credit, debit, reference }) => [transaction_type, credit - debit, reference]);

  it("is withdrawn when the friend's order is refunded, for each of three friends [REF-02, WAL-10]", async () => {
    const referrer = await newPerson(server());
    const orders = [];
    for (let at = 0; at < 3; at += 1) orders.push(await delivered(server(), await friendOf(referrer)));
    expect(await moneyOf(referrer)).toBe(15_00);
    for (const { orderId } of orders) {
      expect(await refunded(server(), orderId)).toBe(true);
      expect(await refunded(server(), orderId)).toBe(false);
    }
    expect(await holdingsOf(server(), referrer)).toEqual({ money: 0, points: 0, debt: 0 });
    const line = (amount: number) => ['referrer', amount, null];
    expect(await walletNotifications(referrer)).toEqual([
      line(-5),
      line(-5),
      line(-5),
      line(5),
      line(5),
      line(5),
    ]);
    expect((await referrer.send('GET', '/customer/info')).body).toMatchObject({
      ref_earned: 0,
      ref_friends: 0,
    });
    expect(await unbalanced(server())).toEqual([]);
  });

  it('becomes a debt, paid by later rewards, when the referrer has already spent it [REF-02, WAL-10]', async () => {
    const referrer = await newPerson(server());
    const { orderId } = await delivered(server(), await friendOf(referrer));
    await spend(referrer, 4_00);
    await refunded(server(), orderId);
    expect(await holdingsOf(server(), referrer)).toMatchObject({ money: 0, debt: 4_00 });
    await delivered(server(), await friendOf(referrer));
    expect(await holdingsOf(server(), referrer)).toMatchObject({ money: 1_00, debt: 0 });
    expect((await walletNotifications(referrer)).slice(0, 2)).toEqual([
      ['referrer', -4, null],
      ['referrer', 5, null],
    ]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it("is no longer owed after the referrer's account is deleted [WAL-10]", async () => {
    const referrer = await newPerson(server());
    const { orderId } = await delivered(server(), await friendOf(referrer));
    await spend(referrer, 5_00);
    await refunded(server(), orderId);
    const left = await referrer.send('DELETE', '/customer/remove-account', {});
    expect(left.status).toBe(200);
    const [account] = await server().database.query(
      `select sum(amount)::int as left from ledger_entries where account = 'owed:' || $1::int`,
      [referrer.id],
    );
    expect(account).toEqual({ left: 0 });
    expect(await unbalanced(server())).toEqual([]);
  });

  it('can be earned by another order of the same friend, but only once at a time [REF-02]', async () => {
    const referrer = await newPerson(server());
    const friend = await friendOf(referrer);
    const first = await delivered(server(), friend);
    await delivered(server(), friend);
    expect(await moneyOf(referrer)).toBe(5_00);
    await refunded(server(), first.orderId);
    expect(await moneyOf(referrer)).toBe(0);
    await delivered(server(), friend);
    await delivered(server(), friend);
    expect(await moneyOf(referrer)).toBe(5_00);
  });

  it('requires a first order with goods of the minimum value [REF-02]', async () => {
    const referrer = await newPerson(server());
    const friend = await friendOf(referrer);
    // One wrap costs 5.10 and two cost 10.20. The demo's minimum order is 10.00.
    await delivered(server(), friend, { quantity: 1 });
    expect(await moneyOf(referrer)).toBe(0);
    await delivered(server(), friend, { quantity: 2 });
    expect(await moneyOf(referrer)).toBe(5_00);
  });

  it('is limited to the allowed number of friends, also for concurrent deliveries [REF-02]', async () => {
    const referrer = await newPerson(server());
    const rewards = { ...shopConfig('en'), ref_earning_maximum_friends: 2 };
    const friends = await Promise.all(Array.from({ length: 5 }, () => friendOf(referrer)));
    const orders = await Promise.all(friends.map((friend) => delivered(server(), friend, { rewards })));
    expect(await moneyOf(referrer)).toBe(10_00);
    const [paid] = await server().database.query<{ order_id: number }>(
      'select order_id from referral_rewards where referrer_id = $1 order by id',
      [referrer.id],
    );
    expect(orders.map(({ orderId }) => orderId)).toContain(paid?.order_id);
    await refunded(server(), paid?.order_id ?? 0);
    await delivered(server(), await friendOf(referrer), { rewards });
    expect(await moneyOf(referrer)).toBe(10_00);
    expect(await unbalanced(server())).toEqual([]);
  });
});

forEachDatabase('The reward for the invited friend', (server) => {
  const friendOf = friendOfIn(server);
  const terms = (setting: Partial<RewardTerms>): RewardTerms => ({ ...shopConfig('en'), ...setting });
  const giftsOf = async (person: Person) =>
    ((await person.send<WalletTransactionPage>('GET', '/customer/wallet/transactions', {})).body.data ?? [])
      .filter(({ transaction_type }) => transaction_type === 'referrer')
      .map(({ credit, debit }) => credit - debit);

  it('is paid once, together with the referrer’s reward, and taken back with the refund of the order [REF-03, WAL-10]', async () => {
    const referrer = await newPerson(server());
    const friend = await friendOf(referrer);
    const first = await delivered(server(), friend);
    await delivered(server(), friend);
    expect([await giftsOf(friend), await giftsOf(referrer)]).toEqual([[3], [5]]);
    await refunded(server(), first.orderId);
    expect([await giftsOf(friend), await giftsOf(referrer)]).toEqual([
      [-3, 3],
      [-5, 5],
    ]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('is taken back in the amount paid, even if the setting has changed or the referrer has left [REF-03]', async () => {
    const referrer = await newPerson(server());
    const friend = await friendOf(referrer);
    const { orderId } = await delivered(server(), friend, {
      rewards: terms({ ref_earning_friend_reward: 4 }),
    });
    expect((await referrer.send('DELETE', '/customer/remove-account', {})).status).toBe(200);
    await refunded(server(), orderId);
    expect(await giftsOf(friend)).toEqual([-4, 4]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('has its own setting, with or without a reward for the referrer [REF-03]', async () => {
    const referrer = await newPerson(server());
    const paid = async (setting: Partial<RewardTerms>) => {
      const friend = await friendOf(referrer);
      await delivered(server(), friend, { rewards: terms(setting) });
      return giftsOf(friend);
    };
    expect(await paid({ ref_earning_friend_reward: 0 })).toEqual([]);
    expect(await giftsOf(referrer)).toEqual([5]);
    expect(await paid({ ref_earning_exchange_rate: 0 })).toEqual([3]);
    expect(await paid({ ref_earning_exchange_rate: 0, ref_earning_friend_reward: 0 })).toEqual([]);
    expect(await paid({ ref_earning_status: 0 })).toEqual([]);
    expect(await paid({ customer_wallet_status: 0 })).toEqual([]);
    expect(await giftsOf(referrer)).toEqual([5]);
  });

  it('is listed with the order for the friend, and without the order for the referrer [REF-03]', async () => {
    const referrer = await newPerson(server());
    const friend = await friendOf(referrer);
    const { orderId } = await delivered(server(), friend);
    const namedTo = async (person: Person) =>
      (await person.send<WalletTransactionPage>('GET', '/customer/wallet/transactions', {})).body.data?.find(
        ({ transaction_type }) => transaction_type === 'referrer',
      )?.reference;
    expect([await namedTo(friend), await namedTo(referrer)]).toEqual([String(orderId), null]);
  });

  it('is not paid for goods below the minimum [REF-03, REF-02]', async () => {
    const friend = await friendOf(await newPerson(server()));
    await delivered(server(), friend, { quantity: 1 });
    expect(await giftsOf(friend)).toEqual([]);
    // 10.20 for two wraps, minus 1.00 of a coupon.
    await delivered(server(), friend, { quantity: 2, coupon: 1_00 });
    expect(await giftsOf(friend)).toEqual([]);
    await delivered(server(), friend, { quantity: 2 });
    expect(await giftsOf(friend)).toEqual([3]);
  });
});
