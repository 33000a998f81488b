import { expect, it } from 'vitest';
import type { AddFundResponse } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { newPerson, type Person } from '../account/person';

forEachDatabase('A top-up of the wallet', (server) => {
  const fund = (person: Person, amount: number, key: string) =>
    person.send<AddFundResponse>('POST', '/customer/wallet/add-fund', {
      body: { amount, payment_method: 'card', callback: '/wallet', payment_platform: 'web' },
      headers: { 'idempotency-key': key },
    });
  const pay = (link: string) =>
    server().app.inject({
      method: 'POST',
      url: `${new URL(link).pathname}/paid`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  const money = async ({ id }: Person) =>
    (
      await server().database.query<{ money: number }>(
        'select wallet_balance as money from customers where id = $1',
        [id],
      )
    )[0]?.money;

  it('returns the first payment for a repeated idempotency key and refuses another amount [WAL-04, X-05]', async () => {
    const person = await newPerson(server());
    const key = crypto.randomUUID();
    const twice = await Promise.all([fund(person, 20, key), fund(person, 20, key)]);
    const link = twice[0].body.redirect_link;
    expect(twice[1].body.redirect_link).toBe(link);
    const other = await fund(person, 500, key);
    expect([other.status, other.codes]).toEqual([422, ['idempotency_key']]);
    await pay(link);
    expect((await fund(person, 20, key)).body.redirect_link).toBe(link);
    await pay(link);
    expect(await money(person)).toBe(20_00);
    expect((await fund(person, 20, crypto.randomUUID())).body.redirect_link).not.toBe(link);
  });
});
