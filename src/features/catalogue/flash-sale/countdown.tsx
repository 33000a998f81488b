import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow, usePage } from '../../../platform/flow';
import { useClock, useReads } from '../../../platform/shop.context';
import { useRunningActor } from '../../../ui/running-actors';
import { countdownEffects, provideCountdown } from './countdown.actors';
import classes from './countdown.module.css';

/** A countdown that changes every second. Screen readers read it only on request. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const { t } = useLingui();
  const formats = useFormats();
  const now = useClock();
  const flow = usePage(() => provideCountdown(now), {
    input: { endsAt, now: now() },
    effects: countdownEffects(useReads()),
  });
  useRunningActor(flow);
  const seconds = useFlow(flow, ({ context }) => Math.ceil(context.left / 1000));
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
