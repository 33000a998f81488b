import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../features/site/help/help-page';
import { pageHead } from './-page-head';

const title = msg`Help & Support`;

export const Route = createFileRoute('/help-and-support')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(title) }),
  component: HelpPage,
});
