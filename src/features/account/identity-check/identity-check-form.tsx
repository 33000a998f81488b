import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { object, string } from 'yup';
import { codeDigits } from '../../../../domain/auth/code';
import type { IdentityCheckMethod } from '../../../../machines/account/identity-check.types';
import { failureTexts } from '../../../i18n/failures';
import { FormFailure } from '../../../platform/fields/form-failure';
import { PasswordField } from '../../../platform/fields/password-field';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { useFlow } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import classes from './identity-check-form.module.css';
import type { IdentityCheckFlow } from './use-identity-check';

/** Asks for password, passkey or code again, as a proof of identity. */
export function IdentityCheckForm({ flow }: { flow: IdentityCheckFlow }) {
  const isImpossible = useFlow(flow, (at) => at.matches('impossible'));
  const method = useFlow(flow, ({ context }) => context.method);
  const failure = useFlow(flow, ({ context }) => context.failure);
  const cancel = () => flow.send({ type: 'identityCheck.cancelled' });
  if (isImpossible)
    return (
      <div className={classes.form}>
        <FormFailure failure={failure} />
        {failure ? null : (
          <p>
            <Trans>Please sign out, sign in and try again.</Trans>
          </p>
        )}
        <Button onClick={cancel} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      </div>
    );
  if (method === null)
    return (
      <p role="status">
        <Trans>One moment…</Trans>
      </p>
    );
  return (
    <div className={classes.form}>
      <p>
        <Trans>It’s been a while since you signed in. Please confirm it’s you.</Trans>
      </p>
      <MethodForm key={method} flow={flow} method={method} />
      <OtherMethods flow={flow} />
    </div>
  );
}

const isCode = (method: IdentityCheckMethod): boolean => method === 'phone' || method === 'email';

/** Accepts any text, because the server checks the password or code. */
const identityCheckSchema = object({ secret: string() });

function MethodForm({ flow, method }: { flow: IdentityCheckFlow; method: IdentityCheckMethod }) {
  const { i18n } = useLingui();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);
  const sentTo = useFlow(flow, ({ context }) => (method === 'phone' ? context.phone : context.email));
  const { formProps, field, values } = useFlowForm({
    name: 'proof',
    initial: { secret: '' },
    schema: identityCheckSchema,
    onSubmit: ({ secret }) =>
      flow.send({ type: 'identityCheck.submitted', secret: isCode(method) ? codeDigits(secret) : secret }),
  });
  const given = {
    ...field('secret'),
    error: failure ? failureTexts(i18n, failure).join(' ') : undefined,
    readOnly: isBusy,
    'data-autofocus': true,
  };
  return (
    <form {...formProps} className={classes.form}>
      {method === 'passkey' ? (
        <FormFailure failure={failure} />
      ) : method === 'password' ? (
        <PasswordField
          {...given}
          label={<Trans>Password</Trans>}
          placeholder=""
          autoComplete="current-password"
        />
      ) : (
        <TextInput
          {...given}
          label={
            <Trans>
              Code sent to <bdi dir="ltr">{sentTo}</bdi>
            </Trans>
          }
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      )}
      <Button
        type="submit"
        fullWidth
        loading={isBusy}
        disabled={!isBusy && method !== 'passkey' && values.secret === ''}
      >
        {method === 'passkey' ? <Trans>Use your passkey</Trans> : <Trans>Confirm</Trans>}
      </Button>
    </form>
  );
}

function OtherMethods({ flow }: { flow: IdentityCheckFlow }) {
  const methods = useFlow(flow, ({ context }) => context.methods);
  const chosen = useFlow(flow, ({ context }) => context.method);
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  return (
    <div className={classes.others}>
      {methods
        .filter((method) => method !== chosen)
        .map((method) => (
          <Button
            key={method}
            variant="subtle"
            disabled={isBusy}
            onClick={() => flow.send({ type: 'method.chosen', method })}
          >
            <MethodName method={method} />
          </Button>
        ))}
    </div>
  );
}

function MethodName({ method }: { method: IdentityCheckMethod }) {
  switch (method) {
    case 'passkey':
      return <Trans>Use a passkey</Trans>;
    case 'password':
      return <Trans>Use my password</Trans>;
    case 'phone':
      return <Trans>Text me a code</Trans>;
    case 'email':
      return <Trans>Email me a code</Trans>;
  }
}
