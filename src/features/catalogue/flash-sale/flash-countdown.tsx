import { Trans } from '@lingui/react/macro';
import { IconBolt } from '@tabler/icons-react';
import type { Item } from '../../../../domain/catalogue';
import { useClock } from '../../../platform/shop.context';
import { Countdown } from './countdown';
import classes from './flash-countdown.module.css';

/** Counts down to the end of a flash price, then reloads the regular price [CAT-12]. */
export function FlashCountdown({ item }: { item: Item }) {
  const now = useClock();
  const endsAt = item.flashSaleEndsAt === null ? Number.NaN : Date.parse(item.flashSaleEndsAt);
  if (!(endsAt > now())) return null;
  return (
    <p className={classes.flash}>
      <IconBolt size={18} aria-hidden />
      <Trans>Flash sale ends in</Trans>
      <Countdown key={endsAt} endsAt={endsAt} />
    </p>
  );
}
