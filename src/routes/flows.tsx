import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { pageHead } from './-page-head';

/** For designers and testers. `FLOWS=off` on the server hides it. */
export const Route = createFileRoute('/flows')({
  beforeLoad: ({ context }) => {
    if (!context.hasFlows) throw notFound();
  },
  loader: async ({ context }) => (await import('../flows/texts')).loadFlowTexts(context.language),
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Flows`) }),
  staticData: { hasOwnFrame: true },
  component: Outlet,
});
