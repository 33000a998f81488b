import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { isWholeCode } from '../../../../domain/auth/code';
import { failureTexts } from '../../../i18n/failures';
import { formErrorText } from '../../../i18n/form-errors';
import { Button } from '../../../ui/button';
import { useOtp, useOtpRef } from '../sign-in/auth.context';
import classes from '../steps/step.module.css';
import { CodeInput, useWebOtp } from './code-input';
import { ResendCode } from './resend-code';

/** Asks for the one-time code of a sign-in, verification or recovery [AUTH-40, AUTH-43]. */
export function CodeForm() {
  const { t, i18n } = useLingui();
  const otp = useOtpRef();
  const demoCode = useOtp(({ context }) => context.demoCode);
  const code = useOtp(({ context }) => context.code);
  const failure = useOtp(({ context }) => context.failure);
  const isBusy = useOtp((snapshot) => snapshot.matches({ code: 'verifying' }));
  const isLeftEmpty = useOtp((snapshot) => snapshot.matches({ code: { entering: 'leftEmpty' } }));

  useWebOtp((found) => otp.send({ type: 'code.typed', code: found }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    otp.send({ type: 'code.submitted' });
  };
  const emptiness = isLeftEmpty ? formErrorText(i18n, 'codeRequired') : undefined;
  const problem = failure ? failureTexts(i18n, failure).join(' ') : emptiness;
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <SentTo />
      {demoCode === null ? null : (
        <p className={classes.hint} role="note">
          <Trans>For demo purpose use otp {demoCode}</Trans>
        </p>
      )}
      <CodeInput
        label={t`6-digit code`}
        value={code}
        isBusy={isBusy}
        problem={problem}
        refusal={failure}
        onLeave={() => otp.send({ type: 'code.left' })}
        onEnter={() => otp.send({ type: 'code.submitted' })}
        onType={(typed) => otp.send({ type: 'code.typed', code: typed })}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!isBusy && !isWholeCode(code)}>
        <Trans>Verify</Trans>
      </Button>
      <ResendCode />
    </form>
  );
}

/**
 * Names the contact that received the code. After a password sign-in it also explains why a code is needed
 * . Recovery never reveals whether an account exists [AUTH-75].
 */
function SentTo() {
  const { type, value } = useOtp(({ context }) => context.contact);
  const isRecovery = useOtp(({ context }) => context.purpose.type === 'reset');
  const isAskedOnce = useOtp(
    ({ context: { purpose } }) => purpose.type === 'signIn' && purpose.loginType === 'manual',
  );
  const contact = <b className="ltr">{value}</b>;
  return (
    <p className={classes.text}>
      {isRecovery ? <Trans>If there’s an account for {contact}, we’ve sent a code to it.</Trans> : null}
      {!isRecovery && type === 'phone' ? (
        <Trans>We sent a code to {contact}. It expires in 10 minutes.</Trans>
      ) : null}
      {!isRecovery && type === 'email' ? (
        <Trans>We sent a code to {contact}. Check your spam folder too.</Trans>
      ) : null}
      {isAskedOnce ? (
        <>
          {' '}
          {type === 'phone' ? (
            <Trans>We only ask once, to confirm this number is yours.</Trans>
          ) : (
            <Trans>We only ask once, to confirm this address is yours.</Trans>
          )}
        </>
      ) : null}
    </p>
  );
}
