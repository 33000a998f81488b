import type { SurgePrice } from '../../../contract/types.gen';
import { refuse } from '../../http/errors';
import type { Operations } from '../../http/operation';
import { momentIn } from '../shared/moment';
import { CHECKOUT_MESSAGES } from './checkout.messages';

const NOTE = {
  en: 'High demand: delivery costs more right now.',
  ar: 'الطلب مرتفع هنا الآن، لذلك ترتفع رسوم التوصيل.',
};

/** Responds with the zone's surcharge at a time, in percent [DLV-06]. */
export const surgeRoutes = (): Operations => ({
  getSurgePrice: async ({ database, body, language, config }): Promise<SurgePrice> => {
    // The surcharge depends on the time, so a request without a valid time is refused [DLV-12].
    if (momentIn(body.date_time.trim(), config.utc_offset_minutes) === null)
      refuse(403, 'date_time', CHECKOUT_MESSAGES.badTime);
    // The field comes from a form and may have any type.
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
