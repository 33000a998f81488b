import { expect, it } from 'vitest';
import { profileSchema } from '../../domain/forms/profile';
import { problemsOf } from './form-problems';

const right = {
  name: 'Yusuf Karim',
  email: 'yusuf@karim.example',
  phone: '+96555123456',
  password: '',
  confirmPassword: '',
};

it.each<[string, object, object]>([
  ['the account’s values', {}, {}],
  ['no name', { name: '  ' }, { name: ['nameRequired'] }],
  ['a name of 100 letters between spaces', { name: ` ${'y'.repeat(100)} ` }, {}],
  ['a name of 101 letters', { name: 'y'.repeat(101) }, { name: ['nameTooLong'] }],
  ['an incomplete email', { email: 'yusuf@karim' }, { email: ['emailNotValid'] }],
  ['an email between spaces', { email: ' yusuf@karim.example ' }, {}],
  ['a phone between spaces', { phone: ' 055123456 ' }, {}],
  ['a phone of two digits', { phone: '55' }, {}],
  ['a phone of one digit', { phone: '5' }, { phone: ['phoneNotDigits'] }],
  ['a phone of fifteen digits', { phone: '123456789012345' }, {}],
  ['a phone of sixteen digits', { phone: '1234567890123456' }, { phone: ['phoneNotDigits'] }],
  ['spaces inside the phone', { phone: '055 123 456' }, { phone: ['phoneNotDigits'] }],
  ['a plus at the end of the phone', { phone: '055123456+' }, { phone: ['phoneNotDigits'] }],
  ['letters before the phone', { phone: 'tel:055123456' }, { phone: ['phoneNotDigits'] }],
  ['a password of six characters, twice', { password: 'abc123', confirmPassword: 'abc123' }, {}],
  [
    'a password of five characters',
    { password: 'abc12', confirmPassword: 'abc12' },
    { password: ['passwordTooShort'] },
  ],
  [
    'a different repeated password',
    { password: 'abc123', confirmPassword: 'abc124' },
    { confirmPassword: ['passwordsDiffer'] },
  ],
  ['the password typed only once', { password: 'abc123' }, { confirmPassword: ['passwordsDiffer'] }],
])('a profile with %s has the expected problems [PROF-01, PROF-04, Q-02]', (_, changed, problems) => {
  expect(problemsOf(profileSchema({ hasEmail: true, hasPhone: true }), { ...right, ...changed })).toEqual(
    problems,
  );
});

it.each([
  [true, true, { email: ['emailRequired'], phone: ['phoneNumberRequired'] }],
  [true, false, { email: ['emailRequired'] }],
  [false, true, { phone: ['phoneNumberRequired'] }],
  [false, false, {}],
])(
  'an account with an email (%s) and a phone (%s) must keep those it has and needs no other [PROF-04]',
  (hasEmail, hasPhone, problems) => {
    for (const empty of ['', '  '])
      expect(
        problemsOf(profileSchema({ hasEmail, hasPhone }), { ...right, email: empty, phone: empty }),
      ).toEqual(problems);
  },
);

it('an email or phone that the account lacks is optional but validated when entered [PROF-04]', () => {
  const schema = profileSchema({ hasEmail: false, hasPhone: false });
  expect(problemsOf(schema, { ...right, email: 'yusuf', phone: 'five' })).toEqual({
    email: ['emailNotValid'],
    phone: ['phoneNotDigits'],
  });
});
