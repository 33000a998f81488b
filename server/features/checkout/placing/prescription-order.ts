import { openState } from '../../../../domain/opening-hours';
import { orderPrice } from '../../../../domain/order-price';
import { orderProblems } from '../../../../domain/order-problems';
import type { Queryable } from '../../../db/database';
import type { Geo } from '../../../geo/geo';
import { AppError, refuse } from '../../../http/errors';
import { MESSAGES } from '../../../http/messages';
import type { RequestContext } from '../../../http/request-context';
import { zonesOf } from '../../location/zone-memory';
import { picturesIn } from '../../orders/order-pictures';
import { unauthorized } from '../../session/tokens/bearer';
import { momentOf } from '../basket';
import { CHECKOUT_MESSAGES } from '../checkout.messages';
import { inBothLanguages, toWireProblem } from '../problem.wire';
import {
  deliveryOf,
  destinationOf,
  type Ground,
  type Quote,
  shopFreeOver,
  storeWith,
  taxOf,
  wayTo,
} from '../quote';
import { scheduleOf } from '../schedule';
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
  const { quote, ground } = await quoteOfPrescription(request, task, geo);
  assertFree(quote, request);
  const { contact } = task.wish;
  if (contact === null) throw new Error('An order without contact was let through');
  const pictures = picturesIn(uploads);
  return database.transaction(async (tx: Queryable) => {
    if (!(await holdBuyer(tx, task.buyer))) unauthorized();
    const repeated = await repeatedOrder(tx, task);
    if (repeated !== null) return repeated;
    const order = await insertOrder(tx, {
      buyer: task.buyer,
      attempt: task.attempt,
      columns: columnsOf(task.wish, contact, { quote, ground }),
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

/** Only the way costs anything yet. */
async function quoteOfPrescription(
  request: Request,
  { wish, buyer }: Task,
  geo: Geo,
): Promise<{ quote: Quote; ground: Ground }> {
  const { database, config, uploads, body, moduleId } = request;
  const store = await storeWith(database, body.store_id ?? 0);
  if (store === null) return refuse(404, 'not_found', MESSAGES.notFound);
  if (store.module_type !== 'pharmacy' || !config.prescription_order_status)
    return refuse(403, 'store_id', CHECKOUT_MESSAGES.noPharmacy);
  const isTakeAway = wish.quote.order_type === 'take_away';
  const destination = isTakeAway ? null : destinationOf(wish.quote);
  const zoneIds = destination ? (await zonesOf(database)).index.zonesAt(destination) : [];
  const way = destination ? await wayTo(store, destination, geo) : null;
  const moment = momentOf(request);
  const schedule = scheduleOf(wish.quote.schedule_at ?? null, store, request);
  const isStoreOpen = store.is_active && openState(store.hours, moment.now, moment.utcOffsetMinutes).isOpen;
  const tax = taxOf(config);
  const price = orderPrice({
    subtotal: 0,
    coupon: null,
    delivery: deliveryOf(store, way, isTakeAway, shopFreeOver(config)),
    tax,
    tip: 0,
  });
  const problems = orderProblems({
    type: isTakeAway ? 'takeAway' : 'delivery',
    hasLines: true,
    hasChangedLines: false,
    hasUnavailableLines: false,
    isStoreOpen,
    schedule: schedule.state,
    hasDelivery: store.has_delivery,
    hasTakeAway: store.has_take_away,
    place:
      destination === null || wish.place === null
        ? 'none'
        : zoneIds.includes(store.zone_id)
          ? 'inside'
          : 'outside',
    contact: wish.contact === null ? 'missing' : 'given',
    prescription: uploads.length === 0 ? 'missing' : 'given',
    // Nobody knows yet what the goods cost.
    subtotal: store.minimum_order,
    minimumOrder: store.minimum_order,
    payment: null,
  });
  return {
    ground: {
      key: { owner: '', moduleId: moduleId ?? store.module_id },
      guestHash: buyer.guestHash,
      storeId: store.id,
      destination,
      zoneIds,
      way,
    },
    quote: {
      store,
      entries: [],
      price,
      tax,
      coupon: { state: 'none' },
      way,
      isStoreOpen,
      scheduledAt: schedule.at,
      needsPrescription: true,
      payment: { wallet: 0, rest: price.total, problem: null, walletBalance: null, cashLimit: null },
      cashback: 0,
      problems,
    },
  };
}
