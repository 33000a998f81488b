import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/site/pages/policy-page';
import { pageHead } from './-page-head';
import { policyLoader } from './-policy-loader';

const title = msg`Refund Policy`;

export const Route = createFileRoute('/refund-policy')({
  loader: policyLoader('refund'),
  head: ({ match }) => pageHead(match.context, { title: i18n._(title) }),
  component: RefundPolicy,
});

function RefundPolicy() {
  return <PolicyPage title={i18n._(title)} policy={Route.useLoaderData()} />;
}
