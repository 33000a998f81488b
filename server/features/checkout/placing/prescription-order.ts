import type { Queryable } from '../../../db/database';
import type { Geo } from '../../../geo/geo';
import { AppError, refuse } from '../../../http/errors';
import type { RequestContext } from '../../../http/request-context';
import { picturesIn } from '../../orders/order-pictures';
import { unauthorized } from '../../session/tokens/bearer';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { quoteOfPrescription } from '../prescription-quote';
import { inBothLanguages, toWireProblem } from '../problem.wire';
import type { Quote } from '../quote';
import { holdBuyer, insertOrder, type PlacedOrder } from './order.store';
import { columnsOf } from './order-columns';
import { repeatedOrder, type Task } from './place';
import { insertPrescriptions } from './prescriptions';

type Request = RequestContext & { body: { store_id?: number } };

/** An order without goods: the pharmacy reads the prescription, puts the goods together and prices them [PHAR-05]. */
export async function placePrescription(request: Request, task: Task, geo: Geo): Promise<PlacedOrder> {
  const { database, uploads, now } = request;
  const known = await repeatedOrder(database, task);
  if (known !== null) return known;
  if (task.wish.paymentMethod !== 'cash_on_delivery')
    refuse(403, 'payment_method', CHECKOUT_MESSAGES.prescriptionInCash);
  const { wish } = task;
  const { contact } = wish;
  const { quote, ground } = await quoteOfPrescription(
    request,
    {
      wish: wish.quote,
      storeId: request.body.store_id ?? 0,
      placing: {
        contact: contact === null ? 'missing' : 'given',
        prescription: uploads.length === 0 ? 'missing' : 'given',
        hasAddress: wish.place !== null,
      },
    },
    geo,
  );
  assertFree(quote, request);
  if (contact === null) throw new Error('An order without contact was let through');
  const pictures = picturesIn(uploads);
  return database.transaction(async (tx: Queryable) => {
    if (!(await holdBuyer(tx, task.buyer))) unauthorized();
    const repeated = await repeatedOrder(tx, task);
    if (repeated !== null) return repeated;
    const order = await insertOrder(tx, {
      buyer: task.buyer,
      attempt: task.attempt,
      columns: { ...columnsOf(wish, contact, { quote, ground }), pricing: 'asked' },
      now,
    });
    await insertPrescriptions(tx, { orderId: order.id, pictures, now });
    return order;
  });
}

function assertFree({ problems }: Quote, request: RequestContext): void {
  if (problems.length === 0) return;
  throw new AppError(
    409,
    inBothLanguages(request, (reader) => problems.map((problem) => toWireProblem(problem, reader))),
    { problems: problems.map((problem) => toWireProblem(problem, request)), quote: null },
  );
}
