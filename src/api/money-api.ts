import type { Contract, Operations } from '../../contract/types.gen';
import type { CashbackOffer } from '../../domain/cashback';
import type { FundBonus } from '../../domain/fund';
import type { LoyaltyTerms } from '../../domain/loyalty';
import { type Currency, fromMinor, type Minor, minorPerUnit, toMinor } from '../../domain/money';
import type { ReferralTerms } from '../../domain/referral';
import type { Transaction, TransactionKind } from '../../domain/transaction';
import { accepted } from './api-error';
import type { Page } from './catalogue-mapping';
import type { ApiClient } from './client';
import {
  isOn,
  numberOr,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  textOr,
  type Wire,
  wireOf,
  wiresOf,
} from './wire';

export type FundGateway = { id: string; title: string; imageUrl: string | null };

/** The operator's settings for wallet, points and referrals [DATA-01]. */
export type MoneyTerms = {
  canFund: boolean;
  gateways: FundGateway[];
  loyalty: LoyaltyTerms;
  referral: ReferralTerms;
};

export type ListedCashback = CashbackOffer & { title: string };

type WireKind = NonNullable<NonNullable<Operations['listWalletTransactions']['query']>['type']>;

const KINDS = {
  added: 'add_fund',
  spent: 'order',
  refund: 'refund',
  points: 'loyalty_point',
  referral: 'referrer',
  cashback: 'CashBack',
  bonus: 'bonus',
} as const satisfies Record<TransactionKind, WireKind>;

export const MOVEMENTS_PER_PAGE = 10;

export type MoneyApi = ReturnType<typeof createMoneyApi>;

export function createMoneyApi(client: ApiClient) {
  return {
    terms: async (): Promise<MoneyTerms> => {
      const wire = wireOf(await client.get('/config'), 'config');
      const gateways = wiresOf(wire.active_payment_method_list).map((one) => ({
        id: requiredText(one, 'gateway'),
        title: requiredText(one, 'gateway_title'),
        imageUrl: optionalText(one.gateway_image_full_url),
      }));
      return {
        canFund: isOn(wire.customer_wallet_status) && isOn(wire.add_fund_status) && gateways.length > 0,
        gateways,
        loyalty: {
          pointsPerUnit: numberOr(wire.loyalty_point_exchange_rate, 0),
          minimum: numberOr(wire.loyalty_point_minimum_point, 0),
          earnedPerUnit: numberOr(wire.loyalty_point_item_purchase_point, 0),
          minorPerUnit: minorPerUnit(client.currency()),
        },
        referral: {
          reward: toMinor(numberOr(wire.ref_earning_exchange_rate, 0), client.currency()),
          friendReward: toMinor(numberOr(wire.ref_earning_friend_reward, 0), client.currency()),
          minimumOrder: toMinor(numberOr(wire.ref_earning_minimum_order, 0), client.currency()),
          maximumFriends: optionalNumber(wire.ref_earning_maximum_friends),
        },
      };
    },
    transactions: async (kind: TransactionKind | null, page: number): Promise<Page<Transaction>> => {
      const query = { limit: MOVEMENTS_PER_PAGE, offset: page, ...(kind && { type: KINDS[kind] }) };
      return toPage(await client.get('/customer/wallet/transactions', { query }), (amount) =>
        toMinor(amount, client.currency()),
      );
    },
    pointTransactions: async (page: number): Promise<Page<Transaction>> => {
      const query = { limit: MOVEMENTS_PER_PAGE, offset: page };
      return toPage(await client.get('/customer/loyalty-point/transactions', { query }), (points) => points);
    },
    bonuses: async (): Promise<FundBonus[]> =>
      wiresOf(await client.get('/customer/wallet/bonuses')).map((wire) => toBonus(wire, client.currency())),
    cashbacks: async (): Promise<ListedCashback[]> =>
      wiresOf(await client.get('/cashback/list')).map((wire) => toCashback(wire, client.currency())),
    addFund: async ({ amount, gateway, callback }: { amount: Minor; gateway: string; callback: string }) => {
      const answer = await client.post('/customer/wallet/add-fund', {
        body: {
          amount: fromMinor(amount, client.currency()),
          payment_method: gateway,
          callback,
          payment_platform: 'web',
        },
      });
      return { url: requiredText(wireOf(accepted(answer), 'top-up'), 'redirect_link') };
    },
    convert: async (points: number, key: string): Promise<{ message: string }> => {
      const answer = await client.post('/customer/loyalty-point/point-transfer', {
        body: { point: points },
        idempotencyKey: key,
      });
      return { message: textOr(accepted(answer).message, '') };
    },
  };
}

type WirePage = Wire<Contract['WalletTransactionPage']> | null | undefined;

function toPage(value: WirePage, amountOf: (amount: number) => number): Page<Transaction> {
  const wire = wireOf(value, 'transactions');
  const entries = wiresOf(wire.data).map((one): Transaction => {
    const reference = Number(optionalText(one.reference) ?? '');
    return {
      id: requiredText(one, 'transaction_id'),
      type: requiredText(one, 'transaction_type'),
      change: amountOf(numberOr(one.credit, 0)) - amountOf(numberOr(one.debit, 0)),
      balance: amountOf(numberOr(one.balance, 0)),
      orderId: Number.isSafeInteger(reference) && reference > 0 ? reference : null,
      at: requiredText(one, 'created_at'),
    };
  });
  return { entries, total: numberOr(wire.total_size, entries.length) };
}

const moment = (value: unknown, otherwise: number): number => {
  const at = Date.parse(String(value));
  return Number.isNaN(at) ? otherwise : at;
};

function toBonus(wire: Wire<Contract['FundBonus']>, currency: Currency): FundBonus {
  const worth = requiredNumber(wire, 'bonus_amount');
  const most = numberOr(wire.maximum_bonus_amount, 0);
  return {
    id: requiredNumber(wire, 'id'),
    title: requiredText(wire, 'title'),
    description: optionalText(wire.description),
    bonus:
      wire.bonus_type === 'amount'
        ? { kind: 'amount', amount: toMinor(worth, currency) }
        : { kind: 'percent', percent: worth, maximum: most > 0 ? toMinor(most, currency) : null },
    minimum: toMinor(numberOr(wire.minimum_add_amount, 0), currency),
    starts: moment(wire.start_date, 0),
    ends: moment(wire.end_date, Number.MAX_SAFE_INTEGER),
  };
}

function toCashback(wire: Wire<Contract['CashBack']>, currency: Currency): ListedCashback {
  const worth = requiredNumber(wire, 'cashback_amount');
  const most = numberOr(wire.max_discount, 0);
  const limit = numberOr(wire.same_user_limit, 0);
  return {
    id: requiredNumber(wire, 'id'),
    title: requiredText(wire, 'title'),
    reward:
      wire.cashback_type === 'amount'
        ? { kind: 'amount', amount: toMinor(worth, currency) }
        : { kind: 'percent', percent: worth, maximum: most > 0 ? toMinor(most, currency) : null },
    minimumPurchase: toMinor(numberOr(wire.min_purchase, 0), currency),
    starts: moment(wire.start_date, 0),
    ends: moment(wire.end_date, Number.MAX_SAFE_INTEGER),
    usesLeft: limit > 0 ? Math.max(0, limit - numberOr(wire.total_used, 0)) : null,
  };
}
