import { Trans } from '@lingui/react/macro';
import type { Item } from '../../../domain/catalogue';
import { isCampaignRunning } from '../../../domain/opening-hours';
import type { BasicCampaign } from '../../api/catalogue-mapping';
import { useFormats } from '../../i18n/formats.context';
import { Badge } from '../../ui/badge';
import { TilePicture } from '../../ui/tile-picture';
import { useClock } from '../session/config.context';
import { Block, type BlockData } from './block';
import classes from './campaign-row.module.css';
import { ItemRow } from './card-rows';
import { CardRow, Section } from './section';
import { StoreLink } from './store-link';

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
            <Section title={<Trans>Campaigns</Trans>}>
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

/** Dates, daily hours and who takes part; an ended campaign says so [CAMP-03]. */
function CampaignCard({ campaign }: { campaign: BasicCampaign }) {
  const formats = useFormats();
  const now = useClock();
  const { starts, ends, startTime, endTime } = campaign;
  const isRunning = starts === null || isCampaignRunning({ starts, ends }, now());
  return (
    <article className={classes.card}>
      <TilePicture
        className={classes.picture}
        src={campaign.imageUrl}
        name={campaign.title}
        tint={campaign.id + 1}
        width={298}
        height={110}
        isDecorative
      />
      <div className={classes.body}>
        <h3 className={classes.title}>{campaign.title}</h3>
        {campaign.description ? <p className={classes.text}>{campaign.description}</p> : null}
        <p className={classes.facts}>
          {isRunning ? null : (
            <Badge tone="muted">
              <Trans>Campaign ended</Trans>
            </Badge>
          )}
          {starts && ends ? (
            <span>
              {formats.date(starts)} – {formats.date(ends)}
            </span>
          ) : null}
          {startTime && endTime ? (
            <span>
              {formats.time(startTime)} – {formats.time(endTime)}
            </span>
          ) : null}
        </p>
        {isRunning && campaign.stores.length > 0 ? (
          <ul className={classes.stores}>
            {campaign.stores.slice(0, 3).map((store) => (
              <li key={store.id}>
                <StoreLink store={store} className={classes.store}>
                  {store.name}
                </StoreLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </article>
  );
}
