import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Item } from '../../../../domain/catalogue';
import { isCampaignRunning } from '../../../../domain/opening-hours';
import type { BasicCampaign } from '../../../api/catalogue-mapping';
import type { BlockData } from '../../../platform/reads';
import { useClock } from '../../../platform/shop.context';
import { ItemRow } from '../cards/item-card';
import { Block } from '../page/block';
import { CardRow, Section, ViewAll } from '../page/section';
import { CampaignCard } from './campaign-card';

type Props = { basic: BlockData<BasicCampaign[]>; items: BlockData<Item[]> };

/** Shows the running campaigns. Ended ones are only on the campaigns page. */
export function CampaignRow({ basic, items }: Props) {
  const now = useClock();
  const isRunning = ({ starts, ends }: BasicCampaign) =>
    starts === null || isCampaignRunning({ starts, ends }, now());
  const isItemRunning = ({ campaign }: Item) => campaign === null || isCampaignRunning(campaign, now());
  return (
    <>
      <Block data={items} title={<Trans>Limited time</Trans>}>
        {(campaignItems) =>
          campaignItems.some(isItemRunning) ? (
            <Section title={<Trans>Limited time</Trans>}>
              <ItemRow items={campaignItems.filter(isItemRunning)} />
            </Section>
          ) : null
        }
      </Block>
      <Block data={basic} title={<Trans>Offers</Trans>}>
        {(campaigns) =>
          campaigns.some(isRunning) ? (
            <Section
              title={<Trans>Offers</Trans>}
              more={
                <Link to="/campaigns">
                  <ViewAll />
                </Link>
              }
            >
              <CardRow kind="store">
                {campaigns.filter(isRunning).map((campaign) => (
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
