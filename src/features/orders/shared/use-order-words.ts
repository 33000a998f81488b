import { useLingui } from '@lingui/react/macro';
import type { MoneyState } from '../../../../domain/order-money';
import type { OrderKind, OrderParcel, OrderStatus, PaymentMethod } from '../../../../domain/placed-order';

type Payable = {
  type: OrderKind | 'trip';
  /** Where its money changes hands, at the sender's door or at the receiver's; the desk does not know. */
  parcel?: OrderParcel | null | undefined;
  restMethod?: PaymentMethod | null;
};

/** What the states of an order, and the ways it is paid, are called. */
export function useOrderWords() {
  const { t } = useLingui();
  const wayOf = (method: PaymentMethod, of: Payable): string => {
    switch (method) {
      case 'cash_on_delivery':
        if (of.type === 'trip') return t`Cash at pickup`;
        if (of.type === 'take_away') return t`Cash when you collect it`;
        if (of.type === 'delivery') return t`Cash on delivery`;
        if (of.parcel == null) return t`Cash`;
        return of.parcel.payer === 'receiver' ? t`In cash at the door` : t`Cash when it is fetched`;
      case 'digital_payment':
        return t`Card or online payment`;
      case 'wallet':
        return t`Wallet`;
      case 'offline_payment':
        return t`Bank transfer`;
      case 'partial_payment':
        return of.restMethod == null
          ? t`Wallet and another way`
          : `${t`Wallet`} + ${wayOf(of.restMethod, of)}`;
    }
  };
  return {
    method: wayOf,
    status: (status: OrderStatus, type: OrderKind): string => {
      switch (status) {
        case 'pending':
          return t`Order placed`;
        case 'confirmed':
          return t`Confirmed`;
        case 'accepted':
          return type === 'parcel' ? t`Courier found` : t`Confirmed`;
        case 'processing':
          return t`Being prepared`;
        case 'handover':
          if (type === 'parcel') return t`Courier at the sender`;
          return type === 'take_away' ? t`Ready to collect` : t`Ready for the courier`;
        case 'picked_up':
          return t`On the way`;
        case 'delivered':
          return type === 'take_away' ? t`Collected` : t`Delivered`;
        case 'canceled':
          return t`Cancelled`;
        case 'failed':
          return t`Failed`;
        case 'refund_requested':
          return t`Refund requested`;
        case 'refund_request_canceled':
          return t`Refund refused`;
        case 'refunded':
          return t`Refunded`;
        case 'returned':
          return t`Returned`;
      }
    },
    payment: (money: MoneyState): string => {
      switch (money) {
        case 'paid':
          return t`Paid`;
        case 'partially_paid':
          return t`Partly paid`;
        case 'unpaid':
          return t`Not paid yet`;
        case 'paid_back':
          return t`Paid back`;
        case 'nothing_due':
          return t`Nothing left to pay`;
      }
    },
  };
}
