import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazy-part';
import { pageHead } from './-page-head';

const ReceivedPage = lazyPart(() =>
  import('../features/parcel/received-page').then((file) => file.ReceivedPage),
);

export const Route = createFileRoute('/parcel/receive/$token')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`A parcel for you`) }),
  component: Receive,
});

function Receive() {
  const { token } = Route.useParams();
  return <ReceivedPage key={token} token={token} />;
}
