import { expect, it } from 'vitest';
import type { OwnData } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, signedInAs } from './person';
import { profileOf } from './profile-calls';

onDatabase("The export of a customer's data", (server) => {
  it('contains all records of the customer, with amounts in currency units [PROF-12]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    const { status, body } = await amira.send<OwnData>('GET', '/customer/own-data');
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ f_name: 'Amira', email: 'amira@souk.example' });
    expect(body.profile.addresses).toHaveLength(3);
    const lists = body as unknown as Record<string, Record<string, unknown>[]>;
    const filled = Object.keys(lists).filter((name) => (lists[name]?.length ?? 0) > 0);
    expect(filled).toEqual(
      expect.arrayContaining(['drafted_items', 'drafted_vehicles', 'orders', 'trips', 'wallet', 'diet']),
    );
    expect(lists.orders?.[0]).toMatchObject({
      total: expect.any(Number),
      lines: expect.arrayContaining([expect.objectContaining({ quantity: expect.any(Number) })]),
    });
    expect(lists.wallet?.at(-1)).toMatchObject({ balance: 35.5 });
  });

  it.each([
    ['CFG-KWD', 3.55],
    ['CFG-JPY', 3550],
  ])('lists amounts with the decimals of the currency: %s [PROF-12, PRICE-20]', async (scenario, balance) => {
    const amira = await signedInAs(server(), AMIRA);
    const { body } = await amira.send<OwnData>('GET', '/customer/own-data', { scenario });
    const { wallet } = body as unknown as Record<string, Record<string, unknown>[]>;
    expect(wallet?.at(-1)).toMatchObject({ balance });
  });

  it('contains no credentials and no data of other customers [PROF-12, PERM-06]', async () => {
    const person = await newPerson(server());
    const { body } = await person.send<OwnData>('GET', '/customer/own-data');
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/scrypt|password|hash|public_key|token/i);
    expect(text).not.toContain('amira');
    expect((body as unknown as Record<string, unknown>).orders).toEqual([]);
    expect((await nobody(server()).send('GET', '/customer/own-data')).status).toBe(401);
  });

  it('contains the notification choices, which start with orders on and offers off and can be changed [PROF-12]', async () => {
    const person = await newPerson(server());
    const consent = async () => (await profileOf(person)).consent;
    expect(await consent()).toEqual({ orders: true, offers: false });
    const body = { orders: false, offers: true };
    expect((await person.send('POST', '/customer/update-consent', { body })).status).toBe(200);
    expect(await consent()).toEqual(body);
    expect((await profileOf(await newPerson(server()))).consent).toEqual({ orders: true, offers: false });
  });

  it.each([{}, { orders: true }, { orders: 'yes', offers: true }, { orders: null, offers: false }])(
    'is unchanged by the incomplete or invalid consent %o, which is refused [PROF-12]',
    async (body) => {
      const person = await newPerson(server());
      const answer = await person.send<{ errors: { code: string }[] }>('POST', '/customer/update-consent', {
        body,
      });
      expect(answer.status).toBe(403);
      expect(answer.body.errors.length).toBeGreaterThan(0);
    },
  );
});
