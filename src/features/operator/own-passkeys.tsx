import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import type { ActorRefFrom } from 'xstate';
import { object, string } from 'yup';
import type { OwnPasskey } from '../../../domain/auth/access';
import type { operatorPasskeysMachine } from '../../../machines/operator/operator-passkeys.machine';
import { useFormats } from '../../i18n/formats.context';
import { useDeviceName } from '../../i18n/use-device-name';
import { FormFailure } from '../../platform/fields/form-failure';
import { PasswordField } from '../../platform/fields/password-field';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { useFlow } from '../../platform/flow';
import { Question } from '../../platform/layers/dialog';
import { Button } from '../../ui/button';
import classes from './operator.module.css';

type Flow = ActorRefFrom<typeof operatorPasskeysMachine>;
type Props = { flow: Flow; passkeys: readonly OwnPasskey[] };

/** Lists, adds and removes the operator's own passkeys. */
export function OwnPasskeys({ flow, passkeys }: Props) {
  const { t } = useLingui();
  const isAdding = useFlow(flow, (at) => at.matches('naming') || at.matches('adding'));
  const removedId = useFlow(flow, ({ context }) => context.removedId);
  const removed = passkeys.find(({ id }) => id === removedId);
  return (
    <section className={classes.card} aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">
        <Trans>Passkeys</Trans>
      </h2>
      <p className={classes.note}>
        <Trans>Sign in with your fingerprint, face or device PIN. No password needed.</Trans>
      </p>
      {passkeys.length === 0 ? null : (
        <ul className={classes.passkeys} aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} flow={flow} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className={classes.answers}>
        <Button
          variant="light"
          leftSection={<IconFingerprint size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => flow.send({ type: 'adding.opened' })}
        >
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
      {isAdding ? <AddingQuestion flow={flow} /> : null}
      {removed ? <RemovalQuestion flow={flow} passkey={removed} /> : null}
    </section>
  );
}

const useName = () => {
  const deviceName = useDeviceName();
  return ({ name, device }: OwnPasskey): string => name ?? deviceName(device);
};

function PasskeyRow({ flow, passkey }: { flow: Flow; passkey: OwnPasskey }) {
  const { t } = useLingui();
  const formats = useFormats();
  const name = useName()(passkey);
  const { id, createdAt, usedAt } = passkey;
  const added = formats.date(createdAt);
  const used = usedAt === null ? null : formats.date(usedAt);
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.about}>
          {used === null ? (
            <Trans>Added on {added}, not used yet</Trans>
          ) : (
            <Trans>
              Added on {added}, last used on {used}
            </Trans>
          )}
        </span>
      </span>
      <Button
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t`Remove ${name}`}
        onClick={() => flow.send({ type: 'removal.requested', id })}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}

function AddingQuestion({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  return (
    <Question name="decision" title={t`Add a passkey`} onClose={() => flow.send({ type: 'question.closed' })}>
      <AddingForm flow={flow} />
    </Question>
  );
}

/** The maximum length of a passkey's name, which the server checks too. */
const LONGEST_NAME = 60;
const schema = object({ name: string(), password: string().required('passwordRequired') });

function AddingForm({ flow }: { flow: Flow }) {
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const failure = useFlow(flow, ({ context }) => context.failure);
  const { field, formProps } = useFlowForm({
    name: 'operator-passkey',
    initial: { name: '', password: '' },
    schema,
    onSubmit: ({ name, password }) =>
      flow.send({ type: 'passkey.submitted', draft: { name: name.trim() || null, password } }),
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={failure} />
      <TextInput
        {...field('name')}
        label={<Trans>Name</Trans>}
        description={<Trans>For example, your device’s name. Leave blank to use the browser’s name.</Trans>}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        data-autofocus
      />
      <PasswordField
        {...field('password')}
        label={<Trans>Current password</Trans>}
        autoComplete="current-password"
        placeholder=""
      />
      <div className={classes.answers}>
        <Button variant="default" disabled={isBusy} onClick={() => flow.send({ type: 'question.closed' })}>
          <Trans>Go Back</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </form>
  );
}

function RemovalQuestion({ flow, passkey }: { flow: Flow; passkey: OwnPasskey }) {
  const isBusy = useFlow(flow, (at) => at.hasTag('busy'));
  const name = <bdi>{useName()(passkey)}</bdi>;
  const close = () => flow.send({ type: 'question.closed' });
  return (
    <Question name="decision" title={<Trans>Remove this passkey?</Trans>} size="small" onClose={close}>
      <div className={classes.form}>
        <p className={classes.note}>
          <Trans>
            You won’t be able to sign in with {name} anymore. Your device may still suggest it, so delete it
            there too.
          </Trans>
        </p>
        <div className={classes.answers}>
          <Button variant="default" data-autofocus disabled={isBusy} onClick={close}>
            <Trans>Go Back</Trans>
          </Button>
          <Button loading={isBusy} onClick={() => flow.send({ type: 'removal.confirmed' })}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </Question>
  );
}
