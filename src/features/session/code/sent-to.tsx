import { Trans } from '@lingui/react/macro';
import { useOtp } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';

/** Where the code is, and beside a password why it is wanted at all. In recovery nobody learns whether there is an account at all [AUTH-75]. */
export function SentTo() {
  const { type, value } = useOtp(({ context }) => context.contact);
  const isRecovery = useOtp(({ context }) => context.purpose.type === 'reset');
  const isAskedOnce = useOtp(
    ({ context: { purpose } }) => purpose.type === 'signIn' && purpose.loginType === 'manual',
  );
  const contact = <b className="ltr">{value}</b>;
  return (
    <p className={classes.text}>
      {isRecovery ? <Trans>If an account belongs to {contact}, a code is on its way to it.</Trans> : null}
      {!isRecovery && type === 'phone' ? (
        <Trans>We sent a code to {contact}. It is good for 10 minutes.</Trans>
      ) : null}
      {!isRecovery && type === 'email' ? (
        <Trans>We sent a code to {contact}. Look into the spam folder, too.</Trans>
      ) : null}
      {isAskedOnce ? (
        <>
          {' '}
          {type === 'phone' ? (
            <Trans>We ask only once, to know that this number is yours.</Trans>
          ) : (
            <Trans>We ask only once, to know that this address is yours.</Trans>
          )}
        </>
      ) : null}
    </p>
  );
}
