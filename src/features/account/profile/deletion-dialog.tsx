import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Person } from '../../../../domain/person';
import { failureTexts } from '../../../i18n/failures';
import { TextField } from '../../../platform/fields/text-field';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import classes from './deletion-dialog.module.css';
import { LossList } from './loss-list';
import { useAccountDeletion, useAccountDeletionRef } from './profile.context';

const FIELD = 'deletion-phrase';

/** Names what is lost, and waits for the own contact to be typed [PROF-08]. */
export function DeletionDialog({ person }: { person: Person }) {
  const { t, i18n } = useLingui();
  const flow = useAccountDeletionRef();
  const [typed, type] = useState('');
  const phrase = useAccountDeletion(({ context }) => context.phrases[0] ?? '');
  const hasMistyped = useAccountDeletion(({ context }) => context.hasMistyped);
  const failure = useAccountDeletion(({ context }) => context.failure);
  const isBusy = useAccountDeletion((snapshot) => snapshot.hasTag('busy'));
  const cancel = () => flow.send({ type: 'deletion.cancelled' });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flow.send({ type: 'deletion.confirmed', typed });
    if (flow.getSnapshot().context.hasMistyped) document.getElementsByName(FIELD)[0]?.focus();
  };
  const problem = hasMistyped ? t`This is not the email or phone number of your account.` : undefined;
  return (
    <Question name="deletion" title={<Trans>Delete your account?</Trans>} onClose={cancel}>
      <form noValidate onSubmit={submit} className={classes.form}>
        <LossList person={person} />
        <TextField
          name={FIELD}
          label={
            <Trans>
              To confirm, type <bdi dir="ltr">{phrase}</bdi>
            </Trans>
          }
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          problem={problem ?? (failure ? failureTexts(i18n, failure)[0] : undefined)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          isLtr
        />
        <div className={classes.answers}>
          <Button variant="default" onClick={cancel} data-autofocus>
            <Trans>Keep my account</Trans>
          </Button>
          <Button type="submit" className={classes.danger} loading={isBusy}>
            <Trans>Delete for good</Trans>
          </Button>
        </div>
      </form>
    </Question>
  );
}
