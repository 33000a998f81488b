import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { picturesMachine } from '../../../../machines/orders/pictures.machine';
import { Pictures } from '../../orders/actions/pictures';
import { usePrescriptionPart } from '../checkout.context';
import classes from '../checkout.module.css';
import { Part } from './part';

type Flow = ActorRefFrom<typeof picturesMachine>;

/** Where something needs a prescription: its pictures, looked at before they are sent [PHAR-01 to PHAR-04]. */
export function PrescriptionPart() {
  const flow = usePrescriptionPart();
  return flow ? (
    <Part field="prescription" title={<Trans>Prescription</Trans>}>
      <Prescription flow={flow} />
    </Part>
  ) : null;
}

export function Prescription({ flow }: { flow: Flow }) {
  const { t } = useLingui();
  const isMissing = useSelector(flow, ({ context }) => context.pictures.length === 0);
  const isLost = useSelector(flow, (snapshot) => snapshot.matches('lost'));
  return (
    <>
      {isMissing ? (
        <p className={classes.hint}>
          <Trans>prescription is required</Trans>
        </p>
      ) : null}
      <p className={classes.hint}>
        <Trans>Only you and the pharmacy see it.</Trans>
      </p>
      {isLost ? (
        <p>
          <Trans>
            The pictures you chose are not kept when you leave this page. Please choose them again.
          </Trans>
        </p>
      ) : null}
      <Pictures flow={flow} add={t`Add a picture`} />
    </>
  );
}
