import { describe, expect, it } from 'vitest';
import { canGoBack, infoStart, stepOf } from '../../../machines/session/auth.view';
import { startSteps } from './sign-in-steps-run';
import {
  answers,
  byCode,
  byIdentity,
  byPassword,
  email,
  identity,
  infoForm,
  mixes,
  offline,
  phone,
  refused,
  wrongCode,
} from './sign-ins';

const existing = { name: 'Eli M.', imageUrl: null };

describe('The step after signing in with a password', () => {
  it.each([
    ['none after a token', answers.in, 'done'],
    ['the name, if it is missing', answers.infoMissing, { user_info: 'editing' }],
    ['a code, if no contact is verified', answers.bothUnproven, 'otp'],
    [
      'the name before the code, if both are missing',
      { ...answers.bothUnproven, hasPersonalInfo: false },
      { user_info: 'editing' },
    ],
    ['the sign-in form, without a token and an open step', answers.nothingOpen, 'left'],
  ] as const)('depends on the server’s response: %s [AUTH-15, AUTH-16]', (_, answer, opened) => {
    expect(startSteps({ request: byPassword, answer }).steps.getSnapshot().value).toEqual(opened);
  });

  it.each([
    ['the phone before the email', answers.bothUnproven, {}, phone, false],
    ['the email after the phone', answers.emailUnproven, {}, email, false],
    ['the email when phones are not required', answers.bothUnproven, { verifiesPhone: false }, email, false],
    ['the phone by the outside provider', answers.phoneUnproven, { hasPhoneProvider: true }, phone, true],
    ['the email never by the provider', answers.emailUnproven, { hasPhoneProvider: true }, email, false],
  ] as const)(
    'is a code that verifies %s [AUTH-16, AUTH-44, Q-44]',
    (_, answer, flags, contact, hasProvider) => {
      const { code } = startSteps({ request: byPassword, answer, login: { ...mixes.all, ...flags } });
      expect(code().context).toMatchObject({ contact, hasProvider });
    },
  );

  it('is no code for an unverified contact that the operator does not require [AUTH-16, Q-44]', () => {
    const login = { ...mixes.all, verifiesPhone: false, verifiesEmail: false };
    const { steps } = startSteps({ request: byPassword, answer: answers.bothUnproven, login });
    expect(steps.getSnapshot().output).toEqual({ token: null, failure: { code: 'server', messages: [] } });
  });
});

describe('The step after a code', () => {
  const afterCode = async (
    answer: typeof answers.in | typeof answers.existing | typeof answers.infoMissing,
  ) => {
    const run = startSteps({ request: byCode, answer: answers.phoneUnproven });
    run.typeCode();
    await run.reply('verifyCode', { answer, message: null });
    return run;
  };

  it('is the form for missing personal information, if any is missing [AUTH-17]', async () => {
    const { steps } = await afterCode({ ...answers.infoMissing, existing } as never);
    expect(steps.getSnapshot().value).toEqual({ user_info: 'editing' });
    expect(stepOf(steps.getSnapshot())).toBe('user_info');
  });

  it('is the question about an existing account, if there is one [AUTH-01, AUTH-17]', async () => {
    const { steps } = await afterCode(answers.existing);
    expect(steps.getSnapshot().value).toEqual({ is_exist_user: 'asking' });
    expect(stepOf(steps.getSnapshot())).toBe('is_exist_user');
  });

  it('is the end of the sign-in when nothing is missing [AUTH-17, AUTH-18]', async () => {
    const { steps } = await afterCode(answers.in);
    expect(steps.getSnapshot().output).toEqual({ token: 'token-1', failure: null });
  });

  it('is the code again, with the server’s message, after a wrong code [AUTH-38, AUTH-42]', async () => {
    const { code, steps, typeCode, refuse, effects } = startSteps({
      request: byPassword,
      answer: answers.phoneUnproven,
    });

    typeCode();
    expect(effects.latest('verifyCode').input).toEqual({
      contact: phone,
      hasProvider: false,
      purpose: { type: 'signIn', loginType: 'manual', request: byPassword },
      code: '123456',
    });
    await refuse('verifyCode', wrongCode);

    expect(steps.getSnapshot().value).toBe('otp');
    expect(code().context).toMatchObject({ code: '', failure: { messages: ['This code is wrong.'] } });
  });
});

