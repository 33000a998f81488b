import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { consoleAt, consoleSearch } from '../features/operator/console-reads';
import { logFilterIn } from '../features/operator/log-search';
import { OperatorPage } from '../features/operator/operator-page';
import { pageHead } from './-page-head';

const title = msg`Operator`;

/** The operator's console. If the server has none, this route answers “not found” [X-23, PERM-11]. */
export const Route = createFileRoute('/operator')({
  validateSearch: consoleSearch,
  loaderDeps: ({ search }) => ({ view: search.view ?? null, filter: logFilterIn({ ...search }) }),
  loader: async ({ context, deps }) => {
    const consoleData = await consoleAt(context, deps.view, deps.filter);
    return consoleData.is === 'absent' ? throwNotFound() : consoleData;
  },
  staticData: { hasOwnFrame: true },
  head: ({ match }) => pageHead(match.context, { title: i18n._(title) }),
  component: Operator,
});

const throwNotFound = (): never => {
  throw notFound();
};

function Operator() {
  return <OperatorPage consoleData={Route.useLoaderData()} />;
}
