import type { Minor } from '../../../domain/money';
import type { Queryable } from '../../db/database';
import type { LocalText } from '../../http/language';
import { amountIn } from '../shared/shop-words';
import { notify } from './notification.store';

const TITLES = {
  add_fund: { en: 'Your wallet is topped up', ar: 'تم شحن محفظتك' },
  fund_bonus: { en: 'A bonus for your wallet', ar: 'مكافأة لمحفظتك' },
  cashback: { en: 'Cashback for your order', ar: 'استرداد نقدي عن طلبك' },
  referral: { en: 'Your friend has ordered', ar: 'صديقك أتم طلبه' },
  order_refund: { en: 'Money came back to your wallet', ar: 'عاد المبلغ إلى محفظتك' },
  trip_refund: { en: 'Money came back to your wallet', ar: 'عاد المبلغ إلى محفظتك' },
} as const satisfies Record<string, LocalText>;

type Arrival = { customerId: number; kind: string; amount: Minor; now: number };

const isTold = (kind: string): kind is keyof typeof TITLES => Object.hasOwn(TITLES, kind);

/** What comes into a wallet without its owner doing it here and now [NOTI-02]. */
export async function tellWallet(tx: Queryable, { customerId, kind, amount, now }: Arrival): Promise<void> {
  if (!isTold(kind)) return;
  await notify(tx, {
    customerId,
    kind: 'wallet',
    title: TITLES[kind],
    body: {
      en: `${amountIn(amount)} is now in your wallet.`,
      ar: `أُضيف ${amountIn(amount)} إلى محفظتك.`,
    },
    link: '/wallet',
    now,
  });
}
