import type { MessageResponse } from '../../../contract/types.gen';
import { customerChoices, REVIEW_WITHIN } from '../../../domain/order-states';
import { type Queryable, timestamp } from '../../db/database';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { lockOrderMoney } from '../payments/order-money';
import { signedIn } from '../shared/signed-in';
import { unknownOrder } from './access';
import { ORDER_MESSAGES } from './order.messages';
import type { OrderRow } from './order.rows';
import { findOwnOrder, linesOf } from './order.store';
import { stateOf, toWireOrder } from './order.wire';
import { forgetPictures, keepPictures, picturesIn } from './order-pictures';
import {
  courierReviewOfOrder,
  lockReviewed,
  orderToReview,
  reviewsOfOrder,
  saveCourierReview,
  saveReview,
} from './review.store';
import { canBeEdited } from './review.wire';

type Words = { order_id: number; rating: number; comment?: string | null };
type ReviewRequest = RequestContext & { body: Words };

/** Operations with which customers review their own delivered orders [ORD-09]. */
export const reviewRoutes = (): Operations => ({
  submitItemReview: (request) => review(request, request.body.item_id),
  submitStoreReview: (request) => review(request, null),
  submitCourierReview: (request) => reviewCourier(request, request.body.delivery_man_id),
  reviewReminder: async (request) => {
    const { database, now } = request;
    const customerId = signedIn(request);
    const waiting = await orderToReview(database, customerId, now - REVIEW_WITHIN);
    const order = waiting && (await findOwnOrder(database, { customerId, guestHash: null }, waiting.id));
    if (!waiting || !order) return { images: [], store: null };
    return {
      order_id: order.id,
      images: waiting.images,
      store: toWireOrder(order, request).store ?? null,
    };
  },
  cancelReviewReminder: async (request) => {
    const declined = await request.database.query(
      `update orders set reminder_declined_at = coalesce(reminder_declined_at, $3::timestamptz)
      where id = $1 and customer_id = $2 returning id`,
      [request.query.order_id, signedIn(request), timestamp(request.now)],
    );
    if (declined.length === 0) unknownOrder();
    return { message: ORDER_MESSAGES.reminderDeclined[request.language] };
  },
});

/** Locks the caller's order. Refuses if it can't be reviewed. */
async function lockToReview(tx: Queryable, request: ReviewRequest): Promise<OrderRow> {
  const { order_id } = request.body;
  await lockOrderMoney(tx, order_id);
  const owner = { customerId: signedIn(request), guestHash: null };
  const order = (await findOwnOrder(tx, owner, order_id)) ?? unknownOrder();
  if (customerChoices(stateOf(order), request.now).reviewUntil === null)
    refuse(403, 'order_status', ORDER_MESSAGES.notToReview);
  return order;
}

const wordsOf = ({ comment }: Words): string | null => comment?.trim() || null;

async function review(request: ReviewRequest, itemId: number | null): Promise<MessageResponse> {
  const { database, body, language, now, uploads } = request;
  const pictures = picturesIn(uploads);
  await database.transaction(async (tx) => {
    const order = await lockToReview(tx, request);
    const { store } = order;
    if (store === null) return refuse(403, 'order_id', ORDER_MESSAGES.notInOrder);
    if (!store.has_reviews) refuse(403, 'reviews', ORDER_MESSAGES.noReviews);
    if (itemId !== null && !(await linesOf(tx, order.id)).some((line) => line.item_id === itemId))
      refuse(403, 'item_id', ORDER_MESSAGES.notInOrder);
    await lockReviewed(tx, store.id, itemId);
    const before = (await reviewsOfOrder(tx, order.id)).find((known) => known.item_id === itemId);
    if (before && !canBeEdited(before, now)) refuse(403, 'already_reviewed', ORDER_MESSAGES.alreadyReviewed);
    const hasNewPictures = pictures.length > 0;
    if (before && hasNewPictures) await forgetPictures(tx, before.photos);
    const comment = wordsOf(body);
    await saveReview(tx, {
      orderId: order.id,
      storeId: store.id,
      itemId,
      customerId: signedIn(request),
      rating: body.rating,
      comment: comment === null ? null : { [language]: comment },
      photos: hasNewPictures
        ? await keepPictures(tx, { orderId: order.id, isPublic: true, pictures })
        : (before?.photos ?? []),
      now,
    });
  });
  return { message: ORDER_MESSAGES.reviewed[language] };
}

async function reviewCourier(request: ReviewRequest, courierId: number): Promise<MessageResponse> {
  const { database, body, language, now } = request;
  await database.transaction(async (tx) => {
    const order = await lockToReview(tx, request);
    if (order.courier?.id !== courierId) refuse(403, 'delivery_man_id', ORDER_MESSAGES.noCourier);
    const before = await courierReviewOfOrder(tx, order.id);
    if (before && !canBeEdited(before, now)) refuse(403, 'already_reviewed', ORDER_MESSAGES.alreadyReviewed);
    await saveCourierReview(tx, {
      orderId: order.id,
      courierId,
      customerId: signedIn(request),
      rating: body.rating,
      comment: wordsOf(body),
      before: before?.rating ?? null,
      now,
    });
  });
  return { message: ORDER_MESSAGES.reviewed[language] };
}
