import { expect, it } from 'vitest';
import type { Store } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, type Person, signedInAs } from '../account/person';

const stores = async (person: Person, moduleId = 1, zones = '[1]') =>
  (
    await person.send<Store[]>('GET', '/customer/visit-again', {
      moduleId,
      headers: { zoneid: zones },
    })
  ).body.map(({ name }) => name);

onDatabase('The list of stores to visit again', (server) => {
  it('contains the stores of earlier orders, the most recent first [CAT-14]', async () => {
    const amira = await signedInAs(server(), AMIRA);

    expect(await stores(amira)).toEqual(['Basil Kitchen', 'Noor Grill']);
  });

  it('contains only stores of the chosen module that deliver to the zones [CAT-14, MOD-02]', async () => {
    const amira = await signedInAs(server(), AMIRA);

    expect(await stores(amira, 1, '[3]')).toEqual([]);
    expect(await stores(amira, 4)).not.toContain('Basil Kitchen');
  });

  it.each(['canceled', 'failed'])(
    'does not contain a store whose only orders are %s [CAT-14]',
    async (status) => {
      const amira = await signedInAs(server(), AMIRA);
      const { database } = server();
      const orders = await database.query<{ id: number; status: string }>(
        `update orders set status = $1 from orders before
        where before.id = orders.id and orders.store_id in (select id from stores where name->>'en' = 'Basil Kitchen')
        returning orders.id, before.status`,
        [status],
      );
      expect(orders.length).toBeGreaterThan(0);

      expect(await stores(amira)).toEqual(['Noor Grill']);

      for (const { id, status: earlier } of orders)
        await database.query('update orders set status = $1 where id = $2', [earlier, id]);
    },
  );

  it('is empty for a customer without orders and refused to guests [CAT-14]', async () => {
    expect(await stores(await newPerson(server()))).toEqual([]);
    expect((await nobody(server()).send('GET', '/customer/visit-again')).status).toBe(401);
  });
});
