import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { object, string } from 'yup';
import type { Person } from '../../../../domain/person';
import { failureTexts } from '../../../i18n/failures';
import { useFlowForm } from '../../../platform/fields/use-flow-form';
import { Question } from '../../../platform/layers/dialog';
import { Button } from '../../../ui/button';
import classes from '../grave-question.module.css';
import { IdentityCheckForm } from '../identity-check/identity-check-form';
import { type IdentityCheckFlow, useIsIdentityCheckOpen } from '../identity-check/use-identity-check';
import { LossList } from './loss-list';
import { useAccountDeletion, useAccountDeletionRef } from './profile.context';

/** Accepts any text, because the flow checks the confirmation. */
const deletionSchema = object({ phrase: string() });

/** Lists the data that is deleted, and asks customers to type their email or phone [PROF-08]. */
export function DeletionDialog({ person, proof }: { person: Person; proof: IdentityCheckFlow }) {
  const { i18n } = useLingui();
  const flow = useAccountDeletionRef();
  const phrase = useAccountDeletion(({ context }) => context.phrases[0] ?? '');
  const failure = useAccountDeletion(({ context }) => context.failure);
  const isProofAsked = useIsIdentityCheckOpen(proof);
  const isBusy = useAccountDeletion((snapshot) => snapshot.hasTag('busy'));
  const cancel = () => flow.send({ type: 'deletion.cancelled' });

  const { formProps, field } = useFlowForm({
    name: 'deletion',
    initial: { phrase: '' },
    schema: deletionSchema,
    flow,
    fields: { phrase: 'phrase' },
    onSubmit: ({ phrase: typed }) => flow.send({ type: 'deletion.confirmed', typed }),
  });
  const { error, ...phraseField } = field('phrase');
  if (isProofAsked)
    return (
      <Question
        name="deletion"
        title={<Trans>Confirm it’s you</Trans>}
        onClose={() => proof.send({ type: 'identityCheck.cancelled' })}
      >
        <IdentityCheckForm flow={proof} />
      </Question>
    );
  return (
    <Question name="deletion" title={<Trans>Delete your account?</Trans>} onClose={cancel}>
      <form {...formProps} className={classes.form}>
        <LossList person={person} />
        <TextInput
          {...phraseField}
          label={
            <Trans>
              To confirm, type <bdi dir="ltr">{phrase}</bdi>
            </Trans>
          }
          error={error ?? (failure ? failureTexts(i18n, failure)[0] : undefined)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          dir="ltr"
        />
        <div className={classes.answers}>
          <Button variant="default" onClick={cancel} data-autofocus>
            <Trans>Keep my account</Trans>
          </Button>
          <Button type="submit" className={classes.danger} loading={isBusy}>
            <Trans>Delete permanently</Trans>
          </Button>
        </div>
      </form>
    </Question>
  );
}
