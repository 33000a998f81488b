import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { deskAt, deskSearch } from '../features/operator/desk-reads';
import { OperatorPage } from '../features/operator/operator-page';
import { pageHead } from './-page-head';

const title = msg`Operator`;

/** For whoever runs the shop; where the server was started without a key there is no such page [X-23, PERM-11]. */
export const Route = createFileRoute('/operator')({
  validateSearch: deskSearch,
  loaderDeps: ({ search }) => ({ view: search.view ?? 'switches' }),
  loader: async ({ context, deps }) => {
    const desk = await deskAt(context, deps.view);
    return desk.is === 'absent' ? throwNotFound() : desk;
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(title) }),
  component: Operator,
});

const throwNotFound = (): never => {
  throw notFound();
};

function Operator() {
  return <OperatorPage desk={Route.useLoaderData()} />;
}
