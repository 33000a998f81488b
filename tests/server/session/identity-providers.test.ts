import { generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { firebasePhone } from '../../../server/features/session/codes/firebase';
import { smsWebhook } from '../../../server/features/session/services/outgoing';
import { facebookProvider } from '../../../server/features/session/social/facebook';
import { googleProvider } from '../../../server/features/session/social/google';
import { appleProvider } from '../../../server/features/session/social/id-tokens';

const { privateKey, publicKey } = await generateKeyPair('RS256');
const keys: JWTVerifyGetKey = async () => publicKey;
const stranger = await generateKeyPair('RS256');

const GOOGLE = 'https://accounts.google.com';
const APPLE = 'https://appleid.apple.com';

type Claims = { issuer?: string; audience?: string; expires?: string; subject?: string; extra?: object };

const idToken = (
  { issuer = GOOGLE, audience = 'souk', expires = '5m', subject = 'g-1', extra = {} }: Claims = {},
  key = privateKey,
) =>
  new SignJWT({ email: 'Noor@Souk.example', email_verified: true, ...extra })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key);

/** Answers in sequence and records requests. */
function playing(...answers: { status?: number; body: unknown }[]) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const fetchFrom: typeof fetch = async (url, init) => {
    requests.push({ url: String(url), init });
    const { status = 200, body } = answers[requests.length - 1] ?? { body: {} };
    return new Response(JSON.stringify(body), { status });
  };
  return { requests, fetchFrom };
}

describe('The Google provider', () => {
  const google = googleProvider('souk', { keys });
  const verify = async (claims: Claims, uniqueId = 'g-1') =>
    google.verify({ token: await idToken(claims), idToken: null, uniqueId });

  it('accepts an identity token in either field of its response', async () => {
    const noor = { medium: 'google', subject: 'g-1', email: 'noor@souk.example' };
    expect(await verify({})).toEqual(noor);
    expect(await verify({ issuer: 'accounts.google.com' })).toEqual(noor);
    expect(await google.verify({ token: 'x', idToken: await idToken(), uniqueId: 'g-1' })).toEqual(noor);
  });

  it.each([
    ['the audience of another site', { audience: 'other-shop' }],
    ['another issuer', { issuer: 'https://evil.example' }],
    ['an expiry in the past', { expires: '-1m' }],
  ])('refuses a token with %s', async (_what, claims) => {
    expect(await verify(claims)).toBeNull();
  });

  it('refuses a token with another key, another subject or no signature', async () => {
    const forged = await idToken({}, stranger.privateKey);
    expect(await google.verify({ token: forged, idToken: null, uniqueId: 'g-1' })).toBeNull();
    expect(await verify({}, 'g-2')).toBeNull();
    const [head = '', claims = ''] = (await idToken()).split('.');
    expect(
      await google.verify({ token: `${head}.${claims}.AAAA`, idToken: null, uniqueId: 'g-1' }),
    ).toBeNull();
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(
      await google.verify({ token: `${none}.${claims}.AAAA`, idToken: null, uniqueId: 'g-1' }),
    ).toBeNull();
  });

  it('returns only email addresses that Google has verified', async () => {
    expect(await verify({ extra: { email_verified: false } })).toMatchObject({ email: null });
    expect(await verify({ extra: { email: undefined } })).toMatchObject({ email: null });
  });

  it('checks the owner and the audience of an access token', async () => {
    const info = {
      aud: 'souk',
      sub: 'g-1',
      email: 'noor@souk.example',
      email_verified: 'true',
      expires_in: '3000',
    };
    const ask = (body: object, status = 200, uniqueId = 'g-1') =>
      googleProvider('souk', playing({ status, body })).verify({
        token: 'ya29.abc',
        idToken: null,
        uniqueId,
      });
    expect(await ask(info)).toEqual({ medium: 'google', subject: 'g-1', email: 'noor@souk.example' });
    expect(await ask({ ...info, aud: 'other-shop' })).toBeNull();
    expect(await ask({ ...info, expires_in: '0' })).toBeNull();
    expect(await ask(info, 200, 'g-2')).toBeNull();
    expect(await ask({ error: 'invalid_token' }, 400)).toBeNull();
  });
});

