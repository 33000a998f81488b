import { describe, expect, it } from 'vitest';
import { bestCashback, type CashbackOffer } from '../../domain/cashback';
import { bestFundBonus, type FundBonus, fundRefusal } from '../../domain/fund';
import { conversionRefusal, moneyOfPoints, pointsEarned, rewardToReturn } from '../../domain/loyalty';

const NOW = 1000;
const ALWAYS = { starts: 0, ends: 2000 };

describe('Money for the wallet', () => {
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
  ])('says of %s: %s [WAL-02]', (amount, refusal) => {
    expect(fundRefusal(amount)).toBe(refusal);
  });

  it.each([
    [999, null],
    [1000, [2, 300]],
    [4999, [2, 300]],
    [5000, [1, 500]],
    [20_000, [1, 2000]],
    [50_000, [1, 2000]],
  ])('adds the best bonus to %s: %j [WAL-08]', (amount, expected) => {
    const best = bestFundBonus([three, ten], amount, NOW);
    expect(best && [best.bonus.id, best.worth]).toEqual(expected);
  });

  it('adds none that is over or has not begun [WAL-08]', () => {
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

  it('speaks of no bonus that is worth nothing [WAL-08]', () => {
    expect(bestFundBonus([bonus(4, 0, { kind: 'percent', percent: 1, maximum: 0 })], 9000, NOW)).toBeNull();
  });
});

describe('Points', () => {
  const terms = { pointsPerUnit: 100, minimum: 200, earnedPerUnit: 5 };

  it('are worth whole cents, rounded down [LOY-02]', () => {
    expect([250, 101, 1].map((points) => moneyOfPoints(points, terms))).toEqual([250, 101, 1]);
    expect(moneyOfPoints(250, { ...terms, pointsPerUnit: 300 })).toBe(83);
    expect(moneyOfPoints(250, { ...terms, pointsPerUnit: 0 })).toBe(0);
  });

  it('come whole for what goods cost [LOY-04]', () => {
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
  ])('%s of 500: %j [LOY-02]', (wanted, refusal) => {
    expect(conversionRefusal(wanted, 500, terms)).toEqual(refusal);
  });

  it('that are worth nothing stay points [LOY-02]', () => {
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
  ])('of goods for %s: %j [WAL-09]', (goods, expected) => {
    const best = bestCashback([five, four], goods, NOW);
    expect(best && [best.offer.id, best.worth]).toEqual(expected);
  });

  it('is used up, over, or never more than the goods cost [WAL-09]', () => {
    expect(bestCashback([{ ...four, usesLeft: 0 }], 9000, NOW)).toBeNull();
    expect(bestCashback([{ ...five, ends: NOW }], 9000, NOW)).toBeNull();
    expect(bestCashback([{ ...four, minimumPurchase: 0 }], 250, NOW)?.worth).toBe(250);
  });
});

it('takes back no more of a reward than is still there [ORD-07]', () => {
  expect([
    rewardToReturn(178, 500),
    rewardToReturn(178, 100),
    rewardToReturn(178, 0),
    rewardToReturn(0, 50),
    rewardToReturn(178, -5),
  ]).toEqual([178, 100, 0, 0, 0]);
});
