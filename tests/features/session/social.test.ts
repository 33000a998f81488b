import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SocialMedium, SocialProvider } from '../../../domain/auth/login';
import { isAnswerIn, sendAnswerToOpener } from '../../../src/features/session/social/google-return';
import { identify, loadLibrary } from '../../../src/features/session/social/provider';

const demo = (medium: SocialMedium): SocialProvider => ({
  medium,
  clientId: 'demo',
  redirectUrl: null,
  identityUrl: `/demo/identity?medium=${medium}`,
});
const real = (medium: SocialMedium): SocialProvider => ({
  ...demo(medium),
  clientId: 'shop-1',
  identityUrl: null,
});

const received = {
  type: 'souk.identity',
  medium: 'google',
  token: 'signed',
  unique_id: 'google-amira',
  email: 'amira@souk.example',
  name: 'Amira Haddad',
  id_token: null,
};
const identity = {
  medium: 'google',
  token: 'signed',
  uniqueId: 'google-amira',
  email: 'amira@souk.example',
  name: 'Amira Haddad',
  idToken: null,
};

const popup = { closed: false, close: vi.fn() };
const opened: string[] = [];
let signal: AbortController;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.useFakeTimers();
  popup.closed = false;
  popup.close.mockClear();
  opened.length = 0;
  signal = new AbortController();
  vi.spyOn(window, 'open').mockImplementation((address) => {
    opened.push(String(address));
    return popup as never;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.head.replaceChildren();
});

const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data,
      origin: window.location.origin,
      source: popup as never,
      ...from,
    }),
  );

it('a sign-in provider opens in a popup, and the result that it posts is used [AUTH-04, AUTH-50]', async () => {
  const requested = identify(demo('google'), signal.signal);
  expect(opened).toEqual(['/demo/identity?medium=google']);
  say(received);
  await expect(requested).resolves.toEqual(identity);
  expect(popup.close).toHaveBeenCalled();
});

it.each([
  ['another site', received, { origin: 'https://evil.example' }],
  ['another window of our own site', received, { source: window as never }],
  ['a message of another kind', 'hello', {}],
  ['an identity without a token', { ...received, token: '' }, {}],
  ['an identity of another provider', { ...received, medium: 'apple' }, {}],
])('a message posted from %s is ignored [AUTH-50]', async (_, message, from) => {
  const requested = identify(demo('google'), signal.signal);
  say(message, from);
  popup.closed = true;
  const refused = expect(requested).rejects.toMatchObject({ code: 'cancelled' });
  await vi.advanceTimersByTimeAsync(400);
  await refused;
});

it('a blocked popup of a sign-in provider is reported [AUTH-50]', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await expect(identify(demo('google'), signal.signal)).rejects.toMatchObject({ code: 'blocked' });
});

it('going back in the sign-in dialog closes the provider’s popup [AUTH-06]', async () => {
  const requested = identify(demo('facebook'), signal.signal);
  signal.abort();
  await expect(requested).rejects.toMatchObject({ code: 'cancelled' });
  expect(popup.close).toHaveBeenCalled();
});

const script = () => document.head.querySelector('script');

it('Apple’s library is reported as missing after ten seconds [AUTH-06]', async () => {
  await expect(identify(demo('apple'), signal.signal)).rejects.toMatchObject({ code: 'libraryMissing' });
  const requested = loadLibrary(demo('apple'));
  expect(script()?.getAttribute('src')).toBe('/demo/apple-library.js');
  const late = expect(requested).rejects.toMatchObject({
    code: 'timeout',
    message: 'We couldn’t reach Apple. Please try again or sign in another way.',
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await late;
  expect(script()).toBeNull();
  expect(opened).toEqual([]);
});

it('Apple’s library is loaded once, and loading too late to open a popup is reported [AUTH-06]', async () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { isActive: false } });
  const [requested, askedAgain] = [loadLibrary(demo('apple')), loadLibrary(demo('apple'))];
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  script()?.dispatchEvent(new Event('load'));
  await expect(Promise.all([requested, askedAgain])).resolves.toEqual([
    { isPressFresh: false },
    { isPressFresh: false },
  ]);
  vi.unstubAllGlobals();
  await expect(loadLibrary(demo('apple'))).resolves.toEqual({ isPressFresh: true });

  const again = identify(demo('apple'), signal.signal);
  expect(opened).toEqual(['/demo/identity?medium=apple']);
  say({ ...received, medium: 'apple' });
  await expect(again).resolves.toEqual({ ...identity, medium: 'apple' });
});

