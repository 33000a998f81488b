import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/site/pages/policy-page';
import { pageHead } from './-page-head';
import { policyLoader } from './-policy-loader';

const title = msg`Rental terms`;

export const Route = createFileRoute('/rental-terms')({
  loader: policyLoader('rental'),
  head: ({ match }) => pageHead(match.context, { title: i18n._(title) }),
  component: RentalTerms,
});

function RentalTerms() {
  return <PolicyPage title={i18n._(title)} policy={Route.useLoaderData()} />;
}