describe('the dialog "Is It You?"', () => {
  const requested = { request: byCode, answer: answers.phoneUnproven };

  it('repeats the code check after Yes [AUTH-42, AUTH-56, Q-92]', async () => {
    const { steps, typeCode, reply, effects } = startSteps(requested);

    typeCode();
    await reply('verifyCode', { answer: answers.existing, message: null });
    steps.send({ type: 'existing.confirmed' });
    expect(effects.latest('confirmExisting').input).toEqual({
      request: byCode,
      proof: { contact: phone, code: '123456', hasProvider: false },
    });
    await reply('confirmExisting', answers.in);

    expect(steps.getSnapshot().output).toEqual({ token: 'token-1', failure: null });
  });

  it('repeats the social sign-in after Yes when there was no code [AUTH-52, AUTH-56, Q-92]', async () => {
    const { steps, effects, refuse } = startSteps({ request: byIdentity, answer: answers.existing });

    expect(steps.getSnapshot().value).toEqual({ is_exist_user: 'asking' });
    steps.send({ type: 'existing.confirmed' });
    expect(effects.latest('confirmExisting').input).toEqual({ request: byIdentity, proof: null });
    await refuse('confirmExisting', offline);

    expect(steps.getSnapshot().value).toEqual({ is_exist_user: 'asking' });
    expect(steps.getSnapshot().context.failure?.code).toBe('offline');
  });

  it('asks for name and contact after No, and Back returns to the dialog [AUTH-56, Q-92]', () => {
    const { steps } = startSteps({ request: byIdentity, answer: { ...answers.existing, phone: null } });

    steps.send({ type: 'existing.denied' });
    expect(steps.getSnapshot().value).toEqual({ user_info: 'editing' });
    expect(steps.getSnapshot().context.missingContact).toBe('email');
    expect(infoStart(steps.getSnapshot().context)).toEqual({ name: 'Amira', contact: '' });
    steps.send({ type: 'back.requested' });

    expect(steps.getSnapshot().value).toEqual({ is_exist_user: 'asking' });
  });
});

describe('The user information step', () => {
  it.each([
    ['the phone of a social account', byIdentity, { phone: null }, 'phone'],
    ['the email after a code sign-in', byCode, { email: null }, 'email'],
    [
      'the email when the phone is known',
      { ...byIdentity, phone: phone.value },
      { phone: null, email: null },
      'email',
    ],
  ] as const)('asks for %s [AUTH-01, AUTH-52, AUTH-55]', (_, request, overrides, missing) => {
    const { steps } = startSteps({ request, answer: { ...answers.infoMissing, ...overrides } });
    expect(steps.getSnapshot().context.missingContact).toBe(missing);
    expect(infoStart(steps.getSnapshot().context).contact).toBe('');
  });

  it('starts with the values that the server already has [AUTH-15, AUTH-55]', () => {
    const { steps } = startSteps({ request: byPassword, answer: answers.infoMissing });
    expect(infoStart(steps.getSnapshot().context)).toEqual({ name: '', contact: email.value });
  });

  it('saves the values and continues with the remaining steps [AUTH-55]', async () => {
    const { steps, effects, reply } = startSteps({ request: byCode, answer: answers.infoMissing });

    steps.send({ type: 'info.submitted', form: infoForm });
    expect(effects.latest('saveInfo').input).toEqual({ form: infoForm, loginType: 'otp' });
    await reply('saveInfo', answers.in);

    expect(steps.getSnapshot().output?.token).toBe('token-1');
  });

  it('shows a taken contact or a wrong referral code at its field [AUTH-39, AUTH-55]', async () => {
    const { steps, refuse } = startSteps({ request: byCode, answer: answers.infoMissing });

    steps.send({ type: 'info.submitted', form: infoForm });
    await refuse('saveInfo', refused(['email', 'Taken.'], ['ref_code', 'No such code.']));

    const { value, context } = steps.getSnapshot();
    expect(value).toEqual({ user_info: 'editing' });
    expect(context.fieldErrors.map(({ code }) => code)).toEqual(['email', 'ref_code']);
    expect(infoStart(context)).toEqual({ name: 'Dana', contact: 'dana@souk.example' });
  });

  it('resends the code for the new contact by saving again, and Back allows to correct the contact [AUTH-41, AUTH-55]', async () => {
    const { steps, code, reply } = startSteps({ request: byCode, answer: answers.infoMissing });

    steps.send({ type: 'info.submitted', form: infoForm });
    await reply('saveInfo', { ...answers.emailUnproven, email: 'dana@souk.example' });
    expect(code().context).toMatchObject({
      contact: { type: 'email', value: 'dana@souk.example' },
      purpose: { request: { type: 'info', form: infoForm, loginType: 'otp' } },
    });
    steps.send({ type: 'back.requested' });

    expect(steps.getSnapshot().value).toEqual({ user_info: 'editing' });
    expect(infoStart(steps.getSnapshot().context).contact).toBe('dana@souk.example');
  });
});

