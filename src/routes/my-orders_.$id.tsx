import { createFileRoute, notFound } from '@tanstack/react-router';
import { accountRoute } from './-account-route';
import { numberIn } from './-scope';

/** The page of one order [ORD-03]. */
export const Route = createFileRoute('/my-orders_/$id')({
  ...accountRoute(),
  loader: ({ params }) => {
    if (numberIn(params.id) === undefined) throw notFound();
  },
});
