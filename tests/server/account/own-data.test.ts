import { expect, it } from 'vitest';
import type { OwnData } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, signedInAs } from './person';
import { profileOf } from './profile-calls';

onDatabase('What the shop keeps of a person', (server) => {
  it('can be taken along whole, with amounts that people read [PROF-12]', async () => {
    const amira = await signedInAs(server(), AMIRA);
    const { status, body } = await amira.send<OwnData>('GET', '/customer/own-data');
    expect(status).toBe(200);
    expect(body.profile).toMatchObject({ f_name: 'Amira', email: 'amira@souk.example' });
    expect(body.profile.addresses).toHaveLength(3);
    const lists = body as unknown as Record<string, Record<string, unknown>[]>;
    const filled = Object.keys(lists).filter((name) => (lists[name]?.length ?? 0) > 0);
    expect(filled).toEqual(
      expect.arrayContaining(['wished_items', 'wished_vehicles', 'orders', 'trips', 'wallet', 'diet']),
    );
    expect(lists.orders?.[0]).toMatchObject({
      total: expect.any(Number),
      lines: expect.arrayContaining([expect.objectContaining({ quantity: expect.any(Number) })]),
    });
    expect(lists.wallet?.at(-1)).toMatchObject({ balance: 35.5 });
  });

  it('holds no lock of the shop, and nothing of anybody else [PROF-12, PERM-06]', async () => {
    const person = await newPerson(server());
    const { body } = await person.send<OwnData>('GET', '/customer/own-data');
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/scrypt|password|hash|public_key|token/i);
    expect(text).not.toContain('amira');
    expect((body as unknown as Record<string, unknown>).orders).toEqual([]);
    expect((await nobody(server()).send('GET', '/customer/own-data')).status).toBe(401);
  });

  it('includes what somebody wants to be told of: offers only when asked for [PROF-12]', async () => {
    const person = await newPerson(server());
    const consent = async () => (await profileOf(person)).consent;
    expect(await consent()).toEqual({ orders: true, offers: false });
    const body = { orders: false, offers: true };
    expect((await person.send('POST', '/customer/update-consent', { body })).status).toBe(200);
    expect(await consent()).toEqual(body);
    expect((await profileOf(await newPerson(server()))).consent).toEqual({ orders: true, offers: false });
  });

  it.each([{}, { orders: true }, { orders: 'yes', offers: true }, { orders: null, offers: false }])(
    'takes no half consent like %o [PROF-12]',
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
