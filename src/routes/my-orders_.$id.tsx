import { createFileRoute, notFound } from '@tanstack/react-router';
import { accountRoute } from './-account-route';
import { numberIn } from './-scope';

/** One of the customer's orders [ORD-03]. */
export const Route = createFileRoute('/my-orders_/$id')({
  ...accountRoute(),
  loader: ({ params }) => {
    if (numberIn(params.id) === undefined) throw notFound();
  },
});
