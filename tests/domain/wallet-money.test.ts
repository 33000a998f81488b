import { describe, expect, it } from 'vitest';
import { bestCashback, type CashbackOffer } from '../../domain/cashback';
import { bestFundBonus, type FundBonus, fundRefusal } from '../../domain/fund';
import {
  conversionRefusal,
  moneyOfConverted,
  moneyOfPoints,
  pointsEarned,
  pointsToReturn,
} from '../../domain/loyalty';
import { isReferralEarned } from '../../domain/referral';

const NOW = 1000;
const ALWAYS = { starts: 0, ends: 2000 };

describe('The top-up of a wallet', () => {
  const bonus = (id: number, minimum: number, worth: FundBonus['bonus']): FundBonus => ({
    id,
    title: String(id),
    description: null,
    bonus: worth,
    minimum,
    ...ALWAYS,
  });
  const ten = bonus(1, 5000, { kind: 'percent', percent: 10, maximum: 2000 });
  const three = bonus(2, 1000, { kind: 'amount', amount: 300 });

  it.each([
    [null, 'missing'],
    [0, 'missing'],
    [-1, 'missing'],
    [0.5, 'missing'],
    [1, null],
    [1_000_000, null],
    [1_000_001, 'tooMuch'],
    [Number.NaN, 'missing'],
    [Number.POSITIVE_INFINITY, 'missing'],
  ])('is validated with the amount %s: %s [WAL-02]', (amount, refusal) => {
    expect(fundRefusal(amount)).toBe(refusal);
  });

  it.each([
    [999, null],
    [1000, [2, 300]],
    [4999, [2, 300]],
    [5000, [1, 500]],
    [20_000, [1, 2000]],
    [50_000, [1, 2000]],
  ])('gets the best bonus for %s: %j [WAL-08]', (amount, expected) => {
    const best = bestFundBonus([three, ten], amount, NOW);
    expect(best && [best.bonus.id, best.worth]).toEqual(expected);
  });

  it('gets no bonus that has ended or has not begun [WAL-08]', () => {
    expect(
      bestFundBonus(
        [
          { ...ten, ends: NOW },
          { ...three, starts: NOW + 1 },
        ],
        9000,
        NOW,
      ),
    ).toBeNull();
  });

  it('gets the first of two bonuses that are worth the same [WAL-08]', () => {
    const same = bonus(7, 1000, { kind: 'amount', amount: 300 });
    expect(bestFundBonus([three, same], 2000, NOW)?.bonus.id).toBe(2);
    expect(bestFundBonus([same, three], 2000, NOW)?.bonus.id).toBe(7);
    expect(bestFundBonus([ten, three], 50_00, NOW)?.bonus.id).toBe(1);
    expect(
      bestFundBonus([{ ...ten, bonus: { kind: 'amount', amount: 900 } }, three], 50_00, NOW)?.worth,
    ).toBe(900);
  });

  it('gets no bonus that is worth nothing [WAL-08]', () => {
    expect(bestFundBonus([bonus(4, 0, { kind: 'percent', percent: 1, maximum: 0 })], 9000, NOW)).toBeNull();
  });
});

describe('Loyalty points', () => {
  const terms = { pointsPerUnit: 100, minimum: 200, earnedPerUnit: 5, minorPerUnit: 100 };

  it('are worth whole cents, rounded down [LOY-02]', () => {
    expect([250, 101, 1].map((points) => moneyOfPoints(points, terms))).toEqual([250, 101, 1]);
    expect(moneyOfPoints(250, { ...terms, pointsPerUnit: 300 })).toBe(83);
    expect(moneyOfPoints(250, { ...terms, pointsPerUnit: 0 })).toBe(0);
  });

  it('are earned as whole points by the price of the goods [LOY-04]', () => {
    expect([2460, 19, 20, 0, -100].map((goods) => pointsEarned(goods, terms))).toEqual([123, 0, 1, 0, 0]);
  });

  it.each([
    [null, { code: 'missing' }],
    [1.5, { code: 'missing' }],
    [0, { code: 'missing' }],
    [199, { code: 'belowMinimum', minimum: 200 }],
    [200, null],
    [500, null],
    [501, { code: 'tooMany', points: 500 }],
    [-200, { code: 'missing' }],
    [Number.NaN, { code: 'missing' }],
  ])('can be converted within limits: %s of 500 points have the problem %j [LOY-02]', (wanted, refusal) => {
    expect(conversionRefusal(wanted, 500, terms)).toEqual(refusal);
  });

  it('cannot be converted when they are worth nothing [LOY-02]', () => {
    expect(conversionRefusal(200, 500, { ...terms, pointsPerUnit: 1_000_000 })).toEqual({
      code: 'worthless',
    });
  });
});

