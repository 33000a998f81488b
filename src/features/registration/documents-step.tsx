import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton, NativeSelect, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type AnyObjectSchema, object } from 'yup';
import { identitySchema } from '../../../domain/forms/registration';
import { LARGEST_FILE_MEGABYTES, PHOTO_TYPES } from '../../../domain/photo';
import {
  IDENTITY_TYPES,
  isNeeded,
  mostPapers,
  type PaperField,
  paperFields,
} from '../../../domain/registration';
import { useFormats } from '../../i18n/formats.context';
import { useFlowForm } from '../../platform/fields/use-flow-form';
import { Button } from '../../ui/button';
import { ChosenPictures } from '../../ui/chosen-pictures';
import bad from '../../ui/error-text.module.css';
import { useRegistration, useRegistrationRef } from './registration.context';
import classes from './registration.module.css';
import { StepButtons } from './step-parts';

const anything: AnyObjectSchema = object({});

export function DocumentsStep() {
  const { t } = useLingui();
  const flow = useRegistrationRef();
  const kind = useRegistration(({ context }) => context.kind);
  const { identityType, identityNumber } = useRegistration(({ context }) => context.texts);
  const isMissing = useRegistration((snapshot) => snapshot.matches({ filling: { documents: 'missing' } }));
  const { field, formProps } = useFlowForm({
    name: 'documents',
    initial: { identityType, identityNumber },
    schema: kind === 'courier' ? identitySchema : anything,
    onType: (texts) => flow.send({ type: 'texts.typed', texts }),
    onSubmit: (texts) => flow.send({ type: 'step.submitted', texts }),
  });
  const kinds = { passport: t`Passport`, driving_license: t`Driving licence`, nid: t`Identity card` };
  return (
    <form {...formProps} className={classes.form}>
      {kind === 'courier' ? (
        <div className={classes.row}>
          <NativeSelect
            {...field('identityType')}
            label={<Trans>Document type</Trans>}
            data={IDENTITY_TYPES.map((value) => ({ value, label: kinds[value] }))}
          />
          <TextInput
            {...field('identityNumber')}
            label={<Trans>Document number</Trans>}
            maxLength={40}
            dir="ltr"
          />
        </div>
      ) : null}
      <p className={classes.hint}>
        <Trans>
          Only our team can see them. Files aren’t saved on this device, so choose them again after a reload.
        </Trans>
      </p>
      {paperFields(kind).map((paper) => (
        <Papers key={paper} field={paper} isMissing={isMissing && isNeeded(kind, paper)} />
      ))}
      <StepButtons />
    </form>
  );
}

function Papers({ field, isMissing }: { field: PaperField; isMissing: boolean }) {
  const { t } = useLingui();
  const flow = useRegistrationRef();
  const all = useRegistration(({ context }) => context.papers);
  const papers = all.filter((paper) => paper.field === field);
  const texts: Record<PaperField, string> = {
    logo: t`Logo`,
    cover_photo: t`Cover photo (optional)`,
    image: t`Your photo (optional)`,
    identity_image: t`Document photos`,
  };
  const name = texts[field];
  return (
    <fieldset className={classes.papers}>
      <legend>{name}</legend>
      <ChosenPictures pictures={papers} onRemove={(id) => flow.send({ type: 'paper.removed', id })} />
      <Refusal field={field} isMissing={isMissing} />
      {papers.length < mostPapers(field) ? (
        <FileButton
          multiple
          accept={Object.values(PHOTO_TYPES).join(',')}
          onChange={(photos) => flow.send({ type: 'papers.chosen', field, photos })}
          inputProps={{
            'aria-label': t`Choose a file: ${name}`,
            // Without the reset, choosing the same file again fires no change event.
            onClick: ({ currentTarget }) => {
              currentTarget.value = '';
            },
          }}
        >
          {({ onClick }) => (
            <Button variant="light" leftSection={<IconUpload size={20} aria-hidden />} onClick={onClick}>
              <Trans>Choose a file</Trans>
            </Button>
          )}
        </FileButton>
      ) : null}
    </fieldset>
  );
}

function Refusal({ field, isMissing }: { field: PaperField; isMissing: boolean }): ReactNode {
  const formats = useFormats();
  const problem = useRegistration(({ context }) => context.problem);
  const largest = formats.number(LARGEST_FILE_MEGABYTES);
  const most = formats.number(mostPapers(field));
  const reason = problem?.field === field ? problem.reason : null;
  if (reason === null && !isMissing) return null;
  return (
    <p className={bad.bad} role="alert">
      {reason === 'type' ? <Trans>Please choose a JPG, PNG or GIF image.</Trans> : null}
      {reason === 'size' ? <Trans>Photos can be up to {largest} MB.</Trans> : null}
      {reason === 'count' ? <Trans>You can send up to {most}.</Trans> : null}
      {isMissing ? <Trans>Please choose a file first.</Trans> : null}
    </p>
  );
}
