import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazy-part';
import { pageHead } from './-page-head';
import { numberIn } from './-scope';

const BookingPage = lazyPart(() =>
  import('../features/rental/booking/booking-page').then((file) => file.BookingPage),
);

const FLAGS = ['success', 'fail', 'cancel', 'pending'] as const;

type BookingSearch = {
  /** A booked trip, and the result that the payment page returned. */
  trip_id?: number | undefined;
  flag?: (typeof FLAGS)[number] | undefined;
};

export const Route = createFileRoute('/rental/booking')({
  validateSearch: ({ trip_id, flag }: Record<string, unknown>): BookingSearch => ({
    trip_id: numberIn(trip_id),
    flag: FLAGS.find((known) => known === flag),
  }),
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Book your trip`) }),
  component: Booking,
});

function Booking() {
  const { trip_id: tripId, flag } = Route.useSearch();
  return <BookingPage key={tripId} tripId={tripId ?? null} flag={flag ?? null} />;
}
