import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../platform/layers/confirm-dialog';
import { useRentalSearch, useRentalSearchRef } from './rental-search.context';

/** Asks for confirmation if pick-up and destination are the same place [RENT-58]. */
export function RoundTripQuestion() {
  const flow = useRentalSearchRef();
  const place = useRentalSearch(({ context }) => context.draft.pickup?.name);
  return (
    <ConfirmDialog
      name="roundTrip"
      title={<Trans>Pickup and drop-off are the same</Trans>}
      confirm={<Trans>Yes, return to the same place</Trans>}
      cancel={<Trans>Change locations</Trans>}
      onConfirm={() => flow.send({ type: 'return.confirmed' })}
      onCancel={() => flow.send({ type: 'question.closed' })}
    >
      <p dir="auto">{place}</p>
      <p>
        <Trans>Will you return the vehicle to the pickup location?</Trans>
      </p>
    </ConfirmDialog>
  );
}
