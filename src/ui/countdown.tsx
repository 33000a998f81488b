import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormats } from '../i18n/formats.context';
import classes from './countdown.module.css';

type Props = { endsAt: number; now: () => number; onEnd: () => void };

const SECOND = 1000;

/** Counts down in the reader's digits. Read aloud on request only: a clock that speaks every second helps nobody. */
export function Countdown({ endsAt, now, onEnd }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const [left, setLeft] = useState(() => Math.max(0, endsAt - now()));
  const tick = useEffectEvent(() => {
    const rest = Math.max(0, endsAt - now());
    setLeft(rest);
    if (rest === 0) onEnd();
    return rest > 0;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!tick()) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil(left / SECOND);
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
