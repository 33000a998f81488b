import { expect, it } from 'vitest';
import type {
  AddFundResponse,
  CashBack,
  FundBonus,
  WalletTransactionPage,
} from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { moveOrder } from '../../../server/features/orders/moving';
import { findAnyOrder } from '../../../server/features/orders/order.store';
import { STATEMENT, transfer } from '../../../server/features/payments/ledger';
import { lockOrderMoney } from '../../../server/features/payments/order-money';
import { processPayments } from '../../../server/features/payments/payment-jobs';
import { releaseAndRefundOrder } from '../../../server/features/payments/refund-order';
import { settlePayment } from '../../../server/features/payments/settle-payment.operation';
import { forEachDatabase } from '../../support/server';
import { AMIRA, newPerson, type Person } from '../account/person';
import { order, rowOf, unbalanced, withWraps } from '../checkout/orderer';

const CALLBACK = '/wallet';
const MANY = 100;

forEachDatabase('The wallet', (server) => {
  const held = async ({ id }: { id: number }) =>
    (
      await server().database.query<{ money: number; points: number }>(
        'select wallet_balance as money, loyalty_points as points from customers where id = $1',
        [id],
      )
    )[0];
  const fund = (person: Person, body: Record<string, unknown> = {}, scenario?: string) =>
    person.send<AddFundResponse>('POST', '/customer/wallet/add-fund', {
      body: { amount: 20, payment_method: 'card', callback: CALLBACK, payment_platform: 'web', ...body },
      ...(scenario !== undefined && { scenario }),
    });
  const choose = async (link: string, outcome: string) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: `${new URL(link).pathname}/${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    return new URL(String(answer.headers.location));
  };
  const transactions = async (person: Person, query: Record<string, string | number> = {}) =>
    (await person.send<WalletTransactionPage>('GET', '/customer/wallet/transactions', { query })).body;
  const readAll = async (person: Person, query = {}) =>
    ((await transactions(person, query)).data ?? []).map((one) => [
      one.transaction_type,
      one.credit - one.debit,
      one.balance,
    ]);
  const give = (person: Person, points: number) =>
    server().database.transaction((tx) =>
      transfer(tx, {
        kind: 'points_earned',
        from: 'points',
        to: `points:${person.id}`,
        amount: points,
        orderId: null,
        reference: null,
        now: T0,
      }),
    );
  const convert = (person: Person, point: number, key?: string, scenario?: string) =>
    person.send('POST', '/customer/loyalty-point/point-transfer', {
      body: { point },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      ...(scenario !== undefined && { scenario }),
    });
  const deliver = (orderId: number) =>
    server().database.transaction(async (tx) => {
      await lockOrderMoney(tx, orderId);
      for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) {
        const row = await findAnyOrder(tx, orderId);
        if (row !== null) await moveOrder(tx, row, { to, by: 'operator', now: T0 });
      }
    });

  it('is credited once after a top-up is paid, with the promised bonus [WAL-04, WAL-07, WAL-08]', async () => {
    const person = await newPerson(server());
    const bonuses = await person.send<FundBonus[]>('GET', '/customer/wallet/bonuses');
    expect(bonuses.body).toMatchObject([
      { bonus_type: 'percentage', bonus_amount: 10, minimum_add_amount: 50 },
    ]);
    const { body } = await fund(person, { amount: 50 });
    // A second request returns the same page.
    expect((await fund(person, { amount: 50 })).body).toEqual(body);
    const page = await server().app.inject({ method: 'GET', url: new URL(body.redirect_link).pathname });
    expect(page.body).toContain('Money for the wallet');
    expect(page.body).not.toContain('#null');
    expect((await held(person))?.money).toBe(0);
    const back = await choose(body.redirect_link, 'paid');
    expect([back.pathname, back.search]).toEqual(['/wallet', '?flag=success']);
    await choose(body.redirect_link, 'paid');
    await choose(body.redirect_link, 'failed');
    expect((await held(person))?.money).toBe(5500);
    expect(await readAll(person)).toEqual([
      ['bonus', 5, 55],
      ['add_fund', 50, 50],
    ]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('is unchanged by a failed or cancelled top-up and credited by a late payment [WAL-07]', async () => {
    const person = await newPerson(server());
    const link = (await fund(person)).body.redirect_link;
    expect((await choose(link, 'failed')).search).toBe('?flag=fail');
    expect((await choose(link, 'canceled')).search).toBe('?flag=cancel');
    expect((await held(person))?.money).toBe(0);
    expect((await choose(link, 'late')).search).toBe('?flag=pending');
    const attend = () =>
      processPayments({
        database: server().database,
        payments: server().payments,
        wallClock: server().wallClock,
        now: () => T0,
        report: (error) => {
          throw error;
        },
      });
    await attend();
    expect((await held(person))?.money).toBe(0);
    server().pass(6000);
    await attend();
    await attend();
    expect((await held(person))?.money).toBe(2000);
  });

  it("refuses an invalid amount or method and a disabled top-up with the client's texts [WAL-02, WAL-03, MSG-73]", async () => {
    const person = await newPerson(server());
    for (const amount of [undefined, 0, -5])
      expect((await fund(person, { amount })).message).toBe('Please Enter amount');
    expect((await fund(person, { amount: 0.001 })).codes).toEqual(['amount']);
    expect((await fund(person, { payment_method: '' })).message).toBe('Payment method is required');
    expect((await fund(person, { payment_method: undefined })).message).toBe('Payment method is required');
    expect((await fund(person, { amount: 1e9 })).codes).toEqual(['amount']);
    expect((await fund(person, { payment_method: 'shells' })).codes).toEqual(['payment_gateway']);
    expect((await fund(person, { callback: 'https://elsewhere.example' })).codes).toEqual(['callback']);
    for (const scenario of ['CFG-FUND0', 'CFG-FUNDNM'])
      expect((await fund(person, {}, scenario)).codes).toEqual(['add_fund_status']);
    expect((await fund(person, {}, 'CFG-WAL0')).codes).toEqual(['customer_wallet_status']);
  });

  it('receives money for converted points once, from the minimum number of points on [LOY-02, X-05, MSG-75]', async () => {
    const person = await newPerson(server());
    await give(person, 500);
    expect((await convert(person, 199)).message).toBe('You can convert 200 points or more.');
    expect((await convert(person, 501)).codes).toEqual(['point']);
    expect((await convert(person, 300, undefined, 'CFG-LOY0')).codes).toEqual(['loyalty_point_status']);
    const answers = await Promise.all([1, 2, 3].map(() => convert(person, 250, 'one-attempt')));
    expect(answers.map(({ body }) => body)).toEqual(
      answers.map(() => ({ message: 'Point to wallet transfer successfully.' })),
    );
    const other = await convert(person, 200, 'one-attempt');
    expect([other.status, other.codes]).toEqual([422, ['idempotency_key']]);
    expect(await held(person)).toEqual({ money: 250, points: 250 });
    expect(await readAll(person, { type: 'loyalty_point' })).toEqual([['loyalty_point', 2.5, 2.5]]);
    const points = await person.send<WalletTransactionPage>('GET', '/customer/loyalty-point/transactions');
    expect(
      (points.body.data ?? []).map((one) => [one.transaction_type, one.credit, one.debit, one.balance]),
    ).toEqual([
      ['point_to_wallet', 0, 250, 250],
      ['order_place', 500, 0, 500],
    ]);
  });

  it('receives points, cashback and the referral reward once when an order is delivered [WAL-09, LOY-04, REF-01]', async () => {
    const friend = await withWraps(server(), 7);
    const referrer = await newPerson(server());
    await server().database.query('update customers set referred_by = $2 where id = $1', [
      friend.id,
      referrer.id,
    ]);
    const goods = 7 * 510;
    const offer = await friend.send<CashBack>('GET', '/cashback/getCashback', {
      query: { amount: goods / 100 },
    });
    expect(offer.body).toMatchObject({ id: 1, cashback_amount: 1.79 });
    const none = await friend.send<CashBack>('GET', '/cashback/getCashback', { query: { amount: 5 } });
    expect(none.body).toMatchObject({ id: 0, cashback_amount: 0 });
    const { order_id: orderId } = (await order(friend)).body;
    expect(await held(friend)).toEqual({ money: 0, points: 0 });
    await deliver(orderId);
    await deliver(orderId);
    expect((await rowOf(server(), orderId)).status).toBe('delivered');
    // The cashback of 1.79 and the friend's own referral reward of 3.00.
    expect(await held(friend)).toEqual({ money: 479, points: 178 });
    expect(await held(referrer)).toEqual({ money: 500, points: 0 });
    const [reward] = (await transactions(referrer)).data ?? [];
    expect(reward).toMatchObject({ transaction_type: 'referrer', credit: 5, reference: null });
    expect((await referrer.send('GET', '/customer/info')).body).toMatchObject({
      ref_earned: 5,
      ref_friends: 1,
    });
    expect((await friend.send('GET', '/customer/info')).body).toMatchObject({
      ref_earned: 0,
      ref_friends: 0,
    });
    expect(await readAll(friend, { type: 'CashBack' })).toEqual([['cashback', 1.79, 1.79]]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('lists its transactions by kind and page, with the balance after each [WAL-08]', async () => {
    const person = await newPerson(server());
    for (const amount of [10, 20, 30])
      await choose((await fund(person, { amount })).body.redirect_link, 'paid');
    expect(await readAll(person, { limit: 2, offset: 1 })).toEqual([
      ['add_fund', 30, 60],
      ['add_fund', 20, 30],
    ]);
    const last = await transactions(person, { limit: 2, offset: 2 });
    expect([last.total_size, last.data?.length]).toEqual([3, 1]);
    expect(await readAll(person, { type: 'order' })).toEqual([]);
    for (const way of ['wallet/transactions', 'loyalty-point/transactions'])
      expect((await person.send('GET', `/customer/${way}`, { query: { offset: 0 } })).status).toBe(403);
  });

  it('stays exact and above zero under three hundred concurrent transactions [WAL-08, X-05]', async () => {
    const person = await withWraps(server());
    const { database } = server();
    // Enough points for half of the conversions. Each conversion adds 2.00.
    await give(person, 200 * (MANY / 2));
    const { order_id: orderId } = (await order(person)).body;
    // All amounts are different and below the bonus threshold.
    const amounts = Array.from({ length: MANY }, (_, at) => 10 + at / 4);
    const ids = await Promise.all(
      amounts.map(async (amount) => (await fund(person, { amount })).body.redirect_link.split('/').at(-1)),
    );
    const spend = () =>
      database
        .transaction((tx) =>
          transfer(tx, {
            kind: 'order_payment',
            from: `wallet:${person.id}`,
            to: 'forfeited',
            amount: 4000,
            orderId,
            reference: null,
            now: T0,
          }),
        )
        .then(
          () => 4000,
          () => 0,
        );
    const raced = ids.map((paymentId = '') => ({
      spent: spend(),
      funded: settlePayment(database, { paymentId, outcome: 'paid', now: T0 }),
      converted: convert(person, 200),
    }));
    const gone = (await Promise.all(raced.map(({ spent }) => spent))).reduce((sum, one) => sum + one, 0);
    await Promise.all(raced.map(({ funded }) => funded));
    const answers = await Promise.all(raced.map(({ converted }) => converted));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MANY / 2);
    const came = amounts.reduce((sum, amount) => sum + 100 * amount, 200 * (MANY / 2));
    expect(await held(person)).toEqual({ money: came - gone, points: 0 });
    await database.transaction((tx) => releaseAndRefundOrder(tx, { orderId, now: T0 }));
    expect(await unbalanced(server())).toEqual([]);
  });

  it('has a history that equals the ledger for every customer [WAL-08]', async () => {
    const { database } = server();
    for (const [holding, table, column] of [
      ['wallet', 'wallet_transactions', 'wallet_balance'],
      ['points', 'point_transactions', 'loyalty_points'],
    ] as const) {
      const entries = await database.query<{
        id: number;
        kind: keyof typeof STATEMENT | 'opening';
        amount: number;
      }>(
        `select customer.id, posting.kind, entry.amount from customers customer
        join ledger_entries entry on entry.account = '${holding}:' || customer.id
        join ledger_postings posting on posting.id = entry.posting_id order by posting.id`,
      );
      const balances = new Map<number, number>();
      const rebuilt = new Map<number, unknown[]>();
      for (const { id, kind, amount } of entries) {
        const balance = (balances.get(id) ?? 0) + amount;
        balances.set(id, balance);
        if (kind !== 'opening')
          rebuilt.set(id, [...(rebuilt.get(id) ?? []), [STATEMENT[kind], amount, balance]]);
      }
      const rows = await database.query<{ id: number; type: string; change: number; balance: number }>(
        `select customer_id as id, type, credit - debit as change, balance from ${table} order by ${table}.id`,
      );
      const listed = new Map<number, unknown[]>();
      for (const { id, type, change, balance } of rows)
        listed.set(id, [...(listed.get(id) ?? []), [type, change, balance]]);
      expect(listed.get(AMIRA)?.length).toBeGreaterThan(2);
      expect(listed).toEqual(rebuilt);
      for (const { id, now } of await database.query<{ id: number; now: number }>(
        `select id, ${column} as now from customers where ${column} > 0`,
      ))
        expect(balances.get(id)).toBe(now);
    }
  });
});
