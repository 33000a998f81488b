import { createFileRoute, notFound } from '@tanstack/react-router';
import { CampaignPage, MissingCampaignPage } from '../features/catalogue/campaigns/campaign-page';
import { campaignBlock, isMissing } from '../features/catalogue/page/page-blocks';
import { loadedHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

export const Route = createFileRoute('/campaigns/$id')({
  loader: async ({ context, params }) => {
    const id = numberIn(params.id);
    if (id === undefined) throw notFound();
    const campaign = await campaignBlock(context, scopeOf(context), id).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    return {
      campaign,
      head: { title: campaign.title, description: campaign.description, imageUrl: campaign.imageUrl },
    };
  },
  head: loadedHead,
  component: Campaign,
  notFoundComponent: MissingCampaignPage,
});

function Campaign() {
  return <CampaignPage campaign={Route.useLoaderData().campaign} />;
}
