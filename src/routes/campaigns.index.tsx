import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CampaignsPage } from '../features/catalogue/campaigns/campaigns-page';
import { campaignsBlock, itemCampaignsBlock } from '../features/catalogue/page/page-blocks';
import { ZoneGate } from '../features/catalogue/page/zone-gate';
import { pageHead } from './-page-head';
import { scopeOf } from './-scope';

export const Route = createFileRoute('/campaigns/')({
  loader: ({ context }) => {
    if (context.place() === null) return null;
    const scope = scopeOf(context);
    return { basic: campaignsBlock(context, scope), items: itemCampaignsBlock(context, scope) };
  },
  head: ({ match }) => pageHead(match.context, { title: i18n._(msg`Campaigns`) }),
  component: Campaigns,
});

function Campaigns() {
  const blocks = Route.useLoaderData();
  return blocks ? <CampaignsPage {...blocks} /> : <ZoneGate title={<Trans>Campaigns</Trans>} />;
}
