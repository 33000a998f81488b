import { Trans, useLingui } from '@lingui/react/macro';
import { failureTexts } from '../../../i18n/failures';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { useOtp, useOtpRef } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';

const SECONDS = 60;

/** Another code once a minute; the time until then is seen, and read out only to whoever asks [AUTH-41]. */
export function ResendCode() {
  const { i18n } = useLingui();
  const otp = useOtpRef();
  const formats = useFormats();
  const secondsLeft = useOtp(({ context }) => context.secondsLeft);
  const isLocked = useOtp((snapshot) => snapshot.matches({ resend: 'locked' }));
  const isSending = useOtp((snapshot) => snapshot.matches({ resend: 'sending' }));
  const failure = useOtp(({ context }) => context.resendFailure);
  const time = `${formats.number(Math.floor(secondsLeft / SECONDS))}:${formats.padded(secondsLeft % SECONDS)}`;
  return (
    <div className={classes.resend}>
      {isLocked ? (
        <p className={classes.countdown} role="timer">
          <Trans>Resend in {time}</Trans>
        </p>
      ) : (
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
