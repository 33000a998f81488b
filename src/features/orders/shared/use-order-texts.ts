import { useLingui } from '@lingui/react/macro';
import type { ShownPaymentStatus } from '../../../../domain/order-money';
import type { OrderKind, OrderParcel, OrderStatus, PaymentMethod } from '../../../../domain/placed-order';

type Payable = {
  type: OrderKind | 'trip';
  /** Says whether the sender or the receiver pays in cash. The console has no such data. */
  parcel?: OrderParcel | null | undefined;
  restMethod?: PaymentMethod | null;
};

export function useOrderTexts() {
  const { t } = useLingui();
  const methodName = (method: PaymentMethod, of: Payable): string => {
    switch (method) {
      case 'cash_on_delivery':
        if (of.type === 'trip' || of.type === 'take_away') return t`Cash at pickup`;
        if (of.type === 'delivery') return t`Cash on delivery`;
        if (of.parcel == null) return t`Cash`;
        return of.parcel.payer === 'receiver' ? t`In cash at the door` : t`Cash at pickup`;
      case 'digital_payment':
        return t`Card or online payment`;
      case 'wallet':
        return t`Wallet`;
      case 'offline_payment':
        return t`Bank transfer`;
      case 'partial_payment':
        return of.restMethod == null
          ? t`Wallet and another method`
          : `${t`Wallet`} + ${methodName(of.restMethod, of)}`;
    }
  };
  return {
    method: methodName,
    status: (status: OrderStatus, type: OrderKind): string => {
      switch (status) {
        case 'pending':
          return t`Order placed`;
        case 'confirmed':
          return t`Confirmed`;
        case 'accepted':
          return type === 'parcel' ? t`Courier assigned` : t`Confirmed`;
        case 'processing':
          return t`Being prepared`;
        case 'handover':
          if (type === 'parcel') return t`Courier at pickup`;
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
          return t`Refund declined`;
        case 'refunded':
          return t`Refunded`;
        case 'returned':
          return t`Returned`;
      }
    },
    /** Says where the money goes. A guest has no wallet, so the refund uses the original payment method. */
    refunded: (amount: string, { isOfGuest }: { isOfGuest: boolean }): string =>
      isOfGuest ? t`${amount} refunded` : t`${amount} refunded to your wallet`,
    payment: (money: ShownPaymentStatus): string => {
      switch (money) {
        case 'paid':
          return t`Paid`;
        case 'partially_paid':
          return t`Partially paid`;
        case 'unpaid':
          return t`Not paid yet`;
        case 'paid_back':
          return t`Refunded`;
        case 'nothing_due':
          return t`Nothing to pay`;
      }
    },
  };
}
