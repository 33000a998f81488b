import { createFileRoute, notFound } from '@tanstack/react-router';
import { CampaignPage, MissingCampaignPage } from '../features/catalogue/campaigns/campaign-page';
import { campaignBlock, isMissing } from '../features/catalogue/page/page-blocks';
import { pageHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

export const Route = createFileRoute('/campaigns/$id')({
  loader: async ({ context, params }) => {
    const id = numberIn(params.id);
    if (id === undefined) throw notFound();
    return campaignBlock(context, scopeOf(context), id).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, {
      title: loaderData?.title ?? '',
      description: loaderData?.description ?? '',
      imageUrl: loaderData?.imageUrl ?? null,
    }),
  component: Campaign,
  notFoundComponent: MissingCampaignPage,
});

function Campaign() {
  return <CampaignPage campaign={Route.useLoaderData()} />;
}
