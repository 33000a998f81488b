import { describe, expect, it } from 'vitest';
import { addressSchema } from '../../domain/forms/address';
import { contactSchema } from '../../domain/forms/contact';
import { trackOrderSchema, trackTripSchema } from '../../domain/forms/track-order';
import { problemsOf } from './form-problems';

describe('A saved address', () => {
  const right = { address: '12 Dune Street', contactName: 'Salma', contactPhone: '+965 (55) 12-34.56' };

  it.each<[string, object, object]>([
    ['all required fields', {}, {}],
    ['everything', { road: '4', house: '12', floor: '1', note: 'Blue door', label: 'Boat' }, {}],
    [
      'empty fields',
      { address: '', contactName: '', contactPhone: '' },
      {
        address: ['addressRequired'],
        contactName: ['nameRequired'],
        contactPhone: ['phoneNumberRequired'],
      },
    ],
    [
      'only spaces',
      { address: '  ', contactName: '  ', contactPhone: '  ' },
      {
        address: ['addressRequired'],
        contactName: ['nameRequired'],
        contactPhone: ['phoneNumberRequired'],
      },
    ],
    ['a phone of two characters', { contactPhone: '55' }, { contactPhone: ['contactPhoneInvalid'] }],
    ['a phone of three', { contactPhone: '999' }, {}],
    ['a phone of thirty', { contactPhone: `+${'5'.repeat(30)}` }, {}],
    ['a phone of thirty-one', { contactPhone: '5'.repeat(31) }, { contactPhone: ['contactPhoneInvalid'] }],
    ['a phone in Arabic digits', { contactPhone: '+٩٧١ ٥٠ ١١١ ٠٠٠١' }, {}],
    ['a phone in Persian digits', { contactPhone: '۰۵۰-۱۱۱-۰۰۰۱' }, {}],
    ['letters in the phone', { contactPhone: '5512345 home' }, { contactPhone: ['contactPhoneInvalid'] }],
    ['a plus inside the phone', { contactPhone: '55+12345' }, { contactPhone: ['contactPhoneInvalid'] }],
    ['letters before the phone', { contactPhone: 'tel 5512345' }, { contactPhone: ['contactPhoneInvalid'] }],
  ])('with %s passes or reports the expected field errors [ADDR-20]', (_, changed, problems) => {
    expect(problemsOf(addressSchema, { ...right, ...changed })).toEqual(problems);
  });

  it.each(['road', 'house', 'floor', 'note', 'label'])(
    'reports a value that is not text in the field %s [ADDR-22]',
    (field) => {
      expect(Object.keys(problemsOf(addressSchema, { ...right, [field]: { not: 'text' } }))).toEqual([field]);
    },
  );
});

describe('A guest’s address', () => {
  const right = {
    address: '12 Dune Street',
    contactName: 'Salma',
    contactPhone: '٠٥٥١٢٣٤٥٦٧',
    contactEmail: '',
  };

  it.each<[string, object, object]>([
    ['all required fields', {}, {}],
    ['an additional email', { contactEmail: ' salma@dune.example ', road: '4', house: '12', floor: '1' }, {}],
    ['an incomplete email', { contactEmail: 'salma@dune' }, { contactEmail: ['emailNotValid'] }],
    ['a phone of nine digits', { contactPhone: '055123456' }, { contactPhone: ['contactPhoneInvalid'] }],
    ['a phone of fifteen digits', { contactPhone: '123456789012345' }, {}],
    [
      'a phone of sixteen digits',
      { contactPhone: '1234567890123456' },
      { contactPhone: ['contactPhoneInvalid'] },
    ],
    [
      'empty fields',
      { address: ' ', contactName: ' ', contactPhone: '' },
      {
        address: ['addressRequired'],
        contactName: ['nameRequired'],
        contactPhone: ['phoneNumberRequired'],
      },
    ],
  ])(
    'with %s passes or reports the expected field errors [ADDR-20, ADDR-30, Q-07]',
    (_, changed, problems) => {
      expect(problemsOf(contactSchema, { ...right, ...changed })).toEqual(problems);
    },
  );

  it.each(['road', 'house', 'floor'])(
    'reports a value that is not text in the field %s [ADDR-22]',
    (field) => {
      expect(Object.keys(problemsOf(contactSchema, { ...right, [field]: { not: 'text' } }))).toEqual([field]);
    },
  );
});

describe.each([
  ['an order', trackOrderSchema, 'orderNumberRequired', 'orderNumberInvalid'],
  ['a trip', trackTripSchema, 'tripNumberRequired', 'tripNumberInvalid'],
])('The form that tracks %s as a guest', (_, schema, required, invalid) => {
  const byPhone = { number: '#204', contactMethod: 'phone', phone: '+96555123456', email: '' };
  const byEmail = { number: '204', contactMethod: 'email', phone: '', email: 'salma@dune.example' };

  it.each<[string, object, object]>([
    ['a phone number', byPhone, {}],
    ['a phone number and an ignored incomplete email', { ...byPhone, email: 'salma@' }, {}],
    ['an email', byEmail, {}],
    ['an email and an ignored incomplete phone number', { ...byEmail, phone: '5' }, {}],
    ['no number', { ...byPhone, number: ' ' }, { number: [required] }],
    ['letters for the number', { ...byPhone, number: '20A' }, { number: [invalid] }],
    ['no phone number', { ...byPhone, phone: '' }, { phone: ['phoneNumberRequired'] }],
    ['an incomplete phone number', { ...byPhone, phone: '5' }, { phone: ['contactPhoneInvalid'] }],
    ['no email', { ...byEmail, email: '' }, { email: ['emailRequired'] }],
    ['an incomplete email', { ...byEmail, email: 'salma@' }, { email: ['emailNotValid'] }],
  ])('with %s passes or reports the expected field errors [ORD-04, RENT-55]', (__, values, problems) => {
    expect(problemsOf(schema, values)).toEqual(problems);
  });
});
