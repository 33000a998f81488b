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

const TRANSFER_MISSING: Words = {
  title: { en: 'Your payment was not found', ar: 'لم نعثر على دفعتك' },
  body: (trip) => ({
    en: `Look at the reference of trip ${trip} again, or pay it in another way.`,
    ar: `راجع مرجع الدفع للرحلة رقم ${trip}، أو ادفعها بطريقة أخرى.`,
  }),
};

type Told = Pick<TripRow, 'id' | 'customer_id'>;

/** The trip waits for its customer again [CHK-04]. */
export const tellMissingTripTransfer = (tx: Queryable, trip: Told, now: number): Promise<void> =>
  tell(tx, trip, { words: TRANSFER_MISSING, now });

type Move = { to: TripStatus; by: TripMover; now: number };

/** As of orders [NOTI-02]. */
export async function tellTripMove(tx: Queryable, trip: Told, { to, by, now }: Move): Promise<void> {
  const words = WORDS[to];
  if (by === 'customer' || words === undefined) return;
  await tell(tx, trip, { words, now });
}

async function tell(
  tx: Queryable,
  { id, customer_id: customerId }: Told,
  { words, now }: { words: Words; now: number },
): Promise<void> {
  if (customerId === null) return;
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
