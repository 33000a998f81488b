import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useFormats } from '../../../i18n/formats.context';
import { useAskAgain, useClock } from '../../../platform/shop.context';
import { useNews } from '../../../ui/news';
import { useRunningActor } from '../../../ui/running-actors';
import { provideCountdown } from './countdown.actors';
import classes from './countdown.module.css';

/** Counts down in the reader's digits. Read aloud on request only: a clock that speaks every second helps nobody. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useClock();
  const [logic] = useState(() => provideCountdown(now));
  const flow = useActorRef(logic, { input: { endsAt, now: now() } });
  useRunningActor(flow);
  useNews(flow, 'countdown.ended', useAskAgain());
  const seconds = useSelector(flow, ({ context }) => Math.ceil(context.left / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return (
    <span className={classes.countdown} role="timer" aria-label={t`Time left`}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places
        <span key={place} className={classes.part}>
          {formats.padded(part)}
        </span>
      ))}
    </span>
  );
}
