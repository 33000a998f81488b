import { Trans, useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { picturesMachine } from '../../../../machines/orders/pictures.machine';
import { useFlow } from '../../../platform/flow';
import { Pictures } from '../../orders/actions/pictures';
import { usePrescriptionPart } from '../checkout.context';
import classes from '../checkout.module.css';
import { Part } from './part';

type Flow = ActorRefFrom<typeof picturesMachine>;

/** Takes pictures of the prescription and shows previews [PHAR-01 to PHAR-04]. */
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
  const isMissing = useFlow(flow, ({ context }) => context.pictures.length === 0);
  const isLost = useFlow(flow, (snapshot) => snapshot.matches('lost'));
  return (
    <>
      {isMissing ? (
        <p className={classes.hint}>
          <Trans>prescription is required</Trans>
        </p>
      ) : null}
      <p className={classes.hint}>
        <Trans>Only you and the pharmacy can see it.</Trans>
      </p>
      {isLost ? (
        <p>
          <Trans>Photos aren’t saved when you leave this page. Please add them again.</Trans>
        </p>
      ) : null}
      <Pictures flow={flow} add={t`Add a photo or PDF`} />
    </>
  );
}
