import { expect, it } from 'vitest';
import type { ProfileUpdateResult } from '../../../contract/types.gen';
import { forEachDatabase } from '../../support/server';
import { AMIRA, form, newPerson, nobody, signedInAs } from './person';
import { newEmail, newNumber, profileOf, update } from './profile-calls';

const NO_PROOFS = 'CFG-NOVER';

forEachDatabase('The profile', (server) => {
  it('contains the signed-in customer with addresses, balance and points [PROF-02, PROF-10, ADDR-28]', async () => {
    const profile = await profileOf(await signedInAs(server(), AMIRA));
    expect(profile).toMatchObject({
      id: AMIRA,
      f_name: 'Amira',
      l_name: 'Haddad',
      email: 'amira@souk.example',
      phone: '+971501110001',
      is_email_verified: 1,
      is_phone_verified: 1,
      wallet_balance: 35.5,
      loyalty_point: 1200,
      ref_code: 'AMIRA01',
      image_full_url: expect.stringMatching(/^\/pictures\//),
      member_since_days: 370,
      selected_modules_for_interest: [1],
      interests: [{ module_id: 1, category_ids: expect.arrayContaining([expect.any(Number)]) }],
    });
    expect(profile.order_count).toBeGreaterThan(0);
    expect(profile.addresses).toHaveLength(3);
    expect(profile.addresses?.every(({ zone_ids }) => zone_ids.length === 1)).toBe(true);
  });

  it('contains no credentials and no data of other customers [PERM-06]', async () => {
    const person = await newPerson(server());
    const text = JSON.stringify(await profileOf(person));
    expect(text).not.toMatch(/scrypt|password|token/i);
    expect(text).not.toContain('Amira');
    expect(await profileOf(person)).toMatchObject({ id: person.id, addresses: [], order_count: 0 });
  });

  it('is refused without a valid token [PERM-06]', async () => {
    const person = await newPerson(server());
    await server().database.query(
      "update access_tokens set expires_at = now() - interval '1 second' where customer_id = $1",
      [person.id],
    );
    expect((await person.send('GET', '/customer/info')).status).toBe(401);
    expect((await update(person, { name: 'Too Late' })).status).toBe(401);
    expect((await nobody(server()).send('GET', '/customer/info')).status).toBe(401);
  });

  it.each([
    ['JSON', (fields: Record<string, string>) => ({ body: fields })],
    ['a form', form],
  ])('splits a new name from %s into its first word and the rest [PROF-02, PROF-03]', async (_, asBody) => {
    const person = await newPerson(server());
    const answer = await person.send<ProfileUpdateResult>(
      'POST',
      '/customer/update-profile',
      asBody({ name: '  Nour  al Din ' }),
    );
    expect(answer).toMatchObject({ status: 200, message: 'Profile updated successfully.' });
    expect(answer.body.otp_send).toBe(false);
    expect(await profileOf(person)).toMatchObject({ f_name: 'Nour', l_name: 'al Din' });
    await person.send('POST', '/customer/update-profile', { ...asBody({ name: 'نور' }), language: 'ar' });
    expect(await profileOf(person)).toMatchObject({ f_name: 'نور', l_name: '' });
  });

  it('confirms a change in Arabic on request [PROF-03]', async () => {
    const person = await newPerson(server());
    expect((await update(person, { name: 'Nour' }, { language: 'ar' })).message).toBe(
      'تم تحديث الملف الشخصي بنجاح.',
    );
  });

  it('ignores read-only fields and keeps fields that were not sent [PROF-02]', async () => {
    const person = await newPerson(server());
    const before = await profileOf(person);
    const received = {
      id: AMIRA,
      wallet_balance: 1_000_000,
      loyalty_point: 5,
      is_phone_verified: 1,
      ref_code: 'FREE',
      f_name: 'Eve',
      image_full_url: 'https://elsewhere.example/x.png',
    };
    expect((await update(person, received)).status).toBe(200);
    expect(await profileOf(person)).toEqual(before);
  });

  it.each([
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a very long name', { name: 'n'.repeat(101) }, 'name'],
    ['a name as a list', { name: ['Nour'] }, 'name'],
    ['a name as null', { name: null }, 'name'],
    ['an email without a host', { email: 'nour@' }, 'email'],
    ['two emails', { email: 'a@b.co,c@d.co' }, 'email'],
    ['an empty email for an account with one', { email: '' }, 'email'],
    ['a phone with letters', { phone: '+97150ABC' }, 'phone'],
    ['a phone with two pluses', { phone: '++971501234567' }, 'phone'],
    ['a phone with spaces inside', { phone: '+971 50 123 4567' }, 'phone'],
    ['a number for a phone', { phone: 971501234567 }, 'phone'],
    ['a short password', { password: '12345' }, 'password'],
    ['a button that does not exist', { button_type: 'admin' }, 'button_type'],
  ])('refuses %s and names the invalid field [PROF-04, PROF-06, PROF-07]', async (_, wrong, code) => {
    const person = await newPerson(server());
    const before = await profileOf(person);
    const refused = await update(person, { name: 'Not Taken', ...wrong }, { scenario: NO_PROOFS });
    expect(refused).toMatchObject({ status: 403, codes: [code] });
    expect(await profileOf(person)).toEqual(before);
  });

  it('reports all invalid fields together [PROF-07]', async () => {
    const person = await newPerson(server());
    const refused = await update(person, { name: ' ', phone: 'x', email: 'x', password: 'x' });
    expect(refused.codes).toEqual(['name', 'phone', 'email', 'password']);
  });

  it('keeps a verified phone unchangeable but accepts the same phone in another spelling [PROF-04, MSG-69]', async () => {
    const person = await newPerson(server(), { phone: newNumber(), isPhoneVerified: true });
    const { phone = '' } = await profileOf(person);
    const refused = await update(person, { phone: newNumber() }, { scenario: NO_PROOFS });
    expect(refused).toMatchObject({ status: 403, codes: ['phone'], message: 'Not Changeable' });
    const arabic = await update(person, { phone: newNumber() }, { language: 'ar' });
    expect(arabic.message).toBe('غير قابل للتغيير');
    const arabicDigits = phone?.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    expect(await update(person, { name: 'Nour', phone: arabicDigits })).toMatchObject({ status: 200 });
    const same = await update(person, { name: 'Nour', phone: phone?.replace('+', '') });
    expect(same).toMatchObject({ status: 200, body: { otp_send: false } });
    expect(await profileOf(person)).toMatchObject({ phone, is_phone_verified: 1 });
  });

  it('saves new contacts immediately, without verification, where verification is off [PROF-03]', async () => {
    const person = await newPerson(server());
    const [phone, email] = [newNumber(), newEmail()];
    const answer = await update(person, { phone, email: email.toUpperCase() }, { scenario: NO_PROOFS });
    expect(answer.body).toMatchObject({ otp_send: false });
    expect(await profileOf(person)).toMatchObject({
      phone,
      email,
      is_phone_verified: 0,
      is_email_verified: 0,
    });
  });

  it("refuses another account's email or phone with an error at its field, before a code is sent [PROF-07]", async () => {
    const [person, other] = [await newPerson(server()), await profileOf(await newPerson(server()))];
    const refused = await update(person, { phone: other.phone, email: other.email?.toUpperCase() });
    expect(refused).toMatchObject({ status: 403, codes: ['email', 'phone'] });
    expect(refused.body.otp_send).toBeUndefined();
  });

  it('accepts a new email from exactly one of several concurrent requests [PROF-07]', async () => {
    const people = [await newPerson(server()), await newPerson(server()), await newPerson(server())];
    const email = newEmail();
    const answers = await Promise.all(
      people.map((person) => update(person, { email }, { scenario: NO_PROOFS })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['email', 'email']);
  });

  it('keeps an unchanged email verified [PROF-03]', async () => {
    const person = await newPerson(server());
    const { email, phone } = await profileOf(person);
    const answer = await update(person, { name: 'Nour Same', email, phone, button_type: 'profile' });
    expect(answer.body.otp_send).toBe(false);
    expect(await profileOf(person)).toMatchObject({ email, phone, is_email_verified: 1 });
  });
});
