import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  LARGEST_FILE_MEGABYTES,
  MAX_PICTURES,
  PHOTO_TYPES,
  PRESCRIPTION_TYPES,
} from '../../../../domain/photo';
import type { picturesMachine } from '../../../../machines/orders/pictures.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow, usePage } from '../../../platform/flow';
import { Button } from '../../../ui/button';
import { ChosenPictures } from '../../../ui/chosen-pictures';
import bad from '../../../ui/error-text.module.css';
import { useRunningActor } from '../../../ui/running-actors';
import { providePictures } from './pictures.actors';
import classes from './pictures.module.css';

type Flow = ActorRefFrom<typeof picturesMachine>;

type FieldProps = { takesDocuments?: boolean; onChange: (images: readonly File[]) => void };

/**
 * The picture field of refunds, reviews and prescriptions. `onChange` gets the files [ORD-07, ORD-09,
 * PHAR-05].
 */
export function PicturesField({ takesDocuments = false, onChange }: FieldProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const flow = usePage(() => providePictures(onChange), { input: { takesDocuments } });
  useRunningActor(flow);
  const size = formats.number(LARGEST_FILE_MEGABYTES);
  const most = formats.number(MAX_PICTURES);
  return (
    <div className={classes.field}>
      <Pictures flow={flow} add={takesDocuments ? t`Add photos or a PDF` : t`Add photos`} />
      <p className={classes.hint}>
        {takesDocuments ? (
          <Trans>
            Up to {most}, JPG, PNG, GIF or PDF, max {size} MB each
          </Trans>
        ) : (
          <Trans>
            Up to {most}, JPG, PNG or GIF, max {size} MB each
          </Trans>
        )}
      </p>
    </div>
  );
}

/** Shows previews, and why a file was rejected [PHAR-03, PHAR-04, CONST-07]. */
export function Pictures({ flow, add }: { flow: Flow; add: string }) {
  const pictures = useFlow(flow, ({ context }) => context.pictures);
  const takesDocuments = useFlow(flow, ({ context }) => context.takesDocuments);
  return (
    <>
      <ChosenPictures pictures={pictures} onRemove={(id) => flow.send({ type: 'picture.removed', id })} />
      <Refusal flow={flow} />
      <div>
        <FileButton
          multiple
          accept={Object.values(takesDocuments ? PRESCRIPTION_TYPES : PHOTO_TYPES).join(',')}
          onChange={(photos) => flow.send({ type: 'pictures.chosen', photos })}
          inputProps={{
            'aria-label': add,
            // Without the reset, choosing the same file again fires no change event.
            onClick: ({ currentTarget }) => {
              currentTarget.value = '';
            },
          }}
        >
          {({ onClick }) => (
            <Button variant="light" leftSection={<IconCamera size={20} aria-hidden />} onClick={onClick}>
              {add}
            </Button>
          )}
        </FileButton>
      </div>
    </>
  );
}

function Refusal({ flow }: { flow: Flow }): ReactNode {
  const formats = useFormats();
  const most = formats.number(LARGEST_FILE_MEGABYTES);
  const takesDocuments = useFlow(flow, ({ context }) => context.takesDocuments);
  const isTooMany = useFlow(flow, (snapshot) => snapshot.matches({ refused: 'tooMany' }));
  const isOtherFormat = useFlow(flow, (snapshot) => snapshot.matches({ refused: 'format' }));
  const isTooLarge = useFlow(flow, (snapshot) => snapshot.matches({ refused: 'size' }));
  const isMissing = useFlow(flow, (snapshot) => snapshot.matches({ refused: 'missing' }));
  if (!isMissing && !isTooMany && !isOtherFormat && !isTooLarge) return null;
  return (
    <p className={bad.bad} role="alert">
      {isMissing ? <Trans>Please upload your prescription image</Trans> : null}
      {isTooMany ? <Trans>Maximum 3 images can be send at a time.</Trans> : null}
      {isOtherFormat && takesDocuments ? (
        <Trans>Please choose a JPG, PNG or GIF image, or a PDF.</Trans>
      ) : null}
      {isOtherFormat && !takesDocuments ? <Trans>Please choose a JPG, PNG or GIF image.</Trans> : null}
      {isTooLarge && takesDocuments ? <Trans>Files can be up to {most} MB.</Trans> : null}
      {isTooLarge && !takesDocuments ? <Trans>Photos can be up to {most} MB.</Trans> : null}
    </p>
  );
}
