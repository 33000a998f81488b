import { expect, it } from 'vitest';
import type { WalletTransactionPage } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { newPerson, type Person } from '../account/person';
import { quoted, rowOf, unbalanced } from '../checkout/orderer';
import { delivered, holdingsOf, refunded, wraps } from './deliveries';

onDatabase('The refund of a delivered order', (server) => {
  const listed = async (person: Person, path: string, query = {}) =>
    (await person.send<WalletTransactionPage>('GET', path, { query })).body.data ?? [];
  const moved = async (person: Person, type: string) =>
    (await listed(person, '/customer/wallet/transactions', { type })).map((one) => [
      one.transaction_type,
      Math.round((one.credit - one.debit) * 100) / 100,
      one.reference,
    ]);

  it("withdraws the order's points and cashback once [ORD-07, WAL-08, WAL-09, WAL-10, LOY-04]", async () => {
    const person = await newPerson(server());
    expect((await quoted(person, { body: wraps(7) })).cashback_amount).toBe(1.79);
    const { orderId, total } = await delivered(server(), person);
    expect(await holdingsOf(server(), person)).toEqual({ money: 1_79, points: 178, debt: 0 });
    expect(await refunded(server(), orderId)).toBe(true);
    expect(await refunded(server(), orderId)).toBe(false);
    expect((await rowOf(server(), orderId)).status).toBe('refunded');
    expect(await holdingsOf(server(), person)).toEqual({ money: total, points: 0, debt: 0 });
    expect(await moved(person, 'CashBack')).toEqual([
      ['cashback', -1.79, String(orderId)],
      ['cashback', 1.79, String(orderId)],
    ]);
    const [points] = await listed(person, '/customer/loyalty-point/transactions');
    expect(points).toMatchObject({
      transaction_type: 'order_refund',
      debit: 178,
      reference: String(orderId),
    });
    expect(await unbalanced(server())).toEqual([]);
  });

  it("withdraws the money from the order's converted points [WAL-10, LOY-02]", async () => {
    const person = await newPerson(server());
    const { orderId, total } = await delivered(server(), person);
    await delivered(server(), person, { quantity: 1 });
    const body = { point: 200 };
    const converted = await person.send('POST', '/customer/loyalty-point/point-transfer', { body });
    expect(converted.status).toBe(200);
    expect(await refunded(server(), orderId)).toBe(true);
    // The order earned 203 points, of which 200 were converted. 3 are still points, and 175 of the order's
    // points became 1.75.
    expect(await holdingsOf(server(), person)).toEqual({ money: total + 25, points: 0, debt: 0 });
    expect(await moved(person, 'loyalty_point')).toEqual([
      ['loyalty_point', -1.75, String(orderId)],
      ['loyalty_point', 2, null],
    ]);
    expect(await unbalanced(server())).toEqual([]);
  });
});
