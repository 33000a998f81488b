import { Trans, useLingui } from '@lingui/react/macro';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { failureTexts } from '../../../i18n/failures';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { useOtp, useOtpRef } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';

const SECOND = 1000;
const MINUTE = 60;

/**
 * Sends at most one code a minute. The countdown is visible; screen readers read it only on request
 * [AUTH-41].
 */
export function ResendCode() {
  const { i18n } = useLingui();
  const otp = useOtpRef();
  const lock = useOtp((snapshot) => (snapshot.matches({ resend: 'locked' }) ? snapshot.context.lock : null));
  const isLocking = useOtp((snapshot) => snapshot.matches({ resend: 'locking' }));
  const isSending = useOtp(
    (snapshot) => snapshot.matches({ resend: 'sending' }) || snapshot.matches({ resend: 'commissioning' }),
  );
  const failure = useOtp(({ context }) => context.resendFailure);
  return (
    <div className={classes.resend}>
      {lock ? <Wait key={lock.endsAt} endsAt={lock.endsAt} /> : null}
      {lock || isLocking ? null : (
        <Button
          variant="subtle"
          size="sm"
          loading={isSending}
          onClick={() => otp.send({ type: 'resend.requested' })}
        >
          <Trans>Resend code</Trans>
        </Button>
      )}
      <p role="alert" className={classes.resendProblem}>
        {failure ? failureTexts(i18n, failure).join(' ') : null}
      </p>
    </div>
  );
}

function Wait({ endsAt }: { endsAt: number }) {
  const formats = useFormats();
  const [seconds, show] = useState(() => secondsTo(endsAt));
  useInterval(() => show(secondsTo(endsAt)), SECOND, { autoInvoke: true });
  const time = `${formats.number(Math.floor(seconds / MINUTE))}:${formats.padded(seconds % MINUTE)}`;
  return (
    <p className={classes.countdown} role="timer">
      <Trans>Resend in {time}</Trans>
    </p>
  );
}

const secondsTo = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND));
