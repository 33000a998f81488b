import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../../domain/catalogue';
import type { BasicCampaign } from '../../../api/catalogue-mapping';
import type { BlockData } from '../../../platform/reads';
import { EmptyState } from '../../../ui/empty-state';
import { SkeletonRow } from '../../../ui/skeleton';
import { ItemCard } from '../cards/item-card';
import { Block } from '../page/block';
import { HomeButton } from '../page/home-button';
import { PageTitle } from '../page/page-title';
import { CardGrid, Section } from '../page/section';
import { CampaignCard } from './campaign-card';

type Props = { basic: BlockData<BasicCampaign[]>; items: BlockData<Item[]> };

/** Lists all campaigns of the module, about items and about stores [CAMP-03]. */
export function CampaignsPage({ basic, items }: Props) {
  return (
    <div className="page">
      <PageTitle>
        <Trans>Campaigns</Trans>
      </PageTitle>
      <Block data={items} skeleton={<SkeletonRow count={5} kind="item" />}>
        {(campaignItems) =>
          campaignItems.length > 0 ? (
            <Section title={<Trans>For a few days only</Trans>}>
              <CardGrid kind="item">
                {campaignItems.map((item) => (
                  <li key={item.id}>
                    <ItemCard item={item} />
                  </li>
                ))}
              </CardGrid>
            </Section>
          ) : null
        }
      </Block>
      <Block data={basic} skeleton={<SkeletonRow count={4} kind="store" />}>
        {(campaigns) =>
          campaigns.length > 0 ? (
            <Section title={<Trans>With stores near you</Trans>}>
              <CardGrid kind="store">
                {campaigns.map((campaign) => (
                  <li key={campaign.id}>
                    <CampaignCard campaign={campaign} />
                  </li>
                ))}
              </CardGrid>
            </Section>
          ) : (
            <Block data={items}>{(goods) => (goods.length > 0 ? null : <NoCampaigns />)}</Block>
          )
        }
      </Block>
    </div>
  );
}

const NoCampaigns = () => (
  <EmptyState title={<Trans>No campaigns right now</Trans>} action={<HomeButton />}>
    <Trans>New ones start often, so check back soon.</Trans>
  </EmptyState>
);
