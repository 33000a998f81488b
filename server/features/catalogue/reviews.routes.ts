import { refuse } from '../../http/errors';
import { MESSAGES } from '../../http/messages';
import type { Operations } from '../../http/operation';
import type { RequestContext } from '../../http/request-context';
import { optionalTextIn } from '../shared/local-text';
import { type PageQuery, pageFields, pageOf } from '../shared/paging';
import { listReviews, type ReviewOrder } from './review.store';

type ReviewQuery = PageQuery & { sort_by?: ReviewOrder; with_photos?: 0 | 1 };
type Subject = { table: 'items' | 'stores'; id: number };

export const reviewRoutes = (): Operations => ({
  listItemReviews: (request) => reviewPage(request, { table: 'items', id: request.params.id }),
  listStoreReviews: (request) => reviewPage(request, { table: 'stores', id: request.query.store_id }),
});

async function reviewPage(request: RequestContext & { query: ReviewQuery }, subject: Subject) {
  const { database, language, query } = request;
  const page = pageOf(query);
  const found = await listReviews(database, {
    subject,
    page,
    order: query.sort_by ?? 'new',
    hasPhotos: query.with_photos === 1,
  });
  const { total, rows, stars } = found ?? refuse(404, 'not_found', MESSAGES.notFound);
  return {
    ...pageFields(page, total),
    reviews: rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      comment: optionalTextIn(row.comment, language),
      reply: optionalTextIn(row.reply, language),
      customer_name: row.customer_name,
      ...(row.item_id === null ? {} : { item_id: row.item_id }),
      item_name: optionalTextIn(row.item_name, language),
      item_image_full_url: row.item_image,
      attachment: row.photos,
      created_at: row.created_at.toISOString(),
    })),
    rating_breakdown: Object.fromEntries(stars.map((count, index) => [5 - index, count])),
  };
}
