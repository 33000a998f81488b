import { describe, expect, it } from 'vitest';
import { newPasswordSchema, recoveryEmailSchema, recoveryPhoneSchema } from '../../domain/forms/recovery';
import { phoneSchema, signInSchema } from '../../domain/forms/sign-in';
import { signUpSchema, userInfoSchema } from '../../domain/forms/sign-up';
import { problemsOf } from './form-problems';

describe('the password sign-in form', () => {
  const right = { contact: 'amira@souk.example', password: 'demo1234', terms: true };

  it.each([
    [right, {}],
    [{ ...right, contact: '+971 50 111 0001' }, {}],
    [
      { contact: '  ', password: '', terms: true },
      { contact: ['contactRequired'], password: ['passwordRequired'] },
    ],
    [{ ...right, terms: false }, { terms: ['termsRequired'] }],
    [{ ...right, contact: 'amira' }, { contact: ['contactInvalid'] }],
    [{ ...right, contact: '5' }, { contact: ['contactInvalid'] }],
    [{ ...right, password: '12345' }, { password: ['passwordTooShort'] }],
    [{ ...right, password: ' 2345 ' }, {}],
    [{ ...right, password: 'x'.repeat(255) }, {}],
    [{ ...right, password: 'x'.repeat(256) }, { password: ['passwordTooLong'] }],
    [{ contact: right.contact, password: right.password }, { terms: ['termsRequired'] }],
  ])('has the expected problems with %o [AUTH-11, AUTH-12]', (values, problems) => {
    expect(problemsOf(signInSchema, values)).toEqual(problems);
  });
});

describe('the phone form for codes and incomplete accounts', () => {
  it.each([
    ['', ['phoneRequired']],
    ['050123456', ['phoneShort']],
    ['0501234567', undefined],
    ['+971 50 123 4567', undefined],
    ['05012345678901ab', ['phoneShort']],
    ['1234567890123456', ['phoneShort']],
  ])('has the expected problem with "%s" [AUTH-14, AUTH-54, CONST-14, Q-07]', (phone, problem) => {
    expect(problemsOf(phoneSchema, { phone }).phone).toEqual(problem);
  });
});

describe('the sign-up form', () => {
  const right = {
    name: 'Amira Haddad',
    email: 'amira@souk.example',
    phone: '+971501110001',
    password: 'demo1234',
    confirmPassword: 'demo1234',
    refCode: '',
    terms: true,
  };

  it('is valid with and without a referral code [AUTH-30, AUTH-39]', () => {
    expect(problemsOf(signUpSchema, right)).toEqual({});
    expect(problemsOf(signUpSchema, { ...right, refCode: 'SOUK-AMIRA' })).toEqual({});
  });

  it('reports every empty field [AUTH-31, AUTH-32, AUTH-33, AUTH-34, AUTH-35, AUTH-36]', () => {
    const empty = { name: '', email: '', phone: '', password: '', confirmPassword: '', terms: false };
    expect(problemsOf(signUpSchema, empty)).toEqual({
      name: ['firstNameRequired'],
      email: ['emailRequired'],
      phone: ['phoneRequired'],
      password: ['passwordRequired'],
      confirmPassword: ['passwordsDiffer'],
      terms: ['termsRequired'],
    });
  });

  const mailbox = (length: number) => '@souk.example'.padStart(length, 'x');

  it.each([
    ['a name of 100 letters', { name: 'x'.repeat(100) }, {}],
    ['a name of spaces', { name: '   ' }, { name: ['firstNameRequired'] }],
    ['a refer code of 40 letters', { refCode: ` ${'x'.repeat(40)} ` }, {}],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, { name: ['nameTooLong'] }],
    ['an incomplete email', { email: 'amira@souk' }, { email: ['emailNotValid'] }],
    ['an email of 255 letters', { email: mailbox(255) }, {}],
    ['an email of 256 letters', { email: mailbox(256) }, { email: ['emailNotValid'] }],
    ['a phone of 9 digits', { phone: '050123456' }, { phone: ['phoneShort'] }],
    ['a short password', { password: '12345', confirmPassword: '12345' }, { password: ['passwordShort'] }],
    ['another password', { confirmPassword: 'demo12345' }, { confirmPassword: ['passwordsDiffer'] }],
    ['a long refer code', { refCode: 'x'.repeat(41) }, { refCode: ['refCodeTooLong'] }],
    ['terms not accepted', { terms: false }, { terms: ['termsRequired'] }],
  ])(
    'has the expected problems with %s [AUTH-32, AUTH-33, AUTH-34, AUTH-35, AUTH-36, CONST-14, Q-02]',
    (_, overrides, problems) => {
      expect(problemsOf(signUpSchema, { ...right, ...overrides })).toEqual(problems);
    },
  );
});

describe('the user information form after the first sign-in', () => {
  it('requires the name and only the contact that is missing [AUTH-01, AUTH-55]', () => {
    expect(problemsOf(userInfoSchema('email'), { name: '', email: '' })).toEqual({
      name: ['firstNameRequired'],
      email: ['emailRequired'],
    });
    expect(problemsOf(userInfoSchema('phone'), { name: 'Dana', phone: '050' })).toEqual({
      phone: ['phoneShort'],
    });
    expect(problemsOf(userInfoSchema('phone'), { name: 'Dana', phone: '0501110004' })).toEqual({});
    expect(problemsOf(userInfoSchema('email'), { name: 'Dana', email: 'dana@souk.example' })).toEqual({});
    const long = { name: 'Dana', phone: '0501110004', email: 'dana@souk.example', refCode: 'x'.repeat(41) };
    for (const missing of ['email', 'phone'] as const)
      expect(problemsOf(userInfoSchema(missing), long)).toEqual({ refCode: ['refCodeTooLong'] });
  });
});

describe('the password recovery forms', () => {
  it.each([
    ['', ['recoveryPhoneRequired']],
    ['050123456', ['recoveryPhoneLength']],
    ['0501234567', undefined],
    ['050-123 4567', undefined],
    ['05012345678', ['recoveryPhoneLength']],
  ])('have the expected problem with the phone "%s" [AUTH-71, CONST-14, Q-07]', (phone, problem) => {
    expect(problemsOf(recoveryPhoneSchema, { phone }).phone).toEqual(problem);
  });

  it.each([
    ['', ['recoveryEmailRequired']],
    ['amira', ['recoveryEmailInvalid']],
    ['amira@souk.example', undefined],
  ])('have the expected problem with the email "%s" [AUTH-71]', (email, problem) => {
    expect(problemsOf(recoveryEmailSchema, { email }).email).toEqual(problem);
  });

  it.each([
    ['', '', { password: ['newPasswordRequired'], confirmPassword: ['confirmPasswordRequired'] }],
    ['12345', '12345', { password: ['passwordTooShort'] }],
    ['demo1234', '', { confirmPassword: ['confirmPasswordRequired'] }],
    ['demo1234', 'demo123', { confirmPassword: ['passwordsDiffer'] }],
    ['demo1234', 'demo1234', {}],
  ])(
    'have the expected problems with the new password "%s" repeated as "%s" [AUTH-72, Q-02]',
    (password, confirmPassword, problems) => {
      expect(problemsOf(newPasswordSchema, { password, confirmPassword })).toEqual(problems);
    },
  );
});
