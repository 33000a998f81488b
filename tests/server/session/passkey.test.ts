import { expect, it } from 'vitest';
import { forEachDatabase } from '../../support/server';
import { newAuthenticator } from './authenticator';
import { MINUTE, newCustomer, newVisitor, type Visitor } from './visitor';

// The host name that `inject` uses.
const HERE = { origin: 'http://localhost', rpId: 'localhost' };

type CreationOptions = {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string };
  excludeCredentials: { id: string }[];
  authenticatorSelection: { residentKey: string };
};
type RequestOptions = { challenge: string; rpId: string; allowCredentials?: unknown[] };

forEachDatabase('A passkey', (server) => {
  const registering = async (visitor: Visitor, token: string | null) =>
    (await visitor.send('auth/passkey/register-options', {}, { token })).body as unknown as CreationOptions;
  const requested = async (visitor: Visitor) =>
    (await visitor.send('auth/passkey/login-options', {})).body as unknown as RequestOptions;
  const withPasskey = async (authenticator = newAuthenticator(HERE)) => {
    const customer = await newCustomer(server());
    const options = await registering(customer.visitor, customer.token);
    const kept = await customer.visitor.send('auth/passkey/register', authenticator.create(options), {
      token: customer.token,
    });
    return { ...customer, authenticator, options, kept };
  };

  it('is created by a signed-in customer and signs in without name and password [AUTH-63]', async () => {
    const { form, authenticator, options, kept } = await withPasskey();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Souk' },
      user: { name: form.email },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(kept).toMatchObject({ status: 200, body: { message: 'Your passkey is ready.' } });
    for (let visit = 0; visit < 2; visit += 1) {
      const visitor = await newVisitor(server());
      const request = await requested(visitor);
      expect([request.rpId, request.allowCredentials ?? []]).toEqual(['localhost', []]);
      const { body } = await visitor.auth('passkey/login', authenticator.get(request));
      expect(body).toMatchObject({
        token: expect.any(String),
        is_personal_info: 1,
        email: form.email,
        login_type: 'manual',
      });
      expect((await visitor.profile(body.token)).body).toMatchObject({ email: form.email });
    }
  });

  it('contains a random user id that stays the same, a name and nothing else about the account', async () => {
    const { visitor, token, options, id } = await withPasskey();
    const again = await registering(visitor, token);
    expect(again.user.id).toBe(options.user.id);
    expect(again.excludeCredentials).toHaveLength(1);
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(String(id));
  });

  it('can answer each challenge once, for its own account, within five minutes', async () => {
    const { visitor, token, authenticator } = await withPasskey();
    const request = await requested(visitor);
    const answer = authenticator.get(request);
    expect((await visitor.auth('passkey/login', answer)).token).not.toBeNull();
    expect(await visitor.auth('passkey/login', answer)).toMatchObject({ status: 403, codes: ['passkey'] });
    const late = authenticator.get(await requested(visitor));
    server().pass(5 * MINUTE);
    expect((await visitor.auth('passkey/login', late)).codes).toEqual(['passkey']);
    expect(
      (await visitor.auth('passkey/login', authenticator.get({ challenge: 'bWFkZS11cA' }))).codes,
    ).toEqual(['passkey']);

    const other = await newCustomer(server());
    const options = await registering(visitor, token);
    const made = newAuthenticator(HERE).create(options);
    expect((await other.visitor.send('auth/passkey/register', made, { token: other.token })).codes).toEqual([
      'passkey',
    ]);
    expect((await visitor.auth('passkey/login', authenticator.get(options))).codes).toEqual(['passkey']);
  });

  it('is refused for another site, without user verification and with a wrong signature', async () => {
    for (const authenticator of [
      newAuthenticator({ ...HERE, origin: 'https://evil.example' }),
      newAuthenticator({ ...HERE, rpId: 'evil.example' }),
      newAuthenticator(HERE, { verifiesUser: false }),
    ])
      expect((await withPasskey(authenticator)).kept).toMatchObject({ status: 403, codes: ['passkey'] });

    const { visitor, authenticator } = await withPasskey();
    const { response, ...rest } = authenticator.get(await requested(visitor));
    const thief = newAuthenticator(HERE).get(await requested(visitor));
    const wrong = { ...rest, response: { ...response, signature: thief.response.signature } };
    expect((await visitor.auth('passkey/login', wrong)).codes).toEqual(['passkey']);
    expect((await visitor.auth('passkey/login', thief)).codes).toEqual(['passkey']);
  });

  it('is refused when its signature counter decreases, because it may be a copy', async () => {
    const { visitor, authenticator } = await withPasskey();
    await visitor.auth('passkey/login', authenticator.get(await requested(visitor)));
    authenticator.device.counter = 0;
    expect((await visitor.auth('passkey/login', authenticator.get(await requested(visitor)))).codes).toEqual([
      'passkey',
    ]);
  });

  it('belongs to one account only', async () => {
    const { authenticator } = await withPasskey();
    const second = await withPasskey(authenticator);
    expect(second.kept.codes).toEqual(['passkey']);
  });

  it('is refused for a closed account and where sign-in is disabled [AUTH-02]', async () => {
    const { visitor, form, authenticator } = await withPasskey();
    expect((await visitor.send('auth/passkey/login-options', {}, { scenario: 'CFG-L8' })).codes).toEqual([
      'login_type',
    ]);
    await server().database.query('update customers set is_active = false where email = $1', [form.email]);
    expect((await visitor.auth('passkey/login', authenticator.get(await requested(visitor)))).codes).toEqual([
      'auth',
    ]);
  });

  it('requires a token and a body that matches the contract', async () => {
    const visitor = await newVisitor(server());
    expect((await visitor.send('auth/passkey/register-options', {})).status).toBe(401);
    expect((await visitor.send('auth/passkey/register', {}, { token: 'made-up' })).status).toBe(401);
    for (const body of [
      {},
      { id: 1 },
      { id: 'x', rawId: 'x', type: 'public-key', response: {} },
      { id: 'x'.repeat(3000) },
    ])
      expect((await visitor.auth('passkey/login', body)).status).toBe(403);
    const strange = {
      id: '!',
      rawId: '!',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: '', signature: '' },
    };
    expect((await visitor.auth('passkey/login', strange)).codes).toEqual(['passkey']);
    const { token } = await newCustomer(server());
    const made = { ...strange, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
    expect((await visitor.send('auth/passkey/register', made, { token })).codes).toEqual(['passkey']);
  });
});
