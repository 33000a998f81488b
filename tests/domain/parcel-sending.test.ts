import { describe, expect, it } from 'vitest';
import type { SavedAddress } from '../../domain/address';
import {
  isParcelStep,
  isPriceable,
  isStepOpen,
  leastFee,
  type MissingParcelField,
  missingField,
  missingFields,
  PARCEL_STEPS,
  type ParcelDraft,
  type ParcelKind,
  type ParcelPart,
  type ParcelQuote,
  type ParcelStep,
  paidDraft,
  parcelDifferences,
  partOfField,
  partyAt,
  plainParcel,
  priceKey,
  swapped,
  unservedPlaces,
  usualSender,
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

it('the parcel form has two pages, the details and the review [PARC-07]', () => {
  expect(PARCEL_STEPS).toEqual(['details', 'review']);
  expect(PARCEL_STEPS.map(isParcelStep)).toEqual([true, true]);
  expect(['category', '', null, 3].map(isParcelStep)).toEqual([false, false, false, false]);
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

it.each<[ParcelPart, Partial<ParcelDraft>, MissingParcelField | null]>([
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
  ['prohibited', {}, null],
  ['prohibited', { isProhibitedRead: false }, 'prohibited'],
  ['instructions', plainParcel, null],
  ['payer', {}, null],
  ['payer', { payment: offline }, 'payment'],
  ['payer', { payment: { ...offline, isWhole: true } }, null],
  ['payer', { payment: offline, payer: 'receiver' }, null],
  ['schedule', plainParcel, null],
  ['tip', plainParcel, null],
])('the form section "%s" with %o has the problem %s [PARC-02, PARC-04]', (part, changed, gap) => {
  expect(missingField(part, { ...whole, ...changed }, ZONES)).toBe(gap);
});

describe('A page of a parcel', () => {
  const lacking = (step: ParcelStep, changed: Partial<ParcelDraft>) =>
    missingFields(step, { ...whole, ...changed }, ZONES).map(({ part, gap }) => [part, gap]);

  it('lists all missing fields together, each with its form section [PARC-04, PARC-07]', () => {
    expect(lacking('details', plainParcel)).toEqual([
      ['category', 'category'],
      ['sender', 'place'],
      ['receiver', 'place'],
    ]);
    expect(lacking('details', {})).toEqual([]);
    expect(lacking('review', { isProhibitedRead: false, payment: offline })).toEqual([
      ['prohibited', 'prohibited'],
      ['payer', 'payment'],
    ]);
    expect(lacking('review', {})).toEqual([]);
  });

  it('opens at the review only when the details are complete [PARC-02]', () => {
    expect(isStepOpen('details', plainParcel, ZONES)).toBe(true);
    expect(isStepOpen('review', plainParcel, ZONES)).toBe(false);
    expect(isStepOpen('review', { ...whole, isProhibitedRead: false }, ZONES)).toBe(true);
  });

  it('reports a place without parcel delivery before the other fields are filled in [PARC-04]', () => {
    const gaps = (draft: ParcelDraft) => unservedPlaces(draft, ZONES).map(({ part, gap }) => [part, gap]);
    expect(gaps(plainParcel)).toEqual([]);
    expect(gaps({ ...whole, sender: party('Salma', 29.3, [9]) })).toEqual([['sender', 'outside']]);
    expect(gaps({ ...whole, receiver: party('', 29.3) })).toEqual([['receiver', 'samePoint']]);
  });

  it.each<[string, ParcelPart | null]>([
    ['category', 'category'],
    ['sender', 'sender'],
    ['receiver', 'receiver'],
    ['prohibited', 'prohibited'],
    ['schedule', 'schedule'],
    ['payment', 'payer'],
    ['total', null],
  ])('an error in the field %s leads to the form section %s [PARC-02]', (field, part) => {
    expect(partOfField(field)).toBe(part);
  });
});

describe('The price of a parcel', () => {
  it('is requested once category and both places are known and served [PARC-03, PARC-07]', () => {
    expect(isPriceable(whole, ZONES)).toBe(true);
    expect(isPriceable({ ...whole, categoryId: null }, ZONES)).toBe(false);
    expect(isPriceable({ ...whole, receiver: plainParcel.receiver }, ZONES)).toBe(false);
    expect(isPriceable({ ...whole, sender: party('Salma', 29.3, [9]) }, ZONES)).toBe(false);
    // Names are not part of the price.
    expect(isPriceable({ ...whole, sender: party('', 29.3) }, ZONES)).toBe(true);
  });

  it('is requested again after a change that affects it, and not after a change of names and notes [PARC-03]', () => {
    const same: Partial<ParcelDraft>[] = [
      { sender: party('Nour', 29.3) },
      { instruction: 'Ring' },
      { isProhibitedRead: false },
    ];
    const other: Partial<ParcelDraft>[] = [
      { categoryId: 5 },
      { sender: party('Salma', 29.31) },
      { receiver: party('Yusuf', 29.5) },
      { payer: 'receiver' },
      { payment: { by: 'wallet' } },
      { payment: { by: 'digital', gateway: 'card' } },
      { payment: offline },
      { usesWallet: true },
      { scheduledAt: '2026-11-30T10:00:00Z' },
      { tip: 1_00 },
    ];
    const keys = (drafts: Partial<ParcelDraft>[]) => drafts.map((one) => priceKey({ ...whole, ...one }));
    expect(new Set([priceKey(whole), ...keys(same)]).size).toBe(1);
    expect(new Set([priceKey(whole), ...keys(other)]).size).toBe(other.length + 1);
  });

  it('starts at the minimum of the category, or at the lowest minimum before one is chosen [PARC-03, PARC-07]', () => {
    const kind = (id: number, minimumCharge: number) => ({ id, minimumCharge }) as ParcelKind;
    const kinds = [kind(1, 3_00), kind(2, 5_00)];
    expect([leastFee(kinds, null), leastFee(kinds, 2), leastFee([], null), leastFee(kinds, 7)]).toEqual([
      3_00,
      5_00,
      null,
      null,
    ]);
  });
});

describe('The prefilled sender of a parcel', () => {
  const home: SavedAddress = {
    id: 1,
    type: 'home',
    label: null,
    lat: 29.3,
    lng: 48,
    address: '4 Mole Street',
    zoneIds: [2],
    contactName: 'Amira Haddad',
    contactPhone: '+96555123456',
    road: null,
    house: '12B',
    floor: '3',
    note: null,
  };
  const mum = { ...home, id: 2, type: 'other' as const, lat: 29.4, address: '7 Shore Road', house: '4' };
  const person = { name: 'Amira', phone: '+96550000000' };
  const chosen = { lat: 29.5, lng: 48, label: '1 Quay', zoneIds: [1] };

  it('has the chosen place with the details of the address saved there [PARC-07]', () => {
    const found = usualSender({ saved: [home, mum], chosen: { ...chosen, lat: 29.4 }, person });
    expect(found).toMatchObject({ name: 'Amira Haddad', house: '4', place: { address: '7 Shore Road' } });
  });

  it('has the chosen place with the customer’s own contact if no address is saved there [PARC-07]', () => {
    expect(usualSender({ saved: [home], chosen, person })).toEqual({
      place: { lat: 29.5, lng: 48, address: '1 Quay', zoneIds: [1] },
      name: 'Amira',
      phone: '+96550000000',
      road: '',
      house: '',
      floor: '',
    });
  });

  it('is the saved home if no place is chosen, and empty without saved addresses [PARC-07]', () => {
    expect(usualSender({ saved: [mum, home], chosen: null, person })).toEqual(partyAt(home));
    expect(usualSender({ saved: [], chosen: null, person })).toBeNull();
  });
});

it('swapping exchanges the sender and the receiver and changes nothing else [PARC-06]', () => {
  expect(swapped(whole)).toEqual({ ...whole, sender: whole.receiver, receiver: whole.sender });
});

it('a receiver who pays pays everything in cash, and a sender pays by the chosen method [PARC-02]', () => {
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
])('the comparison with a new parcel price names %s [CHK-06, CHK-14]', (_, changed, expected) => {
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
    minutes: null,
    problems: [],
  };
  const found = parcelDifferences(quote, { ...quote, ...changed });
  expect(found.map(({ part, from, to }) => [part, from, to])).toEqual(expected);
});
