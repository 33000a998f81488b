import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { LinkPage } from '../features/operator/link-page';
import { pageHead } from './-page-head';

/** The token is the fragment, which browsers send to no server. */
export const Route = createFileRoute('/operator_/link')({
  staticData: { hasOwnFrame: true },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Set your password`) }),
  component: OperatorLink,
});

function OperatorLink() {
  const token = useLocation({ select: ({ hash }) => hash });
  return <LinkPage key={token} token={token} />;
}
