import type { TripMover, TripStatus } from '../../../domain/trip-states';
import type { Queryable } from '../../db/database';
import type { LocalText } from '../../http/language';
import type { TripRow } from '../rental/trips/trip.rows';
import { notify } from './notification.store';

type Words = { title: LocalText; body: (trip: number) => LocalText };

const WORDS: { readonly [To in TripStatus]?: Words } = {
  confirmed: {
    title: { en: 'Your trip is confirmed', ar: 'تم تأكيد رحلتك' },
    body: (trip) => ({
      en: `The provider expects you: trip ${trip}.`,
      ar: `مزود الخدمة بانتظارك: الرحلة رقم ${trip}.`,
    }),
  },
  ongoing: {
    title: { en: 'Your trip has begun', ar: 'بدأت رحلتك' },
    body: (trip) => ({ en: `Have a good trip ${trip}.`, ar: `نتمنى لك رحلة سعيدة، رقم ${trip}.` }),
  },
  completed: {
    title: { en: 'Your trip is over', ar: 'انتهت رحلتك' },
    body: (trip) => ({ en: `Tell others about trip ${trip}.`, ar: `أخبر الآخرين عن الرحلة رقم ${trip}.` }),
  },
  canceled: {
    title: { en: 'Your trip was cancelled', ar: 'أُلغيت رحلتك' },
    body: (trip) => ({
      en: `The provider has cancelled trip ${trip}.`,
      ar: `ألغى مزود الخدمة الرحلة رقم ${trip}.`,
    }),
  },
};

type Move = { to: TripStatus; by: TripMover; now: number };

/** As of orders [NOTI-02]. */
export async function tellTripMove(
  tx: Queryable,
  { id, customer_id: customerId }: Pick<TripRow, 'id' | 'customer_id'>,
  { to, by, now }: Move,
): Promise<void> {
  const words = WORDS[to];
  if (customerId === null || by === 'customer' || words === undefined) return;
  await notify(tx, {
    customerId,
    kind: 'trip',
    title: words.title,
    body: words.body(id),
    link: `/my-trips/${id}`,
    tripId: id,
    now,
  });
}
