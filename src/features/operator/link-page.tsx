import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import { type LinkedAccount, SHORTEST_OPERATOR_PASSWORD } from '../../../domain/operator-roles';
import type { operatorLinkMachine } from '../../../machines/operator/operator-link.machine';
import { failureTexts } from '../../i18n/failures';
import { FormFailure } from '../../platform/fields/form-failure';
import { PasswordField } from '../../platform/fields/password-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { FailureBlock } from '../../ui/failure-block';
import { OverlayKit } from '../../ui/overlay-kit';
import { Skeleton } from '../../ui/skeleton';
import { ConsoleFrame } from './console-frame';
import { provideLink } from './operator.actors';
import classes from './operator.module.css';

type Flow = ActorRefFrom<typeof operatorLinkMachine>;

/** The page `/operator/link`, which sets a new password with a sign-in link. */
export function LinkPage({ token }: { token: string }) {
  const { operator } = useApi();
  const flow = usePage(() => provideLink(operator), { input: { token } });
  const isUsed = useFlow(flow, (at) => at.matches('used'));
  return (
    <div className="page">
      <OverlayKit>
        <ConsoleFrame />
        <LinkView flow={flow} />
        {isUsed ? <Navigate to="/operator" replace /> : null}
      </OverlayKit>
    </div>
  );
}

export function LinkView({ flow }: { flow: Flow }) {
  const { t, i18n } = useLingui();
  const account = useFlow(flow, ({ context }) => context.account);
  const failure = useFlow(flow, ({ context }) => context.failure);
  const isInvalid = useFlow(flow, (at) => at.matches('invalid'));
  if (isInvalid) return <InvalidLink />;
  return (
    <div className={classes.signIn}>
      <h1 tabIndex={-1}>
        <Trans>Set your password</Trans>
      </h1>
      {account ? (
        <PasswordForm flow={flow} account={account} />
      ) : failure ? (
        <FailureBlock
          title={<Trans>The link couldn’t be checked</Trans>}
          reason={failureTexts(i18n, failure).join(' ')}
          onRetry={() => flow.send({ type: 'retry.requested' })}
        />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <Skeleton blockSize={220} radius={12} />
        </div>
      )}
    </div>
  );
}

const InvalidLink = () => (
  <EmptyState
    headingLevel={1}
    title={<Trans>This link doesn’t work</Trans>}
    action={
      <Button variant="light" renderRoot={(props) => <Link to="/operator" {...props} />}>
        <Trans>Go to sign-in</Trans>
      </Button>
    }
  >
    <Trans>
      It may have expired, or was already used or replaced. Links are valid for one hour. Ask an owner for a
      new one.
    </Trans>
  </EmptyState>
);

const schema = object({
  password: string().required('newPasswordRequired').min(SHORTEST_OPERATOR_PASSWORD, 'operatorPasswordShort'),
});

function PasswordForm({ flow, account }: { flow: Flow; account: LinkedAccount }) {
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);
  const { field, formProps } = useFlowForm({
    name: 'operator-link',
    initial: { password: '' },
    schema,
    onSubmit: ({ password }) => flow.send({ type: 'password.submitted', password }),
  });
  const { name, email } = account;
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.note}>
        <Trans>
          Welcome, <bdi>{name}</bdi>. This signs you in here and signs out your other browsers.
        </Trans>
      </p>
      <FormFailure failure={failure} />
      {/* Password managers store the new password for this email address. */}
      <TextInput
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="username"
        dir="ltr"
        value={email}
        readOnly
      />
      <PasswordField
        {...field('password')}
        label={<Trans>New password</Trans>}
        description={<Trans>At least 12 characters.</Trans>}
        autoComplete="new-password"
        placeholder=""
      />
      <Button type="submit" loading={isBusy} fullWidth>
        <Trans>Save and sign in</Trans>
      </Button>
    </form>
  );
}
