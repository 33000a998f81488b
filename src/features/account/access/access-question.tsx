import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { object, string } from 'yup';
import type { Removal } from '../../../../machines/account/account-security.types';
import { failureTexts } from '../../../i18n/failures';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import { providerNames } from '../../session/social/social-error';
import classes from '../grave-question.module.css';
import { IdentityCheckForm } from '../identity-check/identity-check-form';
import { type IdentityCheckFlow, useIsIdentityCheckOpen } from '../identity-check/use-identity-check';
import { useAccountSecurity, useAccountSecurityRef } from './account-security.context';
import { useAccessTexts } from './use-access-texts';

/** Shows the dialog for the flow's current state. */
export function AccessQuestion({ proof }: { proof: IdentityCheckFlow }) {
  const flow = useAccountSecurityRef();
  const isNaming = useAccountSecurity(({ context }) => context.namedId !== null);
  const isLastSignInMethod = useAccountSecurity((at) => at.matches({ question: 'lastSignInMethod' }));
  const isProofAsked = useIsIdentityCheckOpen(proof);
  const close = () => flow.send({ type: 'question.closed' });
  if (isProofAsked)
    return (
      <Question
        name="access"
        title={<Trans>Confirm it’s you</Trans>}
        onClose={() => proof.send({ type: 'identityCheck.cancelled' })}
      >
        <IdentityCheckForm flow={proof} />
      </Question>
    );
  if (isNaming) return <NameQuestion onClose={close} />;
  return isLastSignInMethod ? <LastSignInMethod onClose={close} /> : <RemovalQuestion onClose={close} />;
}

type Asked = { onClose: () => void };

/** The maximum length of a passkey's name, which the server checks too. */
const LONGEST_NAME = 60;
/** The schema of a passkey's name. An empty name removes the name. */
const nameSchema = object({ name: string() });

function NameQuestion({ onClose }: Asked) {
  const { i18n } = useLingui();
  const flow = useAccountSecurityRef();
  const { deviceName } = useAccessTexts();
  const passkey = useAccountSecurity(({ context }) =>
    context.access?.passkeys.find(({ id }) => id === context.namedId),
  );
  const isBusy = useAccountSecurity((at) => at.matches({ question: 'savingName' }));
  const refusal = useAccountSecurity(({ context }) => context.refusal);
  const { formProps, field } = useFlowForm({
    name: 'passkey-name',
    initial: { name: passkey?.name ?? '' },
    schema: nameSchema,
    onSubmit: ({ name }) => flow.send({ type: 'name.submitted', name }),
  });
  const { error, ...nameField } = field('name');
  return (
    <Question name="access" title={<Trans>Name this passkey</Trans>} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <TextInput
          {...nameField}
          label={<Trans>Name</Trans>}
          placeholder={passkey && deviceName(passkey.device)}
          error={error ?? (refusal ? failureTexts(i18n, refusal).join(' ') : undefined)}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          readOnly={isBusy}
          data-autofocus
        />
        <div className={classes.answers}>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Question>
  );
}

function RemovalQuestion({ onClose }: Asked) {
  const flow = useAccountSecurityRef();
  const removal = useAccountSecurity(({ context }) => context.removal);
  const isBusy = useAccountSecurity((at) => at.matches({ question: 'removing' }));
  const texts = useRemovalWords(removal);
  return (
    <Question name="access" title={texts.title} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.text}>{texts.text}</p>
        <div className={classes.answers}>
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            className={classes.danger}
            loading={isBusy}
            onClick={() => flow.send({ type: 'removal.confirmed' })}
          >
            {texts.confirm}
          </Button>
        </div>
      </div>
    </Question>
  );
}

type RemovalWords = Record<'title' | 'text' | 'confirm', ReactNode>;

function useRemovalWords(removal: Removal | null): RemovalWords {
  const { passkeyName, deviceName } = useAccessTexts();
  const access = useAccountSecurity(({ context }) => context.access);
  switch (removal?.what) {
    case 'passkey': {
      const passkey = access?.passkeys.find(({ id }) => id === removal.id);
      const named = passkey && passkeyName(passkey);
      const name = passkey?.name ? <bdi>{named}</bdi> : named;
      return {
        title: <Trans>Remove this passkey?</Trans>,
        text: (
          <Trans>
            You won’t be able to sign in with {name} anymore. Your device may still suggest it, so delete it
            there too.
          </Trans>
        ),
        confirm: <Trans>Remove</Trans>,
      };
    }
    case 'session': {
      const session = access?.sessions.find(({ id }) => id === removal.id);
      const name = session ? deviceName(session.device) : '';
      return {
        title: <Trans>Sign out this device?</Trans>,
        text: <Trans>{name} will be signed out. Your cart won’t change.</Trans>,
        confirm: <Trans>Sign out</Trans>,
      };
    }
    case 'identity': {
      const name = providerNames[removal.provider];
      return {
        title: <Trans>Unlink {name}?</Trans>,
        text: <Trans>You won’t be able to sign in with {name} until you link it again.</Trans>,
        confirm: <Trans>Unlink</Trans>,
      };
    }
    default:
      return {
        title: <Trans>Sign out everywhere else?</Trans>,
        text: <Trans>All other devices will be signed out. You’ll stay signed in here.</Trans>,
        confirm: <Trans>Sign out</Trans>,
      };
  }
}

/** Explains that the last sign-in method can't be removed. */
function LastSignInMethod({ onClose }: Asked) {
  const { i18n } = useLingui();
  const refusal = useAccountSecurity(({ context }) => context.refusal);
  return (
    <Question name="access" title={<Trans>This is your only way to sign in</Trans>} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.text} role="alert">
          {refusal ? failureTexts(i18n, refusal).join(' ') : null}
        </p>
        <Button fullWidth onClick={onClose} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      </div>
    </Question>
  );
}
