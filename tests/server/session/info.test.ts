import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { FOOD, GROCERY, newShopper, shopperWith } from '../cart/shopper';
import { MINUTE, newCustomer, newEmail, newPhone, newVisitor } from './visitor';

onDatabase('The completion of a sign-in', (server) => {
  const unnamed = async () => {
    const customer = await newCustomer(server());
    await server().database.query('update customers set has_personal_info = false where email = $1', [
      customer.form.email,
    ]);
    return customer;
  };

  it('saves the missing name and signs in [AUTH-15, AUTH-55]', async () => {
    const { visitor, form } = await unnamed();
    expect((await visitor.password(form.email)).body.is_personal_info).toBe(0);
    const { token, body } = await visitor.updateInfo({ name: 'Dana Osei', login_type: 'manual' });
    expect(body).toMatchObject({ is_personal_info: 1, email: form.email });
    expect((await visitor.profile(token)).body).toMatchObject({ f_name: 'Dana', l_name: 'Osei' });
    expect((await visitor.password(form.email)).token).not.toBeNull();
  });

  it('keeps a verified contact and saves a missing contact [AUTH-55]', async () => {
    const { visitor, form } = await unnamed();
    await server().database.query(
      'update customers set phone = null, is_phone_verified = false where email = $1',
      [form.email],
    );
    await visitor.password(form.email, form.password);
    const phone = newPhone();
    const response = await visitor.updateInfo({
      name: 'Lina',
      email: newEmail(),
      phone,
      login_type: 'manual',
    });
    expect(response.body).toMatchObject({ token: null, phone, is_phone_verified: 0, email: form.email });
    const { token } = await visitor.enterCode(phone, { login_type: 'manual' });
    expect((await visitor.profile(token)).body).toMatchObject({
      email: form.email,
      phone,
      is_phone_verified: 1,
    });
  });

  it("doesn't ask for another contact after a sign-in by code [AUTH-17, Q-44]", async () => {
    const { form } = await unnamed();
    await server().database.query('update customers set is_email_verified = false where email = $1', [
      form.email,
    ]);
    const visitor = await newVisitor(server());
    await visitor.requestCode(form.phone);
    expect((await visitor.enterCode(form.phone)).body).toMatchObject({ token: null, is_personal_info: 0 });
    expect((await visitor.updateInfo({ name: 'Lina' })).token).not.toBeNull();
  });

  it('refuses, by field, contacts of other accounts and unknown referral codes [AUTH-39, AUTH-55]', async () => {
    const phone = newPhone();
    const visitor = await newVisitor(server());
    await visitor.requestCode(phone);
    await visitor.enterCode(phone);
    const give = (info: object) => visitor.updateInfo({ name: 'Noor', ...info });
    expect((await give({ email: 'amira@souk.example' })).codes).toEqual(['email']);
    expect((await give({ email: 'no address' })).codes).toEqual(['email']);
    expect((await give({ email: newEmail(), phone: '12' })).codes).toEqual(['phone']);
    expect((await give({ email: newEmail(), ref_code: 'NOBODY99' })).codes).toEqual(['ref_code']);
    expect((await give({ name: '  ' })).codes).toEqual(['name']);
    expect((await give({ name: 'x'.repeat(101) })).codes).toEqual(['name']);
    expect((await give({ name: { first: 'x' } })).codes).toEqual(['name']);
    const email = newEmail();
    expect((await give({ email })).token).not.toBeNull();
    expect((await give({ email })).codes).toEqual(['expired']);
  });

  it('is possible in the same browser for a quarter of an hour [AUTH-55]', async () => {
    const stranger = await newVisitor(server());
    const { visitor, form } = await unnamed();
    await visitor.password(form.email, form.password);
    expect((await stranger.updateInfo({ name: 'Stranger' })).codes).toEqual(['expired']);
    server().pass(16 * MINUTE);
    const late = await visitor.updateInfo({ name: 'Lina' });
    expect([late.status, late.codes]).toEqual([403, ['expired']]);
  });

  it('is refused when the account was closed or deleted in the meantime', async () => {
    const closed = await unnamed();
    await closed.visitor.password(closed.form.email, closed.form.password);
    await server().database.query('update customers set is_active = false where email = $1', [
      closed.form.email,
    ]);
    expect((await closed.visitor.updateInfo({ name: 'Lina', login_type: 'manual' })).codes).toEqual(['auth']);
    const removed = await unnamed();
    await removed.visitor.password(removed.form.email, removed.form.password);
    await server().database.query('delete from customers where email = $1', [removed.form.email]);
    expect((await removed.visitor.updateInfo({ name: 'Lina' })).codes).toEqual(['expired']);
  });

  it("moves the guest's carts into the account immediately, unless two carts conflict [CART-64]", async () => {
    const { visitor, form } = await newCustomer(server());
    const shopper = await newShopper(server(), GROCERY);
    await shopper.add({ item_id: 202 });
    const guest = await newVisitor(server());
    const { token } = await guest.auth('login', {
      login_type: 'manual',
      email_or_phone: form.email,
      password: form.password,
      guest_id: shopper.guestId,
    });
    const contents = async (moduleId: number) =>
      (await guest.send('customer/cart/list', {}, { method: 'GET', token, moduleId })).text;
    expect(await contents(GROCERY)).toContain('"id":202');
    expect((await shopper.list()).entries).toEqual([]);
    expect(await contents(FOOD)).toBe('[]');

    const ivo = await newShopper(server(), FOOD);
    await ivo.add({ item_id: 111 });
    const before = (await ivo.list()).entries.length;
    await visitor.auth('login', {
      login_type: 'manual',
      email_or_phone: 'ivo@souk.example',
      password: 'demo1234',
      guest_id: ivo.guestId,
    });
    expect((await shopperWith(server(), ivo.guestId, FOOD).list()).entries).toHaveLength(before);
  });
});
