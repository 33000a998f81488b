import { createFileRoute, notFound } from '@tanstack/react-router';
import { truncate } from '../../domain/text';
import { ItemPage } from '../features/catalogue/item/item-page';
import { MissingItemPage } from '../features/catalogue/page/missing-page';
import {
  isMissing,
  itemBlock,
  popularItemsBlock,
  relatedItemsBlock,
  reviewsBlock,
} from '../features/catalogue/page/page-blocks';
import { loadedHead } from './-page-head';
import { numberIn, scopeOf } from './-scope';

type ProductSearch = {
  module_id: number | undefined;
  /** Opens a campaign's item [ITEM-11]. */
  campaign?: 1 | undefined;
};

export const Route = createFileRoute('/product/$id')({
  validateSearch: (search: Record<string, unknown>): ProductSearch => ({
    module_id: numberIn(search.module_id),
    campaign: Number(search.campaign) === 1 ? 1 : undefined,
  }),
  loaderDeps: ({ search: { module_id, campaign } }) => ({ module_id, campaign }),
  loader: async ({ context, params, deps: { module_id, campaign } }) => {
    const scope = scopeOf(context);
    const item = await itemBlock(context, scope, params.id, {
      moduleId: module_id,
      isCampaign: campaign === 1,
    }).promise.catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      throw error;
    });
    return {
      item,
      related: relatedItemsBlock(context, scope, item),
      reviews: reviewsBlock(context, scope, { ...item, kind: 'item' }),
      head: {
        title: item.name,
        description: truncate(item.description || `${item.name}, ${item.storeName}`, 155),
        imageUrl: item.imageUrl,
      },
    };
  },
  head: loadedHead,
  component: ProductRoute,
  notFoundComponent: MissingProduct,
});

function ProductRoute() {
  const { item, related, reviews } = Route.useLoaderData();
  return <ItemPage key={item.id} item={item} related={related} reviews={reviews} />;
}

function MissingProduct() {
  const context = Route.useRouteContext();
  return <MissingItemPage similar={popularItemsBlock(context, scopeOf(context))} />;
}