/** The provider's library loads. */
async function arrives(provider: SocialProvider): Promise<void> {
  const loading = loadLibrary(provider);
  await vi.waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('load'));
  await loading;
}

const encoded = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sign`;

it('Apple’s library returns a signed identity [AUTH-50]', async () => {
  vi.useRealTimers();
  const init = vi.fn();
  const token = encoded({ sub: 'apple-1', email: 'a@souk.example' });
  vi.stubGlobal('AppleID', {
    auth: {
      init,
      signIn: async () => ({ authorization: { id_token: token }, user: { name: { firstName: 'Amira' } } }),
    },
  });
  await arrives(real('apple'));
  await expect(identify(real('apple'), signal.signal)).resolves.toEqual({
    medium: 'apple',
    token,
    uniqueId: 'apple-1',
    email: 'a@souk.example',
    name: 'Amira',
    idToken: token,
  });
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({ clientId: 'shop-1', redirectURI: `${location.origin}/auth/sign-in` }),
  );
  vi.unstubAllGlobals();
});

it('Facebook’s library returns an access token, or reports that the customer cancelled [AUTH-50]', async () => {
  const login = vi.fn((answer: (response: object) => void) =>
    answer({ authResponse: { accessToken: 'fb', userID: '7' } }),
  );
  vi.stubGlobal('FB', {
    init: vi.fn(),
    login,
    api: (_: string, __: object, answer: (me: object) => void) => answer({ id: '7', name: 'Ben' }),
  });
  vi.useRealTimers();
  await arrives(real('facebook'));
  await expect(identify(real('facebook'), signal.signal)).resolves.toMatchObject({
    token: 'fb',
    uniqueId: '7',
    email: null,
    name: 'Ben',
  });

  login.mockImplementation((answer) => answer({ authResponse: null }));
  await expect(identify(real('facebook'), signal.signal)).rejects.toMatchObject({ code: 'cancelled' });
  vi.unstubAllGlobals();
});

it('Google responds on its own page, once and only to the request that opened the page [AUTH-50]', async () => {
  vi.useRealTimers();
  const requested = identify(real('google'), signal.signal);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const question = new URL(opened[0] ?? '').searchParams;
  expect(question.get('redirect_uri')).toBe(`${location.origin}/auth/sign-in`);
  const token = encoded({ sub: 'g-1', email: 'amira@souk.example', nonce: question.get('nonce') });
  const close = vi.spyOn(window, 'close').mockReturnValue();

  sendAnswerToOpener('#state=of-another-tab&id_token=x');
  const answer = `#state=${question.get('state')}&id_token=${token}`;
  expect([isAnswerIn(answer), isAnswerIn('#terms')]).toEqual([true, false]);
  sendAnswerToOpener(answer);
  await expect(requested).resolves.toMatchObject({ token, idToken: token, uniqueId: 'g-1' });
  expect(close).toHaveBeenCalledTimes(2);
});

it('an identity that Google issued for another request is rejected [AUTH-50]', async () => {
  vi.useRealTimers();
  const requested = identify(real('google'), signal.signal);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const state = new URL(opened[0] ?? '').searchParams.get('state');
  vi.spyOn(window, 'close').mockReturnValue();
  sendAnswerToOpener(`#state=${state}&id_token=${encoded({ sub: 'g-1', nonce: 'old' })}`);
  await expect(requested).rejects.toMatchObject({ code: 'refused' });
});
