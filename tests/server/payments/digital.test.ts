import { expect, it } from 'vitest';
import type { PlaceOrderResult } from '../../../contract/types.gen';
import { T0 } from '../../../server/demo/world/t0';
import { processPayments } from '../../../server/features/payments/payment-jobs';
import { releaseAndRefundOrder } from '../../../server/features/payments/refund-order';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { add, contentsOf } from '../cart/account-cart';
import { G, GROCERY, newShopper } from '../cart/shopper';
import { order, rowOf, unbalanced, WRAP, withWraps } from '../checkout/orderer';

const CALLBACK = '/orders?shown=1';
const DIGITAL = { payment_method: 'digital_payment', payment_gateway: 'card', callback: CALLBACK };

forEachDatabase('A digital payment', (server) => {
  const pathOf = (link: string | null | undefined) => new URL(link ?? '').pathname;
  const choose = async (link: string | null | undefined, outcome: string) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: `${pathOf(link)}/${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(answer.statusCode).toBe(303);
    return new URL(String(answer.headers.location));
  };
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
  const walletOf = async (person: Person) =>
    (
      await server().database.query<{ wallet_balance: number }>(
        'select wallet_balance from customers where id = $1',
        [person.id],
      )
    )[0]?.wallet_balance;
  const change = (person: Person, body: Record<string, unknown>) =>
    person.send<PlaceOrderResult>('PUT', '/customer/order/payment-method', { body });

  it('leads to the gateway and back, and empties the cart only after success [CHK-07, X-05]', async () => {
    const person = await withWraps(server());
    const placed = await order(person, { body: DIGITAL });
    expect(placed.body).toMatchObject({ payment_status: 'unpaid', order_status: 'pending' });
    expect(await contentsOf(person)).toEqual([[WRAP, 1]]);
    const page = await server().app.inject({ method: 'GET', url: pathOf(placed.body.redirect_link) });
    expect(page.body).toContain('Demo payment');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const back = await choose(placed.body.redirect_link, 'paid');
    expect([back.pathname, back.search]).toEqual([
      '/orders',
      `?shown=1&order_id=${placed.body.order_id}&flag=success`,
    ]);
    expect(await rowOf(server(), placed.body.order_id)).toMatchObject({
      payment_status: 'paid',
      status: 'pending',
    });
    expect(await contentsOf(person)).toEqual([]);
    // A second press on an old page pays nothing more.
    await choose(placed.body.redirect_link, 'paid');
    await choose(placed.body.redirect_link, 'failed');
    const row = await rowOf(server(), placed.body.order_id);
    expect([row.paid, row.payment_status]).toEqual([row.total, 'paid']);
    expect(await walletOf(person)).toBe(0);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('keeps order and cart when it fails or is cancelled, and can be repeated [CHK-07]', async () => {
    const person = await withWraps(server());
    const { body } = await order(person, { body: DIGITAL });
    expect((await choose(body.redirect_link, 'failed')).searchParams.get('flag')).toBe('fail');
    expect((await choose(body.redirect_link, 'canceled')).searchParams.get('flag')).toBe('cancel');
    expect(await rowOf(server(), body.order_id)).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
    });
    expect(await contentsOf(person)).toEqual([[WRAP, 1]]);
    const again = await change(person, { order_id: body.order_id, ...DIGITAL });
    expect(again.body.redirect_link).not.toBe(body.redirect_link);
    await choose(again.body.redirect_link, 'paid');
    // The first page was still open in another tab.
    await choose(body.redirect_link, 'paid');
    const row = await rowOf(server(), body.order_id);
    expect([row.payment_status, row.paid]).toEqual(['paid', row.total]);
    expect(await walletOf(person)).toBe(row.total);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('confirms the order even when it arrives late [CHK-07]', async () => {
    const person = await withWraps(server());
    const { body } = await order(person, { body: DIGITAL });
    expect((await choose(body.redirect_link, 'late')).searchParams.get('flag')).toBe('pending');
    await attend();
    expect(await rowOf(server(), body.order_id)).toMatchObject({ payment_status: 'unpaid' });
    server().pass(6000);
    await attend();
    expect(await rowOf(server(), body.order_id)).toMatchObject({ payment_status: 'paid' });
    expect(await contentsOf(person)).toEqual([]);
  });

  it('is refunded to the wallet, or to the guest, when its order is cancelled [CHK-07, ORD-06]', async () => {
    const { database } = server();
    const cancel = (orderId: number) =>
      database.transaction(async (tx) => {
        await releaseAndRefundOrder(tx, { orderId, now: T0 });
        await tx.query(`update orders set status = 'canceled' where id = $1`, [orderId]);
      });
    const person = await withWraps(server());
    const { body } = await order(person, { body: DIGITAL });
    await cancel(body.order_id);
    await choose(body.redirect_link, 'paid');
    const row = await rowOf(server(), body.order_id);
    expect([row.paid, await walletOf(person)]).toEqual([0, row.total]);

    const guest = await newShopper(server());
    await guest.add({ item_id: WRAP });
    const ofGuest = (await order(nobody(server()), { body: { ...DIGITAL, guest_id: guest.guestId } })).body;
    await cancel(ofGuest.order_id);
    await choose(ofGuest.redirect_link, 'paid');
    const owed = () =>
      database.query('select amount, sent_at is not null as is_sent from refunds_owed where order_id = $1', [
        ofGuest.order_id,
      ]);
    const { total } = await rowOf(server(), ofGuest.order_id);
    expect(await owed()).toEqual([{ amount: total, is_sent: false }]);
    await attend();
    expect(await owed()).toEqual([{ amount: total, is_sent: true }]);
    const [left] = await database.query('select sum(amount) as sum from ledger_entries where account = $1', [
      `refund:${ofGuest.order_id}`,
    ]);
    expect(left).toEqual({ sum: 0 });
    expect(await unbalanced(server())).toEqual([]);
  });

  it('is required within two hours, after which the unpaid order ends and its goods are released [CHK-07]', async () => {
    const shelf = async () =>
      (await server().database.query<{ stock: number }>('select stock from items where id = $1', [G(6)]))[0]
        ?.stock;
    const before = await shelf();
    const person = await newPerson(server());
    await add(person, { item_id: G(6) }, GROCERY);
    const { body } = await order(person, { moduleId: GROCERY, body: DIGITAL });
    expect(await shelf()).toBe((before ?? 0) - 1);
    await attend();
    expect(await rowOf(server(), body.order_id)).toMatchObject({ status: 'pending' });
    server().pass(3 * 60 * 60_000);
    await attend();
    expect(await rowOf(server(), body.order_id)).toMatchObject({ status: 'failed' });
    expect(await shelf()).toBe(before);
  });

  it('can be replaced by cash, wallet or bank transfer while it is unpaid [CHK-03, CHK-04, CHK-07]', async () => {
    const { database } = server();
    const person = await withWraps(server());
    const { body } = await order(person, { body: DIGITAL });
    const of = { order_id: body.order_id };
    expect((await change(person, { ...of, payment_method: 'wallet' })).codes).toEqual(['wallet_balance']);
    const asCash = await change(person, { ...of, payment_method: 'cash_on_delivery' });
    expect(asCash.body).toMatchObject({ payment_status: 'unpaid', redirect_link: null });
    expect(await contentsOf(person)).toEqual([]);
    // The gateway's page was still open: its payment is not lost.
    await choose(body.redirect_link, 'paid');
    expect(await rowOf(server(), body.order_id)).toMatchObject({ payment_status: 'paid' });
    expect((await change(person, { ...of, payment_method: 'cash_on_delivery' })).codes).toEqual(['order']);
    const stranger = await newPerson(server());
    expect((await change(stranger, { ...of, payment_method: 'cash_on_delivery' })).status).toBe(404);
    expect(
      await database.query('select method, status from order_payments where order_id = $1', [body.order_id]),
    ).toContainEqual({ method: 'digital_payment', status: 'paid' });
  });

  it('accepts only a callback to this shop and an offered gateway [CHK-04]', async () => {
    const person = await withWraps(server());
    const codes = async (body: Record<string, unknown>, scenario?: string) =>
      (await order(person, { body: { ...DIGITAL, order_amount: 1, ...body }, ...(scenario && { scenario }) }))
        .codes;
    expect(await codes({ callback: 'https://elsewhere.example/' })).toEqual(['callback']);
    expect(await codes({ callback: '//elsewhere.example' })).toEqual(['callback']);
    expect(await codes({ payment_gateway: 'shells' })).toEqual(['payment_gateway']);
    expect(await codes({}, 'CFG-FUNDNM')).toEqual(['payment_gateway']);
  });

  it('has the outcome that a demo scenario chooses, also in Arabic [CHK-07]', async () => {
    const person = await withWraps(server());
    const { body } = await order(person, { body: DIGITAL });
    const open = (headers: Record<string, string>) =>
      server().app.inject({ method: 'GET', url: pathOf(body.redirect_link), headers });
    expect((await open({ 'x-localization': 'ar' })).body).toContain('دفع تجريبي');
    const failed = await open({ 'x-scenario': 'PAY-FAIL' });
    expect(failed.headers.location).toContain('flag=fail');
    const paid = await open({ 'x-scenario': 'PAY-OK' });
    expect(paid.headers.location).toContain('flag=success');
    expect((await open({})).body).toContain('Payment received');
    expect((await server().app.inject({ method: 'GET', url: '/demo/payments/nothing' })).statusCode).toBe(
      404,
    );
  });
});
