import { type OrderKind, type OrderStatus, stageOf } from '../../../../domain/placed-order';
import { Badge } from '../../../ui/badge';
import { useOrderTexts } from './use-order-texts';

const BAD: readonly OrderStatus[] = ['canceled', 'failed', 'refund_request_canceled', 'returned'];

const toneOf = (status: OrderStatus) => {
  if (BAD.includes(status)) return 'warning';
  if (status === 'delivered' || status === 'refunded') return 'good';
  return stageOf(status) === 'over' ? 'muted' : 'accent';
};

export function StatusBadge({ status, type }: { status: OrderStatus; type: OrderKind }) {
  const texts = useOrderTexts();
  return <Badge tone={toneOf(status)}>{texts.status(status, type)}</Badge>;
}
