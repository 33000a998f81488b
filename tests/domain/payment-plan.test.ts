import { describe, expect, it } from 'vitest';
import { type PaymentTerms, type PaymentWish, paymentPlan } from '../../domain/payment-plan';

const plan = (wish: Partial<PaymentWish>, terms: Partial<PaymentTerms> = {}) =>
  paymentPlan(
    { method: 'cash', usesWallet: false, ...wish },
    {
      total: 30_00,
      walletBalance: 10_00,
      cashLimit: null,
      isOffered: () => true,
      hasPartialPayment: true,
      ...terms,
    },
  );

describe('Who pays how much of an order', () => {
  it('is the one method, for all of it [CHK-04]', () => {
    expect(plan({})).toEqual({ wallet: 0, rest: 30_00, problem: null });
    expect(plan({ method: 'wallet' }, { walletBalance: 30_00 })).toEqual({
      wallet: 30_00,
      rest: 0,
      problem: null,
    });
  });

  it('is the wallet first, and the method for the rest [CHK-04]', () => {
    expect(plan({ usesWallet: true })).toEqual({ wallet: 10_00, rest: 20_00, problem: null });
    expect(plan({ usesWallet: true }, { walletBalance: 99_00 })).toEqual({
      wallet: 30_00,
      rest: 0,
      problem: null,
    });
  });

  it('is refused when the wallet alone has too little, by how much [CHK-04]', () => {
    expect(plan({ method: 'wallet' }).problem).toEqual({ code: 'walletShort', missing: 20_00 });
  });

  it('is not for those without a wallet, nor in ways that are switched off [CHK-04]', () => {
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

  it('is cash up to its maximum and not a cent more, of the part that is cash [CHK-03]', () => {
    expect(plan({}, { cashLimit: 30_00 }).problem).toBeNull();
    expect(plan({}, { cashLimit: 29_99 }).problem).toEqual({ code: 'cashTooMuch', limit: 29_99 });
    expect(plan({ usesWallet: true }, { cashLimit: 20_00 }).problem).toBeNull();
    expect(plan({ method: 'digital' }, { cashLimit: 1 }).problem).toBeNull();
  });

  it('is nobody yet, while no method is chosen [CHK-06]', () => {
    expect(plan({ method: null })).toEqual({ wallet: 0, rest: 30_00, problem: null });
  });
});
