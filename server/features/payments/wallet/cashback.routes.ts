import type { CashBack } from '../../../../contract/types.gen';
import { fromMinor, toMinor } from '../../../../domain/money';
import type { Operations } from '../../../http/operation';
import type { RequestContext } from '../../../http/request-context';
import { textIn } from '../../shared/local-text';
import { cashbackFor, runningCashbacks, type StoredOffer } from './cashback.store';
import { walletHolder } from './wallet.routes';

export const cashbackRoutes = (): Operations => ({
  listCashback: async (request) => {
    const customerId = walletHolder(request);
    const { database, now } = request;
    return (await runningCashbacks(database, { customerId, now })).map((offer) => toWire(offer, request));
  },
  getCashback: async (request) => {
    const customerId = walletHolder(request);
    const { database, now, currency, query } = request;
    const goods = toMinor(query.amount, currency);
    const found = await cashbackFor(database, { customerId, now, goods });
    if (found === null) return { id: 0, title: '', cashback_type: 'amount', cashback_amount: 0 };
    return {
      ...toWire(found.offer, request),
      cashback_type: 'amount',
      cashback_amount: fromMinor(found.worth, currency),
    };
  },
});

const toWire = (
  { row, minimumPurchase, reward }: StoredOffer,
  { language, currency }: RequestContext,
): CashBack => ({
  id: row.id,
  title: textIn(row.title, language),
  cashback_type: row.type,
  cashback_amount: reward.kind === 'amount' ? fromMinor(reward.amount, currency) : reward.percent,
  min_purchase: fromMinor(minimumPurchase, currency),
  max_discount:
    reward.kind === 'percent' && reward.maximum !== null ? fromMinor(reward.maximum, currency) : 0,
  same_user_limit: row.uses_per_customer ?? 0,
  total_used: row.used,
  start_date: row.starts.toISOString(),
  end_date: row.ends.toISOString(),
  status: 1,
});
