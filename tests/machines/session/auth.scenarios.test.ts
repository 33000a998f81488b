import { describe, expect, it } from 'vitest';
import type { SignInMethods } from '../../../domain/auth/login';
import { canGoBack } from '../../../machines/session/auth.view';
import { signInByPassword, startAuth } from './auth-run';
import {
  answers,
  byCode,
  byPassword,
  email,
  mixes,
  offline,
  passkey,
  password,
  phone,
  refused,
  signUpForm,
  unknownPasskey,
  wrongPassword,
} from './sign-ins';

describe('the offered sign-in methods', () => {
  it.each([
    ['all', { 'sign-in': 'manual' }],
    ['otp_manual', { 'sign-in': 'manual' }],
    ['otp_social', { 'sign-in': 'otp' }],
    ['manual_social', { 'sign-in': 'manual' }],
    ['otp', { 'sign-in': 'otp' }],
    ['manual', { 'sign-in': 'manual' }],
    ['social', { 'sign-in': 'social' }],
    ['none', 'noMethod'],
  ] as const)('are, for %s, offered in the first form [AUTH-02, AUTH-20]', (mix, opened) => {
    expect(startAuth({ login: mixes[mix] }).auth.getSnapshot().value).toEqual(opened);
  });

  it.each(['otp_social', 'manual_social', 'otp', 'manual', 'social'] satisfies SignInMethods[])(
    'are, for %s, shown without another form and without a Back button [AUTH-02, AUTH-03]',
    (mix) => {
      const { auth } = startAuth({ login: mixes[mix] });
      const opened = auth.getSnapshot().value;

      for (const method of ['manual', 'otp'] as const) auth.send({ type: 'method.chosen', method });
      auth.send({ type: 'back.requested' });

      expect(auth.getSnapshot().value).toEqual(opened);
      expect(canGoBack(auth.getSnapshot())).toBe(false);
    },
  );

  it('are connected by Back from the code to the password when both are on [AUTH-02, AUTH-03]', () => {
    const { auth } = startAuth({ login: mixes.otp_manual });

    expect(canGoBack(auth.getSnapshot())).toBe(false);
    auth.send({ type: 'method.chosen', method: 'otp' });
    expect(auth.getSnapshot().value).toEqual({ 'sign-in': 'otp' });
    expect(canGoBack(auth.getSnapshot())).toBe(true);
    auth.send({ type: 'back.requested' });

    expect(auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
  });

  it('include social buttons for the enabled providers only [AUTH-04]', () => {
    const login = { ...mixes.all, social: mixes.all.social.filter(({ medium }) => medium === 'apple') };
    const { auth, effects } = startAuth({ login });

    auth.send({ type: 'social.chosen', medium: 'google' });
    expect(effects.callsOf('identify')).toEqual([]);
    auth.send({ type: 'social.chosen', medium: 'apple' });

    expect(effects.latest('identify').input).toEqual({ provider: login.social[0] });
  });
});

describe('The first step of signing in', () => {
  it('is the sign-up if it was requested and passwords are on [AUTH-01, CART-09]', () => {
    expect(startAuth({ start: 'sign-up' }).auth.getSnapshot().matches('sign-up')).toBe(true);
    const { auth } = startAuth({ start: 'sign-up', login: mixes.otp });
    expect(auth.getSnapshot().value).toEqual({ 'sign-in': 'otp' });
  });

  it('is the code form while a code is pending, also after a reload [AUTH-14]', async () => {
    const first = startAuth();
    first.auth.send({ type: 'method.chosen', method: 'otp' });
    first.auth.send({ type: 'codeSignIn.submitted', phone: phone.value });
    expect(first.emitted.at(-1)).toEqual({ type: 'code.expected', phone: phone.value });

    const { auth, emitted } = startAuth({ expectedAt: phone.value });
    expect(auth.getSnapshot().value).toEqual({ 'sign-in': 'otp' });
    auth.send({ type: 'method.chosen', method: 'manual' });
    expect(emitted).toEqual([{ type: 'code.expected', phone: null }]);

    const last = startAuth({ expectedAt: phone.value });
    last.auth.send({ type: 'codeSignIn.submitted', phone: phone.value });
    await last.answer('signIn', answers.in);
    expect(last.emitted).toContainEqual({ type: 'code.expected', phone: null });
    const passwordsOnly = startAuth({ expectedAt: phone.value, login: mixes.manual });
    expect(passwordsOnly.auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
  });

  it('is the password recovery, with the remembered email or phone, if it was requested [AUTH-19, AUTH-70]', () => {
    const { recovery } = startAuth({ start: 'forgotPassword', rememberedContact: email.value });
    expect(recovery().getSnapshot().context).toMatchObject({ contact: email, method: 'email' });
  });

  it('is a link to the shop’s contact when no code can be sent to reset a password [AUTH-20, AUTH-70]', () => {
    const login = { ...mixes.manual, canSendMail: false, canSendSms: false };
    const { auth } = startAuth({ start: 'forgotPassword', login });
    expect(auth.getSnapshot().value).toBe('noRecovery');
    auth.send({ type: 'back.requested' });
    expect(auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
    auth.send({ type: 'forgotPassword.chosen', contact: null });
    expect(auth.getSnapshot().value).toBe('noRecovery');
  });
});

describe('signing in by password', () => {
  it('sends contact and password, and returns the server’s token [AUTH-13, AUTH-18]', async () => {
    const run = startAuth();

    signInByPassword(run);
    expect(run.auth.getSnapshot().hasTag('busy')).toBe(true);
    expect(run.effects.latest('signIn').input).toEqual({ request: byPassword });
    await run.answer('signIn', answers.in);

    expect(run.auth.getSnapshot().status).toBe('done');
    expect(run.emitted).toEqual([
      { type: 'contact.remembered', contact: null },
      { type: 'auth.completed', token: 'token-1', entry: 'sign-in' },
    ]);
    expect(JSON.stringify(run.auth.getSnapshot().context)).not.toMatch(/demo1234|token-1/);
  });

  it('shows a refusal in the form, without a toast, and keeps the email or phone [AUTH-22]', async () => {
    const run = startAuth();

    signInByPassword(run);
    await run.fail('signIn', wrongPassword);

    const { value, context } = run.auth.getSnapshot();
    expect(value).toEqual({ 'sign-in': 'manual' });
    expect(context).toMatchObject({
      contact: email.value,
      failure: { code: 'refused', messages: ['These do not belong together.'] },
      fieldErrors: [{ code: 'auth', message: 'These do not belong together.' }],
    });
    expect(JSON.stringify(context)).not.toContain(password);
    expect(run.emitted).toEqual([{ type: 'fields.refused', errors: context.fieldErrors }]);
  });

  it('clears an old failure with the next attempt or another form [AUTH-22]', async () => {
    const run = startAuth();
    const failure = () => run.auth.getSnapshot().context.failure;

    signInByPassword(run);
    await run.fail('signIn', offline);
    expect(failure()?.code).toBe('offline');
    run.auth.send({ type: 'method.chosen', method: 'otp' });
    expect(failure()).toBeNull();
    run.auth.send({ type: 'codeSignIn.submitted', phone: phone.value });
    await run.fail('signIn', offline);
    run.auth.send({ type: 'codeSignIn.submitted', phone: phone.value });

    expect(failure()).toBeNull();
    expect(run.effects.latest('signIn').input).toEqual({ request: byCode });
  });

  it('remembers the email or phone after success, but never the password [AUTH-19, Q-99]', async () => {
    const run = startAuth({ rememberedContact: 'old@souk.example' });
    expect(run.auth.getSnapshot().context).toMatchObject({
      contact: 'old@souk.example',
      isRemembered: true,
    });

    signInByPassword(run, true);
    await run.fail('signIn', wrongPassword);
    expect(run.emitted.map(({ type }) => type)).toEqual(['fields.refused']);
    signInByPassword(run, true);
    await run.answer('signIn', answers.phoneUnproven);

    expect(run.emitted.at(-1)).toEqual({ type: 'contact.remembered', contact: email.value });
  });

  it('forgets the stored email or phone when the customer does not want to be remembered [AUTH-19]', async () => {
    const run = startAuth({ rememberedContact: 'old@souk.example' });
    signInByPassword(run, false);
    await run.answer('signIn', answers.phoneUnproven);

    expect(run.emitted.at(-1)).toEqual({ type: 'contact.remembered', contact: null });
  });

  it('succeeds without the form when the customer uses a passkey [AUTH-63]', async () => {
    const run = startAuth();

    await run.answer('offerPasskey', passkey);
    expect(run.effects.latest('signIn').input).toEqual({ request: { type: 'passkey', credential: passkey } });
    await run.answer('signIn', answers.in);

    expect(run.emitted).toEqual([{ type: 'auth.completed', token: 'token-1', entry: 'sign-in' }]);
    expect(JSON.stringify(run.auth.getSnapshot().context)).not.toContain(passkey.id);
  });

  it('reports a refused passkey in the form and offers passkeys again [AUTH-63, AUTH-22]', async () => {
    const run = startAuth();

    await run.answer('offerPasskey', passkey);
    await run.fail('signIn', unknownPasskey);

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
    expect(run.auth.getSnapshot().context.failure?.messages).toEqual(['We do not know this passkey.']);
    expect(run.effects.callsOf('offerPasskey')).toHaveLength(2);
  });

  it('works as before when passkeys are unavailable or declined [AUTH-63]', async () => {
    for (const hear of [
      (run: ReturnType<typeof startAuth>) => run.answer('offerPasskey', null),
      (run: ReturnType<typeof startAuth>) => run.fail('offerPasskey', offline),
    ]) {
      const run = startAuth();
      await hear(run);
      expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
      expect(run.auth.getSnapshot().context.failure).toBeNull();
    }
  });
});

describe('signing up', () => {
  it('is confirmed with its own message [AUTH-37]', async () => {
    const run = startAuth();

    run.auth.send({ type: 'signUp.chosen' });
    run.auth.send({ type: 'signUp.submitted', form: signUpForm });
    expect(run.effects.latest('signUp').input).toEqual({ form: signUpForm });
    await run.answer('signUp', answers.in);

    expect(run.emitted).toEqual([{ type: 'auth.completed', token: 'token-1', entry: 'sign-up' }]);
  });

  it('reports a wrong referral code at its field and keeps the form [AUTH-39]', async () => {
    const run = startAuth({ start: 'sign-up' });

    run.auth.send({ type: 'signUp.submitted', form: { ...signUpForm, refCode: 'NOBODY' } });
    await run.fail('signUp', refused(['ref_code', 'There is no such code.']));

    const { value, context } = run.auth.getSnapshot();
    expect(value).toEqual({ 'sign-up': 'editing' });
    expect(context.fieldErrors).toEqual([{ code: 'ref_code', message: 'There is no such code.' }]);
    expect(context.signUpForm).toMatchObject({ name: 'Amira Haddad', refCode: 'NOBODY', password: '' });
    run.auth.send({ type: 'signUp.submitted', form: signUpForm });
    expect(run.auth.getSnapshot().context).toMatchObject({ failure: null, fieldErrors: [] });
  });

  it('can switch to the sign-in, which is then confirmed as a sign-in [AUTH-18, AUTH-37]', async () => {
    const run = startAuth({ start: 'sign-up' });

    run.auth.send({ type: 'signUp.submitted', form: signUpForm });
    await run.fail('signUp', offline);
    run.auth.send({ type: 'signIn.chosen' });
    expect(run.auth.getSnapshot().context).toMatchObject({ failure: null, contact: email.value });
    signInByPassword(run);
    await run.answer('signIn', answers.in);

    expect(run.emitted.at(-1)).toEqual({ type: 'auth.completed', token: 'token-1', entry: 'sign-in' });
  });
});
