import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazy-part';
import { pageHead } from './-page-head';

const GroupPage = lazyPart(() =>
  import('../features/catalogue/group/group-page').then((file) => file.GroupPage),
);

export const Route = createFileRoute('/group/$token')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Group order`) }),
  component: Group,
});

function Group() {
  const { token } = Route.useParams();
  return <GroupPage key={token} token={token} />;
}
