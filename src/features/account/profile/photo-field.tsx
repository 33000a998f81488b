import { Trans, useLingui } from '@lingui/react/macro';
import { IconCamera } from '@tabler/icons-react';
import { type ChangeEvent, useId, useState } from 'react';
import type { Person } from '../../../../domain/person';
import { LARGEST_FILE_MEGABYTES, PHOTO_TYPES } from '../../../../domain/photo';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { useNews } from '../../../ui/news';
import { Portrait } from '../frame/portrait';
import classes from './photo-field.module.css';
import type { PhotoShelf } from './photo-shelf';
import { useProfile, useProfileRef } from './profile.context';

type Props = { person: Person; shelf: PhotoShelf; problem: string | undefined };

/** The picture as it is or will be: chosen, looked at, and only then uploaded with the rest [PROF-05]. */
export function PhotoField({ person, shelf, problem }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const id = useId();
  const flow = useProfileRef();
  const photo = useProfile(({ context }) => context.photo);
  const shown = useShownPhoto(person, shelf);
  const limit = formats.number(LARGEST_FILE_MEGABYTES);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    flow.send({
      type: 'photo.chosen',
      photo: { name: file.name, type: file.type, size: file.size },
    });
    if (flow.getSnapshot().matches('filling')) shelf.put(file);
  };

  return (
    <div className={classes.row}>
      <span className={classes.portrait} data-new={photo !== null || undefined}>
        <Portrait person={person} size={96} src={shown} />
      </span>
      <div className={classes.words}>
        <div className={classes.buttons}>
          <span className={classes.choose}>
            <input
              id={id}
              className={classes.input}
              type="file"
              accept={Object.values(PHOTO_TYPES).join(',')}
              aria-label={t`Choose a photo`}
              aria-describedby={`${id}-hint`}
              onChange={choose}
            />
            <span className={classes.face} aria-hidden="true">
              <IconCamera size={20} />
              <Trans>Choose a photo</Trans>
            </span>
          </span>
          {photo ? (
            <Button variant="subtle" size="sm" onClick={() => flow.send({ type: 'photo.removed' })}>
              <Trans>Remove the new photo</Trans>
            </Button>
          ) : null}
        </div>
        <p id={`${id}-hint`} className={classes.hint}>
          <Trans>JPG, JPEG, PNG or GIF, max {limit} MB, ratio 1:1. Other shapes are cut to a square.</Trans>
        </p>
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      </div>
    </div>
  );
}

/** After saving, the preview stays until the account has its picture: nothing flickers. */
function useShownPhoto(person: Person, shelf: PhotoShelf): string | null {
  const flow = useProfileRef();
  const photo = useProfile(({ context }) => context.photo);
  const [isUploaded, setUploaded] = useState(false);
  const [known, setKnown] = useState(person.imageUrl);
  if (known !== person.imageUrl) {
    setKnown(person.imageUrl);
    setUploaded(false);
  }
  useNews(flow, 'profile.changed', () => setUploaded(true));
  return (photo !== null || isUploaded ? shelf.url() : null) ?? person.imageUrl;
}
