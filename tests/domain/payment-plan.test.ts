import { describe, expect, it } from 'vitest';
import { splitDifferences } from '../../domain/order-quote';
import {
  type AcceptedAmounts,
  isCashTooMuch,
  isSplitAccepted,
  type PaymentRequest,
  type PaymentTerms,
  paymentPlan,
  restSplit,
  unacceptedPart,
} from '../../domain/payment-plan';

const plan = (draft: Partial<PaymentRequest>, terms: Partial<PaymentTerms> = {}) =>
  paymentPlan(
    { method: 'cash', usesWallet: false, ...draft },
    {
      total: 30_00,
      walletBalance: 10_00,
      cashLimit: null,
      isOffered: () => true,
      hasPartialPayment: true,
      ...terms,
    },
  );

describe('The payment plan of an order', () => {
  it('charges the whole total to the chosen method [CHK-04]', () => {
    expect(plan({})).toEqual({ wallet: 0, rest: 30_00, problem: null });
    expect(plan({ method: 'wallet' }, { walletBalance: 30_00 })).toEqual({
      wallet: 30_00,
      rest: 0,
      problem: null,
    });
  });

  it('charges the wallet first and the chosen method for the rest [CHK-04]', () => {
    expect(plan({ usesWallet: true })).toEqual({ wallet: 10_00, rest: 20_00, problem: null });
    expect(plan({ usesWallet: true }, { walletBalance: 99_00 })).toEqual({
      wallet: 30_00,
      rest: 0,
      problem: null,
    });
  });

  it('reports how much is missing when the wallet alone pays too little [CHK-04]', () => {
    expect(plan({ method: 'wallet' }).problem).toEqual({ code: 'walletShort', missing: 20_00 });
  });

  it('rejects the wallet of a customer without one, and methods that are switched off [CHK-04]', () => {
    expect(plan({ method: 'wallet' }, { walletBalance: null }).problem).toEqual({ code: 'methodOff' });
    expect(plan({ usesWallet: true }, { walletBalance: null }).problem).toEqual({ code: 'methodOff' });
    expect(plan({ usesWallet: true }, { hasPartialPayment: false })).toMatchObject({
      wallet: 0,
      problem: { code: 'methodOff' },
    });
    expect(plan({ method: 'digital' }, { isOffered: (method) => method !== 'digital' }).problem).toEqual({
      code: 'methodOff',
    });
  });

  it('limits the cash part to its maximum, inclusive [CHK-03]', () => {
    expect(plan({}, { cashLimit: 30_00 }).problem).toBeNull();
    expect(plan({}, { cashLimit: 29_99 }).problem).toEqual({ code: 'cashTooMuch', limit: 29_99 });
    expect(plan({ usesWallet: true }, { cashLimit: 20_00 }).problem).toBeNull();
    expect(plan({ method: 'digital' }, { cashLimit: 1 }).problem).toBeNull();
  });

  it('has no limit for cash unless one is set [CHK-03]', () => {
    expect(isCashTooMuch(9_999_99, null)).toBe(false);
    expect([isCashTooMuch(50_00, 50_00), isCashTooMuch(50_01, 50_00)]).toEqual([false, true]);
  });

  it('ignores the chosen method when the wallet pays all, even if it is switched off [CHK-04]', () => {
    const only = { isOffered: (method: string) => method === 'wallet', walletBalance: 40_00 };
    expect(plan({ usesWallet: true }, only)).toEqual({ wallet: 30_00, rest: 0, problem: null });
    expect(plan({ usesWallet: true, method: null }, { walletBalance: 40_00 }).problem).toBeNull();
    expect(plan({ usesWallet: true }, { ...only, walletBalance: 29_99 }).problem).toEqual({
      code: 'methodOff',
    });
  });

  it('never charges a wallet that the operator has switched off [CHK-04]', () => {
    const off = { isOffered: (method: string) => method !== 'wallet' };
    const refused = { wallet: 0, rest: 30_00, problem: { code: 'methodOff' } };
    expect(plan({ method: 'wallet' }, off)).toEqual(refused);
    expect(plan({ usesWallet: true }, off)).toEqual(refused);
    expect(plan({ usesWallet: false }, off).problem).toBeNull();
  });

  it('has no problem while no method is chosen [CHK-06]', () => {
    expect(plan({ method: null }, { isOffered: () => false }).problem).toBeNull();
    expect(plan({ method: null })).toEqual({ wallet: 0, rest: 30_00, problem: null });
  });
});

