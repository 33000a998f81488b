import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { LARGEST_FILE_MEGABYTES, PHOTO_TYPES, photoProblemOf } from '../../../../domain/photo';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import classes from './order-actions.module.css';

type Props = { images: readonly File[]; onChange: (images: readonly File[]) => void };

const MOST = 3;

/** At most three, none too large, and each can be taken away again [ORD-07, ORD-09, CONST-07]. */
export function ImagesField({ images, onChange }: Props) {
  const { t } = useLingui();
  const formats = useFormats();
  const [hasRefused, setRefused] = useState(false);
  const most = formats.number(MOST);
  const size = formats.number(LARGEST_FILE_MEGABYTES);
  const add = (chosen: File[]) => {
    const fitting = chosen.filter((file) => photoProblemOf(file) === null);
    setRefused(fitting.length < chosen.length || images.length + fitting.length > MOST);
    onChange([...images, ...fitting].slice(0, MOST));
  };
  return (
    <div className={classes.images}>
      <FileButton
        accept={Object.values(PHOTO_TYPES).join(',')}
        multiple
        onChange={add}
        inputProps={{ 'aria-label': t`Add pictures` }}
      >
        {({ onClick }) => (
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPhoto size={20} aria-hidden />}
            onClick={onClick}
          >
            <Trans>Add pictures</Trans>
          </Button>
        )}
      </FileButton>
      <p className={classes.hint}>
        <Trans>
          Up to {most}, JPG, PNG or GIF, max {size} MB each
        </Trans>
      </p>
      {hasRefused ? (
        <p className={classes.missing} role="alert">
          <Trans>Some files are too many, too large or no pictures, and were left out.</Trans>
        </p>
      ) : null}
      <ul className={classes.files}>
        {images.map((image) => (
          <li key={`${image.name} ${image.size}`} className={classes.file}>
            <bdi>{image.name}</bdi>
            <button
              type="button"
              className={classes.drop}
              aria-label={t`Remove ${image.name}`}
              onClick={() => onChange(images.filter((other) => other !== image))}
            >
              <IconX size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
