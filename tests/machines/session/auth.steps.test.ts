import { describe, expect, it } from 'vitest';
import { signInByPassword, startAuth } from './auth-run';
import { answers, email, infoForm, mixes, password, phone, refused, signUpForm, tooEarly } from './sign-ins';

const codeOf = (phone: string | null) => [{ type: 'code.expected', phone }];

describe('the steps of one sign-in', () => {
  it('are, in this order, the code, the name and the token [AUTH-16, AUTH-17, AUTH-55]', async () => {
    const run = startAuth({ login: mixes.otp });
    run.auth.send({ type: 'codeSignIn.submitted', phone: phone.value });
    await run.answer('signIn', { ...answers.phoneUnproven, email: null });

    run.otp().send({ type: 'code.typed', code: '123456' });
    await run.answer('verifyCode', { answer: { ...answers.infoMissing, email: null }, message: null });
    run.steps().send({ type: 'info.submitted', form: infoForm });
    await run.answer('saveInfo', answers.in);

    expect(run.emitted).toEqual([
      ...codeOf(phone.value),
      { type: 'auth.completed', token: 'token-1', entry: 'sign-in' },
      ...codeOf(null),
    ]);
    expect(run.auth.getSnapshot().status).toBe('done');
  });

  it('continue with a code that was already sent, and no other code is sent [AUTH-41]', async () => {
    const run = startAuth({ login: mixes.otp });
    run.auth.send({ type: 'codeSignIn.submitted', phone: phone.value });
    await run.fail('signIn', tooEarly);

    expect(run.otp().getSnapshot().context).toMatchObject({ contact: phone, isNew: false });
    run.otp().send({ type: 'code.typed', code: '123456' });
    await run.answer('verifyCode', { answer: answers.in, message: null });

    expect(run.emitted).toEqual([
      ...codeOf(phone.value),
      { type: 'auth.completed', token: 'token-1', entry: 'sign-in' },
      ...codeOf(null),
    ]);
  });

  it('include a new code for a sign-up, which is requested by signing in with the same password [AUTH-37, AUTH-41]', async () => {
    const run = startAuth({ start: 'sign-up' });
    run.auth.send({ type: 'signUp.submitted', form: signUpForm });
    await run.answer('signUp', answers.bothUnproven);

    await run.unlock();
    run.otp().send({ type: 'resend.requested' });
    expect(run.effects.latest('sendCode').input).toMatchObject({
      contact: phone,
      purpose: { type: 'signIn', loginType: 'manual', request: { type: 'manual', contact: email, password } },
    });
    await run.answer('sendCode', undefined);

    expect(run.emitted).toEqual([{ type: 'notice', code: 'codeSent' }]);
  });

  it('end after the correct code of a sign-up, while a wrong code shows the server’s message [AUTH-37, AUTH-38]', async () => {
    const run = startAuth({ start: 'sign-up' });
    run.auth.send({ type: 'signUp.submitted', form: signUpForm });
    await run.answer('signUp', answers.bothUnproven);

    run.otp().send({ type: 'code.typed', code: '111111' });
    await run.fail('verifyCode', refused(['otp', 'This code is wrong.']));
    expect(run.otp().getSnapshot().context.failure?.messages).toEqual(['This code is wrong.']);
    run.otp().send({ type: 'code.typed', code: '123456' });
    await run.answer('verifyCode', { answer: answers.in, message: null });

    expect(run.emitted).toEqual([{ type: 'auth.completed', token: 'token-1', entry: 'sign-up' }]);
  });

  it('are left by Back from the code to the form, which has the email or phone and an empty password [AUTH-22]', async () => {
    const run = startAuth();
    signInByPassword(run);
    await run.answer('signIn', answers.phoneUnproven);

    run.steps().send({ type: 'back.requested' });

    const { value, context } = run.auth.getSnapshot();
    expect(value).toEqual({ 'sign-in': 'manual' });
    expect(context).toMatchObject({ contact: email.value, failure: null });
    expect(JSON.stringify(context)).not.toContain(password);
  });

  it('are left by Back from a sign-up’s code to the typed values [AUTH-30]', async () => {
    const run = startAuth({ start: 'sign-up' });
    run.auth.send({ type: 'signUp.submitted', form: signUpForm });
    await run.answer('signUp', answers.bothUnproven);

    run.steps().send({ type: 'back.requested' });

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-up': 'editing' });
    expect(run.auth.getSnapshot().context.signUpForm).toMatchObject({ name: 'Amira Haddad', password: '' });
  });

  it('end with an error in the form when the response has neither a token nor a next step [AUTH-22]', async () => {
    const run = startAuth();
    signInByPassword(run);
    await run.answer('signIn', answers.nothingOpen);

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
    expect(run.auth.getSnapshot().context.failure?.code).toBe('server');
  });
});

describe('The recovery of a password', () => {
  it("shows the server's message and returns to the sign-in with the contact [AUTH-70, AUTH-74]", async () => {
    const run = startAuth();
    run.auth.send({ type: 'forgotPassword.chosen', contact: email.value });

    run.recovery().send({ type: 'contact.submitted', contact: phone });
    await run.answer('requestCode', 'A code is on its way.');
    run.otp().send({ type: 'code.typed', code: '123456' });
    await run.answer('verifyCode', { answer: null, message: 'The code is right.' });
    run.recovery().send({ type: 'password.submitted', password: 'new-1234', confirmPassword: 'new-1234' });
    await run.answer('resetPassword', 'Your password has been changed.');

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
    expect(run.auth.getSnapshot().context.contact).toBe(phone.value);
    expect(run.emitted).toEqual([
      { type: 'notice', code: 'serverMessage', values: { text: 'A code is on its way.' } },
      { type: 'notice', code: 'serverMessage', values: { text: 'The code is right.' } },
      { type: 'notice', code: 'serverMessage', values: { text: 'Your password has been changed.' } },
    ]);
  });

  it('reports a wrong code at its field and in a notice [AUTH-74]', async () => {
    const run = startAuth({ start: 'forgotPassword' });
    run.recovery().send({ type: 'contact.submitted', contact: phone });
    await run.answer('requestCode', '');
    run.otp().send({ type: 'code.typed', code: '111111' });
    await run.fail('verifyCode', refused(['otp', 'Wrong.'], ['x', 'More.']));

    expect(run.emitted).toEqual([
      { type: 'notice', code: 'failed', failure: { code: 'refused', messages: ['Wrong.'] } },
    ]);
    expect(run.otp().getSnapshot().context.failure?.messages).toEqual(['Wrong.', 'More.']);
  });

  it('returns from its first step to the unchanged sign-in form [AUTH-75]', () => {
    const run = startAuth();
    run.auth.send({ type: 'forgotPassword.chosen', contact: email.value });
    run.recovery().send({ type: 'back.requested' });

    expect(run.auth.getSnapshot().value).toEqual({ 'sign-in': 'manual' });
    expect(run.auth.getSnapshot().context.contact).toBe(email.value);
  });
});
