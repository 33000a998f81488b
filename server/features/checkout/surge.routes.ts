import type { SurgePrice } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { CHECKOUT_MESSAGES } from './checkout.messages';

const NOTE = {
  en: 'Many people order here now: bringing it costs more.',
  ar: 'الطلب مرتفع هنا الآن، لذلك ترتفع رسوم التوصيل.',
};

/** What demand adds to the fee of a zone, as a share of it [DLV-06]. */
export const surgeRoutes = (): Operations => ({
  getSurgePrice: async ({ database, body, language }): Promise<SurgePrice> => {
    // The contract lets through whatever a form may have made of it.
    const zoneId = Number(['string', 'number'].includes(typeof body.zone_id) ? body.zone_id : Number.NaN);
    const [zone] = Number.isSafeInteger(zoneId)
      ? await database.query<{ surge_percent: number }>(
          'select surge_percent::float8 as surge_percent from zones where id = $1 and is_active',
          [zoneId],
        )
      : [];
    if (zone === undefined) refuse(403, 'zone_id', CHECKOUT_MESSAGES.noZone);
    const isBusy = zone.surge_percent > 0;
    return {
      price: zone.surge_percent,
      price_type: 'percent',
      customer_note_status: isBusy ? 1 : 0,
      customer_note: isBusy ? NOTE[language] : null,
    };
  },
});
