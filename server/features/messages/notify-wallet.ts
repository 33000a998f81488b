import type { Queryable } from '../../db/database';
import type { LocalText } from '../../http/language';
import type { WalletCredited } from '../payments/payments.events';
import { amountIn } from '../shared/text-placeholders';
import { notify } from './notification.store';

const TITLES = {
  add_fund: { en: 'Your wallet is topped up', ar: 'تم شحن محفظتك' },
  fund_bonus: { en: 'You got a wallet bonus', ar: 'حصلت على مكافأة في محفظتك' },
  cashback: { en: 'Cashback for your order', ar: 'استرداد نقدي عن طلبك' },
  referral: { en: 'You earned a referral reward', ar: 'حصلت على مكافأة إحالة' },
  order_refund: { en: 'Refunded to your wallet', ar: 'استرداد إلى محفظتك' },
  trip_refund: { en: 'Refunded to your wallet', ar: 'استرداد إلى محفظتك' },
} as const satisfies Record<string, LocalText>;

const hasNotification = (kind: string): kind is keyof typeof TITLES => Object.hasOwn(TITLES, kind);

/** Notifies the owner of a wallet of money that arrives without a press, such as cashback [NOTI-02]. */
export async function notifyWallet(
  tx: Queryable,
  { customerId, kind, amount, now }: WalletCredited,
): Promise<void> {
  if (!hasNotification(kind)) return;
  await notify(tx, {
    customerId,
    kind: 'wallet',
    title: TITLES[kind],
    body: {
      en: `${amountIn(amount)} was added to your wallet.`,
      ar: `أُضيف ${amountIn(amount)} إلى محفظتك.`,
    },
    link: '/wallet',
    now,
  });
}
