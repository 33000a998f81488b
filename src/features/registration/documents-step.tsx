import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton, NativeSelect, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type AnyObjectSchema, object } from 'yup';
import { identitySchema } from '../../../domain/forms/registration';
import { LARGEST_FILE_MEGABYTES, PHOTO_TYPES } from '../../../domain/photo';
import { type FileField, fileFields, IDENTITY_TYPES, isNeeded, maxFiles } from '../../../domain/registration';
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
      {fileFields(kind).map((file) => (
        <FileUpload key={file} field={file} isMissing={isMissing && isNeeded(kind, file)} />
      ))}
      <StepButtons />
    </form>
  );
}

function FileUpload({ field, isMissing }: { field: FileField; isMissing: boolean }) {
  const { t } = useLingui();
  const flow = useRegistrationRef();
  const all = useRegistration(({ context }) => context.files);
  const files = all.filter((file) => file.field === field);
  const texts: Record<FileField, string> = {
    logo: t`Logo`,
    cover_photo: t`Cover photo (optional)`,
    image: t`Your photo (optional)`,
    identity_image: t`Document photos`,
  };
  const name = texts[field];
  return (
    <fieldset className={classes.files}>
      <legend>{name}</legend>
      <ChosenPictures pictures={files} onRemove={(id) => flow.send({ type: 'file.removed', id })} />
      <Refusal field={field} isMissing={isMissing} />
      {files.length < maxFiles(field) ? (
        <FileButton
          multiple
          accept={Object.values(PHOTO_TYPES).join(',')}
          onChange={(photos) => flow.send({ type: 'files.chosen', field, photos })}
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

function Refusal({ field, isMissing }: { field: FileField; isMissing: boolean }): ReactNode {
  const formats = useFormats();
  const problem = useRegistration(({ context }) => context.problem);
  const largest = formats.number(LARGEST_FILE_MEGABYTES);
  const most = formats.number(maxFiles(field));
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
