import type { Review } from '../../../contract/types.gen';
import { EDIT_REVIEW_WITHIN } from '../../../domain/order-states';
import type { Language } from '../../http/language';
import { optionalTextIn } from '../shared/local-text';
import type { OwnCourierReview, OwnReview } from './review.store';

type Written = { created_at: Date };
export const canBeEdited = ({ created_at }: Written, now: number): boolean =>
  now < created_at.getTime() + EDIT_REVIEW_WITHIN;
const editableUntil = (review: Written, now: number): string | null =>
  canBeEdited(review, now) ? new Date(review.created_at.getTime() + EDIT_REVIEW_WITHIN).toISOString() : null;

type Reader = { orderId: number; language: Language; now: number };

/** Returns the reviews that the customer wrote for an order [ORD-09]. */
export const toOwnReviews = (
  reviews: OwnReview[],
  courier: OwnCourierReview | null,
  { orderId, language, now }: Reader,
): Review[] => [
  ...reviews.map(
    (review): Review => ({
      id: review.id,
      order_id: orderId,
      subject: review.item_id === null ? 'store' : 'item',
      ...(review.item_id === null ? {} : { item_id: review.item_id }),
      rating: review.rating,
      comment: optionalTextIn(review.comment, language),
      attachment: review.photos,
      created_at: review.created_at.toISOString(),
      updated_at: (review.updated_at ?? review.created_at).toISOString(),
      editable_until: editableUntil(review, now),
    }),
  ),
  ...(courier === null
    ? []
    : [
        {
          id: orderId,
          order_id: orderId,
          subject: 'delivery_man' as const,
          rating: courier.rating,
          comment: courier.comment,
          attachment: [],
          created_at: courier.created_at.toISOString(),
          updated_at: (courier.updated_at ?? courier.created_at).toISOString(),
          editable_until: editableUntil(courier, now),
        },
      ]),
];
