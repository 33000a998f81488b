import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { newPerson, personWith, signedInAs } from './person';
import { newEmail, newNumber, profileOf, update } from './profile-calls';

const CODE = '123456';

onDatabase('A new contact in the profile', (server) => {
  it('is saved only after verification by code [PROF-03]', async () => {
    const person = await newPerson(server());
    const before = await profileOf(person);
    const response = await update(person, { name: 'Someone Else', phone: newNumber() });
    expect(response).toMatchObject({
      status: 200,
      body: { otp_send: true, verification_on: 'phone', verification_medium: 'sms' },
      message: 'We’ve sent you a verification code.',
    });
    expect(await profileOf(person)).toEqual(before);
  });

  it('is saved as verified, together with all other fields, when the request contains the code [PROF-03]', async () => {
    const person = await newPerson(server());
    const email = newEmail();
    const wanted = { name: 'Nour New', email };
    const response = await update(person, wanted);
    expect(response.body).toMatchObject({ verification_on: 'email', verification_medium: 'mail' });
    const done = await update(person, { ...wanted, otp: CODE, verification_on: 'email' });
    expect(done.body).toMatchObject({ otp_send: false });
    expect(await profileOf(person)).toMatchObject({
      f_name: 'Nour',
      l_name: 'New',
      email,
      is_email_verified: 1,
    });
  });

  it('is verified one after the other when phone and email both change [PROF-03]', async () => {
    const person = await newPerson(server());
    const [phone, email] = [newNumber(), newEmail()];
    const wanted = { name: 'Two Contacts', phone, email };
    expect((await update(person, wanted)).body.verification_on).toBe('phone');
    const second = await update(person, { ...wanted, otp: CODE, verification_on: 'phone' });
    expect(second.body).toMatchObject({ otp_send: true, verification_on: 'email' });
    expect(await profileOf(person)).toMatchObject({ phone, is_phone_verified: 1, f_name: 'Nour' });
    await update(person, { ...wanted, otp: CODE, verification_on: 'email' });
    expect(await profileOf(person)).toMatchObject({ f_name: 'Two', phone, email, is_email_verified: 1 });
  });

  it('is verified on request even when the contact has not changed [PROF-03, PROF-04]', async () => {
    const person = await newPerson(server(), { isEmailVerified: false });
    expect((await update(person, { button_type: 'phone' })).body).toMatchObject({
      otp_send: true,
      verification_on: 'phone',
    });
    await update(person, { button_type: 'phone', otp: CODE });
    await update(person, { button_type: 'email' });
    await update(person, { button_type: 'email', otp: CODE, verification_on: 'email' });
    expect(await profileOf(person)).toMatchObject({ is_phone_verified: 1, is_email_verified: 1 });
    expect((await update(person, { button_type: 'email' })).body.otp_send).toBe(false);
  });

  it('is not verified by a wrong code, nor by a code for another contact or customer [PROF-03]', async () => {
    const [person, thief] = [await newPerson(server()), await newPerson(server())];
    const [phone, other] = [newNumber(), newNumber()];
    await update(person, { phone });
    const attempts = [
      await update(person, { phone, otp: '000000' }),
      await update(person, { phone: other, otp: CODE }),
      await update(thief, { phone, otp: CODE }),
    ];
    expect(attempts.map(({ status, codes }) => [status, ...codes])).toEqual([
      [403, 'otp'],
      [403, 'otp'],
      [403, 'otp'],
    ]);
    expect((await update(person, { phone, otp: CODE })).status).toBe(200);
    const third = await newPerson(server());
    expect((await update(third, { phone, otp: CODE })).codes).toEqual(['phone']);
    expect(await profileOf(thief)).toMatchObject({ is_phone_verified: 0 });
  });

  it('cannot be verified with the same code after five wrong codes [PROF-03]', async () => {
    const person = await newPerson(server());
    const phone = newNumber();
    await update(person, { phone });
    for (let attempt = 0; attempt < 5; attempt += 1) await update(person, { phone, otp: '000000' });
    expect((await update(person, { phone, otp: CODE })).codes).toEqual(['otp']);
  });

  it('is refused with the time to wait when another code is requested too early [PROF-03]', async () => {
    const person = await newPerson(server());
    const phone = newNumber();
    await update(person, { phone });
    expect((await update(person, { phone })).message).toMatch(/request another in \d+ seconds/);
    server().pass(61_000);
    expect((await update(person, { phone })).message).toBe('We’ve sent you a verification code.');
  });

  it('is verified by the external provider in a shop that uses one [PROF-03]', async () => {
    const person = await newPerson(server());
    const phone = newNumber();
    const options = { scenario: 'CFG-FB1' };
    expect((await update(person, { phone }, options)).body).toMatchObject({
      otp_send: true,
      verification_medium: 'firebase',
    });
    const proof = { phone, otp: CODE, verification_on: 'phone', verification_medium: 'firebase' };
    const stolen = await update(person, { ...proof, session_info: 'demo-+971500000000' }, options);
    expect(stolen.codes).toEqual(['otp']);
    const done = await update(person, { ...proof, session_info: `demo-${phone}` }, options);
    expect(done.status).toBe(200);
    expect(await profileOf(person)).toMatchObject({ phone, is_phone_verified: 1 });
  });

  it('can be the first contact of an account that has none [PROF-03]', async () => {
    const hana = await newPerson(server(), { email: null, phone: null });
    expect((await update(hana, { phone: 'nonsense' })).codes).toEqual(['phone']);
    const empty = await update(hana, { name: 'Hana Sato', email: '', phone: '' });
    expect(empty).toMatchObject({ status: 200, body: { otp_send: false } });
    expect((await update(hana, { phone: newNumber() })).body.otp_send).toBe(true);
  });
});

