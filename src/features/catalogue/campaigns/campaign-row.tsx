import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Item } from '../../../../domain/catalogue';
import type { BasicCampaign } from '../../../api/catalogue-mapping';
import type { BlockData } from '../../../platform/reads';
import { ItemRow } from '../cards/item-card';
import { Block } from '../page/block';
import { CardRow, Section, ViewAll } from '../page/section';
import { CampaignCard } from './campaign-card';

type Props = { basic: BlockData<BasicCampaign[]>; items: BlockData<Item[]> };

export function CampaignRow({ basic, items }: Props) {
  return (
    <>
      <Block data={items}>
        {(campaignItems) =>
          campaignItems.length > 0 ? (
            <Section title={<Trans>For a few days only</Trans>}>
              <ItemRow items={campaignItems} />
            </Section>
          ) : null
        }
      </Block>
      <Block data={basic}>
        {(campaigns) =>
          campaigns.length > 0 ? (
            <Section
              title={<Trans>Campaigns</Trans>}
              more={
                <Link to="/campaigns">
                  <ViewAll />
                </Link>
              }
            >
              <CardRow kind="store">
                {campaigns.map((campaign) => (
                  <li key={campaign.id}>
                    <CampaignCard campaign={campaign} />
                  </li>
                ))}
              </CardRow>
            </Section>
          ) : null
        }
      </Block>
    </>
  );
}
