import { expect, it } from 'vitest';
import { demoJourneys } from '../../../server/demo/journeys/journeys';
import { demoGeo } from '../../../server/geo/city-geo';
import { onDatabase } from '../../support/server';
import { newPerson, nobody, type Person } from '../account/person';
import { add } from '../cart/account-cart';
import { newShopper } from '../cart/shopper';
import { giveMoney, order, quoted, rowOf, unbalanced, WRAP, withWraps } from '../checkout/orderer';

onDatabase('The wallet', (server) => {
  const give = (person: Person, amount: number) => giveMoney(server(), person, amount);

  const withMoney = async (amount: number): Promise<Person> => {
    const person = await withWraps(server(), 2);
    await give(person, amount);
    return person;
  };

  it('pays a whole order when its balance is enough [CHK-04, WAL-08]', async () => {
    const person = await withMoney(50_00);
    const quote = await quoted(person, { body: { payment_method: 'wallet' } });
    expect(quote).toMatchObject({ wallet_balance: 50, wallet_amount: quote.total_amount, due_amount: 0 });
    const placed = await order(person, { body: { payment_method: 'wallet' } });
    expect(placed.body.payment_status).toBe('paid');
    const [line] = await server().database.query(
      'select type, debit, balance from wallet_transactions where customer_id = $1',
      [person.id],
    );
    const total = Math.round((placed.body.total_amount ?? 0) * 100);
    expect(line).toEqual({ type: 'order_place', debit: total, balance: 50_00 - total });
    expect(await unbalanced(server())).toEqual([]);
  });

  it('pays up to its balance, and another method pays the rest [CHK-04]', async () => {
    const person = await withMoney(3_00);
    expect((await order(person, { body: { payment_method: 'wallet' } })).body.problems).toMatchObject([
      { code: 'wallet_balance', field: 'payment' },
    ]);
    const placed = await order(person, { body: { partial_payment: 1 } });
    expect(placed.body.payment_status).toBe('partially_paid');
    const row = await rowOf(server(), placed.body.order_id);
    expect(row).toMatchObject({ payment_method: 'partial_payment', paid: 3_00 });
    expect(
      await server().database.query(
        'select method, amount, status from order_payments where order_id = $1 order by id',
        [placed.body.order_id],
      ),
    ).toEqual([
      { method: 'wallet', amount: 3_00, status: 'paid' },
      { method: 'cash_on_delivery', amount: Number(row.total) - 3_00, status: 'unpaid' },
    ]);
    expect(await unbalanced(server())).toEqual([]);
  });

  it('pays an order that waits for a card payment, in part or, if its balance is enough, as a whole [CHK-04, CHK-07]', async () => {
    const person = await withMoney(3_00);
    const { body } = await order(person, {
      body: { payment_method: 'digital_payment', callback: '/checkout' },
    });
    const change = (draft: Record<string, unknown>) =>
      person.send<{ payment_status: string; redirect_link: string | null }>(
        'PUT',
        '/customer/order/payment-method',
        { body: { order_id: body.order_id, partial_payment: 1, callback: '/checkout', ...draft } },
      );
    const row = () => rowOf(server(), body.order_id);
    const total = Number((await row()).total);
    const shared = { wallet_amount: 3, due_amount: (total - 3_00) / 100 };
    const card = (await change({ payment_method: 'digital_payment', ...shared })).body;
    expect(card).toMatchObject({ payment_status: 'partially_paid' });
    const { database } = server();
    expect(
      await database.query(
        `select amount from gateway_payments where order_id = $1 and status = 'open' and link = $2`,
        [body.order_id, card.redirect_link],
      ),
    ).toEqual([{ amount: total - 3_00 }]);
    expect(await row()).toMatchObject({ payment_method: 'partial_payment', paid: 3_00 });
    await give(person, total);
    const whole = { wallet_amount: shared.due_amount, due_amount: 0 };
    expect((await change({ payment_method: 'cash_on_delivery', ...whole })).body.payment_status).toBe('paid');
    expect(await row()).toMatchObject({ payment_method: 'wallet', payment_status: 'paid', paid: total });
    expect(await unbalanced(server())).toEqual([]);
  });

  it('is refused to guests and where the operator has disabled it [CHK-04]', async () => {
    const person = await withMoney(50_00);
    const off = await order(person, { body: { payment_method: 'wallet' }, scenario: 'CFG-WAL0' });
    expect(off.codes).toEqual(['payment_method']);
    const guest = await newShopper(server());
    await guest.add({ item_id: WRAP });
    const asGuest = { payment_method: 'wallet', guest_id: guest.guestId };
    expect((await order(nobody(server()), { body: asGuest })).codes).toEqual(['payment_method']);
  });
});

