import type { AddFundRequest, AddFundResponse, FundBonus as WireBonus } from '../../../../contract/types.gen';
import { bestFundBonus, type FundBonus, fundRefusal } from '../../../../domain/fund';
import { type Currency, fromMinor } from '../../../../domain/money';
import { refuse } from '../../../http/errors';
import { type Operations, withWords } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { exactMinor } from '../../shared/exact-amount';
import { signedIn } from '../../shared/signed-in';
import { digitalRequestOf, openPayment } from '../open-payment';
import { PAYMENT_MESSAGES } from '../payments.messages';
import { runningBonuses } from './fund-bonuses';
import { topUpOnce } from './top-up.store';
import { transactionsOf } from './transactions';

/** The transaction types behind each filter of the wallet page [WAL-08]. */
const TYPES = {
  all: null,
  order: ['order_place', 'partial_payment', 'trip_booking'],
  refund: ['order_refund'],
  add_fund: ['add_fund'],
  bonus: ['bonus'],
  loyalty_point: ['loyalty_point'],
  referrer: ['referrer'],
  CashBack: ['cashback'],
} as const;

const FIELD_WORDS = {
  amount: { required: PAYMENT_MESSAGES.fundAmount, type: PAYMENT_MESSAGES.fundAmount },
  payment_method: { required: PAYMENT_MESSAGES.fundMethod, type: PAYMENT_MESSAGES.fundMethod },
};

export const walletRoutes = (): Operations => ({
  listWalletTransactions: async (request) => {
    const customerId = walletHolder(request);
    const { database, currency, query } = request;
    return transactionsOf(database, {
      currency,
      table: 'wallet_transactions',
      customerId,
      types: TYPES[query.type ?? 'all'],
      query,
    });
  },
  listFundBonuses: async (request) => {
    walletHolder(request);
    return canFund(request)
      ? (await runningBonuses(request.database, request)).map((bonus) => toWireBonus(bonus, request.currency))
      : [];
  },
  addFund: withWords(addFund, FIELD_WORDS),
});

/** Returns the signed-in customer. Refuses if wallets are off [CFG-WAL0]. */
export function walletHolder(request: RequestContext): number {
  const customerId = signedIn(request);
  if (request.config.customer_wallet_status !== 1)
    refuse(403, 'customer_wallet_status', PAYMENT_MESSAGES.walletOff);
  return customerId;
}

const canFund = ({ config }: RequestContext): boolean =>
  config.add_fund_status === 1 && config.active_payment_method_list.length > 0;

/**
 * Opens a gateway's payment page for a top-up. The money arrives when the gateway reports the payment
 * [WAL-02..WAL-04].
 */
async function addFund(request: RequestContext & { body: AddFundRequest }): Promise<AddFundResponse> {
  const customerId = walletHolder(request);
  const { body, database, now, currency } = request;
  if (!canFund(request)) refuse(403, 'add_fund_status', PAYMENT_MESSAGES.fundOff);
  const amount = exactMinor(body.amount, currency, 'amount');
  const refusal = fundRefusal(amount);
  if (refusal === 'missing') refuse(403, 'amount', PAYMENT_MESSAGES.fundAmount);
  if (refusal === 'tooMuch') refuse(403, 'amount', PAYMENT_MESSAGES.fundTooMuch);
  if (body.payment_method.trim() === '') refuse(403, 'payment_method', PAYMENT_MESSAGES.fundMethod);
  const draft = digitalRequestOf(request, { gateway: body.payment_method, callback: body.callback });
  const bonus = bestFundBonus(await runningBonuses(database, request), amount, now)?.worth ?? 0;
  const link = await topUpOnce(request, customerId, () =>
    openPayment(request, { orderId: null, customerId, amount, bonus }, draft),
  );
  return link === null
    ? refuse(403, 'payment_gateway', PAYMENT_MESSAGES.gatewaySilent)
    : { redirect_link: link };
}

const toWireBonus = (
  { id, title, description, bonus, minimum, starts, ends }: FundBonus,
  currency: Currency,
): WireBonus => ({
  id,
  title,
  ...(description !== null && { description }),
  bonus_type: bonus.kind === 'amount' ? 'amount' : 'percentage',
  bonus_amount: bonus.kind === 'amount' ? fromMinor(bonus.amount, currency) : bonus.percent,
  minimum_add_amount: fromMinor(minimum, currency),
  ...(bonus.kind === 'percent' &&
    bonus.maximum !== null && { maximum_bonus_amount: fromMinor(bonus.maximum, currency) }),
  start_date: new Date(starts).toISOString(),
  end_date: new Date(ends).toISOString(),
  status: 1,
});
