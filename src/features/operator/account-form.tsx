import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import {
  OPERATOR_ROLES,
  type OperatorRole,
  SHORTEST_OPERATOR_PASSWORD,
} from '../../../domain/operator-roles';
import type { operatorAccountsMachine } from '../../../machines/operator/operator-accounts.machine';
import type { ConsoleAccount, ConsoleAccounts } from '../../api/operator-account-mapping';
import { FormFailure } from '../../platform/fields/form-failure';
import { PasswordField } from '../../platform/fields/password-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow } from '../../platform/flow';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import classes from './operator.module.css';
import { useRoleTexts } from './use-role-texts';

export type AccountFlow = ActorRefFrom<typeof operatorAccountsMachine>;

type Props = { flow: AccountFlow; account: ConsoleAccount | null; stores: ConsoleAccounts['stores'] };

/**
 * Creates or edits an account. An empty password keeps the current one; a new account gets a sign-in link
 * [X-26, X-29].
 */
export function AccountForm({ flow, account, stores }: Props) {
  const { t } = useLingui();
  const name = account?.name;
  return (
    <Question
      name="decision"
      title={name === undefined ? t`Add an account` : t`Edit ${name}`}
      onClose={() => flow.send({ type: 'question.closed' })}
    >
      <Fields flow={flow} account={account} stores={stores} />
    </Question>
  );
}

const schema = object({
  name: string().trim().required('nameRequired'),
  email: string().trim().required('emailRequired').email('emailNotValid'),
  storeId: string().test(
    'store',
    'storeRequired',
    (typed, { parent }) => parent.role !== 'store' || Boolean(typed),
  ),
  password: string().test(
    'password',
    'operatorPasswordShort',
    (typed = '') => typed === '' || typed.length >= SHORTEST_OPERATOR_PASSWORD,
  ),
});

function Fields({ flow, account, stores }: Props) {
  const { t } = useLingui();
  const roles = useRoleTexts();
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);
  const { field, formProps, values } = useFlowForm({
    name: 'operator-account-form',
    initial: {
      name: account?.name ?? '',
      email: account?.email ?? '',
      role: account?.role ?? 'manager',
      storeId: account?.storeId ? String(account.storeId) : '',
      state: account?.isActive === false ? 'blocked' : 'active',
      password: '',
    } as Record<'name' | 'email' | 'role' | 'storeId' | 'state' | 'password', string>,
    schema,
    onSubmit: ({ role, storeId, state, password, ...typed }) =>
      flow.send({
        type: 'account.submitted',
        draft: {
          ...typed,
          id: account?.id ?? null,
          role: role as OperatorRole,
          storeId: role === 'store' ? Number(storeId) : null,
          isActive: state === 'active',
          password: password || null,
        },
      }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={failure} />
      <TextInput
        {...field('name')}
        label={<Trans>Name</Trans>}
        maxLength={100}
        autoComplete="off"
        data-autofocus
      />
      <TextInput {...field('email')} type="email" label={<Trans>Email</Trans>} autoComplete="off" dir="ltr" />
      <NativeSelect
        {...field('role')}
        label={<Trans>Role</Trans>}
        description={roles.about[values.role as OperatorRole]}
        data={OPERATOR_ROLES.map((role) => ({ value: role, label: roles.name[role] }))}
      />
      {values.role === 'store' ? (
        <NativeSelect
          {...field('storeId')}
          label={<Trans>Store</Trans>}
          data={[
            { value: '', label: t`Please choose` },
            ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      ) : null}
      {account === null ? null : (
        <NativeSelect
          {...field('state')}
          label={<Trans>Access</Trans>}
          data={[
            { value: 'active', label: t`Can sign in` },
            { value: 'blocked', label: t`Blocked` },
          ]}
        />
      )}
      <PasswordField
        {...field('password')}
        label={<Trans>Password</Trans>}
        description={
          account === null ? (
            <Trans>Leave blank to get a sign-in link, or enter at least 12 characters.</Trans>
          ) : (
            <Trans>Leave blank to keep the current password.</Trans>
          )
        }
        autoComplete="new-password"
        placeholder=""
      />
      <div className={classes.answers}>
        <Button variant="default" disabled={isBusy} onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Go Back</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
