import type { Queryable } from '../../db/database';
import { refuse } from '../../http/errors';
import type { LocalText } from '../../http/language';
import type { Operations } from '../../http/operation';
import { lockAccount } from '../session/accounts/account.store';
import { signedIn } from '../shared/signed-in';

const STORED: LocalText = { en: 'Your interests have been saved.', ar: 'تم حفظ اهتماماتك.' };
const UNKNOWN_CATEGORY: LocalText = { en: 'This category doesn’t exist.', ar: 'هذه الفئة غير موجودة.' };

/** Reads and changes the signed-in customer's interests. */
export const interestRoutes = (): Operations => ({
  updateInterest: async (request) => {
    const { database, body, language, moduleId } = request;
    const categoryIds = [...new Set(body.interest)];
    await database.transaction(async (tx) => {
      const areKnown = await storeInterests(tx, { customerId: signedIn(request), moduleId, categoryIds });
      if (!areKnown) refuse(403, 'interest', UNKNOWN_CATEGORY);
    });
    return { message: STORED[language] };
  },
});

export const interestsOf = async (database: Queryable, customerId: number): Promise<number[]> => {
  const rows = await database.query<{ category_id: number }>(
    'select category_id from customer_interests where customer_id = $1 order by category_id',
    [customerId],
  );
  return rows.map((row) => row.category_id);
};

type Interests = { customerId: number; moduleId: number | null; categoryIds: number[] };

/**
 * Replaces the customer's interests in this module, or in all modules. Returns false if a category is
 * unknown.
 */
async function storeInterests(
  tx: Queryable,
  { customerId, moduleId, categoryIds }: Interests,
): Promise<boolean> {
  await lockAccount(tx, customerId);
  await tx.query(
    `delete from customer_interests interest using categories category
    where interest.customer_id = $1 and category.id = interest.category_id
      and ($2::int is null or category.module_id = $2)`,
    [customerId, moduleId],
  );
  const stored = await tx.query(
    `insert into customer_interests (customer_id, category_id)
    select $1, id from categories where id = any($3::int[]) and ($2::int is null or module_id = $2)
    returning category_id`,
    [customerId, moduleId, categoryIds],
  );
  return stored.length === categoryIds.length;
}
