import { describe, expect, it } from 'vitest';
import {
  firstIncompleteStep,
  isParcelStep,
  isStepOpen,
  type MissingParcelField,
  missingField,
  PARCEL_STEPS,
  type ParcelDraft,
  type ParcelQuote,
  type ParcelStep,
  paidDraft,
  parcelDifferences,
  plainParcel,
  stepOfField,
  swapped,
} from '../../domain/parcel-sending';

const party = (name: string, lat: number, zoneIds: number[] | null = [2]) => ({
  place: { lat, lng: 48, address: `${name}’s house`, zoneIds },
  name,
  phone: '+96555123456',
  road: '',
  house: '',
  floor: '',
});
const offline = { by: 'offline', methodId: 3, fields: {}, isWhole: false } as const;
const whole: ParcelDraft = {
  ...plainParcel,
  categoryId: 4,
  sender: party('Salma', 29.3),
  receiver: party('Yusuf', 29.4),
  isProhibitedRead: true,
};
const ZONES = [1, 2];

it('a parcel is booked in eight steps [PARC-02]', () => {
  expect(PARCEL_STEPS).toEqual([
    'category',
    'sender',
    'receiver',
    'instructions',
    'payer',
    'schedule',
    'tip',
    'summary',
  ]);
  expect(PARCEL_STEPS.map(isParcelStep)).toEqual(PARCEL_STEPS.map(() => true));
  expect(['payment', '', null, 3].map(isParcelStep)).toEqual([false, false, false, false]);
});

it('a new parcel is empty, without tip, and paid by the sender in cash [PARC-02]', () => {
  const end = { place: null, name: '', phone: '', road: '', house: '', floor: '' };
  expect(plainParcel).toEqual({
    categoryId: null,
    sender: end,
    receiver: end,
    instruction: '',
    isProhibitedRead: false,
    payer: 'sender',
    payment: { by: 'cash' },
    usesWallet: false,
    scheduledAt: null,
    tip: 0,
  });
});

it.each<[ParcelStep, Partial<ParcelDraft>, MissingParcelField | null]>([
  ['category', {}, null],
  ['category', { categoryId: null }, 'category'],
  ['sender', {}, null],
  ['sender', { sender: { ...whole.sender, place: null } }, 'place'],
  ['sender', { sender: party('Salma', 29.3, [3]) }, 'outside'],
  ['sender', { sender: party('Salma', 29.3, []) }, 'outside'],
  ['sender', { sender: party('Salma', 29.3, [3, 1]) }, null],
  ['sender', { sender: party('Salma', 29.3, null) }, null],
  ['sender', { sender: party('  ', 29.3) }, 'contact'],
  ['sender', { sender: { ...whole.sender, phone: '055123456' } }, 'contact'],
  ['sender', { receiver: plainParcel.receiver }, null],
  ['receiver', {}, null],
  ['receiver', { receiver: { ...whole.receiver, place: null } }, 'place'],
  ['receiver', { sender: plainParcel.sender }, null],
  ['receiver', { receiver: party('Yusuf', 29.3) }, 'samePoint'],
  ['receiver', { receiver: party('', 29.3) }, 'samePoint'],
  ['receiver', { receiver: party('', 29.4) }, 'contact'],
  ['receiver', { receiver: party('Yusuf', 29.4, [9]) }, 'outside'],
  ['instructions', {}, null],
  ['instructions', { isProhibitedRead: false }, 'prohibited'],
  ['payer', {}, null],
  ['payer', { payment: offline }, 'payment'],
  ['payer', { payment: { ...offline, isWhole: true } }, null],
  ['payer', { payment: offline, payer: 'receiver' }, null],
  ['schedule', plainParcel, null],
  ['tip', plainParcel, null],
  ['summary', plainParcel, null],
])('the step %s with %o has the problem %s [PARC-02, PARC-04]', (step, changed, gap) => {
  expect(missingField(step, { ...whole, ...changed }, ZONES)).toBe(gap);
});

describe('The steps of a parcel', () => {
  it.each<[Partial<ParcelDraft>, ParcelStep]>([
    [plainParcel, 'category'],
    [{ sender: plainParcel.sender }, 'sender'],
    [{ receiver: plainParcel.receiver, isProhibitedRead: false }, 'receiver'],
    [{ isProhibitedRead: false, payment: offline }, 'instructions'],
    [{ payment: offline }, 'payer'],
    [{}, 'summary'],
  ])('with %o are open up to %s and closed after it [PARC-02]', (changed, first) => {
    const draft = { ...whole, ...changed };
    expect(firstIncompleteStep(draft, ZONES)).toBe(first);
    const open = PARCEL_STEPS.filter((step) => isStepOpen(step, draft, ZONES));
    expect(open.at(-1)).toBe(first);
    expect(open).toEqual(PARCEL_STEPS.slice(0, open.length));
  });

  it.each<[string, ParcelStep]>([
    ['category', 'category'],
    ['sender', 'sender'],
    ['receiver', 'receiver'],
    ['prohibited', 'instructions'],
    ['schedule', 'schedule'],
    ['payment', 'payer'],
    ['total', 'summary'],
  ])('an error in the field %s leads to the step %s [PARC-02]', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});

it('swapping exchanges sender and receiver, and nothing else [PARC-06]', () => {
  expect(swapped(whole)).toEqual({ ...whole, sender: whole.receiver, receiver: whole.sender });
});

it('a paying receiver pays everything in cash, a sender as chosen [PARC-02]', () => {
  const draft: ParcelDraft = { ...whole, payment: { by: 'wallet' }, usesWallet: true };
  expect(paidDraft(draft)).toEqual(draft);
  expect(paidDraft({ ...draft, payer: 'receiver' })).toEqual({
    ...draft,
    payer: 'receiver',
    payment: { by: 'cash' },
    usesWallet: false,
  });
});

it.each<[string, Partial<ParcelQuote>, [string, number, number][]]>([
  ['nothing', { fee: 14_00 }, []],
  ['the total', { total: 16_00, due: 16_00 }, [['total', 15_00, 16_00]]],
  [
    'the total and its split',
    { total: 16_00, walletAmount: 6_00, due: 10_00 },
    [
      ['total', 15_00, 16_00],
      ['wallet', 0, -6_00],
      ['due', 15_00, 10_00],
    ],
  ],
  ['a total that became unknown', { total: null, due: null }, []],
])('a new price of a parcel names %s [CHK-06, CHK-14]', (_, changed, expected) => {
  const quote: ParcelQuote = {
    kilometres: 6,
    isDistanceEstimated: false,
    fee: 15_00,
    reasons: [],
    tip: 0,
    total: 15_00,
    cashLimit: null,
    walletBalance: 6_00,
    walletAmount: 0,
    due: 15_00,
    problems: [],
  };
  const found = parcelDifferences(quote, { ...quote, ...changed });
  expect(found.map(({ part, from, to }) => [part, from, to])).toEqual(expected);
});
