import { expect, it } from 'vitest';
import type { AddFundResponse, OrderQuote } from '../../../contract/types.gen';
import { type Currency, decimalsOf, toMinor } from '../../../domain/money';
import { onDatabase } from '../../support/server';
import type { Person } from '../account/person';
import { order, quoted, rowOf, unbalanced, withWraps } from '../checkout/orderer';

const counted = (code: string): Currency => ({ code, decimals: decimalsOf(code) });
const SHOPS = [
  { scenario: 'CFG-KWD', currency: counted('KWD'), tip: 0.255, tooFine: 0.2555, wallet: 255, step: 0.001 },
  { scenario: 'CFG-JPY', currency: counted('JPY'), tip: 155, tooFine: 155.5, wallet: 255, step: 1 },
  { scenario: 'CFG-BASE', currency: counted('USD'), tip: 2.55, tooFine: 2.555, wallet: 255, step: 0.01 },
];

onDatabase('A shop with another currency', (server) => {
  const fill = (person: Person, amount: number) =>
    server().database.query(
      `with filled as (update customers set wallet_balance = $2 where id = $1),
        posted as (insert into ledger_postings (kind, created_at) values ('opening', now()) returning id)
      insert into ledger_entries (posting_id, account, amount)
      select id, side, change from posted,
        (values ('wallet:' || $1::int, $2::bigint), ('opening', -$2::bigint)) made (side, change)`,
      [person.id, amount],
    );
  const balanceOf = async (person: Person) =>
    Number(
      (
        await server().database.query<{ wallet_balance: number }>(
          'select wallet_balance from customers where id = $1',
          [person.id],
        )
      )[0]?.wallet_balance,
    );

  it.each(SHOPS)(
    'sums totals and splits exactly and refunds both: $scenario [PRICE-20, CHK-04, ORD-06]',
    async ({ scenario, currency, tip, wallet }) => {
      const person = await withWraps(server());
      await fill(person, wallet);
      const minor = (amount: number | null | undefined) => toMinor(amount ?? 0, currency);
      const body = { dm_tips: tip, partial_payment: 1, payment_method: 'cash_on_delivery' };
      const quote: OrderQuote = await quoted(person, { body, scenario });
      const parts = [
        quote.items_amount,
        quote.tax_amount,
        quote.delivery_charge,
        quote.dm_tips,
        -quote.coupon_discount_amount,
      ];
      expect(quote.dm_tips).toBe(tip);
      expect(parts.reduce<number>((sum, part) => sum + minor(part), 0)).toBe(minor(quote.total_amount));
      expect([minor(quote.wallet_amount), minor(quote.due_amount)]).toEqual([
        wallet,
        minor(quote.total_amount) - wallet,
      ]);

      const placed = await order(person, { body, scenario });
      expect(placed.body.total_amount).toBe(quote.total_amount);
      const row = await rowOf(server(), placed.body.order_id);
      expect([Number(row.total), Number(row.paid), Number(row.tip)]).toEqual([
        minor(quote.total_amount),
        wallet,
        minor(tip),
      ]);
      const cancelled = await person.send('PUT', '/customer/order/cancel', {
        body: { order_id: placed.body.order_id, reason: 'Changed my mind' },
        scenario,
      });
      expect(cancelled.status).toBe(200);
      expect(await balanceOf(person)).toBe(wallet);
      expect(await unbalanced(server())).toEqual([]);
    },
  );

  it.each(SHOPS)(
    'refuses amounts with too many decimals: $scenario [PRICE-20]',
    async ({ scenario, tooFine }) => {
      const person = await withWraps(server());
      const tip = await person.send('POST', '/customer/order/quote', {
        body: { order_type: 'delivery', dm_tips: tooFine },
        moduleId: 1,
        headers: { zoneid: '[1]' },
        scenario,
      });
      expect([tip.status, tip.codes]).toEqual([403, ['dm_tips']]);
      const fund = await person.send('POST', '/customer/wallet/add-fund', {
        body: { amount: tooFine, payment_method: 'card', callback: '/wallet', payment_platform: 'web' },
        scenario,
      });
      expect([fund.status, fund.codes]).toEqual([403, ['amount']]);
      expect(fund.message).toMatch(/decimals/);
    },
  );

  it.each([
    ['CFG-KWD', 1.255, '1.255 KD', '1.255 KD'],
    ['CFG-JPY', 1255, '1,255 ¥', '1,255 ¥'],
    ['CFG-BASE', 12.55, '$12.55', '$12.55'],
  ])('the gateway of scenario %s shows %d as %s [PRICE-20, PRICE-21]', async (scenario, amount, en, ar) => {
    const person = await withWraps(server());
    const { body } = await person.send<AddFundResponse>('POST', '/customer/wallet/add-fund', {
      body: { amount, payment_method: 'card', callback: '/wallet', payment_platform: 'web' },
      scenario,
    });
    const [stored] = await server().database.query<{ amount: number }>(
      'select amount from gateway_payments where customer_id = $1',
      [person.id],
    );
    expect(Number(stored?.amount)).toBe(1255);
    const pageIn = async (language: string) =>
      (
        await server().app.inject({
          url: new URL(body.redirect_link).pathname,
          headers: { 'x-scenario': scenario, cookie: `souk_language=${language}` },
        })
      ).body;
    expect(await pageIn('en')).toContain(en);
    expect(await pageIn('ar')).toContain(ar);
  });
});
