import type { DietProfile } from '../../../contract/types.gen';
import { dietProfile } from '../../../domain/diet';
import type { LocalText } from '../../http/language';
import type { Operations } from '../../http/operation';
import { signedIn, unauthorized } from '../shared/signed-in';

const STORED: LocalText = { en: 'Your diet has been saved.', ar: 'تم حفظ نظامك الغذائي.' };

/**
 * Reads and stores the customer's diet and allergens in the account, so that all devices have them.
 */
export const dietRoutes = (): Operations => ({
  getDiet: async (request): Promise<DietProfile> => {
    const [row] = await request.database.query<{ allergens: string[]; diets: string[] }>(
      'select allergens, diets from customers where id = $1',
      [signedIn(request)],
    );
    if (row === undefined) return unauthorized();
    return dietProfile(row.allergens, row.diets);
  },
  updateDiet: async (request) => {
    const { database, body, language } = request;
    const { allergens, diets } = dietProfile(body.allergens, body.diets);
    await database.query('update customers set allergens = $2::text[], diets = $3::text[] where id = $1', [
      signedIn(request),
      allergens,
      diets,
    ]);
    return { message: STORED[language] };
  },
});
