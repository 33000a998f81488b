import { expect, it } from 'vitest';
import type { PhoneProvider } from '../../../server/features/session/services/identity.types';
import { onDatabase } from '../../support/server';
import { CODE, MINUTE, newCustomer, newPhone, newVisitor, type Visitor } from './visitor';

const scenario = 'CFG-FB1';

const answerTo = (visitor: Visitor, phone: string, more: object = {}, world = scenario) =>
  visitor.auth(
    'firebase-verify-token',
    { session_info: `demo-${phone}`, phone, otp: CODE, login_type: 'otp', ...more },
    { scenario: world },
  );
const recover = (visitor: Visitor, phone: string, more: object = {}) =>
  visitor.send(
    'auth/firebase-reset-password',
    { phoneNumber: phone, sessionInfo: `demo-${phone}`, code: CODE, is_reset_token: 1, ...more },
    { scenario, method: 'PUT' },
  );

onDatabase('Codes of an external provider', (server) => {
  it("verify a phone in the same way as the shop's own codes, in every sign-in method [AUTH-16, AUTH-17, API-03]", async () => {
    const visitor = await newVisitor(server());
    await visitor.requestCode('+971501110001', { scenario });
    expect((await answerTo(visitor, '+971501110001')).token).not.toBeNull();

    const newcomer = await newVisitor(server());
    const phone = newPhone();
    await newcomer.requestCode(phone, { scenario });
    expect((await answerTo(newcomer, phone)).body).toMatchObject({
      is_personal_info: 0,
      is_phone_verified: 1,
    });

    const { form } = await newCustomer(server());
    await server().database.query('update customers set is_phone_verified = false where email = $1', [
      form.email,
    ]);
    const manual = await newVisitor(server());
    expect((await manual.password(form.email, form.password, { scenario })).body.is_phone_verified).toBe(0);
    expect((await answerTo(manual, form.phone, { login_type: 'manual' })).token).not.toBeNull();
  });

  it('lead to “Is It You?”, and “Yes” signs in [AUTH-56, Q-92]', async () => {
    const visitor = await newVisitor(server());
    await visitor.requestCode('+971501110005', { scenario });
    expect((await answerTo(visitor, '+971501110005')).body.is_exist_user).toMatchObject({ name: 'Eli M.' });
    expect((await answerTo(visitor, '+971501110005', { verified: 'yes' })).token).not.toBeNull();
  });

  it("are refused in the provider's words when they are wrong, for another phone, used or too many [AUTH-44]", async () => {
    const visitor = await newVisitor(server());
    const phone = '+971501110001';
    await visitor.requestCode(phone, { scenario });
    const wrong = await answerTo(visitor, phone, { otp: '000000' });
    expect([wrong.status, wrong.codes]).toEqual([403, ['otp']]);
    expect(wrong.body.errors?.[0]?.message).toBe('The verification service rejected this code.');
    expect((await answerTo(visitor, phone, { session_info: 'demo-+971501110002' })).codes).toEqual(['otp']);
    expect((await answerTo(visitor, phone, { session_info: '' })).codes).toEqual(['otp']);
    expect((await answerTo(visitor, phone, { phone: 'Invalid phone number' })).codes).toEqual(['phone']);
    expect((await answerTo(await newVisitor(server()), phone)).codes).toEqual(['otp']);
    expect((await answerTo(visitor, phone)).token).not.toBeNull();
    expect((await answerTo(visitor, phone)).codes).toEqual(['otp']);
    await visitor.requestCode(phone, { scenario });
    for (let attempt = 0; attempt < 5; attempt += 1) await answerTo(visitor, phone, { otp: '000000' });
    expect((await answerTo(visitor, phone)).codes).toEqual(['otp']);
  });

  it('are accepted for a new password and stay valid for the second step of the recovery [AUTH-73, API-03, Q-45]', async () => {
    const { visitor, form } = await newCustomer(server());
    await visitor.forgot(form.phone, { scenario });
    expect((await recover(visitor, form.phone, { code: '000000' })).codes).toEqual(['otp']);
    const national = `+9710${form.phone.slice(4)}`;
    expect((await recover(visitor, national)).status).toBe(200);
    expect((await visitor.reset(form.phone, 'another-1', {}, { scenario })).status).toBe(200);
    expect((await visitor.password(form.email, 'another-1')).token).not.toBeNull();
    await server().settle();
  });

  it('are refused where the operator has no provider', async () => {
    const visitor = await newVisitor(server());
    await visitor.requestCode('+971501110001');
    expect((await answerTo(visitor, '+971501110001', {}, 'CFG-BASE')).codes).toEqual(['verification_method']);
    expect((await visitor.enterCode('+971501110001')).token).not.toBeNull();
  });
});

const provider: PhoneProvider = {
  isOurs: false,
  async refusalOf({ sessionInfo, phone, code }) {
    if (sessionInfo === 'away') throw new Error('no network');
    const isRight = sessionInfo === `session of ${phone}` && code === '777777';
    return isRight ? null : { en: 'INVALID_CODE', ar: 'INVALID_CODE' };
  },
};

onDatabase(
  'A provider that sends its own codes',
  (server) => {
    const session = (phone: string) => ({ session_info: `session of ${phone}`, otp: '777777' });

    it('is used in place of the shop, which sends no code itself [AUTH-16]', async () => {
      const phone = newPhone();
      const visitor = await newVisitor(server());
      expect((await visitor.requestCode(phone, { scenario })).status).toBe(200);
      expect((await visitor.requestCode(phone, { scenario })).status).toBe(200);
      expect(server().sent).toEqual([]);
      expect((await answerTo(visitor, phone, session(phone))).body.is_phone_verified).toBe(1);
    });

    it('has its refusals quoted to the customer, while an outage is reported without a quote [AUTH-44]', async () => {
      const visitor = await newVisitor(server());
      const phone = newPhone();
      const refused = await answerTo(visitor, phone, { ...session(phone), otp: '000000' });
      expect(refused.body.errors).toEqual([{ code: 'otp', message: 'INVALID_CODE' }]);
      const silent = await answerTo(visitor, phone, { session_info: 'away' });
      expect([silent.status, silent.codes]).toEqual([403, ['otp']]);
      expect(silent.text).not.toContain('no network');
      expect(server().log.join()).toContain('no network');
    });

    it('verifies a phone for all later steps of a recovery [AUTH-73]', async () => {
      const { visitor, form } = await newCustomer(server());
      expect((await visitor.forgot(form.phone, { scenario })).status).toBe(200);
      const given = { sessionInfo: `session of ${form.phone}`, code: '777777' };
      expect((await recover(visitor, form.phone, given)).status).toBe(200);
      server().pass(5 * MINUTE);
      expect(
        (await visitor.reset(form.phone, 'another-1', { reset_token: '000000' }, { scenario })).codes,
      ).toEqual(['otp']);
      expect(
        (await visitor.reset(form.phone, 'another-1', { reset_token: '777777' }, { scenario })).status,
      ).toBe(200);
    });
  },
  { services: () => ({ phone: provider }) },
);
