import type { Queryable } from '../../db/database';
import type { LocalText } from '../../http/language';

export const SUBSCRIBED: LocalText = { en: 'Subscribed Successfully', ar: 'تم الاشتراك بنجاح' };

/**
 * Stores an email address. Storing it again succeeds too, so that the response never reveals who has
 * subscribed [FOOT-06].
 */
export async function subscribe(database: Queryable, email: string): Promise<void> {
  await database.query('insert into newsletter_subscribers (email) values ($1) on conflict do nothing', [
    email.toLowerCase(),
  ]);
}
