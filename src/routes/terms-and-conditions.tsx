import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/site/pages/policy-page';
import { pageHead } from './-page-head';
import { policyLoader } from './-policy-loader';

const title = msg`Terms & Conditions`;

export const Route = createFileRoute('/terms-and-conditions')({
  loader: policyLoader('terms'),
  head: ({ match }) => pageHead(match.context, { title: i18n._(title) }),
  component: TermsAndConditions,
});

function TermsAndConditions() {
  return <PolicyPage title={i18n._(title)} policy={Route.useLoaderData()} />;
}
