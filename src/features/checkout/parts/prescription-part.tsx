import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton } from '@mantine/core';
import { IconCamera, IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { LARGEST_FILE_MEGABYTES, PHOTO_TYPES } from '../../../../domain/photo';
import type { prescriptionMachine } from '../../../../machines/checkout/prescription.machine';
import { useFormats } from '../../../i18n/formats.context';
import { Button } from '../../../ui/button';
import { usePrescriptionPart } from '../checkout.context';
import classes from '../checkout.module.css';
import { Part } from './part';

type Flow = ActorRefFrom<typeof prescriptionMachine>;

/** Where something needs a prescription: its pictures, looked at before they are sent [PHAR-01 to PHAR-04]. */
export function PrescriptionPart() {
  const flow = usePrescriptionPart();
  return flow ? (
    <Part field="prescription" title={<Trans>Prescription</Trans>}>
      <Pictures flow={flow} />
    </Part>
  ) : null;
}

/** The pictures that go along, and why one does not. */
export function Pictures({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  const pictures = useSelector(flow, ({ context }) => context.pictures);
  return (
    <>
      <p className={classes.hint}>
        {pictures.length === 0 ? <Trans>prescription is required</Trans> : null}{' '}
        <Trans>Only you and the pharmacy see it.</Trans>
      </p>
      {pictures.length > 0 ? (
        <ul className={classes.pictures}>
          {pictures.map(({ id, name, url }) => (
            <li key={id}>
              <img src={url} alt={name} width={96} height={96} />
              <button
                type="button"
                aria-label={t`Remove ${name}`}
                onClick={() => flow.send({ type: 'picture.removed', id })}
              >
                <IconTrash size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Refusal flow={flow} />
      <div>
        <FileButton
          multiple
          accept={Object.values(PHOTO_TYPES).join(',')}
          onChange={(photos) => flow.send({ type: 'pictures.chosen', photos })}
          inputProps={{
            'aria-label': t`Add a picture`,
            // The same file can be chosen again.
            onClick: ({ currentTarget }) => {
              currentTarget.value = '';
            },
          }}
        >
          {({ onClick }) => (
            <Button variant="light" leftSection={<IconCamera size={20} aria-hidden />} onClick={onClick}>
              <Trans>Add a picture</Trans>
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
  const isTooMany = useSelector(flow, (snapshot) => snapshot.matches({ refused: 'tooMany' }));
  const isOtherFormat = useSelector(flow, (snapshot) => snapshot.matches({ refused: 'format' }));
  const isTooLarge = useSelector(flow, (snapshot) => snapshot.matches({ refused: 'size' }));
  const isMissing = useSelector(flow, (snapshot) => snapshot.matches({ refused: 'missing' }));
  if (!isMissing && !isTooMany && !isOtherFormat && !isTooLarge) return null;
  return (
    <p className={classes.bad} role="alert">
      {isMissing ? <Trans>Please upload your prescription image</Trans> : null}
      {isTooMany ? <Trans>Maximum 3 images can be send at a time.</Trans> : null}
      {isOtherFormat ? <Trans>Only pictures are taken: JPG, PNG or GIF.</Trans> : null}
      {isTooLarge ? <Trans>A picture may have {most} MB at most.</Trans> : null}
    </p>
  );
}