onDatabase('Cash and offline payments', (server) => {
  it("are limited: cash is refused above the operator's maximum, other methods stay available [CHK-03, MSG-77]", async () => {
    const person = await newPerson(server());
    await add(person, { item_id: 402 }, 4);
    const cash = await order(person, { moduleId: 4, scenario: 'CFG-COD' });
    expect(cash.body.problems).toMatchObject([
      {
        code: 'cash_limit',
        field: 'payment',
        message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
      },
    ]);
    const offline = await order(person, {
      moduleId: 4,
      scenario: 'CFG-COD',
      body: { payment_method: 'offline_payment' },
    });
    expect(offline.status).toBe(200);
    expect(offline.body.total_amount).toBeGreaterThan(120_000);
    // The unpaid order has a limit for cash. The server also refuses a method that it doesn't offer.
    const waiting = await person.send<{ actions: { cash_on_delivery_limit: number | null } }>(
      'GET',
      '/customer/order/track',
      { query: { order_id: String(offline.body.order_id) }, scenario: 'CFG-COD' },
    );
    const { cash_on_delivery_limit: limit } = waiting.body.actions;
    expect(limit).toBe(500);
    const change = await person.send<{ errors: { code: string }[] }>(
      'PUT',
      '/customer/order/payment-method',
      {
        body: { order_id: offline.body.order_id, payment_method: 'cash_on_delivery' },
        scenario: 'CFG-COD',
      },
    );
    expect(change.status).toBe(403);
    expect(change.body.errors).toMatchObject([{ code: 'cash_limit' }]);
  });

  it("are listed with their form, and the customer's payment details are stored [CHK-04]", async () => {
    const person = await withWraps(server());
    const methods = (
      await person.send<{ id: number; method_name: string; method_fields: { input_name: string }[] }[]>(
        'GET',
        '/offline_payment_method_list',
      )
    ).body;
    expect(methods.map(({ method_name }) => method_name)).toEqual([
      'Bank transfer',
      'Payment at the counter',
    ]);
    const { body } = await order(person, { body: { payment_method: 'offline_payment' } });
    const submit = (received: Record<string, unknown>) =>
      person.send('PUT', '/customer/order/offline-payment', {
        body: { order_id: body.order_id, method_id: 1, ...received },
      });
    expect((await submit({})).codes).toEqual(['account_name', 'transaction_id']);
    expect((await submit({ account_name: 'Nour', transaction_id: 'x'.repeat(201) })).codes).toEqual([
      'transaction_id',
    ]);
    expect((await submit({ method_id: 99, account_name: 'Nour', transaction_id: 'TR-1' })).codes).toEqual([
      'method_id',
    ]);
    const text = await submit({ account_name: ' Nour ', transaction_id: 'TR-1', other: 'ignored' });
    expect([text.status, text.message]).toEqual([200, 'Payment info updated.']);
    expect(
      await server().database.query('select answers, status from offline_payments where order_id = $1', [
        body.order_id,
      ]),
    ).toEqual([{ answers: { account_name: 'Nour', transaction_id: 'TR-1' }, status: 'pending' }]);
    const inCash = (await order(await withWraps(server()))).body.order_id;
    expect((await submit({ order_id: inCash })).status).toBe(404);
  });

  it('are stored together with the order, or neither is stored [CHK-04, CHK-05]', async () => {
    const person = await withWraps(server());
    const by = (answers: object) => ({
      body: { payment_method: 'offline_payment', offline_payment: { method_id: 1, answers } },
    });
    expect((await order(person, by({ account_name: 'Nour' }))).codes).toEqual(['transaction_id']);
    const { body, status } = await order(person, by({ account_name: 'Nour', transaction_id: 'TR-2' }));
    expect(status).toBe(200);
    const read = await person.send<{ offline_payment_status: string }>(
      'GET',
      `/customer/order/track?order_id=${body.order_id}`,
    );
    expect(read.body.offline_payment_status).toBe('pending');
    const { database, orders, inboxes } = server();
    const { play } = demoJourneys({ database, geo: demoGeo, orders, inboxes });
    const begun = Date.now();
    for (const seconds of [0, 41, 82]) await play(begun + seconds * 1000);
    expect(await rowOf(server(), body.order_id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
    });
    expect(await unbalanced(server())).toEqual([]);
  });
});
