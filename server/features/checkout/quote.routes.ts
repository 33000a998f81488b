import { fromMinor } from '../../../domain/money';
import type { Geo } from '../../geo/geo';
import type { Operations } from '../../http/operation';
import { toWireTax } from '../shared/price.wire';
import { orderTypeOf } from './order-type';
import { quoteOfPrescription } from './prescription/prescription-quote';
import { quoteOf } from './quote';
import { toWireQuote } from './quote.wire';

export const quoteRoutes = (geo: () => Geo): Operations => ({
  quoteOrder: async (request) => {
    const { prescription_store_id: storeId = null } = request.body;
    const draft = { ...request.body, order_type: orderTypeOf(request.body) };
    const quote =
      storeId === null
        ? await quoteOf(request, draft, geo())
        : (await quoteOfPrescription(request, { draft, storeId }, geo())).quote;
    return toWireQuote(quote, request);
  },
  previewTax: async (request) => {
    const { body, currency } = request;
    const { price, tax } = await quoteOf(
      request,
      {
        order_type: orderTypeOf(body),
        coupon_code: body.coupon_code ?? null,
        ...(body.is_buy_now === 1 && { is_buy_now: 1, cart: body.cart ?? [] }),
      },
      geo(),
    );
    return {
      tax_amount: fromMinor(price.tax, currency),
      tax_included: tax.isIncluded ? 1 : 0,
      tax_status: tax.isIncluded ? 'included' : 'excluded',
      taxes: price.taxes.map((part) => toWireTax(part, currency)),
    };
  },
});
