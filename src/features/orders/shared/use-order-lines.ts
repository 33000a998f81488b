import { useLingui } from '@lingui/react/macro';
import type { OrderLine, PlacedOrder } from '../../../../domain/placed-order';
import type { BlockData } from '../../../platform/reads';
import { useApi, useReads } from '../../../platform/shop.context';
import { useOrderTracking } from '../tracking/order-tracking.context';
import { orderLinesBlock } from './order-reads';

/** Loads the order's lines. A guest needs the order's phone number. */
export function useOrderLines({
  id,
  lineCount,
}: Pick<PlacedOrder, 'id' | 'lineCount'>): BlockData<OrderLine[]> {
  const { i18n } = useLingui();
  const api = useApi();
  const reads = useReads();
  const phone = useOrderTracking(({ context }) => context.lookup?.phone ?? null);
  return orderLinesBlock({ api, reads }, i18n.locale, { id, phone }, lineCount);
}
