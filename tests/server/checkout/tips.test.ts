import { expect, it } from 'vitest';
import type { Item } from '../../../contract/types.gen';
import { onDatabase } from '../../support/server';
import { newPerson, nobody } from '../account/person';

onDatabase('The suggestions in the checkout', (server) => {
  it('contain the most frequent recent tip, or the smaller of two equally frequent ones [CHK-09]', async () => {
    const usual = async () =>
      (await nobody(server()).send<{ most_tips_amount: number }>('GET', '/most-tips')).body.most_tips_amount;
    const give = (tip: number, count: number) =>
      server().database.query(
        'update orders set tip = $1 where id in (select id from orders where tip = 0 order by id desc limit $2)',
        [tip, count],
      );
    await server().database.query('update orders set tip = 0');
    expect(await usual()).toBe(0);

    await give(500, 2);
    await give(300, 2);
    expect(await usual()).toBe(3);
    await give(500, 1);
    expect(await usual()).toBe(5);
  });

  it('contain best sellers of the customer’s preferred categories, and none without preferences [MOD-12]', async () => {
    const suggested = async (person: Awaited<ReturnType<typeof newPerson>>) =>
      (await person.send<Item[]>('GET', '/customer/suggested-items', { moduleId: 2 })).body;
    const person = await newPerson(server());
    expect(await suggested(person)).toEqual([]);

    await person.send('POST', '/customer/update-interest', { moduleId: 2, body: { interest: [201] } });
    const found = await suggested(person);
    expect(found.length).toBeGreaterThan(0);
    expect(await suggested(await newPerson(server()))).toEqual([]);
    expect((await nobody(server()).send('GET', '/customer/suggested-items')).status).toBe(401);
  });
});
