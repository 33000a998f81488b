import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/site/pages/policy-page';
import { pageHead } from './-page-head';
import { policyLoader } from './-policy-loader';

const title = msg`About us`;

export const Route = createFileRoute('/about-us')({
  loader: policyLoader('about'),
  head: ({ match }) => pageHead(match.context, { title: i18n._(title) }),
  component: AboutUs,
});

function AboutUs() {
  return <PolicyPage title={i18n._(title)} policy={Route.useLoaderData()} />;
}
