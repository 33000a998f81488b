import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VendorSoon } from '../features/site/pages/join-soon';
import { pageHead } from './-page-head';

/** The link says `active=active`: the first step of the registration [NAV-22]. */
export const Route = createFileRoute('/store-registration')({
  validateSearch: ({ active }: Record<string, unknown>): { active?: 'active' } =>
    active === 'active' ? { active } : {},
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Become a Vendor owner`) }),
  component: VendorSoon,
});
