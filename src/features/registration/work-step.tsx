import { Trans } from '@lingui/react/macro';
import { courierWorkSchema } from '../../../domain/forms/registration';
import type { ZoneInfo } from '../../api/location-api';
import type { DeliveryVehicle } from '../../api/registration-api';
import { useRegistration, useRegistrationRef } from './registration.context';
import { Choices, StepButtons } from './step-parts';

type Props = { zones: readonly ZoneInfo[]; vehicles: readonly DeliveryVehicle[] };

export function WorkStep({ zones, vehicles }: Props) {
  const flow = useRegistrationRef();
  const { zoneId, vehicleId, earning } = useRegistration(({ context }) => context.texts);
  const texts = { zoneId, vehicleId, earning };
  const isWhole = courierWorkSchema.isValidSync(texts);
  return (
    <>
      <Choices
        legend={<Trans>Area</Trans>}
        name="zone"
        value={zoneId}
        options={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(value) => flow.send({ type: 'texts.typed', texts: { zoneId: value } })}
      />
      <Choices
        legend={<Trans>Vehicle</Trans>}
        name="vehicle"
        value={vehicleId}
        options={vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(value) => flow.send({ type: 'texts.typed', texts: { vehicleId: value } })}
      />
      <Choices
        legend={<Trans>How you’ll be paid</Trans>}
        name="earning"
        value={earning}
        options={[
          { value: '1', label: <Trans>Per delivery</Trans> },
          { value: '0', label: <Trans>Monthly</Trans> },
        ]}
        onChoose={(value) => flow.send({ type: 'texts.typed', texts: { earning: value } })}
      />
      <StepButtons
        why={isWhole ? null : <Trans>Choose area and vehicle first</Trans>}
        onContinue={() => flow.send({ type: 'step.submitted', texts })}
      />
    </>
  );
}