onDatabase('A new password in the profile', (server) => {
  const hashOf = async (id: number): Promise<string | null> => {
    const [row] = await server().database.query<{ password_hash: string | null }>(
      'select password_hash from customers where id = $1',
      [id],
    );
    return row?.password_hash ?? null;
  };

  it('replaces the old password and signs out every other browser [PROF-06]', async () => {
    const here = await newPerson(server());
    const elsewhere = await signedInAs(server(), here.id);
    expect((await update(here, { password: 'sesame-6' })).status).toBe(200);
    expect(await server().identity.passwords.verify('sesame-6', await hashOf(here.id))).toBe(true);
    expect((await here.send('GET', '/customer/info')).status).toBe(200);
    expect((await elsewhere.send('GET', '/customer/info')).status).toBe(401);
  });

  it('is refused where password sign-in is off, and an empty password is ignored [PROF-06]', async () => {
    const person = await newPerson(server());
    const refused = await update(person, { password: 'sesame-6' }, { scenario: 'CFG-L5' });
    expect(refused).toMatchObject({ status: 403, codes: ['password'] });
    expect((await update(person, { name: 'Nour', password: '' }, { scenario: 'CFG-L5' })).status).toBe(200);
    expect(await hashOf(person.id)).toBeNull();
  });

  it('is saved only after the new contact in the same request is verified [PROF-03, PROF-06]', async () => {
    const person = await newPerson(server());
    const wanted = { phone: newNumber(), password: 'sesame-6' };
    await update(person, wanted);
    expect(await hashOf(person.id)).toBeNull();
    await update(person, { ...wanted, otp: CODE });
    expect(await server().identity.passwords.verify('sesame-6', await hashOf(person.id))).toBe(true);
  });

  it('never changes the password of another customer whose id is in the request [PERM-06]', async () => {
    const [person, other] = [await newPerson(server()), await newPerson(server())];
    await update(person, { password: 'sesame-6', id: other.id });
    expect(await hashOf(other.id)).toBeNull();
    expect((await other.send('GET', '/customer/info')).status).toBe(200);
    expect((await personWith(server(), other.id, null).send('GET', '/customer/info')).status).toBe(401);
  });
});
