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

onDatabase('Visit again', (server) => {
  it('shows the stores of earlier orders, the last visit first [CAT-14]', async () => {
    const amira = await signedInAs(server(), AMIRA);

    expect(await stores(amira)).toEqual(['Basil Kitchen', 'Noor Grill']);
  });

  it('shows only what delivers here and belongs to this market [CAT-14, MOD-02]', async () => {
    const amira = await signedInAs(server(), AMIRA);

    expect(await stores(amira, 1, '[3]')).toEqual([]);
    expect(await stores(amira, 4)).not.toContain('Basil Kitchen');
  });

  it('is empty for somebody who has not ordered, and not for guests [CAT-14]', async () => {
    expect(await stores(await newPerson(server()))).toEqual([]);
    expect((await nobody(server()).send('GET', '/customer/visit-again')).status).toBe(401);
  });
});