describe('the phone of a social account', () => {
  it('is requested when it is missing, and is then registered [AUTH-51, AUTH-54]', async () => {
    const { steps, effects, reply, code } = startSteps({ request: byIdentity, answer: answers.phoneMissing });

    expect(steps.getSnapshot().value).toEqual({ phone_modal: 'editing' });
    steps.send({ type: 'phone.submitted', phone: phone.value });
    expect(effects.latest('registerSocial').input).toEqual({ identity, phone: phone.value, isLinked: true });
    await reply('registerSocial', answers.phoneUnproven);

    expect(code().context.purpose).toMatchObject({
      loginType: 'social',
      request: { type: 'social', phone: phone.value, isLinked: true },
    });
  });

  it('is requested when the provider shares no email, and then the code and the name are requested [AUTH-53, AUTH-17]', async () => {
    const { steps, effects, reply, typeCode } = startSteps({ request: byIdentity, answer: null });

    steps.send({ type: 'phone.submitted', phone: phone.value });
    expect(effects.latest('registerSocial').input).toMatchObject({ isLinked: false });
    await reply('registerSocial', { ...answers.phoneUnproven, email: null });
    typeCode();
    await reply('verifyCode', { answer: { ...answers.infoMissing, email: null }, message: null });

    expect(steps.getSnapshot().value).toEqual({ user_info: 'editing' });
    expect(steps.getSnapshot().context.missingContact).toBe('email');
  });

  it('can be corrected after a refusal, even from the code step [AUTH-54]', async () => {
    const { steps, reply, refuse } = startSteps({ request: byIdentity, answer: answers.phoneMissing });

    steps.send({ type: 'phone.submitted', phone: phone.value });
    await refuse('registerSocial', refused(['phone', 'Taken.']));
    expect(steps.getSnapshot().value).toEqual({ phone_modal: 'editing' });
    expect(steps.getSnapshot().context.failure?.messages).toEqual(['Taken.']);
    steps.send({ type: 'phone.submitted', phone: phone.value });
    await reply('registerSocial', answers.phoneUnproven);
    steps.send({ type: 'back.requested' });

    expect(steps.getSnapshot().value).toEqual({ phone_modal: 'editing' });
  });
});

describe('Back in the sign-in steps', () => {
  it('does not sign the customer in, even if the server has already sent a token [AUTH-15, AUTH-52]', () => {
    const { steps } = startSteps({ request: byPassword, answer: { ...answers.infoMissing, token: 'early' } });
    steps.send({ type: 'back.requested' });
    expect(steps.getSnapshot().output).toEqual({ token: null, failure: null });
  });

  it('returns to the contact of a code, even when codes are the only method [AUTH-03, AUTH-41]', () => {
    const { steps } = startSteps({ request: byCode, answer: answers.phoneUnproven, login: mixes.otp });
    steps.send({ type: 'back.requested' });
    expect(steps.getSnapshot().output).toEqual({ token: null, failure: null });
  });

  it.each([answers.infoMissing, answers.existing])(
    'returns from a step to the start, but not when codes are the only method [AUTH-03]',
    (answer) => {
      const only = startSteps({ request: byCode, answer, login: mixes.otp }).steps;
      expect(canGoBack(only.getSnapshot())).toBe(false);
      const { steps } = startSteps({ request: byCode, answer, login: mixes.otp_social });
      expect(canGoBack(steps.getSnapshot())).toBe(true);
      steps.send({ type: 'back.requested' });
      expect(steps.getSnapshot().value).toBe('left');
    },
  );
});
