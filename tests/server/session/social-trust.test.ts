import { expect, it } from 'vitest';
import { onDatabase } from '../../support/server';
import { identitiesOn, linkedWithoutPhone, signedIdentity, strangerWithoutEmail } from './identities';
import { newCustomer, newPhone, newVisitor, visitorWith } from './visitor';

onDatabase('An identity from a sign-in provider', (server) => {
  it('is refused unless this database has signed it', async () => {
    const visitor = await newVisitor(server());
    const { amira, hana } = await identitiesOn(server());
    const [claims = '', signature = ''] = amira.token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ medium: 'google', subject: 'google-amira', email: null }),
    ).toString('base64url');
    for (const wrong of [
      { ...amira, token: `${claims}.${signature.slice(0, -2)}AA` },
      { ...amira, token: `${forged}.${signature}` },
      { ...amira, token: claims },
      { ...amira, token: '' },
      { ...amira, token: 'x.y.z' },
      { ...amira, unique_id: 'google-eli' },
      { ...amira, medium: 'facebook' },
      { ...hana, unique_id: 'google-amira' },
    ])
      expect(await visitor.social(wrong)).toMatchObject({ status: 403, codes: ['token'] });
  });

  it('is not linked by “Yes” to an account whose phone was not verified', async () => {
    const visitor = await newVisitor(server());
    const stranger = await strangerWithoutEmail(server());
    expect((await visitor.social(stranger, { phone: '+971501110001', verified: 'yes' })).codes).toEqual([
      'expired',
    ]);
    await visitor.social(stranger, { phone: '+971501110001' });
    expect((await visitor.social(stranger, { phone: '+971501110001', verified: 'yes' })).codes).toEqual([
      'expired',
    ]);
  });

  it('is refused for a closed account', async () => {
    const { form } = await newCustomer(server());
    const known = await signedIdentity(server(), 'google', form.email);
    const visitor = await newVisitor(server());
    await server().database.query('update customers set is_active = false where email = $1', [form.email]);
    expect((await visitor.social(known)).codes).toEqual(['auth']);
    expect((await visitor.social(known, { verified: 'yes' })).codes).toEqual(['auth']);
  });

  it('issues a guest id when a further step is open [GUEST-03]', async () => {
    const { amira, newcomer } = await identitiesOn(server());
    const nobody = visitorWith(server(), null);
    expect((await nobody.social(amira)).token).not.toBeNull();
    const { status, newGuestId } = await nobody.social(newcomer);
    expect(status).toBe(200);
    expect(newGuestId).toHaveLength(43);
    expect((await visitorWith(server(), 'made-up').social(newcomer)).codes).toEqual(['guest_id']);
  });

  it('is refused where the operator has switched its provider off [AUTH-02, AUTH-04]', async () => {
    const visitor = await newVisitor(server());
    const { amira } = await identitiesOn(server());
    for (const scenario of ['CFG-L2', 'CFG-L5', 'CFG-L6', 'CFG-L8'])
      expect((await visitor.social(amira, {}, { scenario })).codes).toEqual(['login_type']);
    for (const scenario of ['CFG-L1', 'CFG-L3', 'CFG-L4', 'CFG-L7'])
      expect((await visitor.social(amira, {}, { scenario })).token).not.toBeNull();
    const apple = (await identitiesOn(server(), 'apple')).amira;
    expect((await visitor.social(apple, {}, { scenario: 'CFG-S2' })).codes).toEqual(['medium']);
    expect((await visitor.social(apple, {}, { scenario: 'CFG-S3' })).token).not.toBeNull();
    expect((await visitor.auth('login', { login_type: 'social' })).codes).toEqual(['login_type']);
  });

  it('causes every error list in the scenario for errors, and the error code email until a phone is given [AUTH-53, Q-43]', async () => {
    const visitor = await newVisitor(server());
    const { amira } = await identitiesOn(server());
    const scenario = 'ERR-SOCIAL';
    expect((await visitor.social(amira, {}, { scenario })).codes).toEqual(['email', 'social', 'token']);
    expect((await visitor.social(amira, { phone: newPhone() }, { scenario })).codes).toEqual([
      'social',
      'token',
    ]);
  });

  it.each([
    [{ medium: 'myspace' }],
    [{ token: 'x'.repeat(8001) }],
    [{ token: null }],
    [{ unique_id: 5 }],
    [{ login_type: 'manual' }],
    [{ phone: 971501110001 }],
  ])('is refused as %o [AUTH-50]', async (wrong) => {
    const { amira } = await identitiesOn(server());
    const body = { ...amira, login_type: 'social', ...wrong };
    expect((await (await newVisitor(server())).auth('social-login', body)).status).toBe(403);
  });

  it('is refused with a phone that another customer has verified [AUTH-54]', async () => {
    const visitor = await newVisitor(server());
    const { newcomer } = await identitiesOn(server());
    const { identity } = await linkedWithoutPhone(server());
    expect((await visitor.social(identity, { phone: '+971501110001' })).codes).toEqual(['phone']);
    await visitor.social(newcomer);
    expect(
      (await visitor.updateInfo({ name: 'Noor', phone: '+971501110001', login_type: 'social' })).codes,
    ).toEqual(['phone']);
    expect((await visitor.social(identity, { phone: '+97150' })).codes).toEqual(['phone']);
  });
});
