import { expect, it } from 'vitest';
import type { DietProfile } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { newPerson, nobody, signedInAs } from '../account/person';
import { inModule, readItem, readItems } from '../catalogue/reader';

const IN_GROCERY = inModule(2);

forEachDatabase('Diet and allergens', (server) => {
  it('are stored in the account without duplicates and in a fixed order [X-17]', async () => {
    const person = await newPerson(server());
    expect((await person.send<DietProfile>('GET', '/customer/diet')).body).toEqual({
      allergens: [],
      diets: [],
    });
    const saved = await person.send('POST', '/customer/diet', {
      body: { allergens: ['peanut', 'milk', 'peanut'], diets: ['halal'] },
    });
    expect(saved).toMatchObject({ status: 200, message: 'Your diet has been saved.' });

    const elsewhere = await signedInAs(server(), person.id);
    expect((await elsewhere.send<DietProfile>('GET', '/customer/diet')).body).toEqual({
      allergens: ['milk', 'peanut'],
      diets: ['halal'],
    });
  });

  it('are private, require an account and allow only the names in the contract [X-17]', async () => {
    const person = await newPerson(server());
    await person.send('POST', '/customer/diet', { body: { allergens: ['egg'], diets: [] } });

    const other = await newPerson(server());
    expect((await other.send<DietProfile>('GET', '/customer/diet')).body.allergens).toEqual([]);
    expect((await nobody(server()).send('GET', '/customer/diet')).status).toBe(401);
    const refused = await person.send('POST', '/customer/diet', {
      body: { allergens: ['gravel'], diets: [] },
    });
    expect(refused.status).toBe(403);
  });

  it.each(['peanut', 'Peanuts', 'فول سوداني'])(
    'exclude exactly the items that contain %s from a list [X-17, CAT-08]',
    async (name) => {
      const peanutButter = await readItem(server(), 'G-06');
      const all = await readItems(server(), '/items/latest?limit=100', IN_GROCERY);
      const without = await readItems(
        server(),
        `/items/latest?limit=100&without_allergies=${encodeURIComponent(name)}`,
        IN_GROCERY,
      );
      const ids = without.items.map(({ id }) => id);

      expect(all.items.map(({ id }) => id)).toContain(peanutButter.id);
      expect(ids).not.toContain(peanutButter.id);
      expect(without.items.flatMap(({ allergies_name }) => allergies_name ?? [])).not.toContain('Peanut');
      expect(without.total).toBeGreaterThan(0);
      expect(without.total).toBeLessThan(all.total);
    },
  );
});
