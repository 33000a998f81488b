import type { PlaceOrderResult } from '../../../../contract/types.gen';
import type { Geo } from '../../../geo/geo';
import { AppError, refuse } from '../../../http/errors';
import { idempotencyKeyOf } from '../../../http/idempotency';
import type { RequestContext } from '../../../http/request-context';
import { prescriptionsIn } from '../../orders/order-pictures';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { insertOrder, type PlacedOrder } from '../placing/order.store';
import { columnsOf } from '../placing/order-columns';
import { type OrderDraft, orderDraftOf } from '../placing/order-draft';
import {
  buyerOf,
  lockBuyer,
  type PlaceRequest,
  repeatedOrder,
  type Task,
  toWirePlaced,
} from '../placing/placing';
import { inBothLanguages, toWireProblem } from '../problem.wire';
import type { Quote } from '../quote';
import { quoteOfPrescription } from './prescription-quote';
import { insertPrescriptions } from './prescriptions';

type Request = PlaceRequest & { body: { store_id?: number } };

/** Places an order without items, for the pharmacy to fill and price [PHAR-05]. */
export async function placePrescription(request: Request, geo: Geo): Promise<PlaceOrderResult> {
  const attempt = idempotencyKeyOf(request);
  const buyer = await buyerOf(request);
  const draft = await orderDraftOf(request);
  const order = await place(request, { draft, attempt, buyer, proof: null }, geo);
  return toWirePlaced(order, null, request);
}

async function place(request: Request, task: Task<OrderDraft>, geo: Geo): Promise<PlacedOrder> {
  const { database, uploads, now } = request;
  const { draft, buyer, attempt } = task;
  const known = await repeatedOrder(database, task);
  if (known !== null) return known;
  if (draft.paymentMethod !== 'cash_on_delivery')
    refuse(403, 'payment_method', CHECKOUT_MESSAGES.prescriptionInCash);
  const { quote, context } = await quoteOf(request, draft, geo);
  assertFree(quote, request);
  const { contact } = draft;
  if (contact === null) throw new Error('An order without contact was let through');
  const pictures = prescriptionsIn(uploads);
  return database.transaction(async (tx) => {
    await lockBuyer(tx, buyer);
    const repeated = await repeatedOrder(tx, task);
    if (repeated !== null) return repeated;
    const columns = { ...columnsOf(draft, contact, { quote, context }), pricing: 'asked' };
    const order = await insertOrder(tx, { buyer, attempt, columns, now });
    await insertPrescriptions(tx, { orderId: order.id, pictures, now });
    return order;
  });
}

const quoteOf = (request: Request, draft: OrderDraft, geo: Geo) =>
  quoteOfPrescription(
    request,
    {
      draft: draft.quote,
      storeId: request.body.store_id ?? 0,
      placing: {
        contact: draft.contact === null ? 'missing' : 'given',
        prescription: request.uploads.length === 0 ? 'missing' : 'given',
        hasAddress: draft.place !== null,
      },
    },
    geo,
  );

function assertFree({ problems }: Quote, request: RequestContext): void {
  if (problems.length === 0) return;
  throw new AppError(
    409,
    inBothLanguages(request, (reader) => problems.map((problem) => toWireProblem(problem, reader))),
    { problems: problems.map((problem) => toWireProblem(problem, request)), quote: null },
  );
}
