import { Trans } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import type { OwnPasskey } from '../../../domain/auth/access';
import { SHORTEST_OPERATOR_PASSWORD, type SignedInOperator } from '../../../domain/operator-roles';
import type { operatorPasswordMachine } from '../../../machines/operator/operator-password.machine';
import { FormFailure } from '../../platform/fields/form-failure';
import { PasswordField } from '../../platform/fields/password-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow, usePage } from '../../platform/flow';
import { useApi } from '../../platform/shop.context';
import { Button } from '../../ui/button';
import { CONSOLE_EFFECTS, provideOwnPasskeys, provideOwnPassword } from './operator.actors';
import classes from './operator.module.css';
import { OwnPasskeys } from './own-passkeys';
import { useRoleTexts } from './use-role-texts';

type Flow = ActorRefFrom<typeof operatorPasswordMachine>;

type Props = { self: SignedInOperator; passkeys: readonly OwnPasskey[] };

/** Shows the operator's own account, changes its password and lists its passkeys. */
export function OwnAccount({ self, passkeys }: Props) {
  const { operator } = useApi();
  const password = usePage(() => provideOwnPassword(operator));
  const passkeyFlow = usePage(() => provideOwnPasskeys(operator), { effects: CONSOLE_EFFECTS });
  return (
    <div className={classes.sections}>
      <OwnAccountView flow={password} self={self} />
      <OwnPasskeys flow={passkeyFlow} passkeys={passkeys} />
    </div>
  );
}

export function OwnAccountView({ flow, self }: { flow: Flow; self: SignedInOperator }) {
  const { name: roleName } = useRoleTexts();
  const isDone = useFlow(flow, (at) => at.matches('changed'));
  return (
    <section className={classes.card} aria-labelledby="own-account">
      <h2 id="own-account">
        <bdi>{self.name}</bdi>
      </h2>
      <p className={classes.line}>
        <bdi dir="ltr">{self.email}</bdi>
        <span>
          {roleName[self.role]}
          {self.store === null ? null : ` · ${self.store}`}
        </span>
      </p>
      <PasswordForm key={String(isDone)} flow={flow} />
    </section>
  );
}

const passwordSchema = object({
  oldPassword: string().required('passwordRequired'),
  password: string().required('newPasswordRequired').min(SHORTEST_OPERATOR_PASSWORD, 'operatorPasswordShort'),
});

function PasswordForm({ flow }: { flow: Flow }) {
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);
  const { field, formProps } = useFlowForm({
    name: 'operator-password',
    initial: { oldPassword: '', password: '' },
    schema: passwordSchema,
    onSubmit: (change) => flow.send({ type: 'password.submitted', change }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={failure} />
      <PasswordField
        {...field('oldPassword')}
        label={<Trans>Current password</Trans>}
        autoComplete="current-password"
        placeholder=""
      />
      <PasswordField
        {...field('password')}
        label={<Trans>New password</Trans>}
        description={<Trans>At least 12 characters. Your other browsers are signed out.</Trans>}
        autoComplete="new-password"
        placeholder=""
      />
      <div className={classes.answers}>
        <Button type="submit" loading={isBusy}>
          <Trans>Change password</Trans>
        </Button>
      </div>
    </form>
  );
}
