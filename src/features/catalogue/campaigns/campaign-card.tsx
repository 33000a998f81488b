import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isCampaignRunning } from '../../../../domain/opening-hours';
import type { BasicCampaign } from '../../../api/catalogue-mapping';
import { useFormats } from '../../../i18n/formats.context';
import { useClock } from '../../../platform/shop.context';
import { Badge } from '../../../ui/badge';
import { CARD_SIZES } from '../../../ui/picture';
import { StoreLink } from '../../../ui/store-link';
import { TilePicture } from '../../../ui/tile-picture';
import classes from './campaign-card.module.css';

type Props = { campaign: BasicCampaign; headingLevel?: 2 | 3 };

/** Shows dates, daily hours and stores of a campaign. An ended campaign is marked as ended [CAMP-03]. */
export function CampaignCard({ campaign, headingLevel = 3 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const isRunning = useIsRunning(campaign);
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
        fit="cover"
        sizes={CARD_SIZES}
      />
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link to="/campaigns/$id" params={{ id: String(campaign.id) }} className={classes.open}>
            {campaign.title}
          </Link>
        </Heading>
        {campaign.description ? <p className={classes.text}>{campaign.description}</p> : null}
        <CampaignDates campaign={campaign} />
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

export function useIsRunning({ starts, ends }: BasicCampaign): boolean {
  const now = useClock();
  return starts === null || isCampaignRunning({ starts, ends }, now());
}

export function CampaignDates({ campaign }: { campaign: BasicCampaign }) {
  const formats = useFormats();
  const { starts, ends, startTime, endTime } = campaign;
  return (
    <p className={classes.facts}>
      {useIsRunning(campaign) ? null : (
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
  );
}
