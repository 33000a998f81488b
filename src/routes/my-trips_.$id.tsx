import { createFileRoute, notFound } from '@tanstack/react-router';
import { accountRoute } from './-account-route';
import { numberIn } from './-scope';

/** The page of one trip [RENT-54]. */
export const Route = createFileRoute('/my-trips_/$id')({
  ...accountRoute(),
  loader: ({ params }) => {
    if (numberIn(params.id) === undefined) throw notFound();
  },
});
