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
  it('belong to the customer and contain the zones that cover them [ADDR-21, ADDR-26]', async () => {
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

  it("can be added, changed and deleted, with messages in the request's language [ADDR-22, ADDR-24, ADDR-27]", async () => {
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

  it('are also accepted outside every zone, and then have no zone [ADDR-17]', async () => {
    const person = await newPerson(server());
    const added = await person.send<AddressSaved>('POST', '/customer/address/add', {
      body: { ...HOME, latitude: -80, longitude: 0 },
    });
    expect(added.body.zone_ids).toEqual([]);
    expect((await listOf(person))[0]).toMatchObject({ zone_ids: [], zone_id: null });
  });

  it('are refused with a message for each wrong field, in both languages [ADDR-20, API-04, MSG-09, MSG-10, MSG-11]', async () => {
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
    ['Arabic', '+٩٧١ ٥٦ ١٢٣ ٤٥٦٧'],
    ['Persian', '+۹۷۱ ۵۶ ۱۲۳ ۴۵۶۷'],
  ])('store a phone typed in %s digits with Latin digits [ADDR-20]', async (_, typed) => {
    const person = await newPerson(server());
    const [amiras] = await listOf(await signedInAs(server(), AMIRA));
    const place = { latitude: amiras?.latitude, longitude: amiras?.longitude };
    const body = { ...HOME, ...place, contact_person_number: typed };
    expect(await person.send('POST', '/customer/address/add', { body })).toMatchObject({ status: 200 });
    expect(await listOf(person)).toMatchObject([{ contact_person_number: '+971 56 123 4567' }]);
  });

  it.each([
    ['a made-up type', { address_type: 'Selected Address' }, 'address_type'],
    ['a type in a list', { address_type: ['home'] }, 'address_type'],
    ['no number', { latitude: 'north' }, 'latitude'],
    ['an empty number', { longitude: '' }, 'longitude'],
    ['a latitude above 90', { latitude: 91 }, 'latitude'],
    ['a longitude above 180', { longitude: '180.01' }, 'longitude'],
    ['NaN as a number', { latitude: 'NaN' }, 'latitude'],
    ['an infinite number', { longitude: 'Infinity' }, 'longitude'],
    ['a telephone without digits', { contact_person_number: 'call me' }, 'contact_person_number'],
    ['an invalid email', { contact_person_email: 'nour@' }, 'contact_person_email'],
    ['a house as an object', { house: { number: 1 } }, 'house'],
    ['an address of 501 characters', { address: 'a'.repeat(501) }, 'address'],
    ['a note of 501 characters', { additional_information: 'a'.repeat(501) }, 'additional_information'],
    ['no address at all', { address: undefined }, 'address'],
  ])('are refused with %s [ADDR-20, ADDR-26]', async (_, wrong, code) => {
    const person = await newPerson(server());
    const refused = await person.send('POST', '/customer/address/add', { body: { ...HOME, ...wrong } });
    expect(refused).toMatchObject({ status: 403, codes: [code] });
    expect(await listOf(person)).toEqual([]);
  });

  it('ignore unknown fields, including the ids of an owner [ADDR-22]', async () => {
    const person = await newPerson(server());
    const body = { ...HOME, user_id: AMIRA, customer_id: AMIRA, id: 1, zone_ids: [1, 2, 3] };
    expect((await person.send('POST', '/customer/address/add', { body })).status).toBe(200);
    const [address] = await listOf(person);
    expect(address).toMatchObject({ user_id: person.id, zone_ids: [] });
    expect(address?.id).not.toBe(1);
  });

  it('cannot be seen or changed by other customers, who get a 404 [PERM-05]', async () => {
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

  it('are refused to guests and to requests with an unknown token [PERM-05]', async () => {
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

  it('have every field of the client’s specification, each with its own value [ADDR-21]', async () => {
    const person = await newPerson(server());
    const [amiras] = await listOf(await signedInAs(server(), AMIRA));
    const place = { latitude: amiras?.latitude, longitude: amiras?.longitude };
    const body = { ...HOME, ...place, address_label: 'Boat', contact_person_email: 'nour@souk.example' };
    await person.send('POST', '/customer/address/add', { body });
    const [saved] = await listOf(person);
    const { latitude, longitude, ...words } = body;
    expect(saved).toMatchObject({ ...words, id: expect.any(Number), zone_ids: amiras?.zone_ids });
    expect([Number(saved?.latitude), Number(saved?.longitude)]).toEqual([
      Number(latitude),
      Number(longitude),
    ]);
  });

  it('are paged when the request has a limit [ADDR-21]', async () => {
    const person = await newPerson(server());
    for (const house of ['1', '2', '3'])
      await person.send('POST', '/customer/address/add', { body: { ...HOME, house } });
    const page = await person.send<AddressPage>('GET', '/customer/address/list', {
      query: { limit: 2, offset: 2 },
    });
    expect(page.body).toMatchObject({ total_size: 3, limit: 2, offset: 2, addresses: [{ house: '1' }] });
  });

  it('are limited to fifty for each customer, also for concurrent requests [ADDR-22]', async () => {
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
