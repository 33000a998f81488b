import type { CashBack } from '../../../../contract/types.gen';
import { fromMinor, toMinor } from '../../../../domain/money';
import type { Language } from '../../../http/language';
import type { Operations } from '../../../http/operation';
import { textIn } from '../../shared/local-text';
import { cashbackFor, runningCashbacks, type StoredOffer } from './cashback.store';
import { walletHolder } from './wallet.routes';

export const cashbackRoutes = (): Operations => ({
  listCashback: async (request) => {
    const customerId = walletHolder(request);
    const { database, now, language } = request;
    return (await runningCashbacks(database, { customerId, now })).map((offer) => toWire(offer, language));
  },
  getCashback: async (request) => {
    const customerId = walletHolder(request);
    const { database, now, language, query } = request;
    const goods = toMinor(query.amount);
    const found = await cashbackFor(database, { customerId, now, goods });
    if (found === null) return { id: 0, title: '', cashback_type: 'amount', cashback_amount: 0 };
    return {
      ...toWire(found.offer, language),
      cashback_type: 'amount',
      cashback_amount: fromMinor(found.worth),
    };
  },
});

const toWire = ({ row, minimumPurchase, reward }: StoredOffer, language: Language): CashBack => ({
  id: row.id,
  title: textIn(row.title, language),
  cashback_type: row.type,
  cashback_amount: reward.kind === 'amount' ? fromMinor(reward.amount) : reward.percent,
  min_purchase: fromMinor(minimumPurchase),
  max_discount: reward.kind === 'percent' && reward.maximum !== null ? fromMinor(reward.maximum) : 0,
  same_user_limit: row.uses_per_customer ?? 0,
  total_used: row.used,
  start_date: row.starts.toISOString(),
  end_date: row.ends.toISOString(),
  status: 1,
});
