import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { RegistrationPage } from '../features/registration/registration-page';
import { visitOf } from '../platform/layers/layer-search';
import { pageHead } from './-page-head';

export const Route = createFileRoute('/deliveryman-registration')({
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const [zones, vehicles] = await Promise.all([
      api.location.zones(signal),
      api.registration.vehicles(signal),
    ]);
    return { modules: [], zones, vehicles };
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Become a delivery man`) }),
  component: CourierRegistration,
});

function CourierRegistration() {
  const visit = useLocation({ select: visitOf });
  return (
    <RegistrationPage kind="courier" isStartLink={false} visit={visit} choices={Route.useLoaderData()} />
  );
}
