import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useId } from 'react';
import type { Person } from '../../../../domain/person';
import { LARGEST_FILE_MEGABYTES, PHOTO_TYPES } from '../../../../domain/photo';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { Avatar } from '../frame/avatar';
import classes from './photo-field.module.css';
import { useProfile, useProfileRef } from './profile.context';

/** Takes an avatar. The chosen picture is previewed, and uploaded when the profile is saved [PROF-05]. */
export function PhotoField({ person }: { person: Person }) {
  const { t } = useLingui();
  const formats = useFormats();
  const hint = useId();
  const flow = useProfileRef();
  const photo = useProfile(({ context }) => context.photo);
  const preview = useProfile(({ context }) => context.preview);
  const problem = useProfile(
    ({ context: { fieldErrors } }) => fieldErrors.find(({ code }) => code === 'image')?.message,
  );
  const limit = formats.number(LARGEST_FILE_MEGABYTES);

  return (
    <div className={classes.row}>
      <span className={classes.portrait} data-new={photo !== null || undefined}>
        <Avatar person={person} size={96} src={preview ?? person.imageUrl} />
      </span>
      <div className={classes.words}>
        <div className={classes.buttons}>
          <FileButton
            accept={Object.values(PHOTO_TYPES).join(',')}
            onChange={(chosen) => {
              if (chosen) flow.send({ type: 'photo.chosen', photo: chosen });
            }}
            inputProps={{
              'aria-label': t`Choose a photo`,
              'aria-describedby': hint,
              // Without the reset, choosing the same file again fires no change event.
              onClick: ({ currentTarget }) => {
                currentTarget.value = '';
              },
            }}
          >
            {({ onClick }) => (
              <Button
                variant="light"
                size="sm"
                aria-describedby={hint}
                leftSection={<IconCamera size={20} aria-hidden />}
                onClick={onClick}
              >
                <Trans>Choose a photo</Trans>
              </Button>
            )}
          </FileButton>
          {photo ? (
            <Button variant="subtle" size="sm" onClick={() => flow.send({ type: 'photo.removed' })}>
              <Trans>Remove the new photo</Trans>
            </Button>
          ) : null}
        </div>
        <p id={hint} className={classes.hint}>
          <Trans>
            JPG, JPEG, PNG or GIF, max {limit} MB, ratio 1:1. Other shapes are cropped to a square.
          </Trans>
        </p>
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      </div>
    </div>
  );
}
