import { expect, it } from 'vitest';
import type { AddressPage, AddressSaved, SavedAddress } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { AMIRA, newPerson, nobody, type Person, signedInAs } from './person';

const HOME = {
  address: '12 Harbour Street, Port Maravel',
  address_type: 'home',
  contact_person_name: 'Nour Test',
  contact_person_number: '+971561234567',
  latitude: '25.2',
  longitude: 55.3,
  road: 'Harbour Street',
  house: '12',
  floor: '3',
  additional_information: 'Blue door',
};

const listOf = async (person: Person): Promise<SavedAddress[]> =>
  (await person.send<AddressPage>('GET', '/customer/address/list')).body.addresses ?? [];

forEachDatabase('Saved addresses', (server) => {
  it('are those of the person, with the zones that cover them [ADDR-21, ADDR-26]', async () => {
    const addresses = await listOf(await signedInAs(server(), AMIRA));
    const of = (type: string) => addresses.find((address) => address.address_type === type);
    expect(addresses.map(({ address_type }) => address_type).sort()).toEqual(['home', 'office', 'other']);
    expect([of('home')?.zone_ids, of('office')?.zone_ids, of('other')?.zone_ids]).toEqual([[1], [2], [3]]);
    expect(of('other')).toMatchObject({ address_label: 'Mum', floor: 'G', house: '4' });
    expect(of('home')).toMatchObject({
      contact_person_name: 'Amira Haddad',
      contact_person_number: '+971501110001',
      additional_information: 'Blue door, ring twice',
    });
  });

  it('are added, changed and deleted, each with a message in the language asked for [ADDR-22, ADDR-24, ADDR-27]', async () => {
    const person = await newPerson(server());
    const [amiras] = await listOf(await signedInAs(server(), AMIRA));
    const place = { latitude: amiras?.latitude, longitude: amiras?.longitude };
    const added = await person.send<AddressSaved>('POST', '/customer/address/add', {
      body: { ...HOME, ...place },
    });
    expect(added).toMatchObject({
      status: 200,
      message: 'Address added successfully.',
      body: { zone_ids: amiras?.zone_ids },
    });
    const id = added.body.id ?? 0;
    const changed = await person.send('PUT', `/customer/address/update/${id}`, {
      body: { ...HOME, address_type: 'other', address_label: 'Boat', floor: '' },
      language: 'ar',
    });
    expect(changed.message).toBe('تم تحديث العنوان بنجاح.');
    expect(await listOf(person)).toMatchObject([
      { id, address_type: 'other', address_label: 'Boat', floor: null, latitude: 25.2, longitude: 55.3 },
    ]);
    const deleted = await person.send('DELETE', '/customer/address/delete', { query: { address_id: id } });
    expect(deleted.message).toBe('Address deleted successfully.');
    expect(await listOf(person)).toEqual([]);
  });

  it('far from every zone are kept too, with no zone [ADDR-17]', async () => {
    const person = await newPerson(server());
    const added = await person.send<AddressSaved>('POST', '/customer/address/add', {
      body: { ...HOME, latitude: -80, longitude: 0 },
    });
    expect(added.body.zone_ids).toEqual([]);
    expect((await listOf(person))[0]).toMatchObject({ zone_ids: [], zone_id: null });
  });

  it('say field by field what is wrong, in both languages [ADDR-20]', async () => {
    const person = await newPerson(server());
    const empty = { ...HOME, address: ' ', contact_person_name: '', contact_person_number: '  ' };
    const english = await person.send('POST', '/customer/address/add', { body: empty });
    expect(english).toMatchObject({
      status: 403,
      body: {
        errors: [
          { code: 'address', message: 'Address is required' },
          { code: 'contact_person_name', message: 'Name is required' },
          { code: 'contact_person_number', message: 'Phone Number is required' },
        ],
      },
    });
    const arabic = await person.send('POST', '/customer/address/add', { body: empty, language: 'ar' });
    expect(arabic.message).toBe('العنوان مطلوب');
    expect(await listOf(person)).toEqual([]);
  });

  it.each([
    ['a made-up type', { address_type: 'Selected Address' }, 'address_type'],
    ['a type in a list', { address_type: ['home'] }, 'address_type'],
    ['no number', { latitude: 'north' }, 'latitude'],
    ['an empty number', { longitude: '' }, 'longitude'],
    ['a place beyond the pole', { latitude: 91 }, 'latitude'],
    ['a place behind the date line', { longitude: '180.01' }, 'longitude'],
    ['a number that is none', { latitude: 'NaN' }, 'latitude'],
    ['an endless number', { longitude: 'Infinity' }, 'longitude'],
    ['a telephone without digits', { contact_person_number: 'call me' }, 'contact_person_number'],
    ['a wrong email', { contact_person_email: 'nour@' }, 'contact_person_email'],
    ['a house as an object', { house: { number: 1 } }, 'house'],
    ['a book for an address', { address: 'a'.repeat(501) }, 'address'],
    ['an essay for a note', { additional_information: 'a'.repeat(501) }, 'additional_information'],
    ['no address at all', { address: undefined }, 'address'],
  ])('refuse %s [ADDR-20, ADDR-26]', async (_, wrong, code) => {
    const person = await newPerson(server());
    const refused = await person.send('POST', '/customer/address/add', { body: { ...HOME, ...wrong } });
    expect(refused).toMatchObject({ status: 403, codes: [code] });
    expect(await listOf(person)).toEqual([]);
  });

  it('ignore fields that nobody knows, above all those that would name another owner [ADDR-22]', async () => {
    const person = await newPerson(server());
    const body = { ...HOME, user_id: AMIRA, customer_id: AMIRA, id: 1, zone_ids: [1, 2, 3] };
    expect((await person.send('POST', '/customer/address/add', { body })).status).toBe(200);
    const [address] = await listOf(person);
    expect(address).toMatchObject({ user_id: person.id, zone_ids: [] });
    expect(address?.id).not.toBe(1);
  });

  it('belong to one person: for another they do not exist [PERM-05]', async () => {
    const [owner, stranger] = [await newPerson(server()), await newPerson(server())];
    await owner.send('POST', '/customer/address/add', { body: HOME });
    const [before] = await listOf(owner);
    const id = before?.id ?? 0;
    const changed = await stranger.send('PUT', `/customer/address/update/${id}`, { body: HOME });
    const deleted = await stranger.send('DELETE', '/customer/address/delete', { query: { address_id: id } });
    const unknown = await stranger.send('DELETE', '/customer/address/delete', {
      query: { address_id: 999_999 },
    });
    expect([changed.status, deleted.status]).toEqual([404, 404]);
    expect(deleted.body).toEqual(unknown.body);
    expect(await listOf(stranger)).toEqual([]);
    expect(await listOf(owner)).toEqual([before]);
  });

  it('are closed to guests and to tokens that nobody gave out [PERM-05]', async () => {
    const guest = nobody(server());
    const calls = [
      await guest.send('GET', '/customer/address/list'),
      await guest.send('POST', '/customer/address/add', { body: HOME }),
      await guest.send('PUT', '/customer/address/update/1', { body: HOME }),
      await guest.send('DELETE', '/customer/address/delete', { query: { address_id: 1 } }),
      await guest.send('GET', '/customer/address/list', { headers: { authorization: 'Bearer made-up' } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  it('come page by page when a page is asked for [ADDR-21]', async () => {
    const person = await newPerson(server());
    for (const house of ['1', '2', '3'])
      await person.send('POST', '/customer/address/add', { body: { ...HOME, house } });
    const page = await person.send<AddressPage>('GET', '/customer/address/list', {
      query: { limit: 2, offset: 2 },
    });
    expect(page.body).toMatchObject({ total_size: 3, limit: 2, offset: 2, addresses: [{ house: '1' }] });
  });

  it('end at fifty, also when many are added at once [ADDR-22]', async () => {
    const person = await newPerson(server());
    const answers = await Promise.all(
      Array.from({ length: 55 }, () => person.send('POST', '/customer/address/add', { body: HOME })),
    );
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.message).toBe('You can save up to 50 addresses.');
    expect(await listOf(person)).toHaveLength(50);
  });
});
