import { expect, it } from 'vitest';
import { USUAL_CURRENCY } from '../../domain/money';
import type { ApiClient } from '../../src/api/client';
import { createMoneyApi } from '../../src/api/money-api';

const card = { gateway: 'card', gateway_title: 'Bank card', gateway_image_full_url: '/card.webp' };
const on = { customer_wallet_status: 1, add_fund_status: 1, active_payment_method_list: [card] };

const termsOf = (config: object) =>
  createMoneyApi({ get: async () => config, currency: () => USUAL_CURRENCY } as unknown as ApiClient).terms();
const without = (name: keyof typeof on) =>
  termsOf(Object.fromEntries(Object.entries(on).filter(([key]) => key !== name)));

it('the wallet can be topped up when wallet, top-up and a gateway are available [DATA-01, WAL-01, WAL-03]', async () => {
  expect(await termsOf(on)).toMatchObject({
    canFund: true,
    gateways: [{ id: 'card', title: 'Bank card', imageUrl: '/card.webp' }],
  });
  expect((await termsOf({ ...on, add_fund_status: '1' })).canFund).toBe(true);
});

it.each([
  ['customer_wallet_status', 0],
  ['add_fund_status', 0],
  ['active_payment_method_list', []],
] as const)(
  'the wallet can’t be topped up when %s is off, missing or null [DATA-01, WAL-03]',
  async (name, off) => {
    const answers = await Promise.all([
      termsOf({ ...on, [name]: off }),
      without(name),
      termsOf({ ...on, [name]: null }),
    ]);
    expect(answers.map(({ canFund }) => canFund)).toEqual([false, false, false]);
  },
);

it('the terms of referrals are read in minor units, and missing rewards are zero [REF-01, REF-03]', async () => {
  const all = {
    ref_earning_exchange_rate: 7.5,
    ref_earning_friend_reward: 4,
    ref_earning_minimum_order: 25,
    ref_earning_maximum_friends: 8,
  };
  const read = async (config: object) => (await termsOf({ ...on, ...config })).referral;
  const amounts = { reward: 7_50, friendReward: 4_00, minimumOrder: 25_00 };
  expect(await read(all)).toEqual({ ...amounts, maximumFriends: 8 });
  expect(await read({})).toEqual({ reward: 0, friendReward: 0, minimumOrder: 0, maximumFriends: null });
});

it('a payment gateway may have no picture [DATA-01, WAL-01]', async () => {
  const { gateways } = await termsOf({
    ...on,
    active_payment_method_list: [{ ...card, gateway_image_full_url: null }],
  });
  expect(gateways).toEqual([{ id: 'card', title: 'Bank card', imageUrl: null }]);
});
