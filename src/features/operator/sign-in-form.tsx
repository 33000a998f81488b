import { Trans } from '@lingui/react/macro';
import { PasswordInput, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { object, string } from 'yup';
import type { consoleSignInMachine } from '../../../machines/operator/console-sign-in.machine';
import { FormFailure } from '../../platform/fields/form-failure';
import { PasswordField } from '../../platform/fields/password-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow } from '../../platform/flow';
import { Button } from '../../ui/button';
import classes from './operator.module.css';

export type SignIn = ActorRefFrom<typeof consoleSignInMachine>;

/** Asks for an account, or for the shop's access key if no account exists yet. */
export function SignInForm({ signIn }: { signIn: SignIn }) {
  const isByKey = useFlow(
    signIn,
    (at) => at.matches({ outside: 'byKey' }) || at.context.credentials?.kind === 'key',
  );
  return isByKey ? <KeyForm signIn={signIn} /> : <AccountForm signIn={signIn} />;
}

const accountSchema = object({
  email: string().trim().required('emailRequired'),
  password: string().required('passwordRequired'),
});

function AccountForm({ signIn }: { signIn: SignIn }) {
  const { field, formProps } = useFlowForm({
    name: 'operator-account',
    initial: { email: '', password: '' },
    schema: accountSchema,
    onSubmit: (account) => signIn.send({ type: 'account.submitted', ...account }),
  });
  return (
    <form {...formProps} className={classes.signIn}>
      <Fields
        signIn={signIn}
        other={
          <>
            <PasskeyButton signIn={signIn} />
            <Button type="button" variant="subtle" onClick={() => signIn.send({ type: 'key.preferred' })}>
              <Trans>Use the shop key</Trans>
            </Button>
          </>
        }
      >
        <TextInput
          {...field('email')}
          type="email"
          label={<Trans>Email</Trans>}
          autoComplete="username"
          dir="ltr"
        />
        <PasswordField
          {...field('password')}
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          description={<Trans>Forgot it? Ask an owner for a sign-in link.</Trans>}
          placeholder=""
        />
      </Fields>
    </form>
  );
}

/** Asks the device for a passkey instead of email and password. */
function PasskeyButton({ signIn }: { signIn: SignIn }) {
  const isBusy = useFlow(signIn, isByPasskey);
  return (
    <Button
      type="button"
      variant="default"
      fullWidth
      loading={isBusy}
      leftSection={<IconFingerprint size={20} aria-hidden />}
      onClick={() => signIn.send({ type: 'passkey.chosen' })}
    >
      <Trans>Use a passkey</Trans>
    </Button>
  );
}

/** Returns whether a passkey is being requested or checked. */
const isByPasskey = (at: SnapshotFrom<SignIn>): boolean =>
  at.matches('proving') || at.context.credentials?.kind === 'passkey';

const keySchema = object({ key: string().trim().required('keyRequired') });

function KeyForm({ signIn }: { signIn: SignIn }) {
  const { field, formProps } = useFlowForm({
    name: 'operator',
    initial: { key: '' },
    schema: keySchema,
    onSubmit: ({ key }) => signIn.send({ type: 'key.submitted', key }),
  });
  return (
    <form {...formProps} className={classes.signIn}>
      <Fields
        signIn={signIn}
        other={
          <Button type="button" variant="subtle" onClick={() => signIn.send({ type: 'account.preferred' })}>
            <Trans>Use an account</Trans>
          </Button>
        }
      >
        <p>
          <Trans>The server prints the shop key when it starts.</Trans>
        </p>
        <PasswordInput {...field('key')} label={<Trans>Shop key</Trans>} autoComplete="current-password" />
      </Fields>
    </form>
  );
}

/** `other`: the alternative ways to sign in. */
function Fields({ signIn, other, children }: { signIn: SignIn; other: ReactNode; children: ReactNode }) {
  const isBusy = useFlow(signIn, (at) => at.hasTag('busy') && !isByPasskey(at));
  const failure = useFlow(signIn, ({ context }) => context.failure);
  return (
    <>
      <h1 tabIndex={-1}>
        <Trans>Operator</Trans>
      </h1>
      <FormFailure failure={failure} />
      {children}
      <Button type="submit" loading={isBusy} fullWidth>
        <Trans>Sign in</Trans>
      </Button>
      {other}
    </>
  );
}
