import { describe, expect, it } from 'vitest';
import {
  applicantSchema,
  courierWorkSchema,
  identitySchema,
  storeDetailsSchema,
} from '../../domain/forms/registration';
import { problemsOf } from './form-problems';

describe('An applicant’s account form', () => {
  const right = {
    firstName: 'Noor',
    lastName: '',
    email: 'noor@bakery.example',
    phone: '+965 5512 3456',
    password: 'bread1',
    confirmPassword: 'bread1',
  };

  it.each<[string, object, object]>([
    ['everything', {}, {}],
    [
      'nothing',
      { firstName: ' ', email: '', phone: '', password: '', confirmPassword: '' },
      {
        firstName: ['firstNameRequired'],
        email: ['emailRequired'],
        phone: ['phoneRequired'],
        password: ['passwordRequired'],
        confirmPassword: ['passwordsDiffer'],
      },
    ],
    ['names of 100 letters', { firstName: 'n'.repeat(100), lastName: ` ${'n'.repeat(100)} ` }, {}],
    ['a first name of 101 letters', { firstName: 'n'.repeat(101) }, { firstName: ['nameTooLong'] }],
    ['a last name of 101 letters', { lastName: 'n'.repeat(101) }, { lastName: ['nameTooLong'] }],
    ['an incomplete email', { email: 'noor@bakery' }, { email: ['emailNotValid'] }],
    ['a phone of nine digits', { phone: '551234567' }, { phone: ['phoneShort'] }],
    [
      'a password of five characters',
      { password: 'bread', confirmPassword: 'bread' },
      { password: ['passwordShort'] },
    ],
    ['two different passwords', { confirmPassword: 'bread2' }, { confirmPassword: ['passwordsDiffer'] }],
  ])('with %s has the expected problems [REG-01, Q-02, Q-07]', (_, changed, problems) => {
    expect(problemsOf(applicantSchema, { ...right, ...changed })).toEqual(problems);
  });
});

describe('The store form of a registration', () => {
  const right = { storeName: 'Noor’s Bakery', minimumTime: '15', maximumTime: '45', tin: '', tinExpires: '' };
  const timeless = { minimumTime: ['timeInvalid'], maximumTime: ['timeInvalid'] };

  it.each<[string, object, object]>([
    ['all required fields', {}, {}],
    ['everything', { tin: 'TRN 100-200', tinExpires: '2028-02-29' }, {}],
    [
      'nothing',
      { storeName: '', minimumTime: ' ', maximumTime: '' },
      {
        storeName: ['storeNameRequired'],
        minimumTime: ['timeRequired'],
        maximumTime: ['timeRequired'],
      },
    ],
    ['a name of 100 letters', { storeName: 'n'.repeat(100) }, {}],
    ['a name of 101 letters', { storeName: 'n'.repeat(101) }, { storeName: ['nameTooLong'] }],
    ['times of 1 and 1000', { minimumTime: '1', maximumTime: '1000' }, {}],
    ['times of 1000 and 1000', { minimumTime: '1000', maximumTime: '1000' }, {}],
    ['times of 0', { minimumTime: '0', maximumTime: '0' }, timeless],
    ['times of 1001', { minimumTime: '1001', maximumTime: '1001' }, timeless],
    ['times that are not whole numbers', { minimumTime: '1.5', maximumTime: 'soon' }, timeless],
    ['a maximum delivery time below the minimum', { minimumTime: '46' }, { maximumTime: ['timesSwapped'] }],
    ['an invalid minimum time', { minimumTime: 'soon' }, { minimumTime: ['timeInvalid'] }],
    ['an invalid maximum time', { maximumTime: 'soon' }, { maximumTime: ['timeInvalid'] }],
    ['a tax number of 40 characters', { tin: ` ${'7'.repeat(40)} ` }, {}],
    ['a tax number of 41 characters', { tin: '7'.repeat(41) }, { tin: ['documentNumberTooLong'] }],
    ['a day that does not exist', { tinExpires: '2027-02-29' }, { tinExpires: ['dateInvalid'] }],
    ['an incomplete date', { tinExpires: '2027-02' }, { tinExpires: ['dateInvalid'] }],
    ['a time with its day', { tinExpires: '2027-02-01T00:00' }, { tinExpires: ['dateInvalid'] }],
    ['a year of five digits', { tinExpires: '12027-02-01' }, { tinExpires: ['dateInvalid'] }],
  ])('with %s has the expected problems [REG-01]', (_, changed, problems) => {
    expect(problemsOf(storeDetailsSchema, { ...right, ...changed })).toEqual(problems);
  });
});

describe('The courier form of a registration', () => {
  it.each<[object, object]>([
    [{ zoneId: '3', vehicleId: '9' }, {}],
    [{ zoneId: '', vehicleId: '9' }, { zoneId: ['zoneRequired'] }],
    [{ zoneId: '3', vehicleId: '' }, { vehicleId: ['vehicleRequired'] }],
  ])('requires an area and a vehicle: %o [REG-01]', (values, problems) => {
    expect(problemsOf(courierWorkSchema, values)).toEqual(problems);
  });

  it.each<[string, string[] | undefined]>([
    ['', ['documentNumberRequired']],
    ['  ', ['documentNumberRequired']],
    ['A-12/3', ['documentNumberShort']],
    ['A-12/34', undefined],
    ['هـ-١٢٣', undefined],
    ['-----', ['documentNumberShort']],
    ['P'.repeat(40), undefined],
    ['P'.repeat(41), ['documentNumberTooLong']],
  ])(
    'with the document number "%s" has the expected problem: five letters or digits are the minimum [REG-01]',
    (identityNumber, problem) => {
      expect(problemsOf(identitySchema, { identityNumber }).identityNumber).toEqual(problem);
    },
  );
});
