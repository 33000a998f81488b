import { fromMinor } from '../../../domain/money';
import type { Geo } from '../../geo/geo';
import type { Operations } from '../../http/operation';
import { quoteOfPrescription } from './prescription-quote';
import { quoteOf } from './quote';
import { toWireQuote } from './quote.wire';

export const quoteRoutes = (geo: () => Geo): Operations => ({
  quoteOrder: async (request) => {
    const { body } = request;
    const { prescription_store_id: storeId = null } = body;
    const quote =
      storeId === null
        ? await quoteOf(request, body, geo())
        : (await quoteOfPrescription(request, { wish: body, storeId }, geo())).quote;
    return toWireQuote(quote, request);
  },
  previewTax: async (request) => {
    const { body } = request;
    const order_type = body.order_type === 'take_away' ? ('take_away' as const) : ('delivery' as const);
    const { price, tax } = await quoteOf(
      request,
      { order_type, coupon_code: body.coupon_code ?? null },
      geo(),
    );
    return {
      tax_amount: fromMinor(price.tax),
      tax_included: tax.isIncluded ? 1 : 0,
      tax_status: tax.isIncluded ? 'included' : 'excluded',
    };
  },
});
