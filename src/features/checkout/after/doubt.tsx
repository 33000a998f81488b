import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { useFormats } from '../../../i18n/formats.context';
import { ConfirmDialog } from '../../../platform/layers/confirm-dialog';
import type { PaidSubject } from '../parts/payment-part';
import { WORDS } from './paying-words';

type Props = { flow: ActorRefFrom<typeof paymentMachine>; subject: PaidSubject };

/** What it costs and what comes back stands before the button [ORD-06]. */
export function Doubt({ flow, subject }: Props) {
  const formats = useFormats();
  const paid = useSelector(flow, ({ context }) => context.order?.paid ?? 0);
  const isBusy = useSelector(flow, (snapshot) => snapshot.matches({ unpaid: 'cancelling' }));
  const words = WORDS[subject];
  const back = formats.money(paid);
  return (
    <ConfirmDialog
      name={subject === 'trip' ? 'trip' : 'order'}
      title={words.doubt}
      confirm={words.cancel}
      cancel={words.keep}
      onConfirm={() => flow.send({ type: 'order.cancelled' })}
      onCancel={() => flow.send({ type: 'question.closed' })}
      isBusy={isBusy}
    >
      <p>
        <Trans>Cancelling costs nothing.</Trans>{' '}
        {paid > 0 ? (
          <Trans>{back} come back to where you paid from.</Trans>
        ) : (
          <Trans>You have not paid anything yet, so nothing has to come back.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
