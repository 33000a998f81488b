import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canReturn,
  isSamePoint,
  type ParcelFacts,
  parcelFee,
  parcelMinutes,
  parcelProblems,
  returnFee,
} from '../../domain/parcel';

const DOCUMENTS = { perKm: 50, minimumCharge: 3_00 };
const BOX = { perKm: 1_00, minimumCharge: 5_00 };
const plain = { increasePercent: 0, surgePercent: 0, maximumCharge: null };

it.each([
  [0.3, '15-25'],
  [3.2, '20-30'],
  [10, '30-50'],
  [40, '90-140'],
])(
  'a parcel over %s km arrives in %s minutes, including the search for a courier [PARC-08]',
  (km, minutes) => {
    expect(parcelMinutes(km)).toBe(minutes);
  },
);

describe('the fee of a parcel', () => {
  it.each([
    ['PC-1', DOCUMENTS, 9.8, plain, 4_90],
    ['PC-1', DOCUMENTS, 2, plain, 3_00],
    ['PC-2', BOX, 4.9, plain, 5_00],
    ['PC-2', BOX, 7, plain, 7_00],
    ['PC-2 from Lakeside', BOX, 7, { ...plain, increasePercent: 10 }, 7_70],
    ['PC-2 in a busy zone', BOX, 7, { ...plain, surgePercent: 20 }, 8_40],
    ['PC-2 in a busy, expensive zone', BOX, 10, { ...plain, increasePercent: 10, surgePercent: 20 }, 13_20],
    ['PC-2 over a long distance', BOX, 40, { ...plain, maximumCharge: 15_00 }, 15_00],
    ['a minimum above the maximum', BOX, 1, { ...plain, maximumCharge: 4_00 }, 5_00],
  ] as const)(
    'is computed from distance, bounds and zone: %s [PARC-03, DLV-03, DLV-06]',
    (_, category, kilometres, zone, fee) => {
      expect(parcelFee(category, kilometres, zone).fee).toBe(fee);
    },
  );

  it('is the sum of its parts, never falls with the distance and stays within its bounds [PARC-03, DLV-10]', () => {
    const zones = fc.record({
      increasePercent: fc.integer({ min: 0, max: 50 }),
      surgePercent: fc.integer({ min: 0, max: 100 }),
      maximumCharge: fc.option(fc.integer({ min: 0, max: 50_00 })),
    });
    const price = fc.record({
      perKm: fc.integer({ min: 0, max: 5_00 }),
      minimumCharge: fc.integer({ min: 0, max: 20_00 }),
    });
    const way = fc.double({ min: 0, max: 80, noNaN: true });
    fc.assert(
      fc.property(price, zones, way, way, (category, zone, one, other) => {
        const near = parcelFee(category, Math.min(one, other), zone);
        const far = parcelFee(category, Math.max(one, other), zone);
        expect(near.reasons.reduce((sum, { amount }) => sum + amount, 0)).toBe(near.fee);
        expect(far.fee).toBeGreaterThanOrEqual(near.fee);
        expect(near.fee).toBeGreaterThanOrEqual(category.minimumCharge);
        expect(Number.isInteger(near.fee)).toBe(true);
      }),
    );
  });
});

const facts: ParcelFacts = {
  hasCategory: true,
  sender: 'inside',
  receiver: 'inside',
  isSamePoint: false,
  senderContact: 'given',
  receiverContact: 'given',
  prohibited: 'given',
  schedule: 'none',
  payer: 'sender',
  isCash: true,
  payment: null,
};
const codes = (overrides: Partial<ParcelFacts>) =>
  parcelProblems({ ...facts, ...overrides }).map(({ code }) => code);

describe('the problems of a parcel', () => {
  it('are none when all details are complete [PARC-02]', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ payer: 'receiver', isCash: null })).toEqual([]);
  });

  it.each([
    [{ sender: 'outside', receiver: 'outside' }, ['senderOutside', 'receiverOutside']],
    [{ isSamePoint: true }, ['samePoint']],
    [{ prohibited: 'missing' }, ['prohibitedUnread']],
    [{ schedule: 'gone' }, ['slotGone']],
    [{ schedule: 'noScheduling' }, ['noScheduling']],
    [{ payer: 'receiver', isCash: false }, ['receiverPaysCash']],
    [{ payment: { code: 'methodOff' } }, ['methodOff']],
    [
      {
        hasCategory: false,
        sender: 'none',
        receiver: 'none',
        senderContact: 'missing',
        receiverContact: 'missing',
      },
      ['noCategory', 'noSender', 'noSenderContact', 'noReceiver', 'noReceiverContact'],
    ],
  ] as const)(
    'are reported for %j as %j, in the order of the steps [PARC-02, PARC-04]',
    (overrides, expected) => {
      expect(codes(overrides)).toEqual(expected);
    },
  );

  it('do not include missing contacts while the parcel is only being priced [PARC-02]', () => {
    const later = { senderContact: 'notAsked', receiverContact: 'notAsked', prohibited: 'notAsked' } as const;
    expect(codes(later)).toEqual([]);
  });
});

it('two points within a few metres are the same place, farther ones are not [PARC-04]', () => {
  expect(isSamePoint({ lat: 25.2, lng: 55.2 }, { lat: 25.2001, lng: 55.2001 })).toBe(true);
  expect(isSamePoint({ lat: 25.2, lng: 55.2 }, { lat: 25.201, lng: 55.2 })).toBe(false);
});

it('a parcel on its way can be returned once, for the same fee [PARC-05]', () => {
  expect(canReturn({ kind: 'parcel', status: 'picked_up' }, false)).toBe(true);
  expect(canReturn({ kind: 'parcel', status: 'picked_up' }, true)).toBe(false);
  expect(canReturn({ kind: 'parcel', status: 'handover' }, false)).toBe(false);
  expect(canReturn({ kind: 'delivery', status: 'picked_up' }, false)).toBe(false);
  expect(returnFee(4_90)).toBe(4_90);
});
