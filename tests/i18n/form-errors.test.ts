import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { type AnyObjectSchema, ValidationError } from 'yup';
import { profileSchema } from '../../domain/forms/profile';
import { newPasswordSchema, recoveryEmailSchema, recoveryPhoneSchema } from '../../domain/forms/recovery';
import { phoneSchema, signInSchema } from '../../domain/forms/sign-in';
import { signUpSchema, userInfoSchema } from '../../domain/forms/sign-up';
import { formErrorText } from '../../src/i18n/form-errors';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const schemas: Record<string, AnyObjectSchema> = {
  signIn: signInSchema,
  phone: phoneSchema,
  signUp: signUpSchema,
  name: userInfoSchema('email'),
  nameAndPhone: userInfoSchema('phone'),
  recoveryEmail: recoveryEmailSchema,
  recoveryPhone: recoveryPhoneSchema,
  newPassword: newPasswordSchema,
  profile: profileSchema({ hasEmail: true, hasPhone: true }),
};
const mistakes = ['', 'x', '1', 'x'.repeat(300), `+${'1'.repeat(300)}`];

function codesOf(schema: AnyObjectSchema, text: string): string[] {
  const values = Object.keys(schema.fields).map((field) => [field, field === 'terms' ? false : text]);
  try {
    schema.validateSync(Object.fromEntries(values), { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError ? error.errors : [String(error)];
  }
}

it.each(Object.entries(schemas))(
  'every validation error of the form "%s" has a text [API-06]',
  (_, schema) => {
    const codes = new Set(mistakes.flatMap((text) => codesOf(schema, text)));
    codes.add('passwordsDiffer');
    expect([...codes].filter((code) => formErrorText(i18n, code) === code)).toEqual([]);
  },
);
