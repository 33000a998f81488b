import type { TripStatus } from '../../../domain/trip-states';
import type { Queryable } from '../../db/database';
import type { LocalText } from '../../http/language';
import type { TripMoved } from '../rental/rental.events';
import type { TripRow } from '../rental/trips/trip.rows';
import { notify } from './notification.store';

type Words = { title: LocalText; body: (trip: number) => LocalText };

const WORDS: { readonly [To in TripStatus]?: Words } = {
  confirmed: {
    title: { en: 'Your trip is confirmed', ar: 'تم تأكيد رحلتك' },
    body: (trip) => ({
      en: `The provider is expecting you for trip ${trip}.`,
      ar: `مزود الخدمة بانتظارك: الرحلة رقم ${trip}.`,
    }),
  },
  ongoing: {
    title: { en: 'Your trip has started', ar: 'بدأت رحلتك' },
    body: (trip) => ({
      en: `Trip ${trip} has started. Enjoy the ride!`,
      ar: `نتمنى لك رحلة سعيدة، رقم ${trip}.`,
    }),
  },
  completed: {
    title: { en: 'Your trip has ended', ar: 'انتهت رحلتك' },
    body: (trip) => ({ en: `How was trip ${trip}? Rate it.`, ar: `كيف كانت الرحلة رقم ${trip}؟ قيّمها.` }),
  },
  canceled: {
    title: { en: 'Your trip was cancelled', ar: 'أُلغيت رحلتك' },
    body: (trip) => ({
      en: `Trip ${trip} was cancelled by the provider.`,
      ar: `ألغى مزود الخدمة الرحلة رقم ${trip}.`,
    }),
  },
};

const TRANSFER_MISSING: Words = {
  title: { en: 'We couldn’t find your payment', ar: 'لم نعثر على دفعتك' },
  body: (trip) => ({
    en: `Check the payment reference of trip ${trip}, or pay another way.`,
    ar: `راجع مرجع الدفع للرحلة رقم ${trip}، أو ادفعها بطريقة أخرى.`,
  }),
};

type NotifiedTrip = Pick<TripRow, 'id' | 'customer_id'>;

/** Notifies the customer that the transfer did not arrive and the trip must be paid again [CHK-04]. */
export const notifyMissingTripTransfer = (tx: Queryable, trip: NotifiedTrip, now: number): Promise<void> =>
  notifyCustomer(tx, trip, { texts: TRANSFER_MISSING, now });

export async function notifyTripStatus(tx: Queryable, { trip, to, by, now }: TripMoved): Promise<void> {
  const texts = WORDS[to];
  if (by === 'customer' || texts === undefined) return;
  await notifyCustomer(tx, trip, { texts, now });
}

async function notifyCustomer(
  tx: Queryable,
  { id, customer_id: customerId }: NotifiedTrip,
  { texts, now }: { texts: Words; now: number },
): Promise<void> {
  if (customerId === null) return;
  await notify(tx, {
    customerId,
    kind: 'trip',
    title: texts.title,
    body: texts.body(id),
    link: `/my-trips/${id}`,
    tripId: id,
    now,
  });
}
