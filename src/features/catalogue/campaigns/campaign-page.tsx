import { Trans } from '@lingui/react/macro';
import type { BasicCampaign } from '../../../api/catalogue-mapping';
import { EmptyState } from '../../../ui/empty-state';
import { FULL_WIDTH_SIZES } from '../../../ui/picture';
import { TilePicture } from '../../../ui/tile-picture';
import { StoreCard } from '../cards/store-card';
import { HomeButton } from '../page/home-button';
import { PageTitle } from '../page/page-title';
import { CardGrid, Section } from '../page/section';
import { CampaignDates, useIsRunning } from './campaign-card';
import classes from './campaign-page.module.css';

/** Shows one campaign with its stores [CAMP-03]. */
export function CampaignPage({ campaign }: { campaign: BasicCampaign }) {
  const isRunning = useIsRunning(campaign);
  return (
    <div className="page">
      <TilePicture
        className={classes.picture}
        src={campaign.imageUrl}
        name={campaign.title}
        tint={campaign.id + 1}
        width={1180}
        height={240}
        isUrgent
        isDecorative
        fit="cover"
        sizes={FULL_WIDTH_SIZES}
      />
      <PageTitle>{campaign.title}</PageTitle>
      <CampaignDates campaign={campaign} />
      {campaign.description ? <p className={classes.text}>{campaign.description}</p> : null}
      {isRunning && campaign.stores.length > 0 ? (
        <Section title={<Trans>Participating stores</Trans>}>
          <CardGrid kind="store">
            {campaign.stores.map((store, index) => (
              <li key={store.id}>
                <StoreCard store={store} isUrgent={index < 4} />
              </li>
            ))}
          </CardGrid>
        </Section>
      ) : (
        <EmptyState
          title={isRunning ? <Trans>No participating stores near you</Trans> : <Trans>Campaign ended</Trans>}
          action={<HomeButton />}
        />
      )}
    </div>
  );
}

export const MissingCampaignPage = () => (
  <div className="page">
    <PageTitle>
      <Trans>This campaign is no longer available</Trans>
    </PageTitle>
    <EmptyState title={<Trans>Campaign ended</Trans>} action={<HomeButton />} />
  </div>
);