describe('The amounts that a customer has accepted', () => {
  const now = { total: 30_00, wallet: 20_00, couponDiscount: 2_00 };
  const all: AcceptedAmounts = { ...now };

  it.each<[string, Partial<AcceptedAmounts>, 'total' | 'split' | null]>([
    ['are accepted when each part is the same', {}, null],
    ['are rejected with another total', { total: 30_01 }, 'total'],
    ['are rejected when no total was sent', { total: null }, 'total'],
    ['are rejected with another wallet part', { wallet: 19_99 }, 'split'],
    ['are rejected when the wallet part was not sent', { wallet: null }, 'split'],
    ['are rejected with another coupon discount', { couponDiscount: 0 }, 'split'],
    ['is the coupon’s discount in the total, when it was not sent', { couponDiscount: null }, null],
  ])('the accepted amounts %s [CHK-14]', (_title, other, part) => {
    expect(unacceptedPart({ ...all, ...other }, now, { usesWallet: true })).toBe(part);
  });

  it('need no wallet part when the customer does not use the wallet first [CHK-14]', () => {
    const without = { ...all, wallet: null };
    expect(unacceptedPart(without, now, { usesWallet: false })).toBeNull();
    expect(unacceptedPart({ ...all, wallet: 1 }, { ...now, wallet: 0 }, { usesWallet: false })).toBe('split');
  });

  it('are compared by wallet part and rest, and need no comparison without a wallet part [CHK-14]', () => {
    expect(splitDifferences({ walletAmount: 20_00, due: 8_78 }, { walletAmount: 0, due: 28_78 })).toEqual([
      { part: 'wallet', from: -20_00, to: 0 },
      { part: 'due', from: 8_78, to: 28_78 },
    ]);
    expect(splitDifferences({ walletAmount: 0, due: 8_78 }, { walletAmount: 0, due: 28_78 })).toEqual([]);
  });
});

describe('The unpaid rest of a placed order', () => {
  it.each([
    [false, 50_00, { wallet: 0, due: 18_00 }],
    [true, 50_00, { wallet: 18_00, due: 0 }],
    [true, 5_25, { wallet: 5_25, due: 12_75 }],
    [true, 0, { wallet: 0, due: 18_00 }],
    [true, null, { wallet: 0, due: 18_00 }],
  ])(
    'is split, with “wallet first” %s and a balance of %s, into %j [CHK-14]',
    (usesWallet, balance, split) => {
      expect(restSplit(18_00, { method: 'digital', usesWallet }, balance)).toEqual(split);
    },
  );

  it('is paid from a wallet chosen as the only method up to its balance [CHK-04, CHK-14]', () => {
    const alone = { method: 'wallet', usesWallet: false } as const;
    expect(restSplit(18_00, alone, 20_00)).toEqual({ wallet: 18_00, due: 0 });
    expect(restSplit(18_00, alone, 7_00)).toEqual({ wallet: 7_00, due: 11_00 });
  });

  it.each([
    [{ wallet: 6_00, due: 12_00 }, { wallet: 6_00, rest: 12_00 }, true],
    [{ wallet: 6_00, due: 12_00 }, { wallet: 5_00, rest: 13_00 }, false],
    [{ wallet: 6_00, due: 12_00 }, { wallet: 6_00, rest: 12_01 }, false],
    [{ wallet: 6_00, due: 12_00 }, { wallet: 5_00, rest: 12_00 }, false],
    [{ wallet: null, due: 18_00 }, { wallet: 0, rest: 18_00 }, true],
    [{ wallet: null, due: 18_00 }, { wallet: 6_00, rest: 12_00 }, false],
    [{ wallet: null, due: null }, { wallet: 0, rest: 18_00 }, true],
    [{ wallet: 6_00, due: null }, { wallet: 6_00, rest: 12_00 }, false],
    [{ wallet: 0, due: 12_00 }, { wallet: 0, rest: 18_00 }, false],
  ])(
    'is charged when the customer accepted %j and the due split is %j: %s [CHK-14]',
    (accepted, due, isAccepted) => {
      expect(isSplitAccepted(accepted, due)).toBe(isAccepted);
    },
  );
});
