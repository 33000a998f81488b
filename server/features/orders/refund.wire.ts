import type { Refund } from '../../../contract/types.gen';
import { fromMinor } from '../../../domain/money';
import { refundedTax } from '../../../domain/tax';
import type { RequestContext } from '../../http/request-context';
import { textIn } from '../shared/local-text';
import type { OrderRow } from './order.rows';

export const refundOf = (
  { refund, ...order }: OrderRow,
  { language, currency }: Pick<RequestContext, 'language' | 'currency'>,
): Refund | null =>
  refund && {
    id: refund.id,
    order_id: order.id,
    status: refund.status,
    customer_reason: textIn(refund.reason, language),
    customer_note: refund.note,
    admin_note: refund.answer,
    amount: fromMinor(refund.amount, currency),
    tax_amount: fromMinor(refundedTax(refund.amount, order), currency),
    image_full_url: refund.images,
    items: refund.lines,
    created_at: new Date(refund.created_at).toISOString(),
  };
