import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CourierSoon } from '../features/site/pages/join-soon';
import { pageHead } from './-page-head';

export const Route = createFileRoute('/deliveryman-registration')({
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Become a delivery man`) }),
  component: CourierSoon,
});
