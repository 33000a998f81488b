import { createFileRoute, notFound } from '@tanstack/react-router';
import { accountRoute } from './-account-route';
import { numberIn } from './-scope';

/** One of the customer's trips [RENT-54]. */
export const Route = createFileRoute('/my-trips_/$id')({
  ...accountRoute(),
  loader: ({ params }) => {
    if (numberIn(params.id) === undefined) throw notFound();
  },
});
