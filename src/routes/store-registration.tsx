import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { RegistrationPage } from '../features/registration/registration-page';
import { visitOf } from '../platform/layers/layer-search';
import { pageHead } from './-page-head';

/** `active=active` starts the registration at its first step. A reload keeps the current step [NAV-22]. */
export const Route = createFileRoute('/store-registration')({
  validateSearch: ({ active }: Record<string, unknown>): { active?: 'active' } =>
    active === 'active' ? { active } : {},
  loader: async ({ context: { api }, abortController: { signal } }) => ({
    modules: await api.site.modules(signal),
    zones: [],
    vehicles: [],
  }),
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Become a Vendor owner`) }),
  component: StoreRegistration,
});

function StoreRegistration() {
  const choices = Route.useLoaderData();
  const { active } = Route.useSearch();
  const visit = useLocation({ select: visitOf });
  return <RegistrationPage kind="store" isStartLink={active === 'active'} visit={visit} choices={choices} />;
}
