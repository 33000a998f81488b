import type { MostTips } from '../../../contract/types.gen';
import { fromMinor } from '../../../domain/money';
import type { Operations } from '../../http/operation';

/** The number of recent tips among which the most common one is found. */
const ASKED = 500;

/** Responds with the most common recent tip, or zero [CHK-09]. */
export const tipRoutes = (): Operations => ({
  mostTips: async ({ database, currency }): Promise<MostTips> => {
    const [most] = await database.query<{ tip: number }>(
      `select tip::float8 as tip
      from (select tip from orders where tip > 0 order by id desc limit ${ASKED}) given
      group by tip
      order by count(*) desc, tip
      limit 1`,
    );
    return { most_tips_amount: fromMinor(most?.tip ?? 0, currency) };
  },
});
