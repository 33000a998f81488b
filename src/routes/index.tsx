import { createFileRoute, redirect } from '@tanstack/react-router';
import { LandingPage } from '../features/site/landing/landing-page';
import { pageHead } from './-page-head';

/** Redirects a visitor with a place to the home page [NAV-01, Q-15]. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context, search }) => {
    if (context.place()) throw redirect({ to: '/home', search });
  },
  loader: ({ context }) => context.landing().catch(() => null),
  head: ({ match }) => pageHead(match.context, {}),
  component: Landing,
});

function Landing() {
  return <LandingPage landing={Route.useLoaderData()} />;
}
