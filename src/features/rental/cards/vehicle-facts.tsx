import { Plural, Trans } from '@lingui/react/macro';
import { IconAirConditioning, IconArmchair2, IconGasStation, IconManualGearbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Vehicle } from '../../../../domain/rental/vehicle';
import classes from './vehicle-card.module.css';

/** Shows the name of the gearbox. Unknown values are shown unchanged. */
export function GearName({ gear }: { gear: string }) {
  if (gear === 'automatic') return <Trans>Automatic</Trans>;
  if (gear === 'manual') return <Trans>Manual</Trans>;
  return gear;
}

export function FuelName({ fuel }: { fuel: string }) {
  switch (fuel) {
    case 'petrol':
      return <Trans>Petrol</Trans>;
    case 'diesel':
      return <Trans>Diesel</Trans>;
    case 'hybrid':
      return <Trans>Hybrid</Trans>;
    case 'electric':
      return <Trans>Electric</Trans>;
    default:
      return fuel;
  }
}

/** Shows seats, air conditioning, gearbox and fuel [RENT-07]. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const { seats, hasAirCondition, transmission, fuel } = vehicle;
  return (
    <ul className={classes.facts}>
      {seats === null ? null : (
        <Fact icon={<IconArmchair2 size={17} aria-hidden />}>
          <Plural value={seats} one="# seat" other="# seats" />
        </Fact>
      )}
      <Fact icon={<IconAirConditioning size={17} aria-hidden />}>
        {hasAirCondition ? <Trans>AC</Trans> : <Trans>No AC</Trans>}
      </Fact>
      {transmission === null ? null : (
        <Fact icon={<IconManualGearbox size={17} aria-hidden />}>
          <GearName gear={transmission} />
        </Fact>
      )}
      {fuel === null ? null : (
        <Fact icon={<IconGasStation size={17} aria-hidden />}>
          <FuelName fuel={fuel} />
        </Fact>
      )}
    </ul>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className={classes.fact}>
    {icon}
    <span>{children}</span>
  </li>
);
