import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { unusedDigits } from '../../support/unused-digits';
import { type Answer, form, newPerson, nobody } from '../account/person';
import { invalidImages, jpeg, png } from '../account/pictures';

const HARBOUR = 1;
const FOOD = 1;
const PARCELS = 5;

type File = { field: string; bytes: Buffer };
type Sent = { fields?: Record<string, string | null> | undefined; files?: File[]; language?: 'en' | 'ar' };

const own = () => {
  const number = unusedDigits();
  return { email: `owner${number}@souk.example`, phone: `+97158${number}`, papers: `TIN ${number}` };
};

forEachDatabase('A registration', (server) => {
  const send = (path: string, base: Record<string, string>, { fields = {}, files = [], language }: Sent) => {
    const texts = Object.fromEntries(
      Object.entries({ ...base, ...fields }).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const sent = form(
      texts,
      files.map((file) => ({ name: 'paper.jpg', ...file })),
    );
    return nobody(server()).send('POST', path, { ...sent, ...(language && { language }) });
  };
  const store = async (sent: Sent = {}, who = own()) => {
    const [zone] = await server().database.query<{ polygon: { lat: number; lng: number }[] }>(
      'select polygon from zones where id = $1',
      [HARBOUR],
    );
    const [first = { lat: 0, lng: 0 }, second = first, third = first] = zone?.polygon ?? [];
    const middle = (of: 'lat' | 'lng') => String((first[of] + second[of] + third[of]) / 3);
    const base = {
      f_name: 'Huda',
      l_name: 'Saleh',
      email: who.email,
      phone: who.phone,
      password: 'letmesell',
      zone_id: String(HARBOUR),
      module_id: String(FOOD),
      latitude: middle('lat'),
      longitude: middle('lng'),
      minimum_delivery_time: '20',
      maximum_delivery_time: '40',
      delivery_time_type: 'min',
      business_plan: 'commission',
      tin: who.papers,
      translations: JSON.stringify([{ locale: 'en', key: 'name', value: 'Huda’s Kitchen' }]),
    };
    return send('/auth/vendor/register', base, sent);
  };
  const courier = (sent: Sent = {}, who = own()) =>
    send(
      '/auth/delivery-man/store',
      {
        f_name: 'Omar',
        email: who.email,
        phone: who.phone,
        password: 'letmeride',
        identity_type: 'passport',
        identity_number: who.papers,
        earning: '1',
        zone_id: String(HARBOUR),
        vehicle_id: '2',
      },
      sent,
    );
  const rows = (email: string) =>
    server().database.query<{ id: number; state: string; repeats: number | null; details: object }>(
      'select id, kind, state, repeats, papers, details from registrations where email = $1 order by id',
      [email],
    );
  const mailsTo = async (email: string) => {
    await server().settle();
    return server().sent.filter(({ to }) => to === email);
  };
  const summaryOf = ({ status, codes }: Answer) => [status, codes];

  it('is stored as pending with its documents and confirmed by mail in its language [REG-01]', async () => {
    const who = own();
    const files = [
      { field: 'logo', bytes: png(64, 64) },
      { field: 'cover_photo', bytes: jpeg },
    ];
    const sent = await store({ files, language: 'ar' }, who);
    expect([sent.status, sent.body]).toMatchObject([200, { type: 'commission', package_id: null }]);
    const [row] = await rows(who.email);
    expect(row).toMatchObject({ kind: 'store', state: 'pending', repeats: null, id: sent.body.store_id });
    expect(row?.details).toMatchObject({
      module_id: FOOD,
      delivery_time: { minimum: 20, maximum: 40, type: 'min' },
      translations: [{ locale: 'en', key: 'name', value: 'Huda’s Kitchen' }],
    });
    const stored = await server().database.query(
      'select field, extension from registration_files where registration_id = $1 order by id',
      [row?.id],
    );
    expect(stored).toEqual([
      { field: 'logo', extension: 'png' },
      { field: 'cover_photo', extension: 'jpg' },
    ]);
    const [mail, ...more] = await mailsTo(who.email);
    expect(mail?.text).toContain('استلمنا');
    expect(more).toEqual([]);
  });

  it('contains, for a courier, a vehicle from the list [REG-01]', async () => {
    const vehicles = await nobody(server()).send<{ id: number; type: string }[]>('GET', '/get-vehicles', {
      language: 'ar',
    });
    expect(vehicles.body).toContainEqual({ id: 2, type: 'دراجة نارية' });
    const who = own();
    const files = [1, 2, 3].map(() => ({ field: 'identity_image', bytes: jpeg }));
    expect((await courier({ files: [...files, { field: 'image', bytes: jpeg }] }, who)).status).toBe(200);
    expect((await rows(who.email))[0]?.details).toMatchObject({ vehicle_id: 2, is_freelancer: true });
  });

  it('shows the result of an earlier one with the same email only with its password [REG-01]', async () => {
    const who = own();
    const first = await store({}, who);
    expect(first.status).toBe(200);
    const again = await store({}, who);
    expect([...summaryOf(again), again.message]).toEqual([
      403,
      ['registered'],
      'You’ve already sent this registration. We’re still reviewing it.',
    ]);
    const stranger = own();
    const sent = await store({ fields: { password: 'something else' } }, { ...stranger, papers: who.papers });
    expect([sent.status, { ...sent.body, store_id: 0 }]).toEqual([200, { ...first.body, store_id: 0 }]);
    expect((await rows(stranger.email))[0]?.repeats).toBe(first.body.store_id);
    expect((await mailsTo(who.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('We’ve received'),
      expect.stringContaining('Another registration'),
    ]);
    expect(await mailsTo(stranger.email)).toEqual([]);
  });

  it('can be repeated by a rejected applicant, and an approval is sent by mail [REG-01]', async () => {
    const who = own();
    const { body } = await store({}, who);
    const decide = (state: string) =>
      server().database.query('update registrations set state = $2 where id = $1', [body.store_id, state]);
    await decide('approved');
    expect((await store({}, who)).message).toBe('You’re already registered.');
    await decide('refused');
    expect((await store({}, who)).status).toBe(200);
    expect((await rows(who.email)).map(({ repeats }) => repeats)).toEqual([null, null]);
  });

  it('is stored once when two identical ones arrive at the same time [REG-01]', async () => {
    const who = own();
    await Promise.all([store({}, who), store({ fields: { password: 'another one' } }, who)]);
    const stored = await rows(who.email);
    expect(stored.filter(({ repeats }) => repeats === null)).toHaveLength(1);
  });

  it('is refused with the names of all wrong fields [REG-01]', async () => {
    const all = await store({
      fields: { f_name: ' ', email: 'huda@', phone: '12', password: 'short', zone_id: '99', tin: '---' },
    });
    expect(summaryOf(all)).toEqual([403, ['f_name', 'email', 'phone', 'password', 'zone_id', 'tin']]);
    const codes = async (fields: Sent['fields']) => summaryOf(await store({ fields }));
    expect(await codes({ latitude: '0' })).toEqual([403, ['latitude']]);
    expect(await codes({ latitude: 'NaN', longitude: 'x' })).toEqual([403, ['latitude']]);
    expect(await codes({ module_id: String(PARCELS) })).toEqual([403, ['module_id']]);
    expect(await codes({ minimum_delivery_time: '50' })).toEqual([403, ['minimum_delivery_time']]);
    expect(await codes({ tin_expire_date: '2001-01-01' })).toEqual([403, ['tin_expire_date']]);
    expect(await codes({ tin_expire_date: '2029-02-31' })).toEqual([403, ['tin_expire_date']]);
    expect(await codes({ business_plan: 'free', package_id: '7' })).toEqual([
      403,
      ['package_id', 'business_plan'],
    ]);
    expect(await codes({ email: null, zone_id: 'one' })).toEqual([403, ['email', 'zone_id']]);
    for (const translations of ['x', '{}', '[null]', '[{"locale":"en","key":"name","value":"\\u0000"}]'])
      expect(await codes({ translations })).toEqual([403, ['translations']]);
    const ride = async (fields: Sent['fields']) => summaryOf(await courier({ fields }));
    expect(await ride({ vehicle_id: '77', identity_number: '12' })).toEqual([
      403,
      ['vehicle_id', 'identity_number'],
    ]);
    expect(await ride({ identity_type: 'library card' })).toEqual([403, ['identity_type']]);
  });

  it('accepts only real image files as documents [REG-01, PROF-05]', async () => {
    for (const [name, bytes] of invalidImages) {
      const refused = await courier({ files: [{ field: 'identity_image', bytes }] });
      expect([name, ...summaryOf(refused)]).toEqual([name, 403, ['identity_image']]);
    }
    const many = [1, 2, 3, 4].map(() => ({ field: 'identity_image', bytes: jpeg }));
    expect((await courier({ files: many })).status).toBe(403);
    expect(summaryOf(await store({ files: [{ field: 'cv', bytes: jpeg }] }))).toEqual([403, ['cv']]);
    const large = await courier({ files: [{ field: 'image', bytes: Buffer.alloc(2_200_000) }] });
    expect(summaryOf(large)).toEqual([413, ['image']]);
  });

  it('is exported and deleted with the account that has verified its email [PROF-08, PROF-12]', async () => {
    const who = own();
    await store({}, who);
    const person = await newPerson(server(), { email: who.email });
    const other = await newPerson(server(), {});
    const mine = async (of: typeof person) =>
      (await of.send<{ registrations: object[] }>('GET', '/customer/own-data')).body.registrations;
    expect(await mine(person)).toMatchObject([{ kind: 'store', email: who.email }]);
    expect(JSON.stringify(await mine(person))).not.toContain('password');
    expect(await mine(other)).toEqual([]);
    expect((await person.send('DELETE', '/customer/remove-account')).status).toBe(200);
    expect(await rows(who.email)).toEqual([]);
  });
});

forEachDatabase('Repeated registrations from one address', (server) => {
  it('are refused for an hour after thirty registrations [REG-01]', async () => {
    const statuses = new Map<number, number>();
    for (let call = 0; call < 31; call += 1) {
      const { email, phone, papers } = own();
      const { status } = await nobody(server()).send('POST', '/auth/delivery-man/store', {
        ...form({
          f_name: 'Omar',
          email,
          phone,
          password: 'letmeride',
          identity_type: 'nid',
          identity_number: papers,
          zone_id: '1',
          vehicle_id: '1',
        }),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 30],
      [429, 1],
    ]);
  });
});