describe('Cashback', () => {
  const five: CashbackOffer = {
    id: 1,
    reward: { kind: 'percent', percent: 5, maximum: 500 },
    minimumPurchase: 3000,
    usesLeft: null,
    ...ALWAYS,
  };
  const four: CashbackOffer = {
    id: 2,
    reward: { kind: 'amount', amount: 400 },
    minimumPurchase: 6000,
    usesLeft: 1,
    ...ALWAYS,
  };

  it.each([
    [2999, null],
    [3000, [1, 150]],
    [6000, [2, 400]],
    [9000, [1, 450]],
    [90_000, [1, 500]],
  ])('is, for goods worth %s, %j [WAL-09]', (goods, expected) => {
    const best = bestCashback([five, four], goods, NOW);
    expect(best && [best.offer.id, best.worth]).toEqual(expected);
  });

  it('is computed from the better of two offers, and from the first of two that are worth the same [WAL-09]', () => {
    const same: CashbackOffer = { ...four, id: 3 };
    expect(bestCashback([four, same], 6000, NOW)?.offer.id).toBe(2);
    expect(bestCashback([same, four], 6000, NOW)?.offer.id).toBe(3);
    expect(bestCashback([four, five], 6000, NOW)?.offer.id).toBe(2);
    expect(bestCashback([four, five], 9000, NOW)?.offer.id).toBe(1);
  });

  it('is never computed from an offer that is worth nothing [WAL-09]', () => {
    const nothing: CashbackOffer = { ...five, reward: { kind: 'percent', percent: 0, maximum: null } };
    expect(bestCashback([nothing], 9000, NOW)).toBeNull();
  });

  it('is limited by the number of uses, the period and the price of the goods [WAL-09]', () => {
    expect(bestCashback([{ ...four, usesLeft: 0 }], 9000, NOW)).toBeNull();
    expect(bestCashback([{ ...five, ends: NOW }], 9000, NOW)).toBeNull();
    expect(bestCashback([{ ...four, minimumPurchase: 0 }], 250, NOW)?.worth).toBe(250);
  });
});

it('the points of a refunded order are subtracted, but never more than the customer has left [ORD-07]', () => {
  expect(pointsToReturn(178, 500)).toEqual({ points: 178, missing: 0 });
  expect(pointsToReturn(178, 100)).toEqual({ points: 100, missing: 78 });
  expect(pointsToReturn(178, 0)).toEqual({ points: 0, missing: 178 });
  expect(pointsToReturn(0, 50)).toEqual({ points: 0, missing: 0 });
});

it('points that were already converted are charged at the rate of their conversion [WAL-10]', () => {
  expect(moneyOfConverted(178, { points: 200, money: 2857 })).toBe(2542);
  expect(moneyOfConverted(178, { points: 178, money: 89 })).toBe(89);
  expect(moneyOfConverted(178, { points: 100, money: 50 })).toBe(50);
  expect(moneyOfConverted(178, { points: 0, money: 0 })).toBe(0);
});

it('a referral is rewarded for a large enough first order, up to the shop’s limit of friends [REF-02, REF-03]', () => {
  const terms = { reward: 5_00, friendReward: 0, minimumOrder: 10_00, maximumFriends: 20 };
  const first = { goods: 10_00, friends: 0 };
  expect(isReferralEarned(first, terms)).toBe(true);
  expect(isReferralEarned({ ...first, goods: 9_99 }, terms)).toBe(false);
  expect(isReferralEarned({ ...first, friends: 19 }, terms)).toBe(true);
  expect(isReferralEarned({ ...first, friends: 20 }, terms)).toBe(false);
  expect(isReferralEarned({ ...first, friends: 900 }, { ...terms, maximumFriends: null })).toBe(true);
  expect(isReferralEarned(first, { ...terms, maximumFriends: 0 })).toBe(false);
  expect(isReferralEarned(first, { ...terms, reward: 0 })).toBe(false);
  expect(isReferralEarned(first, { ...terms, reward: 0, friendReward: 3_00 })).toBe(true);
});
