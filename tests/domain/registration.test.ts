import { describe, expect, it } from 'vitest';
import {
  type Applicant,
  blankDraft,
  type Draft,
  type FileField,
  fileFields,
  hasRequiredFiles,
  isNeeded,
  maxFiles,
  readDraft,
  resumed,
  type Step,
  stepOfField,
  stepsOf,
} from '../../domain/registration';

it('a store registers in five steps and a courier in three, the contact last [REG-01]', () => {
  expect(stepsOf('store')).toEqual(['plan', 'place', 'details', 'documents', 'contact']);
  expect(stepsOf('courier')).toEqual(['work', 'documents', 'contact']);
});

it.each<[Applicant, Step]>([
  ['store', 'plan'],
  ['courier', 'work'],
])('the registration of a %s starts empty at the step %s [REG-01]', (kind, step) => {
  const draft = blankDraft(kind, 'entry-4');
  expect(draft).toMatchObject({ visit: 'entry-4', isSent: false, step, place: null });
  const { timeType, earning, identityType, ...texts } = draft.texts;
  expect({ timeType, earning, identityType }).toEqual({
    timeType: 'min',
    earning: '1',
    identityType: 'passport',
  });
  expect(Object.values(texts).filter((text) => text !== '')).toEqual([]);
  expect(blankDraft(kind, 'entry-4', true).isSent).toBe(true);
});

describe('The documents of a registration', () => {
  it('are logo and cover for a store, photo and up to three identity pictures for a courier [REG-01]', () => {
    expect(fileFields('store')).toEqual(['logo', 'cover_photo']);
    expect(fileFields('courier')).toEqual(['image', 'identity_image']);
    const most = (['logo', 'cover_photo', 'image', 'identity_image'] as const).map(maxFiles);
    expect(most).toEqual([1, 1, 1, 3]);
  });

  it.each<[Applicant, FileField, boolean]>([
    ['store', 'logo', true],
    ['store', 'cover_photo', false],
    ['courier', 'identity_image', true],
    ['courier', 'image', false],
    ['courier', 'logo', false],
  ])('with only the %s’s %s uploaded are complete: %s [REG-01]', (kind, field, isEnough) => {
    expect(isNeeded(kind, field)).toBe(isEnough);
    expect(hasRequiredFiles(kind, [{ id: 'a', field, name: 'a.png', url: 'blob:a' }])).toBe(isEnough);
    expect(hasRequiredFiles(kind, [])).toBe(false);
  });
});

it.each<[Applicant, Step, string[]]>([
  ['store', 'plan', ['business_plan', 'package_id']],
  ['store', 'place', ['zone_id', 'latitude', 'module_id']],
  [
    'store',
    'details',
    ['translations', 'minimum_delivery_time', 'delivery_time_type', 'tin', 'tin_expire_date'],
  ],
  ['store', 'documents', ['logo', 'cover_photo']],
  ['store', 'contact', ['f_name', 'l_name', 'email', 'phone', 'password']],
  ['courier', 'work', ['zone_id', 'vehicle_id']],
  ['courier', 'documents', ['identity_type', 'identity_number', 'image', 'identity_image']],
  ['courier', 'contact', ['f_name', 'l_name', 'email', 'phone', 'password']],
])('an error of a %s leads back to the step %s, which has the field [REG-01]', (kind, step, fields) => {
  expect(fields.map((field) => stepOfField(kind, field))).toEqual(fields.map(() => step));
});

it.each<[Applicant, string]>([
  ['store', 'vehicle_id'],
  ['courier', 'tin'],
  ['courier', 'latitude'],
  ['courier', 'module_id'],
  ['store', 'unknown'],
])('an error of a %s in the field %s leads to no step [REG-01]', (kind, field) => {
  expect(stepOfField(kind, field)).toBeNull();
});

const place = { label: 'Pier 4', lat: 29.3, lng: 48.1, zoneIds: [2, 5] };
const blank = blankDraft('store', 'entry-1');
const kept: Draft = {
  ...blank,
  step: 'details',
  place,
  texts: { ...blank.texts, plan: 'commission', storeName: 'Noor’s Bakery' },
};

describe('A stored registration', () => {
  it.each<[string, object, Partial<Draft>]>([
    ['everything', {}, {}],
    ['no visit', { visit: 7 }, { visit: '' }],
    ['an invalid sent mark', { isSent: 'true' }, { isSent: false }],
    ['the mark that it was sent', { isSent: true }, { isSent: true }],
    ['no place', { place: null }, { place: null }],
    ['a place without a name', { place: { ...place, label: 4 } }, { place: null }],
    ['a place without a latitude', { place: { ...place, lat: '29' } }, { place: null }],
    ['a place without a longitude', { place: { ...place, lng: null } }, { place: null }],
    ['a place without zones', { place: { ...place, zoneIds: 2 } }, { place: null }],
    ['a place with a fractional zone id', { place: { ...place, zoneIds: [2, 2.5] } }, { place: null }],
    ['a place in no zone', { place: { ...place, zoneIds: [] } }, { place: { ...place, zoneIds: [] } }],
  ])('with %s is validated field by field [REG-01, STO-02]', (_, stored, read) => {
    const value = JSON.parse(JSON.stringify({ ...kept, ...stored }));
    expect(readDraft('store', value)).toEqual({ ...kept, ...read });
  });

  it('keeps up to 500 characters of each known text and discards invalid ones [REG-01, STO-02]', () => {
    const texts = { storeName: 's'.repeat(501), timeType: 3, firstName: 'Noor', hobby: 'chess' };
    expect(readDraft('store', { ...kept, texts })?.texts).toEqual({
      ...blank.texts,
      storeName: 's'.repeat(500),
      firstName: 'Noor',
    });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a string', 'draft'],
    ['a step of couriers', { ...kept, step: 'work' }],
    ['no texts', { ...kept, texts: null }],
    ['a string in place of the texts', { ...kept, texts: 'none' }],
  ])('with %s as its content is discarded as a whole [STO-02]', (_, value) => {
    expect(readDraft('store', value)).toBeNull();
  });
});

describe('A registration that is opened again', () => {
  const fresh = blankDraft('store', 'entry-2');

  it.each<[string, Draft | null, { visit: string; isStartLink: boolean }, Draft]>([
    ['starts empty without a draft', null, { visit: 'entry-2', isStartLink: false }, fresh],
    ['continues after a reload', kept, { visit: 'entry-1', isStartLink: true }, kept],
    [
      'continues from another page',
      kept,
      { visit: 'entry-2', isStartLink: false },
      { ...kept, visit: 'entry-2' },
    ],
    [
      'forgets plan and step at the link to the start',
      kept,
      { visit: 'entry-2', isStartLink: true },
      { ...kept, visit: 'entry-2', step: 'plan', texts: { ...kept.texts, plan: '' } },
    ],
    [
      'requests its files again',
      { ...kept, step: 'contact' },
      { visit: 'entry-1', isStartLink: false },
      { ...kept, step: 'documents' },
    ],
    [
      'still says that it was sent after a reload',
      { ...kept, isSent: true },
      { visit: 'entry-1', isStartLink: true },
      { ...kept, isSent: true },
    ],
    [
      'starts empty once it was sent',
      { ...kept, isSent: true },
      { visit: 'entry-2', isStartLink: false },
      fresh,
    ],
  ])('when resumed, %s [NAV-22, REG-01]', (_, draft, visit, expected) => {
    expect(resumed('store', draft, visit)).toEqual(expected);
  });
});