describe('The Apple provider', () => {
  it('accepts only identity tokens issued by Apple for this site', async () => {
    const apple = appleProvider('souk.web', keys);
    const token = await idToken({
      issuer: APPLE,
      audience: 'souk.web',
      subject: 'a-1',
      extra: { email_verified: 'true' },
    });
    expect(await apple.verify({ token, idToken: null, uniqueId: 'a-1' })).toEqual({
      medium: 'apple',
      subject: 'a-1',
      email: 'noor@souk.example',
    });
    const googles = await idToken({ audience: 'souk.web', subject: 'a-1' });
    expect(await apple.verify({ token: googles, idToken: null, uniqueId: 'a-1' })).toBeNull();
  });

  it('reports an outage as an error, not as an invalid token', async () => {
    const away: JWTVerifyGetKey = async () => {
      throw new TypeError('fetch failed');
    };
    const token = await idToken({ issuer: APPLE, audience: 'souk.web' });
    await expect(
      appleProvider('souk.web', away).verify({ token, idToken: null, uniqueId: 'g-1' }),
    ).rejects.toThrow('fetch failed');
  });
});

describe('The Facebook provider', () => {
  const good = { data: { app_id: 'app', user_id: 'f-1', is_valid: true } };
  const me = { id: 'f-1', email: 'Noor@souk.example' };
  const verify = (inspection: object, profile: object = me, uniqueId = 'f-1') => {
    const { requests, fetchFrom } = playing({ body: inspection }, { body: profile });
    const found = facebookProvider('app', 'secret', fetchFrom).verify({
      token: 'a&b',
      idToken: null,
      uniqueId,
    });
    return { found, requests };
  };

  it('returns the owner of a token that was issued for this site', async () => {
    const { found, requests } = verify(good);
    expect(await found).toEqual({ medium: 'facebook', subject: 'f-1', email: 'noor@souk.example' });
    expect(requests[0]?.url).toBe(
      'https://graph.facebook.com/debug_token?input_token=a%26b&access_token=app%7Csecret',
    );
    expect(await verify(good, { id: 'f-1' }).found).toMatchObject({ email: null });
  });

  it.each([
    ['invalid', { data: { ...good.data, is_valid: false } }],
    ['of another site', { data: { ...good.data, app_id: 'other' } }],
    ['of another person', { data: { ...good.data, user_id: 'f-2' } }],
    ['unknown', { error: { message: 'unknown' } }],
  ])('refuses a token that is %s', async (_what, inspection) => {
    const { found, requests } = verify(inspection);
    expect([await found, requests.length]).toEqual([null, 1]);
  });

  it('refuses a token when Facebook’s two responses about it differ', async () => {
    expect(await verify(good, { id: 'f-9' }).found).toBeNull();
  });
});

describe('The phone provider', () => {
  const given = { sessionInfo: 'session', phone: '+971501110001', code: '123456' };
  const refusal = (body: object, status = 200) => {
    const { requests, fetchFrom } = playing({ status, body });
    return { requests, refused: firebasePhone('key&', fetchFrom).refusalOf(given, async () => true) };
  };

  it('confirms only the phone that its response contains', async () => {
    const { refused, requests } = refusal({ phoneNumber: '+971501110001' });
    expect(await refused).toBeNull();
    expect(requests[0]?.url).toContain('?key=key%26');
    expect(requests[0]?.init?.body).toBe('{"sessionInfo":"session","code":"123456"}');
    expect(await refusal({ phoneNumber: '+971501110002' }).refused).not.toBeNull();
    expect(await refusal({}).refused).not.toBeNull();
  });

  it('passes the provider’s refusal on as a message [AUTH-44]', async () => {
    const { refused } = refusal({ error: { message: 'SESSION_EXPIRED' } }, 400);
    expect(await refused).toEqual({ en: 'SESSION_EXPIRED', ar: 'SESSION_EXPIRED' });
  });
});

describe('The SMS service', () => {
  it('receives the message, and a refusal by the service is an error', async () => {
    const fine = playing({ body: {} });
    await smsWebhook('https://sms.example/send', fine.fetchFrom)({ to: '+971501110001', text: '123456' });
    expect(fine.requests[0]).toMatchObject({
      url: 'https://sms.example/send',
      init: { method: 'POST', body: '{"to":"+971501110001","text":"123456"}' },
    });
    const refusing = playing({ status: 500, body: {} });
    await expect(
      smsWebhook('https://sms.example', refusing.fetchFrom)({ to: '+1', text: 'x' }),
    ).rejects.toThrow('500');
  });
});
