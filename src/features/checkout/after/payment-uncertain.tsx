import { Trans } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../../machines/checkout/payment.machine';
import { useFormats } from '../../../i18n/formats.context';
import { useFlow } from '../../../platform/flow';
import { ConfirmDialog } from '../../../platform/layers/confirm-dialog';
import type { PaidSubject } from '../parts/payment-part';
import { PAYING_TEXTS } from './paying-texts';

type Props = { flow: ActorRefFrom<typeof paymentMachine>; subject: PaidSubject };

/** Shows the cost and the refund before the customer can press the button [ORD-06]. */
export function PaymentUncertain({ flow, subject }: Props) {
  const formats = useFormats();
  const paid = useFlow(flow, ({ context }) => context.order?.paid ?? 0);
  const isBusy = useFlow(flow, (snapshot) => snapshot.matches({ unpaid: 'cancelling' }));
  const texts = PAYING_TEXTS[subject];
  const back = formats.money(paid);
  return (
    <ConfirmDialog
      name={subject === 'trip' ? 'trip' : 'order'}
      title={texts.doubt}
      confirm={texts.cancel}
      cancel={texts.keep}
      onConfirm={() => flow.send({ type: 'order.cancelled' })}
      onCancel={() => flow.send({ type: 'question.closed' })}
      isBusy={isBusy}
    >
      <p>
        <Trans>Cancelling is free.</Trans>{' '}
        {paid > 0 ? (
          <Trans>{back} will be refunded to your original payment method.</Trans>
        ) : (
          <Trans>You haven’t paid anything yet, so there’s nothing to refund.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
