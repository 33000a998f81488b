import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '../../../../domain/placed-order';
import type { TripStatus } from '../../../../domain/trip-states';
import { Badge } from '../../../ui/badge';
import { useOrderTexts } from '../../orders/shared/use-order-texts';

export function useTripTexts() {
  const { t } = useLingui();
  const texts = useOrderTexts();
  return {
    status: (status: TripStatus): string => {
      switch (status) {
        case 'pending':
          return t`Request sent`;
        case 'confirmed':
          return t`Confirmed`;
        case 'ongoing':
          return t`In progress`;
        case 'completed':
          return t`Completed`;
        case 'canceled':
          return t`Cancelled`;
        case 'payment_failed':
          return t`Not paid in time`;
      }
    },
    method: (method: PaymentMethod): string => texts.method(method, { type: 'trip' }),
    payment: texts.payment,
  };
}

export const isBadEnd = (status: TripStatus): boolean => status === 'canceled' || status === 'payment_failed';

export function TripStatusBadge({ status }: { status: TripStatus }) {
  const texts = useTripTexts();
  const tone = isBadEnd(status) ? 'warning' : status === 'completed' ? 'good' : 'accent';
  return <Badge tone={tone}>{texts.status(status)}</Badge>;
}
